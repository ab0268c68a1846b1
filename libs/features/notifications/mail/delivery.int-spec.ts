import { keepAccounts } from '#libs/testing/stored-bank-accounts';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { simpleParser } from 'mailparser';
import { demoUserId } from '#libs/features/people/seed-users';
import { until } from '#libs/event-log/testing/until';
import type { ProcessLog } from '#libs/platform/logging/log';
import { Outages } from '#libs/platform/logging/outages';
import { FileMail } from '#libs/platform/mail/file-mail';
import { HealthChecks } from '#libs/platform/health/health-checks';
import { Metrics } from '#libs/platform/metrics/metrics';
import { SmtpMail } from '#libs/platform/mail/smtp-mail';
import { NotificationsWorld } from '#libs/testing/notifications-world';
import { textOfPdf } from '#libs/testing/pdf-text';
import { SmtpCatcher } from '#libs/testing/smtp-catcher';
import { Digests } from '../consumers/digests.js';
import { Outbox } from '../storage/outbox.js';
import { Deliverer } from './deliverer.js';
import { EmailWriter } from './email-writer.js';
import { MailFigures } from './mail-figures.js';

const soon = { pause: () => 0 };
let world: NotificationsWorld;
let server: SmtpCatcher;
let transports: SmtpMail[] = [];

beforeEach(async () => {
  server = await SmtpCatcher.listen();
  world = await NotificationsWorld.start(server.settings);
});
afterEach(async () => {
  await Promise.all(transports.map((transport) => transport.close()));
  transports = [];
  await world.stop();
  await server.close();
});

/** An order that asks its client to pay; its only email, because the client disabled confirmations. */
async function oneMail(): Promise<string> {
  await world.orders.must('client', 'PUT', '/notifications/preferences', { kinds: [{ kind: 'orderPlaced', inApp: true, mail: 'off' }] });
  const order = await world.orders.place('client');
  await world.orders.operate('client-service-manager', order._id, 'managerConfirmedNotPayedOrder');
  await world.orders.settle();
  return order._id;
}

const stateOf = async (account = 'client') => (await world.intents(account)).map(({ state, reason }) => [state, reason]);

/** Log lines of outages, with their neighbours. */
let outages: string[] = [];
const log = { warn: (_: object, message: string) => void outages.push(message) } as unknown as ProcessLog;

/** A second worker on the same outbox, with a separate transport that times out quickly. */
function anotherWorker(outbox = world.orders.app.get(Outbox, { strict: false })): Deliverer {
  const sender = { from: 'post@registra.example', host: 'registra.example' };
  const transport = new SmtpMail(server.url, sender, { connect: 1_000, idle: 400, whole: 800 });
  transports.push(transport);
  return new Deliverer(world.database, outbox, world.orders.app.get(EmailWriter, { strict: false }), transport, new Outages(log));
}

