import { OrderStories } from '#libs/testing/order-stories';
import { OrdersTestApp } from '#libs/testing/orders-test-app';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { v7 } from 'uuid';
import { ExpiredFiles } from './expired-files.js';

const year = 366 * 86_400_000;
let world: OrdersTestApp;
let stories: OrderStories;
let expired: ExpiredFiles;
beforeAll(async () => {
  world = await OrdersTestApp.start();
  stories = new OrderStories(world);
  expired = world.app.get(ExpiredFiles, { strict: false });
});
const attached: Id[] = [];
afterAll(async () => {
  // Attached here without an event, which a replay of the orders finds.
  const owner = Database.open(world.test.ownerUrl, { asOwner: true, max: 1 });
  await owner.query('delete from order_files where document_id = any ($1::uuid[])', [attached]);
  await owner.close();
  await world.stop();
});

/** Attaches a client's file to an order and its chat, and a result to the order. */
async function given(ends: boolean): Promise<Record<'document' | 'said' | 'result' | 'order', Id>> {
  const { id: order } = await stories.reach(ends ? 'projectFinished' : 'documentsSentAfterLastPayment');
  const { body } = await world.call('client', 'GET', `/orders/${order}`);
  const result = (body['documents'] as { kind: string; file: { _id: Id } }[]).find(({ kind }) => kind === 'result')?.file._id ?? '';
  const [document, said] = [await world.upload('client', 'passport of Anna.pdf'), await world.upload('client', 'a note.pdf')];
  await world.must('client', 'POST', '/chatmessages', { chat: `${order}-client`, files: [said] });
  const attachment = v7();
  attached.push(attachment);
  await world.database.query('insert into order_files (file_id, order_id, document_id) values ($1, $2, $3)', [document, order, attachment]);
  await world.settle();
  await world.database.query('update files set attached_at = now(), attached_stream = $2 where id = any($1::uuid[])', [
    [document, said],
    order,
  ]);
  return { document, said, result, order };
}
const there = async (file: Id): Promise<boolean> =>
  (await world.database.one('select from files where id = $1 and erased_at is null', [file])) !== undefined;
const inYears = (years: number): number => Date.now() + years * year;

describe('a file that a client gave', () => {
  it('is deleted five years after the end of the order, name and bytes, while results made for the client stay', async () => {
    const { document, said, result } = await given(true);
    await expired.expire(inYears(4.9));
    expect([await there(document), await there(said)]).toEqual([true, true]);
    expect(await expired.expire(inYears(5.1))).toBeGreaterThanOrEqual(2);
    expect([await there(document), await there(said), await there(result)]).toEqual([false, false, true]);
    const row = await world.database.one<{ name: string }>('select name_text as name from files where id = $1', [document]);
    expect(row?.name).toBe('file.pdf');
    const waiting = 'select from erased_contents e join files f on f.sha256 = e.sha256 where f.id = any($1::uuid[])';
    expect(await world.database.query(waiting, [[document, said]])).toHaveLength(2);
    expect(await expired.expire(inYears(5.1))).toBe(0);
  });

  it('stays while an order that it serves is open, or a payment is reviewed', async () => {
    const [open, over] = [await given(false), await given(true)];
    const attachment = v7();
    attached.push(attachment);
    await world.database.query('insert into order_files (file_id, order_id, document_id) values ($1, $2, $3)', [
      over.document,
      open.order,
      attachment,
    ]);
    const owner = Database.open(world.test.ownerUrl, { max: 1 });
    await owner.query(`insert into payment_findings (id, kind, about, order_id, opened_at) values ($1, 'disputed', $2, $3, 1)`, [
      v7(),
      over.order,
      over.order,
    ]);
    await owner.close();
    await expired.expire(inYears(40));
    expect([await there(open.document), await there(over.document), await there(over.said)]).toEqual([true, true, true]);
    await world.database.query('update payment_findings set settled_at = 2 where order_id = $1', [over.order]);
    await expired.expire(inYears(40));
    expect([await there(over.document), await there(over.said)]).toEqual([true, false]);
  });

  it('is kept for as long as the settings state', async () => {
    const { document } = await given(true);
    const { promises } = (await world.must('owner', 'GET', '/settings/site')) as unknown as { promises: object };
    await world.must('owner', 'PATCH', '/settings/site', { promises: { ...promises, retentionYears: 7 } });
    await expired.expire(inYears(6));
    expect(await there(document)).toBe(true);
    const refused = await world.call('owner', 'PATCH', '/settings/site', { promises: { ...promises, retentionYears: 0 } });
    expect([refused.status, refused.body['errors']]).toEqual([422, [expect.objectContaining({ field: 'promises.retentionYears' })]]);
    await expired.expire(inYears(7.1));
    expect(await there(document)).toBe(false);
  });
});
