import { NotificationsWorld } from '#libs/testing/notifications-world';
import { SmtpCatcher } from '#libs/testing/smtp-catcher';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';

const manager = 'client-service-manager';
let world: NotificationsWorld;
let server: SmtpCatcher;

beforeEach(async () => {
  server = await SmtpCatcher.listen();
  world = await NotificationsWorld.start(server.settings);
});
afterEach(async () => {
  await world.stop();
  await server.close();
});

/** An order of `client` with `partner` and a manager, without notifications. */
async function order(managed = true): Promise<Id> {
  const { _id } = await world.orders.place('client');
  await world.orders.must('supermanager', 'PUT', `/orders/${_id}/partner`, { partner: world.orders.idOf('partner') });
  if (managed) await world.orders.must('supermanager', 'PUT', `/orders/${_id}/manager`, { manager: world.orders.idOf(manager) });
  await world.orders.settle();
  await world.database.query(`update mail_intents set state = 'sent' where state = 'waiting'`);
  return _id;
}

async function say(account: string, chat: string, text: string): Promise<Id> {
  const { _id } = await world.orders.must(account, 'POST', '/chatmessages', { chat, text });
  await world.orders.settle();
  return _id as Id;
}
const read = (account: string, chat: string, upTo: Id) => world.orders.must(account, 'PUT', `/chats/${chat}/read`, { upTo });
const chatNoticesOf = async (account: string) => (await world.list(account)).items.filter(({ kind }) => kind === 'chatMessage');
const emails = async (account?: string) => (await world.intents(account)).filter(({ purpose }) => purpose === 'chat');

/** Makes all chat emails five minutes older. */
async function fiveMinutesLater(): Promise<void> {
  await world.database.query(`update mail_intents set next_attempt_at = next_attempt_at - interval '5 minutes' where state = 'waiting'`);
  await world.deliverer.deliverDue();
}

describe('the notifications of chats', () => {
  it('are one for several unread messages of a chat, and lead to the chat', async () => {
    const id = await order();
    await say('client', `${id}-client`, 'One');
    await say('client', `${id}-client`, 'Two');
    const [notice, ...more] = await chatNoticesOf('partner');
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ subject: { type: 'chat', _id: `${id}-client` }, readAt: null });
    expect(notice?.title).toMatch(/^2 new messages about order R-0/);
    expect((await chatNoticesOf(manager)).map(({ title }) => title)).toEqual([notice?.title]);
    expect(await chatNoticesOf('client')).toEqual([]);
  });

  it('are read together with the chat, and unread again with the next message', async () => {
    const id = await order();
    const chat = `${id}-client`;
    const first = await say(manager, chat, 'One');
    await world.orders.must('client', 'PUT', '/notifications/read', {});
    await say(manager, chat, 'Two');
    expect((await chatNoticesOf('client')).map(({ readAt }) => readAt)).toEqual([null]);
    await read('client', chat, first);
    expect((await chatNoticesOf('client')).map(({ readAt }) => readAt)).toEqual([null]);
    const third = await say(manager, chat, 'Three');
    await read('client', chat, third);
    expect((await chatNoticesOf('client'))[0]?.readAt).not.toBeNull();
    await say(manager, chat, 'Four');
    expect((await chatNoticesOf('client')).map(({ title, readAt }) => [title.slice(0, 11), readAt])).toEqual([['New message', null]]);
  });

  it('disappear for a replaced partner, who gets no more of them', async () => {
    const id = await order();
    await say('client', `${id}-client`, 'One');
    await say(manager, `${id}-team`, 'Two');
    expect(await chatNoticesOf('partner')).toHaveLength(2);
    await world.orders.must('supermanager', 'PUT', `/orders/${id}/partner`, { partner: world.orders.idOf('partner2') });
    await say('client', `${id}-client`, 'Three');
    expect(await chatNoticesOf('partner')).toEqual([]);
    expect((await chatNoticesOf('partner2')).map(({ subject }) => subject._id)).toEqual([`${id}-client`]);
    await fiveMinutesLater();
    expect(server.to('partner@registra.example').map(({ subject }) => subject)).toEqual([expect.stringContaining('передан другому')]);
    expect((await emails('partner')).map(({ state, reason }) => [state, reason])).toEqual(Array(2).fill(['failed', 'noLongerConcerns']));
  });

  it('go to the departments while nobody manages the order, without an email', async () => {
    const id = await order(false);
    await say('client', `${id}-client`, 'Hello?');
    expect(await chatNoticesOf('business-manager')).toHaveLength(1);
    expect((await emails()).map(({ person_id }) => person_id)).toEqual([world.orders.idOf('partner')]);
  });
});

