import { v7 } from 'uuid';
import { searchLimit } from '#libs/platform/http/list-query';
import { type TestDatabase, createTestDatabase } from '#libs/testing/test-database';
import type { ChatScope } from './chat-rows.js';
import { MessageRows } from './message-rows.js';

const order = v7();
const scope: ChatScope = { reader: v7(), orders: 'all', kinds: ['client'] };
const many = searchLimit + 50;

let test: TestDatabase;
let rows: MessageRows;
beforeAll(async () => {
  test = await createTestDatabase();
  rows = new MessageRows(test.database);
  const chat = v7();
  await test.database.query(
    `insert into chats (id, version, order_id, kind, posted, last_at, last_side, rewritten_at, created_at, updated_at)
     values ($1, 1, $2, 'client', $3, 1, 'client', 0, 1, 1)`,
    [chat, order, many],
  );
  const textIds = Array.from({ length: many }, () => v7());
  await test.database.query(
    `insert into texts (id, owner_person, body) select id, $2, 'Apostille of document ' || n % 1000 from unnest($1::uuid[]) with ordinality w(id, n)`,
    [textIds, scope.reader],
  );
  // The places in the chat run against the time: what is newest has the lowest.
  await test.database.query(
    `insert into chat_messages (id, chat_id, nth, author_id, side, at, text_id)
     select gen_random_uuid(), $1, n, $1, 'client', 2000000 - n, said[n] from generate_series(1, $2::integer) n, (select $3::uuid[] as said) words`,
    [chat, many, textIds],
  );
});
afterAll(() => test?.drop());

const found = async (search: string, { offset = 0, of = scope }: { offset?: number; of?: ChatScope } = {}) => {
  const { rows: page, total } = await rows.found(of, { search, limit: 3, offset });
  return { places: page.map(({ nth }) => nth), total };
};

it('the search of messages finds the newest first, of few hits and of more than are counted', async () => {
  expect(await found('Document 42')).toEqual({ places: [42, 420, 421], total: 111 });
  expect(await found('document 42', { offset: 3 })).toMatchObject({ places: [422, 423, 424] });
  expect(await found('apostille')).toEqual({ places: [1, 2, 3], total: searchLimit + 1 });
  expect(await found('apostille', { offset: 500 })).toMatchObject({ places: [501, 502, 503] });
});

it('the search of messages finds nothing outside of the reader’s orders and kinds of chat', async () => {
  for (const of of [
    { ...scope, orders: [v7()] },
    { ...scope, kinds: ['team' as const] },
  ])
    expect(await found('apostille', { of })).toEqual({ places: [], total: 0 });
  expect(await found('apostille', { of: { ...scope, orders: [order] } })).toMatchObject({ total: searchLimit + 1 });
});
