/** A flag to wait for, with a timeout; raising it before anyone waits is not lost. */
export class Signal {
  private raised = false;
  private resume: (() => void) | undefined;

  raise(): void {
    this.raised = true;
    this.resume?.();
  }

  /** @param most milliseconds */
  async wait(most: number): Promise<void> {
    if (!this.raised) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, most);
        this.resume = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.resume = undefined;
    this.raised = false;
  }
}
