import { orderEventOf } from '#libs/features/orders/rules/event-of';
import { LogReader } from '#libs/event-log/feed/log-reader';
import { Database } from '#libs/platform/database/database';
import { startEmbeddedPostgres } from '#libs/platform/embedded/embedded-postgres';
import type { OrderEvent } from '#machines/order/events';
import { fold } from '#machines/order/evolve';
import { Stack } from './stack.js';

/** Folds demo orders from memory repeatedly until `amount` events were folded. The goal is 50,000 events a second. */
export async function folding(amount: number, print: (line: string) => void): Promise<void> {
  const stack = await Stack.create();
  try {
    await stack.start();
    await stack.end('SIGTERM');
    const streams = await streamsOf(stack.dataDir);
    const size = streams.reduce((sum, events) => sum + events.length, 0);
    let folded = 0;
    const began = performance.now();
    while (folded < amount) {
      for (const events of streams) fold(events);
      folded += size;
    }
    const perSecond = folded / ((performance.now() - began) / 1000);
    print(
      `folding: ${streams.length} orders, ${folded} events, ${perSecond.toFixed(0)} events/s, ${(perSecond / 50_000).toFixed(1)} times its goal`,
    );
  } finally {
    await stack.remove();
  }
}

async function streamsOf(dataDir: string): Promise<OrderEvent[][]> {
  const server = await startEmbeddedPostgres({ dataDir });
  const database = Database.open(server.url);
  try {
    const streams = new Map<string, OrderEvent[]>();
    const reader = new LogReader(database);
    for (let after = 0, read = -1; read !== 0;) {
      const events = await reader.read(after, 1000);
      read = events.length;
      after = events.at(-1)?.pos ?? after;
      for (const event of events.filter(({ streamType }) => streamType === 'order').map(orderEventOf)) {
        streams.set(event.order, [...(streams.get(event.order) ?? []), event]);
      }
    }
    return [...streams.values()];
  } finally {
    await database.pool.end();
    await server.stop();
  }
}
