import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from './client.js';
import { Connection, requestBytes } from './socket-load.js';
import { type CyclingOrder, nextWrite } from './workload.js';

/** Latencies in milliseconds, from the scheduled time of a write to its response. */
export interface Offered {
  latencies: number[];
  /** writes that were skipped because every order was busy */
  late: number;
}

/**
 * Sends a write at every interval, whether or not earlier ones were answered, until `over`. Each order has one pending write at a time.
 * @throws Error if one is refused or not answered
 */
export async function offerLoad(staff: Client, orders: readonly CyclingOrder[], rate: number, over: () => boolean): Promise<Offered> {
  const free = [...orders];
  const writer = new Writer(staff);
  const offered: Offered = { latencies: [], late: 0 };
  const running = new Set<Promise<void>>();
  const began = performance.now();
  let failed: Error | undefined;
  for (let beat = 0; !over() && !failed; beat += 1) {
    const due = began + (beat * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    if (free.length === 0) offered.late += 1;
    while (free.length === 0) await Promise.race(running);
    const order = free.shift() as CyclingOrder;
    const one = writer
      .write(order)
      .then(
        () => void offered.latencies.push(performance.now() - due),
        (fault: Error) => (failed = fault),
      )
      .then(() => {
        free.push(order);
        running.delete(one);
      });
    running.add(one);
  }
  await Promise.all(running);
  writer.close();
  if (failed) throw failed;
  return offered;
}

/** Sends one person's writes over as many connections as needed, in rotation: the server would close an idle one. */
class Writer {
  private readonly idle: Connection[] = [];
  private readonly address: URL;

  constructor(private readonly staff: Client) {
    this.address = new URL(staff.origin);
  }

  /** @throws Error when it is refused, or not answered */
  async write(order: CyclingOrder): Promise<void> {
    const next = nextWrite(order);
    const headers = { authorization: `Bearer ${this.staff.token}`, 'idempotency-key': next.key };
    const connection = this.idle.shift() ?? new Connection(Number(this.address.port));
    const status = await connection.send(requestBytes(next.method, `/api/v1${next.path}`, this.address.host, headers, next.body));
    this.idle.push(connection);
    if (status !== 200) throw new Error(`${next.path}: ${status}`);
    order.turn += 1;
    order.version += next.events;
  }

  close(): void {
    this.idle.forEach((connection) => connection.close());
  }
}
