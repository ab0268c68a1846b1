import type { Id } from '#machines/kernel/ids';
import { Schedule } from '#libs/platform/process/schedule';
import { DatabaseWorkCounter } from '#libs/testing/database-work';
import { type Answer, OrdersTestApp } from '#libs/testing/orders-test-app';

let world: OrdersTestApp;
let counter: DatabaseWorkCounter;
let chat: string;

const post = (body: object): Promise<Answer> => world.call('client', 'POST', '/chatmessages', { chat, ...body });
/** Counts the SQL statements of one request. */
async function counted(send: () => Promise<Answer>): Promise<{ statements: number; body: Answer['body'] }> {
  let answer: Answer | undefined;
  const { statements } = await counter.during(async () => {
    answer = await send();
  });
  if (answer === undefined || answer.status >= 300) throw new Error(`refused: ${JSON.stringify(answer?.body)}`);
  return { statements, body: answer.body };
}

beforeAll(async () => {
  world = await OrdersTestApp.start(undefined, { own: 'its periodic work is stopped, to count the statements of requests alone' });
  // Periodic work comes by time; the requests are counted alone.
  await world.app.get(Schedule, { strict: false }).onModuleDestroy();
  chat = `${(await world.place('client'))._id}-client`;
  await post({ text: 'The first one opens the chat' });
  counter = await DatabaseWorkCounter.start(world.test.ownerUrl);
});
afterAll(async () => {
  await counter.close();
  await world.stop();
});

/** The message as a list reads it from the database. */
async function stored(id: Id): Promise<object | undefined> {
  const { items } = (await world.must('client', 'GET', `/chatmessages?chat=${chat}`)) as unknown as { items: { _id: Id }[] };
  return items.find(({ _id }) => _id === id);
}

describe('the cost of a message in the database', () => {
  it('is its rate limit, its members and its append: neither the message nor its author is read again', async () => {
    const { statements, body } = await counted(() => post({ text: 'Good morning' }));
    expect(statements).toBe(3);
    expect(body).toEqual(await stored(body._id));
  });

  it('is one statement more for its file, and one for the message it answers', async () => {
    const file = await world.upload('client');
    const first = await counted(() => post({ text: 'With a file', files: [file] }));
    const second = await counted(() => post({ text: 'An answer', replyTo: first.body._id }));
    expect([first.statements, second.statements]).toEqual([4, 4]);
    expect(first.body['files']).toEqual([expect.objectContaining({ _id: file })]);
    expect([first.body, second.body]).toEqual([await stored(first.body._id), await stored(second.body._id)]);
  });

  it('is two statements more for an edit and a removal: the message before, and its earlier texts', async () => {
    const { _id } = (await post({ text: 'The frist' })).body;
    const edited = await counted(() => world.call('client', 'PATCH', `/chatmessages/${_id}`, { text: 'The first' }));
    expect([edited.statements, edited.body['text']]).toEqual([5, 'The first']);
    expect(edited.body).toEqual(await stored(_id));
    const removed = await counted(() => world.call('client', 'DELETE', `/chatmessages/${_id}`));
    expect([removed.statements, removed.body['text']]).toEqual([5, null]);
    expect(removed.body).toEqual(await stored(_id));
  });
});
