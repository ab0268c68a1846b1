import { setTimeout as pause } from 'node:timers/promises';
import type { RetryingClient } from '../product/retrying-client.js';
import { slowness } from '../product/until.js';
import { type CyclingOrder, nextWrite } from '../product/workload.js';

/** Delay between two writes of one writer, milliseconds of a quiet machine: normal use, not a load test. Consumers are to keep up. */
const calm = 40;

/** A person who operates one order, and repeats an unanswered write with its key: it must have exactly one effect, whether or not the first attempt arrived. */
export class Writer {
  acknowledged = 0;
  repeated = 0;
  /** repeated writes whose first attempt had arrived */
  arrived = 0;
  private stopped = false;

  constructor(
    readonly order: CyclingOrder,
    private readonly staff: RetryingClient,
    private readonly rest = calm,
  ) {}

  stop(): void {
    this.stopped = true;
  }

  /** @throws Error when a write is refused, or its repetition is not answered */
  async work(): Promise<void> {
    while (!this.stopped) {
      const { method, path, body, key, events } = nextWrite(this.order);
      const answer = await this.staff.call(method, path, body, key);
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      this.order.turn += 1;
      this.order.version += events;
      this.acknowledged += 1;
      if (answer.repeated) this.repeated += 1;
      if (answer.repeated && answer.headers.get('idempotency-replayed') === 'true') this.arrived += 1;
      await pause(this.rest * slowness());
    }
  }
}

export const sumOf = (crew: readonly Writer[], figure: 'acknowledged' | 'repeated' | 'arrived'): number =>
  crew.reduce((sum, one) => sum + one[figure], 0);

/** Lets the crew write while `scene` happens. A writer that gives up ends it, because what follows says nothing. */
export async function whileWriting<Result>(crew: readonly Writer[], scene: () => Promise<Result>): Promise<Result> {
  const working = Promise.all(crew.map((one) => one.work()));
  try {
    const result = await Promise.race([scene(), working.then(() => Promise.reject(new Error('nobody writes any more')))]);
    crew.forEach((one) => one.stop());
    await working;
    return result;
  } finally {
    crew.forEach((one) => one.stop());
    // The first failure is reported, not its consequences.
    working.catch(() => undefined);
  }
}
