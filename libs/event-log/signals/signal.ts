/** Waits until it is raised, at most a given time; one that is raised before anybody waits is not lost. */
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
