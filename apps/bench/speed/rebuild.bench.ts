import { rebuild } from '#apps/worker/rebuild-command';
import { LogFeed } from '#libs/event-log/feed/log-feed';
import { productReading } from '#libs/event-log/feed/product-reading';
import { clonedLog } from '../product/cloned-log.js';
import type { Bench } from '../programs.js';

/**
 * Feeds every read model from a log of `events` events, then rebuilds it in shadow tables and compares checksums: the rates of both. Payouts are no read model:
 * their own events are in the log. @throws Error if one differs
 */
export const run: Bench<'rebuild'> = async ({ events: amount }, print) => {
  const { database, wakeups, models, events, remove } = await clonedLog(amount, print);
  try {
    const consumers = models.all.map(({ consumer }) => consumer);
    const timed = async (what: string, work: () => Promise<unknown>): Promise<void> => {
      const began = performance.now();
      await work();
      const seconds = (performance.now() - began) / 1000;
      const rate = Math.round((events * consumers.length) / seconds);
      print(`${what}: ${consumers.length} read models from ${events} events in ${seconds.toFixed(0)} s, ${rate} events/s`);
    };
    const feed = new LogFeed(database, wakeups, consumers, { reading: productReading, batch: 2_000 });
    await timed('fed', () => feed.drain());
    await feed.stop();
    await timed('rebuild', async () => {
      if (!(await rebuild(database, models, { models: ['all'] }, (line) => print(`  ${line}`))))
        throw new Error('a rebuilt read model is not equal to the live one');
    });
  } finally {
    await remove();
  }
};