describe('the email about a chat', () => {
  it('is sent once, five minutes after the first of several messages, and quotes all of them', async () => {
    const id = await order();
    await say('client', `${id}-client`, 'Where do I sign?');
    await say('client', `${id}-client`, 'And which colour?');
    const rows = await world.database.query<{ wait: number }>(
      `select extract(epoch from next_attempt_at - created_at)::int as wait from mail_intents where purpose = 'chat' and person_id = $1`,
      [world.orders.idOf('partner')],
    );
    expect(rows).toEqual([{ wait: 300 }]);
    await world.deliverer.deliverDue();
    expect(server.mails).toEqual([]);
    await fiveMinutesLater();
    const [mail, ...more] = server.to('partner@registra.example');
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/Where do I sign\?[^]*And which colour\?/);
    expect(mail?.text).toContain(`https://registra.example/order?id=${id}&tab=chat&chat=client`);
    expect(mail?.headers.get('list')).toMatchObject({ unsubscribe: { url: expect.stringContaining('.chatMessage.') } });
    const kept = await world.database.one<{ all: string }>(
      `select (select json_agg(m) from mail_intents m)::text || (select json_agg(n) from side_notifications n)::text as all`,
    );
    expect(kept?.all).not.toContain('Where do I sign');
  });

  it('goes to nobody who has read the chat meanwhile', async () => {
    const id = await order();
    const message = await say('client', `${id}-client`, 'Thank you');
    await read('partner', `${id}-client`, message);
    await say(manager, `${id}-client`, 'You are welcome');
    await fiveMinutesLater();
    expect(server.to(`${manager}@registra.example`)).toEqual([]);
    expect((await emails(manager)).map(({ state, reason }) => [state, reason])).toEqual([['failed', 'noLongerConcerns']]);
    expect(server.to('partner@registra.example')[0]?.text).not.toContain('Thank you');
  });

  it('repeats no message of an earlier email', async () => {
    const id = await order();
    await say('client', `${id}-client`, 'First words');
    await fiveMinutesLater();
    await say('client', `${id}-client`, 'Later words');
    await fiveMinutesLater();
    const [first, second] = server.to('partner@registra.example').map(({ text }) => text ?? '');
    expect(first).toContain('First words');
    expect([second?.includes('First words'), second?.includes('Later words')]).toEqual([false, true]);
  });

  it('contains no removed or erased message, and is not sent if nothing is left', async () => {
    const [id, other] = [await order(), await order()];
    const secret = await say('client', `${id}-client`, 'My secret');
    await say('client', `${id}-client`, 'The rest');
    await world.orders.must('client', 'DELETE', `/chatmessages/${secret}`);
    await say('client', `${other}-client`, 'Erased words');
    const owner = Database.open(world.orders.test.ownerUrl, { asOwner: true, max: 1 });
    await owner.query(`select erase_texts(array(select id from texts where body = 'Erased words'))`);
    await owner.close();
    await fiveMinutesLater();
    const texts = server.to('partner@registra.example').map(({ text }) => text ?? '');
    expect(texts).toHaveLength(1);
    expect([texts[0]?.includes('The rest'), texts[0]?.includes('My secret')]).toEqual([true, false]);
  });

  it('follows the person’s settings', async () => {
    await world.orders.must('partner', 'PUT', '/notifications/preferences', { kinds: [{ kind: 'chatMessage', inApp: true, mail: 'off' }] });
    const id = await order();
    await say('client', `${id}-client`, 'Hello');
    expect(await chatNoticesOf('partner')).toHaveLength(1);
    expect(await emails('partner')).toEqual([]);
  });
});
