import type { Client } from './client.js';
import { load, type LoadResult, requestBytes } from './socket-load.js';
import { type CyclingOrder, nextWrite } from './workload.js';

/**
 * Durable writes with keys over `connections` sockets to the api where `staff` signed in. Each connection cycles through its own share of the orders, so that
 * writes never conflict.
 */
export async function writeLoad(staff: Client, orders: readonly CyclingOrder[], connections: number, seconds: number): Promise<LoadResult> {
  const turns = Array.from({ length: connections }, () => 0);
  const each = Math.floor(orders.length / connections);
  const { port, host } = new URL(staff.origin);
  return load(Number(port), connections, seconds, (connection) => {
    const turn = turns[connection] ?? 0;
    turns[connection] = turn + 1;
    const order = orders[connection * each + (turn % each)];
    if (!order) throw new Error('an order for every connection');
    const write = nextWrite(order);
    const headers = { authorization: `Bearer ${staff.token}`, 'idempotency-key': write.key };
    return {
      bytes: requestBytes(write.method, `/api/v1${write.path}`, host, headers, write.body),
      answered: (status) => {
        if (status === 200) order.turn += 1;
      },
    };
  });
}
