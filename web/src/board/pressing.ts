/** A finger that rests on something for a while. */
const WHILE = 450;

export class LongPress {
  private timer: ReturnType<typeof setTimeout> | undefined;

  begin(event: Pick<PointerEvent, "pointerType">, onlong: () => void): void {
    this.end();
    if (event.pointerType === "touch") this.timer = setTimeout(onlong, WHILE);
  }

  end(): void {
    clearTimeout(this.timer);
  }
}
