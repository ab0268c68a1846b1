/** Which limit has no place left: that of the key, or that of all keys together. */
export type FullLimit = 'ofKey' | 'ofAll';

/** Counts the work under way of each key and of all, and refuses at once instead of queueing. */
export class ConcurrencyLimit<Key> {
  private readonly held = new Map<Key, number>();
  private all = 0;

  constructor(private readonly most: { ofKey: number; ofAll: number }) {}

  /** How many places are taken. */
  get size(): number {
    return this.all;
  }

  /** Takes a place. @returns a function that gives it back, however often it is called; or the limit that has none */
  take(key: Key): (() => void) | FullLimit {
    const held = this.held.get(key) ?? 0;
    if (held >= this.most.ofKey) return 'ofKey';
    if (this.all >= this.most.ofAll) return 'ofAll';
    this.held.set(key, held + 1);
    this.all += 1;
    let isHeld = true;
    return () => {
      if (isHeld) this.release(key);
      isHeld = false;
    };
  }

  private release(key: Key): void {
    const left = (this.held.get(key) ?? 1) - 1;
    if (left > 0) this.held.set(key, left);
    else this.held.delete(key);
    this.all -= 1;
  }
}
