import { Program } from '../product/program.js';
import { onStack } from '../product/stack.js';
import { cyclingOrders } from '../product/workload.js';
import { writeLoad } from '../product/write-load.js';
import type { Bench } from '../programs.js';
import { consumed } from './operation-costs.js';
import { timeOf } from './questions.js';

const connections = 32;
/** Of load between two pauses in which the consumers catch up. Seconds. */
const turn = 10;

/** Writes a log of `events` events by operations, then rebuilds every read model next to the live one and compares the two. @throws Error if one differs */
export const run: Bench<'rebuild'> = ({ events }, print) =>
  onStack(async (stack) => {
    const orders = await cyclingOrders(await stack.signIn('client'), await stack.signIn(), connections * 8);
    const written = await stack.withDatabase(async (database) => {
      for (;;) {
        const log = await database.one<{ events: number }>('select count(*)::int as events from events');
        if (log && log.events >= events) return log.events;
        await writeLoad(await stack.signIn(), orders, connections, turn);
        await consumed(database);
      }
    });
    await stack.end('SIGTERM');
    const env = { DATA_DIR: stack.dataDir, DATABASE_URL: '' };
    const took = await timeOf(() => new Program({ script: 'worker/rebuild.js', args: ['all'], env, health: '' }).run());
    print(`rebuild: every read model from ${written} events in ${(took / 1000).toFixed(0)} s`);
  });
