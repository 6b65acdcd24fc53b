/** The option that was chosen once and waits for a second word. Whatever draws options asks here how it stands. */
class Arming {
  private key = $state("");

  follow(key: string): void {
    this.key = key;
  }

  option(key: string): boolean {
    return key !== "" && key === this.key;
  }

  /** Whether one of these options waits. */
  isIrrevocable(...keys: string[]): boolean {
    return keys.some((key) => this.option(key));
  }
}

export const arming = new Arming();
