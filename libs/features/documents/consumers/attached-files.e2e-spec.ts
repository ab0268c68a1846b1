import { OrderStories } from '#libs/testing/order-stories';
import { OrdersTestApp } from '#libs/testing/orders-test-app';
import type { Id } from '#machines/kernel/ids';
import { chatOf } from '#libs/features/chat/storage/chat-stream';

const consumer = 'documents.attached-files';
let world: OrdersTestApp;
OrdersTestApp.forSuite((app) => (world = app));

interface Mark {
  id: Id;
  stream: Id | null;
  at: number | null;
}

const marks = (files: readonly Id[]): Promise<Mark[]> =>
  world.database.query<Mark>(
    `select id, attached_stream as stream, (extract(epoch from attached_at) * 1000000)::bigint as at from files where id = any ($1::uuid[]) order by id`,
    [files],
  );
const eventTime = async (stream: Id, type: string): Promise<number | undefined> =>
  (await world.database.one<{ at: number }>('select recorded_at_us as at from events where stream_id = $1 and type = $2', [stream, type]))
    ?.at;

describe('files that were attached', () => {
  it('are marked with the order or the chat and the time of its event, those of one message together', async () => {
    const { id: order, documents } = await new OrderStories(world).reach('documentsSentAfterLastPayment');
    const result = documents.find(({ kind }) => kind === 'result')?.file ?? '';
    const [first, second, unsent] = [await world.upload('client'), await world.upload('client'), await world.upload('client')];
    await world.must('client', 'POST', '/chatmessages', { chat: `${order}-client`, files: [first, second] });
    await world.must('client', 'POST', '/chatmessages', { chat: `${order}-client`, text: 'Without a file' });
    await world.settle();
    const chat = chatOf(order, 'client');
    const [ofOrder, ofChat] = [await eventTime(order, 'DocumentAttached'), await eventTime(chat, 'MessagePosted')];
    const expected = [
      { id: result, stream: order, at: ofOrder },
      { id: first, stream: chat, at: ofChat },
      { id: second, stream: chat, at: ofChat },
      { id: unsent, stream: null, at: null },
    ];
    expect(await marks([result, first, second, unsent])).toEqual(expected.sort((a, b) => (a.id < b.id ? -1 : 1)));
    // A message without a file is progress like any other.
    const progress = 'select version from consumer_streams where consumer = $1 and stream_id = $2';
    expect(await world.database.query(progress, [consumer, chat])).toEqual([{ version: 3 }]);
  });

  it('keep their mark when the log is read from its start', async () => {
    const { id: order } = await new OrderStories(world).reach('newOrder');
    const [file, later] = [await world.upload('client'), await world.upload('client')];
    await world.must('client', 'POST', '/chatmessages', { chat: `${order}-client`, files: [file] });
    await world.settle();
    const before = await marks([file]);
    expect(before).toEqual([{ id: file, stream: chatOf(order, 'client'), at: expect.any(Number) }]);
    await world.database.query('delete from consumer_streams where consumer = $1', [consumer]);
    await world.database.query('delete from checkpoints where reader = $1', [consumer]);
    await world.database.query(`update files set attached_at = attached_at - interval '1 hour' where id = $1`, [file]);
    await world.must('client', 'POST', '/chatmessages', { chat: `${order}-client`, files: [later] });
    await world.settle();
    expect(await marks([file])).toEqual(before.map(({ at, ...mark }) => ({ ...mark, at: (at ?? 0) - 3_600_000_000 })));
    expect(await marks([later])).toEqual([{ id: later, stream: chatOf(order, 'client'), at: expect.any(Number) }]);
  });
});
