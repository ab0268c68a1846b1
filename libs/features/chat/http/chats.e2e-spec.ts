import { v7 } from 'uuid';
import type { Id } from '#machines/kernel/ids';
import { replayAll } from '#libs/event-log/replay/replay';
import { fieldFaults } from '#libs/testing/field-faults';
import { type Account, type Answer, OrdersTestApp } from '#libs/testing/orders-test-app';
import { replayableChats } from '../storage/chat-stream.js';

interface Message {
  _id: Id;
  nth: number;
  author: { _id: Id; name: string };
  side: string;
  text: string | null;
  files: { _id: Id }[];
  replyTo: { _id: Id; text: string | null } | null;
  editedAt: string | null;
  removedAt: string | null;
  earlier?: string[];
  may: { edit: boolean; remove: boolean };
}
interface Chat {
  _id: string;
  kind: string;
  members: { _id: Id; side: string; read: number }[];
  last: { text: string | null; side: string } | null;
  posted: number;
  unread: number;
  waitingSince: string | null;
  writing: { permitted: boolean; code?: string; until: string | null };
}

const staff = 'client-service-manager';

describe('chats of an order', () => {
  let world: OrdersTestApp;
  beforeAll(async () => {
    world = await OrdersTestApp.start();
  });
  afterAll(async () => {
    const { faults } = await replayAll(world.database, replayableChats);
    expect(faults).toEqual([]);
    await world.stop();
  });

  /** An order of `client` with `partner` and a manager. */
  async function order(): Promise<Id> {
    const { _id } = await world.place('client');
    await world.must('supermanager', 'PUT', `/orders/${_id}/partner`, { partner: world.idOf('partner') });
    await world.must('supermanager', 'PUT', `/orders/${_id}/manager`, { manager: world.idOf(staff) });
    return _id;
  }
  const say = (account: Account, chat: string, text: string, more: object = {}, headers = {}): Promise<Answer> =>
    world.call(account, 'POST', '/chatmessages', { chat, text, ...more }, headers);
  const said = async (account: Account, chat: string, text: string, more: object = {}): Promise<Message> => {
    const { status, body } = await say(account, chat, text, more);
    expect([status, body.code]).toEqual([201, undefined]);
    return body as unknown as Message;
  };
  const page = async (account: Account, chat: string, more = ''): Promise<{ items: Message[]; before: boolean; after: boolean }> =>
    (await world.must(account, 'GET', `/chatmessages?chat=${chat}${more}`)) as never;
  const textsIn = async (account: Account, chat: string, more = '') => (await page(account, chat, more)).items.map(({ text }) => text);
  const chatsOf = async (account: Account, query: string): Promise<Chat[]> =>
    (await world.must(account, 'GET', `/chats?${query}`))['items'] as Chat[];

  describe('the membership of a chat', () => {
    it('includes client, partner and staff; the client does not learn that a team chat exists', async () => {
      const id = await order();
      await said('client', `${id}-client`, 'Good morning');
      await said(staff, `${id}-client`, 'Good morning, Anna');
      await said('partner', `${id}-team`, 'The register asks for an apostille');
      for (const account of ['client', 'partner', staff, 'owner'])
        expect(await textsIn(account, `${id}-client`)).toEqual(['Good morning', 'Good morning, Anna']);
      for (const account of ['partner', staff]) expect(await textsIn(account, `${id}-team`)).toHaveLength(1);
      expect((await chatsOf('client', `filter[order]=${id}`)).map(({ kind }) => kind)).toEqual(['client']);
      for (const [method, path, body] of [
        ['GET', `/chats/${id}-team`, undefined],
        ['GET', `/chatmessages?chat=${id}-team`, undefined],
        ['POST', '/chatmessages', { chat: `${id}-team`, text: 'Hello?' }],
      ] as const)
        expect((await world.call('client', method, path, body)).status).toBe(404);
      for (const account of ['client2', 'partner2'])
        expect((await world.call(account, 'GET', `/chatmessages?chat=${id}-client`)).status).toBe(404);
    });

    it('changes at once with the partner: the replaced one loses both chats, the new one reads from the beginning', async () => {
      const id = await order();
      const mine = await said('partner', `${id}-client`, 'I need the passport');
      await said('partner', `${id}-team`, 'unhurried marker');
      await world.must('supermanager', 'PUT', `/orders/${id}/partner`, { partner: world.idOf('partner2') });
      expect((await world.call('partner', 'GET', `/chatmessages?chat=${id}-client`)).status).toBe(404);
      expect((await world.call('partner', 'PATCH', `/chatmessages/${mine._id}`, { text: 'Never mind' })).status).toBe(404);
      expect((await say('partner', `${id}-team`, 'Still here')).status).toBe(404);
      const found = (await world.must('partner', 'GET', '/chatmessages?search=unhurried'))['items'];
      expect(found).toEqual([]);
      expect(await textsIn('partner2', `${id}-team`)).toEqual(['unhurried marker']);
      expect(await textsIn('partner2', `${id}-client`)).toEqual(['I need the passport']);
    });
  });

  describe('a message', () => {
    it('keeps the typed text, without characters that reverse its direction', async () => {
      const id = await order();
      const { text } = await said('client', `${id}-client`, '  one\r\ntwo \u202egnp.exe\u202c three  ');
      expect(text).toBe('one\ntwo gnp.exe three');
    });

    it('contains no invisible characters, and few marks on one character', async () => {
      const id = await order();
      const { text } = await said(
        'client',
        `${id}-client`,
        `a\u200eb\u061cc\u200bd ${String.fromCodePoint(0xe0041)}e${'\u0323'.repeat(3_900)} 👩‍👧 می\u200cخواهم`,
      );
      expect(text).toBe(`abcd \u1eb9${'\u0323'.repeat(6)} 👩‍👧 می\u200cخواهم`);
    });

    it.each(['\u2800', '\u00ad', '\ufe0f', '\u034f', '\u3164', ' \u17b4 '])('is refused if nothing of it is visible: %j', async (sign) => {
      const id = await order();
      for (const text of [sign, sign.repeat(200)]) expect((await say('client', `${id}-client`, text)).status).toBe(422);
      expect(await textsIn('client', `${id}-client`)).toEqual([]);
    });

    it('is posted once, however often it is sent with its key, which becomes its id', async () => {
      const id = await order();
      const key = { 'idempotency-key': v7() };
      const first = await say('client', `${id}-client`, 'Once', {}, key);
      const second = await say('client', `${id}-client`, 'Once', {}, key);
      expect([first.status, second.status, first.body._id, second.body._id]).toEqual([
        ...[201, 201],
        ...[key['idempotency-key'], key['idempotency-key']],
      ]);
      expect(await textsIn('client', `${id}-client`)).toEqual(['Once']);
      expect((await say('client', `${id}-client`, 'Something else', {}, key)).body.code).toBe('idempotencyKeyReused');
    });

    it('is edited and taken back by its author, and staff read what it said before', async () => {
      const id = await order();
      const { _id, may } = await said('client', `${id}-client`, 'The frist');
      expect(may).toEqual({ edit: true, remove: true });
      const edited = await world.must('client', 'PATCH', `/chatmessages/${_id}`, { text: 'The first' });
      expect(edited).toMatchObject({ text: 'The first', editedAt: expect.any(String) });
      expect(edited['earlier']).toBeUndefined();
      expect((await page(staff, `${id}-client`)).items[0]).toMatchObject({ text: 'The first', earlier: ['The frist'] });
      expect(await world.must('client', 'DELETE', `/chatmessages/${_id}`)).toMatchObject({
        text: null,
        removedAt: expect.any(String),
        may: { edit: false, remove: false },
      });
      expect((await world.call('client', 'PATCH', `/chatmessages/${_id}`, { text: 'Back' })).body.code).toBe('messageRemoved');
      expect((await page(staff, `${id}-client`)).items[0]?.earlier).toEqual(['The frist', 'The first']);
    });

    it('of another person is removed by staff alone, with a reason', async () => {
      const id = await order();
      const { _id } = await said('client', `${id}-client`, 'An insult');
      const refused = await world.call(staff, 'DELETE', `/chatmessages/${_id}`);
      expect([refused.status, refused.body.code, refused.body['remedy']]).toEqual([
        ...[409, 'messageOfAnother'],
        { key: 'giveReason', detail: 'You can remove it by giving a reason.' },
      ]);
      expect((await world.call('partner', 'DELETE', `/chatmessages/${_id}?reason=Rude`)).body.code).toBe('forbiddenForRole');
      await world.must(staff, 'DELETE', `/chatmessages/${_id}?reason=Rude`);
      expect(await textsIn('client', `${id}-client`)).toEqual([null]);
    });

    it('has its author’s files, which members of the chat may read as long as it exists', async () => {
      const id = await order();
      const file = await world.upload('client');
      const key = { 'idempotency-key': v7() };
      const post = () => say('client', `${id}-client`, '', { text: undefined, files: [file] }, key);
      const { _id, files } = (await post()).body as unknown as Message;
      expect(files.map((one) => one._id)).toEqual([file]);
      await world.settle();
      const repeated = await post();
      expect([repeated.status, repeated.body._id]).toEqual([201, _id]);
      const reads = async (account: Account) => (await world.call(account, 'POST', `/upload-file/${file}/link`)).status;
      expect(await Promise.all(['client', 'partner', staff, 'client2', 'partner2'].map(reads))).toEqual([200, 200, 200, 404, 404]);
      const again = await say('client', `${id}-client`, 'Again', { files: [file] });
      expect([again.status, fieldFaults(again.body)]).toEqual([422, ['files.0 missingReference']]);
      await world.must('client', 'DELETE', `/chatmessages/${_id}`);
      expect(await reads('partner')).toBe(404);
    });

    it('may answer another one of the same chat, and quotes its current text', async () => {
      const id = await order();
      const { _id } = await said('client', `${id}-client`, 'Which bank?');
      const { replyTo } = await said(staff, `${id}-client`, 'LHV', { replyTo: _id });
      expect(replyTo).toMatchObject({ _id, text: 'Which bank?' });
      await world.must('client', 'DELETE', `/chatmessages/${_id}`);
      expect((await page('client', `${id}-client`)).items[1]?.replyTo).toMatchObject({ _id, text: null });
      const stray = await say(staff, `${id}-team`, 'Elsewhere', { replyTo: _id });
      expect([stray.status, fieldFaults(stray.body)]).toEqual([422, ['replyTo missingReference']]);
    });

    it.each([
      ['nothing', {}, ['text required']],
      ['blanks', { text: ' \n ' }, ['text required']],
      ['too much', { text: 'x'.repeat(4001) }, ['text tooLong']],
      ['eleven files', { files: Array.from({ length: 11 }, () => v7()) }, ['files tooMany']],
      ['a file of another', { files: [v7()] }, ['files.0 missingReference']],
    ])('is refused with %s', async (_what, body, expected) => {
      const id = await order();
      const answer = await world.call('client', 'POST', '/chatmessages', { chat: `${id}-client`, ...body });
      expect([answer.status, fieldFaults(answer.body)]).toEqual([422, expected]);
      expect((await chatsOf('client', `filter[order]=${id}`))[0]?.posted).toBe(0);
    });

    it('takes 4,000 characters, whatever they weigh', async () => {
      const id = await order();
      expect([...((await said('client', `${id}-client`, '😀'.repeat(4000))).text ?? '')]).toHaveLength(4000);
    });

    it('is refused with the time to wait after a hundred attempts in a minute', async () => {
      const id = await order();
      const answers: Answer[] = [];
      for (let n = 0; n < 101; n++) answers.push(await say('partner2', `${id}-client`, `No ${n}`));
      expect(answers.slice(0, 100).every(({ status }) => status === 404)).toBe(true);
      expect([answers[100]?.status, answers[100]?.body.code]).toEqual([429, 'tooManyChatMessages']);
      expect(Number(answers[100]?.headers['retry-after'])).toBeGreaterThan(0);
    });
  });

  describe('a page of a chat', () => {
    it('goes back and forth from a message, oldest first, and says whether there is more', async () => {
      const id = await order();
      const chat = `${id}-client`;
      const all: Message[] = [];
      for (let n = 1; n <= 7; n++) all.push(await said(n % 2 ? 'client' : staff, chat, `No ${n}`));
      const cut = async (more: string) => {
        const { items, before, after } = await page('client', chat, more);
        return [items.map(({ nth }) => nth), before, after];
      };
      expect(await cut('&limit=3')).toEqual([[5, 6, 7], true, false]);
      expect(await cut(`&limit=3&before=${all[4]?._id}`)).toEqual([[2, 3, 4], true, true]);
      expect(await cut(`&limit=3&before=${all[1]?._id}`)).toEqual([[1], false, true]);
      expect(await cut(`&limit=3&after=${all[1]?._id}`)).toEqual([[3, 4, 5], true, true]);
      expect(await cut(`&limit=3&after=${all[6]?._id}`)).toEqual([[], true, false]);
    });

    it.each([
      ['', ['chat required']],
      ['chat=x', ['chat badFormat']],
      ['chat={chat}&limit=0', ['limit tooSmall']],
      ['chat={chat}&limit=101', ['limit tooLarge']],
      ['chat={chat}&before=x', ['before mustBeId']],
      ['chat={chat}&page=2', ['page unknownParameter']],
      ['chat={chat}&before={elsewhere}', ['before missingReference']],
    ])('refuses the parameters %j', async (query, expected) => {
      const id = await order();
      const elsewhere = await said(staff, `${id}-team`, 'Elsewhere');
      const asked = query.replace('{chat}', `${id}-client`).replace('{elsewhere}', elsewhere._id);
      const answer = await world.call('client', 'GET', `/chatmessages?${asked}`);
      expect([answer.status, fieldFaults(answer.body)]).toEqual([422, expected]);
    });
  });

  describe('the unread part of a chat', () => {
    it('is what came after the read position, which writing moves forward and nothing moves back', async () => {
      const id = await order();
      const chat = `${id}-client`;
      const first = await said('client', chat, 'One');
      const second = await said('client', chat, 'Two');
      const unread = async (account: Account) => (await chatsOf(account, `filter[order]=${id}`))[0]?.unread;
      expect(await Promise.all(['client', staff, 'partner'].map(unread))).toEqual([0, 2, 2]);
      await world.must('partner', 'PUT', `/chats/${chat}/read`, { upTo: second._id });
      await world.must('partner', 'PUT', `/chats/${chat}/read`, { upTo: first._id });
      expect(await unread('partner')).toBe(0);
      await said(staff, chat, 'Three');
      expect(await Promise.all(['client', staff, 'partner'].map(unread))).toEqual([1, 0, 1]);
      const stray = await world.call('partner', 'PUT', `/chats/${chat}/read`, { upTo: v7() });
      expect([stray.status, fieldFaults(stray.body)]).toEqual([422, ['upTo missingReference']]);
    });

    it('is counted over chats: a client’s own, and of staff those of orders they manage or have read in', async () => {
      const count = async (account: Account) => (await world.must(account, 'GET', '/chats/unread'))['unread'];
      const before = { client: await count('client'), staff: await count(staff), owner: await count('owner') };
      const id = await order();
      await said('client', `${id}-client`, 'Anybody there?');
      expect([await count('client'), await count(staff), await count('owner')]).toEqual([
        before.client,
        Number(before.staff) + 1,
        before.owner,
      ]);
      expect((await chatsOf(staff, 'filter[unread]=true&per_page=100')).map(({ _id }) => _id)).toContain(`${id}-client`);
      expect((await chatsOf('owner', 'filter[unread]=true&per_page=100')).map(({ _id }) => _id)).not.toContain(`${id}-client`);
    });
  });

  describe('the list of chats', () => {
    it('has the newest first, and for staff those that wait longest', async () => {
      const [a, b] = [await order(), await order()];
      await said('client', `${a}-client`, 'First to wait');
      await said('client', `${b}-client`, 'Second to wait');
      await said('client', `${a}-client`, 'Still waiting');
      const ids = [`${a}-client`, `${b}-client`];
      const among = (chats: Chat[]) => chats.map(({ _id }) => _id).filter((one) => ids.includes(one));
      expect(among(await chatsOf('client', 'per_page=100'))).toEqual(ids);
      expect(among(await chatsOf(staff, 'filter[waiting]=true&sort=waitingSince&per_page=100'))).toEqual(ids);
      await said(staff, `${a}-client`, 'Here');
      expect(among(await chatsOf(staff, 'filter[waiting]=true&sort=waitingSince&per_page=100'))).toEqual([`${b}-client`]);
      expect((await chatsOf('client', `filter[order]=${b}`))[0]).toMatchObject({ waitingSince: null, last: { text: 'Second to wait' } });
    });

    it('finds what was said, by the reader’s rights', async () => {
      const id = await order();
      await said('partner', `${id}-team`, 'the word quincunx among us');
      await said('client', `${id}-client`, 'QUINCUNX with everybody');
      const found = async (account: Account) =>
        ((await world.must(account, 'GET', '/chatmessages?search=quincunx&per_page=100'))['items'] as Message[]).map(({ text }) => text);
      expect(await found(staff)).toEqual(['QUINCUNX with everybody', 'the word quincunx among us']);
      expect(await found('client')).toEqual(['QUINCUNX with everybody']);
      expect(await found('client2')).toEqual([]);
      expect((await chatsOf('client', 'search=quincunx')).map(({ _id }) => _id)).toEqual([`${id}-client`]);
      expect((await world.must(staff, 'GET', `/chatmessages?search=quincunx&order=${v7()}`))['items']).toEqual([]);
    });
  });

  it('can be written in for 30 days after the order ended, and are read for ever', async () => {
    const id = await order();
    await said('client', `${id}-client`, 'Goodbye');
    await world.must('supermanager', 'PATCH', `/orders/update-payment-status/${id}`, {
      operation: 'cancelOrder',
      payload: { reason: 'The client changed their mind' },
    });
    expect((await chatsOf('client', `filter[order]=${id}`))[0]?.writing).toMatchObject({ permitted: true, until: expect.any(String) });
    const month = 30 * 24 * 3600 * 1_000_000;
    await world.database.query('update orders set status_since = status_since - $2 where id = $1', [id, month + 60_000_000]);
    const late = await say('client', `${id}-client`, 'One more thing');
    expect([late.status, late.body.code]).toEqual([409, 'chatClosed']);
    expect(await textsIn('client', `${id}-client`)).toEqual(['Goodbye']);
    expect((await chatsOf('client', `filter[order]=${id}`))[0]?.writing).toMatchObject({ permitted: false, code: 'chatClosed' });
    await world.database.query('update orders set status_since = status_since + $2 where id = $1', [id, month + 60_000_000]);
  });

  it('lose the texts of an erased person, and keep those of others', async () => {
    const { _id: id } = await world.place('client2');
    await said('client2', `${id}-client`, 'zyzzyva of mine');
    await said(staff, `${id}-client`, 'zyzzyva of ours');
    await world.operate('client2', id, 'cancelOrder', { reason: 'Moved away' });
    await world.must('owner', 'DELETE', `/users/${world.idOf('client2')}`, { confirm: 'ERASE' });
    const found = (await world.must(staff, 'GET', '/chatmessages?search=zyzzyva'))['items'] as Message[];
    expect(found.map(({ text }) => text)).toEqual(['zyzzyva of ours']);
  });
});
