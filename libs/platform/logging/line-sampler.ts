const minute = 60_000;

/** Passes one log line per key and minute, and counts the suppressed ones. Keys are a fixed set, such as problem codes. */
export class LineSampler {
  private readonly windows = new Map<string, { until: number; heldBack: number }>();

  /** @param now the clock, in milliseconds since 1970 */
  constructor(private readonly now: () => number = Date.now) {}

  /** @returns the number of suppressed lines since the last one with this key; undefined for a line to suppress */
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
