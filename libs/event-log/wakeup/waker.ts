/** Sleeps until woken, at most a given time; a wake that comes before the sleep is not lost. */
export class Waker {
  private woken = false;
  private resume: (() => void) | undefined;

  wake(): void {
    this.woken = true;
    this.resume?.();
  }

  /** @param most milliseconds */
  async sleep(most: number): Promise<void> {
    if (!this.woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, most);
        this.resume = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.resume = undefined;
    this.woken = false;
  }
}
