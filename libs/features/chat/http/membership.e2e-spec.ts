import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { LiveModule } from '#libs/features/live/live.module';
import type { Id } from '#libs/kernel/ids';
import { Listener } from '#libs/testing/live-listener';
import { NotificationsWorld } from '#libs/testing/notifications-world';
import type { Account, OrdersTestApp } from '#libs/testing/orders-test-app';
import { SmtpCatcher } from '#libs/testing/smtp-catcher';

/** More where the product is proved: `CHAT_HISTORIES=10000`. */
const numRuns = Number(process.env['CHAT_HISTORIES'] ?? 12);
const seed = Number(process.env['CHAT_SEED'] ?? 16);

const partners = ['partner', 'partner2'] as const;
const managers = ['services-manager', 'agents-manager'] as const;
/** Clients, partners, staff who see every order, and staff who see those they manage. */
const readers = ['client', 'client2', ...partners, 'client-service-manager', ...managers] as const;
const staff: readonly Account[] = ['client-service-manager', ...managers];
const kinds = ['client', 'team'] as const;

const reader = fc.constantFrom(...readers);
const kind = fc.constantFrom(...kinds);
const chatPattern = /marker\d+x \d+/g;
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('appoint' as const), partner: fc.constantFrom(...partners) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('assign' as const), manager: fc.constantFrom(...managers) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('say' as const), who: reader, kind, file: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), kind }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('read' as const), who: reader }) },
);

/** Whom an order belongs to, and what stands in its chats: what the rules say, told a second time. */
interface Model {
  partner: Account | null;
  manager: Account | null;
  said: Record<'client' | 'team', { id: Id; text: string; file: Id | null }[]>;
  /** taken away: staff still see what it was */
  removed: Record<'client' | 'team', string[]>;
}

function mayRead({ partner, manager }: Model, who: Account, chat: 'client' | 'team'): boolean {
  if (who === 'client') return chat === 'client';
  return who === 'client-service-manager' || who === partner || who === manager;
}

