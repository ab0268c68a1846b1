import { createApp } from '#apps/api/create-app';
import { seed } from '#apps/standalone/seed/seed';
import { refold } from '#libs/event-log/replay/refold';
import { Sequencer } from '#libs/event-log/sequencer/sequencer';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { replayableOrders } from '#libs/features/orders/storage/replayable-orders';
import { loadConfig } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { cloneLog, copyNameSql, numbersOfACopy } from '../product/cloned-log.js';
import { ownDatabase } from '../product/own-database.js';
import type { Bench } from '../programs.js';
import { writtenColumns } from './million-orders.js';

/** Changes rows of a cloned log to what a build of machine version 1 would have stored. */
const rowsOfCopies = (columns: string): string => `
  insert into orders (${columns})
  select ${columns} from (select (jsonb_populate_record(o, jsonb_build_object('id', ${copyNameSql('copy', 'o.id')},
    'number', ${numbersOfACopy} * copy + o.number, 'machine_version', 1, 'facts', '{}'::jsonb))).*
  from orders o cross join generate_series(1, $1::integer) copy
  where exists (select from events e where e.stream_id = ${copyNameSql('copy', 'o.id')} and e.version = o.version)) copied`;

/** Refolds rows of orders from a log of `amount` events, like the first start after an upgrade. The goal is 120 s for a million events of orders. */
export const run: Bench<'refold'> = async ({ events: amount }, print) => {
  const own = await ownDatabase(false);
  const config = loadConfig({ DATA_DIR: own.dataDir, DATABASE_URL: own.url, LOG_LEVEL: 'error' });
  const owner = Database.open(own.ownerUrl, { asOwner: true, max: 2 });
  try {
    const app = await createApp(config);
    await seed(app);
    await new Sequencer(app.get(Database), app.get(Wakeups)).drain();
    await app.close();
    const { share = 1 } =
      (await owner.one<{ share: number }>(`select count(*)::float / count(*) filter (where stream_type = 'order') as share from events`)) ??
      {};
    const { events: before = 1 } = (await owner.one<{ events: number }>('select count(*)::integer as events from events')) ?? {};
    const size = await cloneLog(owner, Math.ceil(amount * share));
    await owner.query(rowsOfCopies(await writtenColumns(owner)), [Math.floor(size / before) - 1]);
    await owner.query('delete from refolds');
    await owner.query('analyze orders');
    const began = performance.now();
    const { streams, events } = await refold(owner, replayableOrders);
    const seconds = (performance.now() - began) / 1000;
    print(`refolding: ${streams} orders from ${events} events in ${seconds.toFixed(0)} s, ${Math.round(events / seconds)} events/s`);
  } finally {
    await owner.close();
    await own.remove();
  }
};
