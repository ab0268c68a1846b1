const minute = 60_000;

/** Lets one log line a minute through for each key, and counts the lines it held back. Keys are a fixed set, such as problem codes. */
export class LineSampler {
  private readonly windows = new Map<string, { until: number; heldBack: number }>();

  /** @param now milliseconds since 1970 */
  constructor(private readonly now: () => number = Date.now) {}

  /** @returns how many lines were held back since the last one of this key; undefined for a line to hold back */
  pass(key: string): number | undefined {
    const window = this.windows.get(key);
    if (window !== undefined && this.now() < window.until) {
      window.heldBack += 1;
      return undefined;
    }
    this.windows.set(key, { until: this.now() + minute, heldBack: 0 });
    return window?.heldBack ?? 0;
  }
}
