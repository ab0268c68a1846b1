import { Program } from '../product/program.js';
import { onStack } from '../product/stack.js';
import { cyclingOrders } from '../product/workload.js';
import { writeLoad } from '../product/write-load.js';
import type { Bench } from '../programs.js';
import { type Row, whole } from '../tables.js';
import { consumed } from './operation-costs.js';
import { timeOf } from './questions.js';

const connections = 32;
/** Of load between two pauses in which the consumers catch up. Seconds. */
const turn = 10;

/** Writes a log of a tenth of `events` by operations, then of all, and rebuilds every read model of each next to the live one. @throws Error if one differs */
export const run: Bench<'rebuild'> = ({ events }, print) =>
  onStack(async (stack) => {
    const orders = await cyclingOrders(await stack.signIn('client'), await stack.signIn(), connections * 8);
    const env = { DATA_DIR: stack.dataDir, DATABASE_URL: '' };
    const rows: Row[] = [];
    for (const least of [events / 10, events]) {
      const written = await stack.withDatabase(async (database) => {
        for (;;) {
          const log = await database.one<{ events: number }>('select count(*)::int as events from events');
          if (log && log.events >= least) return log.events;
          await writeLoad(await stack.signIn(), orders, connections, turn);
          await consumed(database);
        }
      });
      await stack.end('SIGTERM');
      const seconds = (await timeOf(() => new Program({ script: 'worker/rebuild.js', args: ['all'], env, health: '' }).run())) / 1000;
      rows.push({ events: whole(written), 'all read models rebuilt in s': whole(seconds), 'events/s': whole(written / seconds) });
      await stack.start();
    }
    print.table(rows, 'rebuild');
  });