describe('an email under delivery', () => {
  it('arrives with both parts, the figures and a way to open the order, under the id of its intent', async () => {
    const order = await oneMail();
    await world.deliverer.deliverDue();
    const [intent] = await world.intents('client');
    const [mail] = server.to('client@registra.example');
    expect([intent?.state, intent?.reason]).toEqual(['sent', null]);
    expect(mail?.messageId).toBe(`<${intent?.id}@registra.example>`);
    expect(mail?.subject).toMatch(/^Оплатите .*€ по заказу R-0/);
    expect(mail?.text).toContain('https://registra.example/order?id=');
    expect(mail?.html).toContain('https://registra.example/order?id=');
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    // Every email about the order answers the same first one, so that they are one conversation.
    const first = `<about-${order}@registra.example>`;
    expect([mail?.inReplyTo, mail?.references]).toEqual([first, first]);
    expect(mail?.replyTo?.text).toBe('support@registra.example');
    expect(mail?.text).toContain('Просто ответьте на это письмо.');
    // It asks to pay: nobody can end such emails, so it names no way to.
    expect(mail?.headerLines.map(({ key }) => key).filter((key) => key.startsWith('list-unsubscribe'))).toEqual([]);
    expect(mail?.text).toContain('Без вас заказ не продолжить, поэтому письмо отправляется всегда.');
    expect(String(mail?.html)).not.toMatch(/<img|https?:\/\/(?!registra\.example|www\.w3\.org)/);
  });

  it('says where to write where the settings name no mailbox', async () => {
    const settings = (email: string) =>
      world.orders.database.query(`update catalogue_settings set value = value || jsonb_build_object('email', $1::text) where id = $2`, [
        email,
        '00000000-0000-7000-8000-000000000092',
      ]);
    await settings('');
    await oneMail();
    await world.deliverer.deliverDue();
    await settings('support@registra.example');
    const [mail] = server.to('client@registra.example');
    expect(mail?.replyTo).toBeUndefined();
    expect(mail?.text).toContain('Напишите нам в заказе или через страницу контактов.');
  });

  it('says where a transfer goes if it asks for money, and names no account if there is none', async () => {
    const sent = async (): Promise<string> => {
      await oneMail();
      await world.deliverer.deliverDue();
      return server.mails.at(-1)?.text ?? '';
    };
    const delivered = await sent();
    expect(delivered).toContain('EE38 2200 2210 2014 5685');
    expect(delivered).toMatch(/Назначение: Оплата заказа R-0/);
    await keepAccounts(world.database, []);
    expect(await sent()).not.toContain('Назначение');
  });

  it('acknowledges a withdrawal with a PDF that quotes it, with day and time', async () => {
    await world.database.query(`update users set language = 'en', time_zone = 'Europe/Tallinn' where id = $1`, [
      world.orders.idOf('client'),
    ]);
    const body = { ...(await world.orders.orderBody(['EE', 'accounting'])), buyer: 'consumer', terms: 3 };
    const { _id: order, number } = await world.orders.must('client', 'POST', '/orders', body);
    const statement = { name: 'Anna Withdraws', email: 'anna@example.com' };
    const { withdrawal } = await world.orders.must('client', 'POST', `/orders/${order}/withdrawal`, statement);
    await world.orders.settle();
    while ((await world.deliverer.deliverDue()).claimed > 0);
    const mails = server.to('client@registra.example');
    const [mail] = mails.filter(({ subject }) => subject?.startsWith('We received your withdrawal'));
    expect(mail?.text).toContain('The confirmation is attached, with the day and time of your withdrawal.');
    expect(mail?.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      [`withdrawal-${String(number)}.pdf`, 'application/pdf'],
    ]);
    const paper = (await textOfPdf(mail?.attachments[0]?.content ?? Buffer.alloc(0))).join(' ');
    const { withdrawnAt } = withdrawal as { withdrawnAt: string };
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Tallinn', hour: '2-digit', minute: '2-digit' });
    for (const part of [String(number), 'Anna Withdraws', 'anna@example.com', clock.format(new Date(withdrawnAt))])
      expect(paper).toContain(part);
    expect(mails.filter((one) => one !== mail).flatMap(({ attachments }) => attachments)).toEqual([]);
  });

  it('is in the language of the person', async () => {
    await world.database.query(`update users set language = 'en' where id = $1`, [world.orders.idOf('client')]);
    await oneMail();
    await world.deliverer.deliverDue();
    expect(server.to('client@registra.example')[0]?.subject).toMatch(/^Pay €[\d,.]+ for order R-0/);
  });

  it('delays none of the emails of its batch if its data cannot be read', async () => {
    for (let i = 0; i < 2; i += 1) await world.stories.reach('orderConfirmedNotPayed');
    await world.orders.settle();
    const intents = await world.intents();
    const emails = world.orders.app.get(EmailWriter, { strict: false });
    const asked = emails.materials.bind(emails);
    const spoilt = jest.spyOn(emails, 'materials');
    spoilt.mockImplementation((mails) =>
      mails.some(({ id }) => id === intents[0]?.id) ? Promise.reject(new Error('unreadable')) : asked(mails),
    );
    await world.deliverer.deliverDue({ batch: 50 });
    spoilt.mockRestore();
    const after = await world.intents();
    expect(after.filter(({ state }) => state !== 'sent').map(({ id, reason }) => [id, reason])).toEqual([[intents[0]?.id, 'notWritten']]);
    expect(after.length).toBeGreaterThan(1);
  });

  it('is sent once even by several workers', async () => {
    for (let i = 0; i < 4; i += 1) await world.stories.reach('orderConfirmedNotPayed');
    await world.orders.settle();
    const workers = [world.deliverer, anotherWorker(), anotherWorker()];
    await Promise.all(
      workers.map(async (worker) => {
        while ((await worker.deliverDue({ batch: 2 })).claimed > 0);
      }),
    );
    const ids = server.mails.map(({ messageId }) => messageId);
    expect(ids.length).toBe((await world.intents()).length);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a mail server', () => {
  it('keeps emails waiting while it is down, and gets them when it is back', async () => {
    await oneMail();
    const port = server.address;
    await server.close();
    expect(await world.deliverer.deliverDue(soon)).toMatchObject({ unreachable: true });
    expect((await stateOf())[0]?.[0]).toBe('waiting');
    server = await SmtpCatcher.listen(port);
    expect(await world.deliverer.deliverDue(soon)).toMatchObject({ unreachable: false });
    expect(await stateOf()).toEqual([['sent', null]]);
    expect(server.to('client@registra.example')).toHaveLength(1);
  });

  it('is asked again after it answers 4xx, which is no bounce', async () => {
    await oneMail();
    let answers = 0;
    server.mood = () => (++answers < 3 ? 451 : 'takes');
    for (const expected of ['waiting', 'waiting', 'sent']) {
      expect((await world.deliverer.deliverDue(soon)).unreachable).toBe(false);
      expect((await stateOf())[0]?.[0]).toBe(expected);
    }
    expect(server.to('client@registra.example')).toHaveLength(1);
  });

  it('ends an email with its reason when it answers 5xx', async () => {
    await oneMail();
    server.mood = () => 550;
    await world.deliverer.deliverDue(soon);
    expect(await stateOf()).toEqual([['bounced', expect.stringContaining('No such mailbox here')]]);
    expect(await world.deliverer.deliverDue(soon)).toMatchObject({ claimed: 0 });
  });

  it('has its waiting, failing, bounced and given-up emails counted for operators', async () => {
    const figures = new MailFigures(world.database, new HealthChecks(), new Metrics());
    expect(await figures.counts()).toEqual({ waiting: 0, oldestSeconds: 0, failing: 0, bounced: 0, givenUp: 0 });
    await oneMail();
    await world.database.query(`update mail_intents set created_at = created_at - interval '2 hours'`);
    expect(await figures.counts()).toMatchObject({ waiting: 1, failing: 0 });
    server.mood = () => 451;
    await world.deliverer.deliverDue(soon);
    const { oldestSeconds, ...failing } = await figures.counts();
    expect(failing).toEqual({ waiting: 1, failing: 1, bounced: 0, givenUp: 0 });
    expect(oldestSeconds).toBeGreaterThanOrEqual(7_200);
    server.mood = () => 550;
    await world.deliverer.deliverDue(soon);
    expect(await figures.counts()).toMatchObject({ waiting: 0, oldestSeconds: 0, failing: 0, bounced: 1 });
    await world.database.query(`update mail_intents set state = 'failed', state_at = state_at - interval '25 hours'`);
    expect(await figures.counts()).toMatchObject({ bounced: 0, givenUp: 0 });
  });

  it('is left after a while if it never answers, and the email waits', async () => {
    await oneMail();
    server.mood = () => 'hangs';
    outages = [];
    const worker = anotherWorker();
    expect(await worker.deliverDue(soon)).toMatchObject({ unreachable: true });
    expect(await worker.deliverDue(soon)).toMatchObject({ unreachable: true });
    expect((await stateOf())[0]?.[0]).toBe('waiting');
    server.mood = () => 'takes';
    await worker.deliverDue(soon);
    expect(await stateOf()).toEqual([['sent', null]]);
    expect(outages).toEqual(['the mail server is unavailable', 'the mail server is available again']);
  });

  it('gets an email again under the same id if its worker died before marking it', async () => {
    await oneMail();
    const [intent] = await world.intents('client');
    const outbox = new Outbox(world.database);
    const marking = new Promise<void>((reached) => {
      outbox.sent = () => {
        reached();
        return new Promise(() => undefined);
      };
    });
    void anotherWorker(outbox).deliverDue({ lease: 700 });
    await marking;
    expect((await world.deliverer.deliverDue(soon)).claimed).toBe(0);
    await until(async () => (await world.deliverer.deliverDue(soon)).claimed > 0);
    expect(server.mails.map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<${intent?.id}@registra.example>`));
    expect(await stateOf()).toEqual([['sent', null]]);
  });

  it('may get an email twice, under the same id, if it loses the connection before its 250', async () => {
    await oneMail();
    server.mood = () => (server.mails.length > 1 ? 'takes' : 'breaks');
    await world.deliverer.deliverDue(soon);
    await world.deliverer.deliverDue(soon);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await stateOf()).toEqual([['sent', null]]);
  });
});

describe('the recipient of an email', () => {
  it.each([
    ['who was deactivated', 'deactivated_at = now()', 'deactivated', 0],
    ['who was erased', `erased_at = now(), first_name = '', last_name = ''`, 'deactivated', 0],
    ['without an address', `email = ''`, 'noAddress', 0],
    ['whose address could carry more than an address', `email = E'a@b.example\\r\\nBcc: c@d.example'`, 'badAddress', 1],
  ])('%s gets no mail but a reason, and only a bad address warns an operator', async (_name, change, reason, warnings) => {
    const warned = jest.spyOn(Logger.prototype, 'warn');
    await oneMail();
    await world.database.query(`update users set ${change} where id = $1`, [world.orders.idOf('client')]);
    await world.deliverer.deliverDue(soon);
    expect(await stateOf()).toEqual([['failed', reason]]);
    expect(server.mails.map(({ subject }) => subject)).toEqual([]);
    expect(warned).toHaveBeenCalledTimes(warnings);
    warned.mockRestore();
  });

  it('gets no email about an order that they lost meanwhile', async () => {
    const order = await world.stories.reach('newOrder');
    await world.orders.settle();
    await world.stories.call(order, 'client-service-manager', 'appointPartner', { partner: world.orders.idOf('partner2') });
    await world.orders.settle();
    await world.deliverer.deliverDue(soon);
    await world.deliverer.deliverDue(soon);
    expect((await stateOf('partner')).sort()).toEqual([
      ['failed', 'noLongerConcerns'],
      ['sent', null],
    ]);
    expect(server.to('partner@registra.example').map(({ subject }) => subject)).toEqual([expect.stringContaining('передан другому')]);
  });

  it('cannot smuggle a header in by a name', async () => {
    await world.database.query(`update users set first_name = E'A\\r\\nBcc: spy@evil.example\\r\\n\\r\\nbody' where id = $1`, [
      world.orders.idOf('client'),
    ]);
    await oneMail();
    await world.deliverer.deliverDue(soon);
    const [mail] = server.to('client@registra.example');
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.headers.has('bcc')).toBe(false);
    expect([mail?.to].flat()[0]?.value).toHaveLength(1);
  });
});

describe('without a mail server', () => {
  it('every email is written to a file in full', async () => {
    const place = await mkdtemp(join(tmpdir(), 'registra-mail-'));
    const directory = join(place, 'not', 'made', 'yet');
    const transport = new FileMail(directory, { from: 'no-reply@registra.example', host: 'registra.example' });
    const mail = {
      id: '00000000-0000-7000-8000-000000000001',
      subject: 'Привет',
      html: '<p>Да</p>',
      text: 'Да',
      kind: 'automatic' as const,
    };
    const outcome = await transport.send({ ...mail, to: { name: 'Анна', address: 'anna@registra.example' } });
    expect(outcome).toEqual({ outcome: 'sent' });
    expect(await readdir(directory)).toEqual([`${mail.id}.eml`]);
    const parsed = await simpleParser(await readFile(join(directory, `${mail.id}.eml`)));
    expect([parsed.subject, parsed.text?.trim(), parsed.messageId]).toEqual(['Привет', 'Да', `<${mail.id}@registra.example>`]);
    await rm(place, { recursive: true });
  });
});

describe('a time in an email', () => {
  const manager = demoUserId('business-manager');
  /** 00:30 on 2 December in Vladivostok, 23:30 on 1 December in Tallinn. */
  const moments = { vladivostok: '2026-12-01T14:30:00Z', tallinn: '2026-12-01T21:30:00Z' };

  /** The daily email of a manager about something that happened at `at`. */
  async function digestAbout(at: string): Promise<string> {
    const digests = world.orders.app.get(Digests, { strict: false });
    await digests.gather(new Date());
    await world.stories.reach('newOrder');
    await world.orders.settle();
    await world.database.query('update notifications set at_us = $1', [Date.parse(at) * 1000]);
    const due = await world.database.one<{ next: Date }>('select next_at as next from notification_digests where person_id = $1', [
      manager,
    ]);
    await digests.gather(due?.next ?? new Date());
    // At some hours all of staff have theirs before this manager has: more than one batch.
    while ((await world.deliverer.deliverDue()).full);
    return String(server.to('business-manager@registra.example').at(-1)?.text).replaceAll('\u00a0', ' ');
  }

  beforeEach(async () => {
    await world.database.query(`update users set language = 'en' where id = $1`, [manager]);
    await world.database.query(
      `update catalogue_settings set value = jsonb_set(value, '{workingHours,timeZone}', '"Europe/Tallinn"') where value ? 'workingHours'`,
    );
  });

  it.each([
    ['their own', 'Asia/Vladivostok', moments.vladivostok, '2 Dec 2026, 00:30 GMT+10'],
    ['their own, the other side of midnight', 'Europe/Tallinn', moments.vladivostok, '1 Dec 2026, 16:30 EET'],
    ['the office’s, where they name none', null, moments.tallinn, '1 Dec 2026, 23:30 EET'],
  ])('is in the zone of its reader and names it: %s', async (_name, zone, at, expected) => {
    await world.database.query('update users set time_zone = $2 where id = $1', [manager, zone]);
    expect(await digestAbout(at)).toContain(expected);
  });
});
