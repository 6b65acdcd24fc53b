/** The option that was chosen once and waits for a second word. Whatever draws options asks here how it stands. */
class Arming {
  private key = $state("");
  private lasting = $state(false);

  follow(key: string, lasting: boolean): void {
    this.key = key;
    this.lasting = lasting;
  }

  option(key: string): boolean {
    return key !== "" && key === this.key;
  }

  /** Whether it waits because it cannot be taken back. */
  lasts(...keys: string[]): boolean {
    return this.lasting && keys.some((key) => this.option(key));
  }
}

export const arming = new Arming();
