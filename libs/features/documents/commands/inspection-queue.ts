import { Injectable } from '@nestjs/common';

/** Each inspection holds a whole file in memory, up to 15 MB; this many at once per process. */
const atOnce = 3;

/** Lets a few pieces of work run at a time and the others wait for their turn, first come first served. */
@Injectable()
export class InspectionQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= atOnce) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running++;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}
