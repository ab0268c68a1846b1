import { v7 } from 'uuid';
import { verifyChain } from '#libs/event-log/chain/verify-chain';
import { GeneratedIds } from '#libs/event-log/commands/stream-command-handler';
import { Sequencer } from '#libs/event-log/sequencer/sequencer';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import type { Id } from '#libs/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { ownDatabase } from './own-database.js';

const batch = 5_000;
/** Every third event has a text, like in a log of orders and chats. */
const hasText = (n: number): boolean => n % 3 === 0;
const words = 'The register asks for an apostille, a notarised translation and the signature of every founder. '.repeat(2);

/** Verifies a log of `amount` events, a third with a text of 200 characters: events and texts per second, and memory use. */
export async function verifying(amount: number, print: (line: string) => void): Promise<void> {
  const own = await ownDatabase(false);
  const database = Database.open(own.url, { max: 4 });
  try {
    for (let from = 0; from < amount; from += batch) await writeMessages(database, from, Math.min(batch, amount - from));
    await new Sequencer(database, new Wakeups(database)).drain();
    const before = process.memoryUsage().heapUsed;
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().heapUsed)), 50);
    const [began, used] = [performance.now(), process.cpuUsage()];
    const { events, texts, faults } = await verifyChain(database);
    const seconds = (performance.now() - began) / 1000;
    clearInterval(watch);
    const { user, system } = process.cpuUsage(used);
    print(
      `verifying: ${events} events, ${texts.compared} texts, ${faults.length} faults in ${seconds.toFixed(1)} s: ${(events / seconds).toFixed(0)} events/s, ` +
        `${(texts.compared / seconds).toFixed(0)} texts/s, ${((user + system) / events).toFixed(0)} us of its processor an event, at most ${((most - before) / 1e6).toFixed(0)} MB more than before`,
    );
  } finally {
    await database.close();
    await own.remove();
  }
}

/** Messages in chats of twenty, as the append writes them. */
async function writeMessages(database: Database, from: number, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, i) => from + i);
  const texts = new GeneratedIds(null);
  const data = numbers.map((n) =>
    JSON.stringify({ message: v7(), nth: n, text: hasText(n) ? texts.text(String(n), `${words}${n}`) : null }),
  );
  await database.transaction(async (tx) => {
    await tx.query('insert into texts (id, body, key) select * from unnest($1::uuid[], $2::text[], $3::text[])', [
      texts.texts.map(({ id }) => id),
      texts.texts.map(({ body }) => body),
      texts.texts.map(({ key }) => key),
    ]);
    await tx.query(
      `with e as (
         insert into events (event_id, stream_type, stream_id, version, type, schema_version, data, metadata, recorded_at_us)
         select id, 'chat', stream, version, 'MessagePosted', 1, data, '{"actor":null}', 1700000000000000 + n
         from unnest($1::uuid[], $2::uuid[], $3::integer[], $4::text[], $5::bigint[]) as m(id, stream, version, data, n) returning event_id)
       insert into unsequenced (event_id) select event_id from e`,
      [numbers.map(() => v7()), numbers.map(streamOf), numbers.map((n) => (n % 20) + 1), data, numbers],
    );
  });
}

const streams: Id[] = [];
const streamOf = (n: number): Id => (streams[Math.floor(n / 20)] ??= v7());
