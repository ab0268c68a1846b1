import type { Client } from './client.js';
import { load, type LoadRequest, type LoadResult, offer, requestBytes } from './socket-load.js';
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
  return load(portOf(staff), connections, seconds, (connection) => {
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

/** Sends a write at every interval until `over`. Each order has one pending write at a time. @throws Error if one is refused or not answered */
export async function offerLoad(staff: Client, orders: readonly CyclingOrder[], rate: number, over: () => boolean): Promise<Offered> {
  const free = [...orders];
  const latencies: number[] = [];
  const late = await offer(portOf(staff), rate, () => nextOf(free, staff, (took) => latencies.push(took)), over);
  return { latencies, late };
}

/** The next write of the order that was `free` longest, which is free again when it took effect. Answers other than 200 end the load. */
export function nextOf(free: CyclingOrder[], staff: Client, taken: (took: number) => void): LoadRequest | undefined {
  const order = free.shift();
  if (!order) return undefined;
  const { path, bytes, done } = requestOf(staff, order);
  return {
    bytes,
    answered(status, took) {
      if (status !== 200) throw new Error(`${path}: ${status}`);
      done();
      free.push(order);
      taken(took);
    },
  };
}

const portOf = ({ origin }: Client): number => Number(new URL(origin).port);
