import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '../product/client.js';
import { slowness } from '../product/until.js';
import { type CyclingOrder, nextWrite } from '../product/workload.js';

/** Delay between two writes of one writer, milliseconds of a quiet machine: normal use, not a load test. Consumers are to keep up. */
const calm = 40;

/**
 * A person who operates one order through one API process, and repeats an unanswered write with its key at another process, or at the same one when it runs
 * again: it must have exactly one effect, whether or not the first attempt arrived.
 */
export class Writer {
  acknowledged = 0;
  repeated = 0;
  /** repeated writes whose first attempt had arrived */
  arrived = 0;
  private stopped = false;

  constructor(
    readonly order: CyclingOrder,
    private staff: Client,
    private readonly otherwise: () => Client | Promise<Client>,
    private readonly rest = calm,
  ) {}

  stop(): void {
    this.stopped = true;
  }

  /** @throws Error when a write is refused, or its repetition is not answered */
  async work(): Promise<void> {
    while (!this.stopped) {
      const write = nextWrite(this.order);
      const { status, body } = await this.send(write);
      if (status !== 200) throw new Error(`${write.path}: ${status} ${JSON.stringify(body)}`);
      this.order.turn += 1;
      this.order.version += write.events;
      this.acknowledged += 1;
      await pause(this.rest * slowness());
    }
  }

  private async send({ method, path, body, key }: ReturnType<typeof nextWrite>): Promise<{ status: number; body: unknown }> {
    const call = () => this.staff.call(method, path, body, { 'idempotency-key': key });
    const first = await call().catch(() => undefined);
    // A token ends during a long run.
    if (first && first.status !== 401) return first;
    this.staff = await this.otherwise();
    const answer = await call();
    if (first) return answer;
    this.repeated += 1;
    if (answer.headers.get('idempotency-replayed') === 'true') this.arrived += 1;
    return answer;
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
