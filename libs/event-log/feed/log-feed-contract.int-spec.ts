import { feedContract } from '#libs/testing/feed-contract';
import { applyBatch } from './apply.js';
import { LogFeed } from './log-feed.js';

feedContract('the log itself', () => ({
  begin: () => Promise.resolve(),
  end: () => Promise.resolve(),
  start: (process, consumers, { delays, reading }) => {
    const feed = new LogFeed(process.database, process.wakeups, consumers, { delays, reading });
    feed.start();
    return Promise.resolve(feed);
  },
  redeliver: async ({ database }, consumers, events, { reading, delays }) => {
    for (const consumer of consumers)
      await applyBatch({ applying: { database, consumer, reading, delays, skipped: new Set(), delivery: { rebuild: false } }, events });
  },
}));
