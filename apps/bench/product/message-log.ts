import { v7 } from 'uuid';
import { GeneratedIds } from '#libs/event-log/commands/stream-command-handler';
import type { Id } from '#machines/kernel/ids';
import type { Database } from '#libs/platform/database/database';

const batch = 5_000;
/** Every third event has a text, like in a log of orders and chats. */
const hasText = (n: number): boolean => n % 3 === 0;
const sentence = 'The register asks for an apostille, a notarised translation and the signature of every founder. '.repeat(2);

/** Writes `amount` unsequenced messages in chats of twenty, as the append writes them; a third have a text of 200 characters. */
export async function queueMessages(database: Database, amount: number): Promise<void> {
  for (let from = 0; from < amount; from += batch) await writeMessages(database, from, Math.min(batch, amount - from));
}

async function writeMessages(database: Database, from: number, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, i) => from + i);
  const texts = new GeneratedIds(null);
  const chats: Id[] = [];
  const chatOf = (n: number): Id => (chats[Math.floor((n - from) / 20)] ??= v7());
  const data = numbers.map((n) =>
    JSON.stringify({ message: v7(), nth: n, text: hasText(n) ? texts.text(String(n), `${sentence}${n}`) : null }),
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
      [numbers.map(() => v7()), numbers.map(chatOf), numbers.map((n) => (n % 20) + 1), data, numbers],
    );
  });
}
