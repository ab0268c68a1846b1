import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from './client.js';
import { Connection, load, type LoadResult, requestBytes } from './socket-load.js';
import { type CyclingOrder, nextWrite } from './workload.js';

/** The next write of `order`, with a separate key. The caller calls `done` when it took effect. */
export function requestOf(staff: Client, order: CyclingOrder): { path: string; bytes: Buffer; done: () => void } {
  const { method, path, body, key, events } = nextWrite(order);
  const headers = { authorization: `Bearer ${staff.token}`, 'idempotency-key': key };
  const done = (): void => {
    order.turn += 1;
    order.version += events;
  };
  return { path, bytes: requestBytes(method, `/api/v1${path}`, new URL(staff.origin).host, headers, body), done };
}

/**
 * As many writes as `connections` sockets to the api where `staff` signed in can send one after the other. Each connection cycles through its own share of the
 * orders, so that writes never conflict.
 */
export async function writeLoad(staff: Client, orders: readonly CyclingOrder[], connections: number, seconds: number): Promise<LoadResult> {
  const turns = Array.from({ length: connections }, () => 0);
  const each = Math.floor(orders.length / connections);
  return load(Number(new URL(staff.origin).port), connections, seconds, (connection) => {
    const turn = turns[connection] ?? 0;
    turns[connection] = turn + 1;
    const order = orders[connection * each + (turn % each)];
    if (!order) throw new Error('an order for every connection');
    const { bytes, done } = requestOf(staff, order);
    return { bytes, answered: (status) => void (status === 200 && done()) };
  });
}

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
  // In rotation: the server would close an idle one.
  const idle: Connection[] = [];
  const offered: Offered = { latencies: [], late: 0 };
  const running = new Set<Promise<void>>();
  const began = performance.now();
  let failed: Error | undefined;
  const write = async (order: CyclingOrder, due: number): Promise<void> => {
    const { path, bytes, done } = requestOf(staff, order);
    const connection = idle.shift() ?? new Connection(Number(new URL(staff.origin).port));
    const status = await connection.send(bytes);
    idle.push(connection);
    if (status !== 200) throw new Error(`${path}: ${status}`);
    done();
    offered.latencies.push(performance.now() - due);
  };
  for (let beat = 0; !over() && !failed; beat += 1) {
    const due = began + (beat * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    if (free.length === 0) offered.late += 1;
    while (free.length === 0) await Promise.race(running);
    const order = free.shift() as CyclingOrder;
    const one = write(order, due)
      .catch((fault: unknown) => void (failed = fault as Error))
      .then(() => {
        free.push(order);
        running.delete(one);
      });
    running.add(one);
  }
  await Promise.all(running);
  idle.forEach((connection) => connection.close());
  if (failed) throw failed;
  return offered;
}
