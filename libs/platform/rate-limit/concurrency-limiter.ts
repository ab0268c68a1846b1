import type { Problem } from '../http/problem.js';

/** How much may be under way at once, and what refuses the rest. */
export interface ConcurrencyLimits {
  /** for one holder */
  perHolder: number;
  /** for all holders of this process together */
  total: number;
  /** the refusal of a holder who has `perHolder` under way */
  holderFull: () => Problem;
  /** the refusal while `total` are under way */
  allFull: () => Problem;
}

/** Counts what is under way in this process, per holder and in all (a bulkhead): no holder takes every place, and all holders together take no more than `total`. */
export class ConcurrencyLimiter {
  private readonly places = new Map<string, number>();
  private taken = 0;

  /** How many are under way. */
  get size(): number {
    return this.taken;
  }

  /**
   * Takes one place without waiting.
   * @returns gives the place back; harmless when repeated
   * @throws what `limits` makes of a full holder or a full process
   */
  enter(holder: string, { perHolder, total, holderFull, allFull }: ConcurrencyLimits): () => void {
    if ((this.places.get(holder) ?? 0) >= perHolder) throw holderFull();
    if (this.taken >= total) throw allFull();
    this.change(holder, 1);
    let entered = true;
    return () => {
      if (entered) this.change(holder, -1);
      entered = false;
    };
  }

  private change(holder: string, by: 1 | -1): void {
    this.taken += by;
    const places = (this.places.get(holder) ?? 0) + by;
    if (places > 0) this.places.set(holder, places);
    else this.places.delete(holder);
  }
}
