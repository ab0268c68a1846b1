import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from './client.js';
import { type CyclingOrder, nextWrite } from './workload.js';

/** Delay between two writes of one writer, milliseconds: normal use, not a load test. */
const calm = 40;

/**
 * A person who operates one order through one API process, and switches to another process when that one is gone, retrying unanswered writes with their keys.
 */
export class Writer {
  acknowledged = 0;
  repeated = 0;
  private stopped = false;

  constructor(
    readonly order: CyclingOrder,
    private staff: Client,
    private readonly otherwise: () => Client,
  ) {}

  stop(): void {
    this.stopped = true;
  }

  async work(): Promise<void> {
    while (!this.stopped) {
      const write = nextWrite(this.order);
      const answer = await this.send(write);
      if (answer.status !== 200) throw new Error(`${write.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      this.order.turn += 1;
      this.order.version += write.events;
      this.acknowledged += 1;
      await pause(calm);
    }
  }

  private async send(write: ReturnType<typeof nextWrite>): Promise<{ status: number; body: unknown }> {
    const headers = { 'idempotency-key': write.key };
    try {
      return await this.staff.call(write.method, write.path, write.body, headers);
    } catch {
      this.staff = this.otherwise();
      this.repeated += 1;
      return this.staff.call(write.method, write.path, write.body, headers);
    }
  }
}