describe('who reads what is said at an order', () => {
  let mails: SmtpCatcher;
  let notices: NotificationsWorld;
  let world: OrdersTestApp;
  let told = 0;
  const streams = new Map<Account, Listener>();
  /** Who could read a text at some time since it was said: those who may hear of it live, however late that comes. */
  const hearers = new Map<string, Set<Account>>();
  const found = { live: 0, mails: 0, notices: 0 };

  beforeAll(async () => {
    mails = await SmtpCatcher.listen();
    const mail = { smtpUrl: mails.url, from: 'Registra <post@registra.example>' };
    notices = await NotificationsWorld.start({ mail }, [LiveModule]);
    world = notices.orders;
    await world.app.listen(0, '127.0.0.1');
    const { port } = world.app.getHttpServer().address() as AddressInfo;
    for (const who of readers)
      streams.set(who, await Listener.open(`http://127.0.0.1:${port}/api/v1/live`, { authorization: world.bearer(who) }));
  });
  afterAll(async () => {
    streams.forEach((stream) => stream.close());
    await notices.stop();
    await mails.close();
  });

  const textsOf = (body: unknown): string[] =>
    ((body as { items?: { text: string | null }[] }).items ?? []).flatMap(({ text }) => text ?? []);
  const readableFor = (model: Model, who: Account) => kinds.filter((chat) => mayRead(model, who, chat));
  const letHear = (model: Model): void => {
    for (const chat of kinds) {
      const reading = readers.filter((who) => mayRead(model, who, chat));
      const add = (text: string, more: readonly Account[]) => hearers.set(text, new Set([...(hearers.get(text) ?? []), ...more]));
      for (const { text } of model.said[chat]) add(text, reading);
      for (const text of model.removed[chat])
        add(
          text,
          reading.filter((who) => staff.includes(who)),
        );
    }
  };

  /** Every way to a message: its chat, the list, the search in messages and in chats, the counts, its file, the address of the message itself. */
  async function look(model: Model, order: Id, marker: string, who: Account): Promise<void> {
    const readable = readableFor(model, who);
    const expected = readable.flatMap((chat) => model.said[chat].map(({ text }) => text)).sort();
    for (const chat of kinds) {
      const { status, body } = await world.call(who, 'GET', `/chatmessages?chat=${order}-${chat}&limit=100`);
      expect([who, chat, status]).toEqual([who, chat, readable.includes(chat) ? 200 : 404]);
      expect(textsOf(body)).toEqual(readable.includes(chat) ? model.said[chat].map(({ text }) => text) : []);
      expect((await world.call(who, 'GET', `/chats/${order}-${chat}`)).status).toBe(readable.includes(chat) ? 200 : 404);
      for (const { file } of model.said[chat])
        if (file !== null)
          expect([who, chat, (await world.call(who, 'GET', `/upload-file/${file}`)).status]).toEqual([
            ...[who, chat],
            readable.includes(chat) ? 200 : 404,
          ]);
    }
    const searched = await world.call(who, 'GET', `/chatmessages?search=${marker}&per_page=100`);
    expect([who, textsOf(searched.body).sort()]).toEqual([who, expected]);
    const listed = await world.call(who, 'GET', `/chats?filter[order]=${order}`);
    expect((listed.body['items'] as { kind: string }[]).map((one) => one.kind)).toEqual(readable);
    const chats = await world.call(who, 'GET', `/chats?search=${marker}&per_page=100`);
    const spoken = readable.filter((chat) => model.said[chat].length > 0);
    expect((chats.body['items'] as { kind: string }[]).map((one) => one.kind).sort()).toEqual([...spoken].sort());
    const hidden = kinds.filter((chat) => !readable.includes(chat)).flatMap((chat) => model.said[chat]);
    for (const { id } of hidden) expect((await world.call(who, 'PATCH', `/chatmessages/${id}`, { text: marker })).status).toBe(404);
  }

  /** Notifications lead to chats that their reader reads, once what happened was told. */
  async function lookAtNotices(model: Model, order: Id, who: Account): Promise<void> {
    const { items } = await notices.list(who, '&filter[kind]=chatMessage');
    const about = items.map(({ subject }) => subject._id).filter((subject) => subject.startsWith(order));
    found.notices += about.length;
    expect([who, about.filter((subject) => !readableFor(model, who).some((chat) => subject === `${order}-${chat}`))]).toEqual([who, []]);
    expect(JSON.stringify(items)).not.toMatch(chatPattern);
  }

  /** Letters tell what their reader may read when they are sent, and nothing that was removed. */
  async function lookAtMails(model: Model): Promise<void> {
    await world.database.query(`update mail_intents set next_attempt_at = now() where state = 'waiting'`);
    mails.mails.length = 0;
    while ((await notices.deliverer.deliverDue()).claimed > 0);
    for (const who of readers) {
      const readable = readableFor(model, who).flatMap((chat) => model.said[chat].map(({ text }) => text));
      const read = mails
        .to(`${who}@registra.example`)
        .flatMap(({ text, html, subject }) => `${subject} ${text} ${html}`.match(chatPattern) ?? []);
      found.mails += read.length;
      expect([who, read.filter((text) => !readable.includes(text))]).toEqual([who, []]);
    }
  }

  /** Whatever came over anybody's stream so far was said where they could read. */
  function lookAtStreams(): void {
    for (const [who, { messages }] of streams) {
      const heard = messages.splice(0).flatMap(({ data }) => data.match(chatPattern) ?? []);
      found.live += heard.length;
      expect([who, heard.filter((text) => !hearers.get(text)?.has(who))]).toEqual([who, []]);
    }
  }

  it('is what the rules say at that moment, over random histories of appointing, assigning, writing, removing and reading', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const { _id: order } = await world.place('client');
        const marker = `marker${(told += 1)}x`;
        const model: Model = { partner: null, manager: null, said: { client: [], team: [] }, removed: { client: [], team: [] } };
        for (const [at, one] of steps.entries()) {
          if (one.do === 'appoint' && one.partner !== model.partner) {
            await world.must('supermanager', 'PUT', `/orders/${order}/partner`, { partner: world.idOf(one.partner) });
            model.partner = one.partner;
          }
          if (one.do === 'assign' && one.manager !== model.manager) {
            await world.must('supermanager', 'PUT', `/orders/${order}/manager`, { manager: world.idOf(one.manager) });
            model.manager = one.manager;
          }
          if (one.do === 'say') {
            const text = `${marker} ${at}`;
            const file = one.file ? await world.upload(one.who) : null;
            const body = { chat: `${order}-${one.kind}`, text, ...(file !== null && { files: [file] }) };
            const answer = await world.call(one.who, 'POST', '/chatmessages', body);
            expect([one.who, one.kind, answer.status]).toEqual([one.who, one.kind, mayRead(model, one.who, one.kind) ? 201 : 404]);
            if (answer.status === 201) model.said[one.kind].push({ id: answer.body._id, text, file });
          }
          letHear(model);
          if (one.do === 'remove') {
            const last = model.said[one.kind].pop();
            if (last) {
              await world.must('client-service-manager', 'DELETE', `/chatmessages/${last.id}`, { reason: 'As the history says' });
              model.removed[one.kind].push(last.text);
            }
          }
          if (one.do === 'read') await look(model, order, marker, one.who);
          await world.database.query('delete from rate_limits');
        }
        await world.settle();
        for (const who of readers) {
          await look(model, order, marker, who);
          await lookAtNotices(model, order, who);
        }
        await lookAtMails(model);
        lookAtStreams();
        await world.database.query('delete from rate_limits');
      }),
      { numRuns, seed },
    );
    expect(Object.entries(found).filter(([, count]) => count === 0)).toEqual([]);
    process.stdout.write(`histories ${numRuns}, seed ${seed}: ${JSON.stringify(found)} looked at, nothing read that was hidden\n`);
  }, 36_000_000);
});
