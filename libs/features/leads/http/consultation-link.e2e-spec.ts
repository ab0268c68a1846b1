import { type ParsedMail, simpleParser } from 'mailparser';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deliverer } from '#libs/features/notifications/mail/deliverer';
import type { Id } from '#machines/kernel/ids';
import { LeadsWorld } from '#libs/testing/leads-world';
import { emailDirectory } from '#libs/testing/received-emails';
import { formsPerAddress, movesPerConsultation } from '../rules/limits.js';
import { cancellationMailOf, confirmationOf, moveMailOf } from '../storage/lead-registration.js';

jest.setTimeout(180_000);

const dataDir = emailDirectory();
let world: LeadsWorld;
LeadsWorld.forSuite((started) => (world = started), { dataDir });

const seller = 'contact-manager';

async function mail(id: Id): Promise<ParsedMail> {
  for (let round = 0; round < 50; round += 1) if ((await world.orders.app.get(Deliverer).deliverDue()).claimed === 0) break;
  return simpleParser(readFileSync(join(dataDir, 'mail', `${id}.eml`)));
}
const calendarOf = ({ attachments }: ParsedMail): string[] =>
  (attachments.find(({ contentType }) => /calendar|ics/.test(contentType))?.content.toString('utf8') ?? '')
    .replace(/\r\n /g, '')
    .split('\r\n');
const pathIn = ({ text = '' }: ParsedMail): string => /\/api\/v1\/forms\/consultation\/[\w.-]{60,150}/.exec(text)?.[0] ?? '';
const utc = (slot: string): string => slot.replace(/[-:]|\.\d{3}/g, '');

/** Books the `nth` free slot from the end, and reads the link in its confirmation. */
async function booked(more: object = {}, nth = 0): Promise<{ lead: Id; slot: string; path: string; first: ParsedMail }> {
  const free = await world.slots();
  const slot = free.at(-1 - nth) ?? '';
  const form = { name: 'Anna Berg', phone: world.phone(), email: `anna${String(Math.random()).slice(2)}@example.org`, slot };
  const { status, body } = await world.post('request-consultation', { ...form, timeZone: 'America/New_York', language: 'en', ...more });
  expect(status).toBe(201);
  const first = await mail(confirmationOf(body._id));
  return { lead: body._id, slot, path: pathIn(first), first };
}

const open = (path: string, language = 'en') =>
  world.orders.app.inject({ method: 'GET', url: path, headers: { 'accept-language': language } });
const post = (path: string, fields: Record<string, string>, remoteAddress = '127.0.0.1') =>
  world.orders.app.inject({
    method: 'POST',
    url: path,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' },
    payload: new URLSearchParams(fields).toString(),
  });
const leadOf = (id: Id) =>
  world.must(seller, 'GET', `/leads/${id}`) as unknown as Promise<{ state: string; version: number; slot: object }>;
const titleOf = ({ body }: { body: string }): string => /<h1>(.*?)<\/h1>/.exec(body)?.[1] ?? '';
const alertOf = ({ body }: { body: string }): string => /role="alert">(.*?)</.exec(body)?.[1] ?? '';
const noticesOf = async (lead: Id): Promise<string[]> => {
  await world.orders.settle();
  const list = await world.must(seller, 'GET', '/notifications?filter[kind]=consultationBooked&per_page=100');
  return (list as unknown as { items: { title: string; subject: { _id: Id } }[] }).items
    .filter(({ subject }) => subject._id === lead)
    .map(({ title }) => title.split(':')[0] ?? '');
};

describe('the page of a booked consultation', () => {
  it('is linked in the confirmation, with the time on the visitor’s clock and free half hours, and changes nothing by itself', async () => {
    const { lead, slot, path, first } = await booked({ language: 'ru' });
    expect(first.html).toContain(path);
    const before = await leadOf(lead);
    for (let i = 0; i < 2; i += 1) {
      const page = await open(path, 'en');
      expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-store',
      ]);
      expect(page.body).toContain('<html lang="ru">');
      expect(titleOf(page)).toBe('Ваша консультация');
      expect(page.body).toContain('(Нью-Йорк)');
      expect(page.body).not.toContain(`<option value="${slot}"`);
      expect(page.body).toContain(`<option value="${(await world.slots())[0]}"`);
      expect(page.body).not.toContain('<script');
    }
    expect(await leadOf(lead)).toEqual(before);
  });

  it('moves it: the new time is booked, the old one free, the visitor and sales get an email', async () => {
    const { lead, slot, path, first } = await booked();
    const [to = ''] = await world.slots();
    const page = await post(path, { action: 'move', slot: to });
    expect([page.statusCode, titleOf(page)]).toEqual([200, 'Consultation moved']);
    expect(await leadOf(lead)).toMatchObject({ state: 'new', version: 2, slot: { start: to, held: true } });
    const free = await world.slots();
    expect([free.includes(slot), free.includes(to)]).toEqual([true, false]);
    const moved = await mail(moveMailOf(lead, 2));
    expect(moved.subject).toMatch(/^New time for your consultation: /);
    expect(pathIn(moved)).toBe(path);
    const entry = calendarOf(moved);
    expect(entry).toEqual(expect.arrayContaining(['METHOD:REQUEST', 'SEQUENCE:1', `DTSTART:${utc(to)}`]));
    expect(entry.find((line) => line.startsWith('UID:'))).toBe(calendarOf(first).find((line) => line.startsWith('UID:')));
    expect(calendarOf(first)).toContain('SEQUENCE:0');
    expect(await noticesOf(lead)).toEqual(['Consultation moved', 'Consultation booked']);
    const { items } = (await world.must(seller, 'GET', `/leads/${lead}/events`)) as unknown as {
      items: { title: string; detail: string }[];
    };
    expect(items.at(-1)).toMatchObject({ title: 'Consultation moved', by: null, detail: expect.stringMatching(/\d{2}:\d{2}/) as string });
    // A repetition finds the time it asked for.
    const again = await post(path, { action: 'move', slot: to });
    expect([again.statusCode, (await leadOf(lead)).version]).toEqual([200, 2]);
  });

  it('has one winner when several move to the same half hour; all others are shown free times', async () => {
    const all = [await booked({}, 0), await booked({}, 0), await booked({}, 0)];
    const [to = ''] = await world.slots();
    const pages = await Promise.all(all.map(({ path }) => post(path, { action: 'move', slot: to })));
    expect(pages.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    for (const [i, page] of pages.entries()) {
      const { lead = '', slot } = all[i] ?? {};
      if (page.statusCode === 200) continue;
      expect(alertOf(page)).toBe('Someone has just booked this time. Choose another.');
      expect(page.body).not.toContain(`<option value="${to}"`);
      expect(await leadOf(lead)).toMatchObject({ version: 1, slot: { start: slot, held: true } });
    }
    const held = await world.database.query('select slot from consultation_slots where lead_id = any ($1)', [all.map(({ lead }) => lead)]);
    expect(held).toHaveLength(3);
  });

  it('cancels it once: the time is free, the lead stays open, the calendar entry is withdrawn', async () => {
    const { lead, slot, path } = await booked();
    await world.operate(seller, lead, 'take');
    const page = await post(path, { action: 'cancel' });
    expect([page.statusCode, titleOf(page)]).toEqual([200, 'Consultation cancelled']);
    expect(await leadOf(lead)).toMatchObject({ state: 'taken', version: 3, slot: { start: slot, held: false } });
    expect(await world.slots()).toContain(slot);
    const cancelled = await mail(cancellationMailOf(lead));
    expect(cancelled.subject).toMatch(/^Your consultation is cancelled: /);
    expect(pathIn(cancelled)).toBe('');
    expect(calendarOf(cancelled)).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2', `DTSTART:${utc(slot)}`]),
    );
    expect(await noticesOf(lead)).toContain('Consultation cancelled');
    for (const again of [await post(path, { action: 'cancel' }), await post(path, { action: 'move', slot }), await open(path)]) {
      expect([again.statusCode, titleOf(again)]).toEqual([410, 'This consultation is no longer booked']);
      expect(again.body).not.toContain('<form');
    }
    expect((await leadOf(lead)).version).toBe(3);
  });

  it('refuses times that are not offered, and forms without a choice, and changes nothing', async () => {
    const { lead, path } = await booked();
    for (const [fields, alert] of [
      [{ action: 'move', slot: '2020-01-06T08:00:00Z' }, 'There are no consultations at this time.'],
      [{ action: 'move', slot: '2099-01-05T08:00:00Z' }, 'There are no consultations at this time.'],
      [{ action: 'move', slot: 'soon' }, 'Choose a time from the list'],
      [{ action: 'move' }, 'Choose a time from the list'],
      [{ action: 'erase' }, 'Choose a time from the list'],
      [{}, 'Choose a time from the list'],
    ] as const) {
      const page = await post(path, fields);
      expect([page.statusCode, alertOf(page)]).toEqual([422, expect.stringContaining(alert)]);
    }
    expect((await leadOf(lead)).version).toBe(1);
  });

  it('moves it ten times a day at most, and can still be used to cancel it', async () => {
    const { lead, path } = await booked();
    const [one = '', other = ''] = await world.slots();
    for (let n = 0; n < movesPerConsultation; n += 1) {
      expect((await post(path, { action: 'move', slot: n % 2 === 0 ? one : other })).statusCode).toBe(200);
    }
    const refused = await post(path, { action: 'move', slot: one });
    expect([refused.statusCode, alertOf(refused)]).toEqual([429, expect.stringContaining('moved too often today')]);
    expect(await leadOf(lead)).toMatchObject({ version: 1 + movesPerConsultation });
    expect((await post(path, { action: 'cancel' })).statusCode).toBe(200);
  });

  it('counts forms by network with the other public forms', async () => {
    const [{ lead, path }, other] = [await booked(), await booked()];
    await world.forgetWindows();
    const statuses: number[] = [];
    for (let n = 0; n < formsPerAddress; n += 1) statuses.push((await post(path, { action: 'cancel' }, '198.51.100.7')).statusCode);
    expect(statuses).toEqual([200, ...Array.from({ length: formsPerAddress - 1 }, () => 410)]);
    const page = await post(other.path, { action: 'cancel' }, '198.51.100.7');
    expect([page.statusCode, Number(page.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(alertOf(page)).toMatch(/^Too many requests from here\. Try again in \d+ seconds?\.$/);
    expect([(await leadOf(lead)).version, (await leadOf(other.lead)).version]).toEqual([2, 1]);
    expect((await post(other.path, { action: 'cancel' }, '198.51.100.8')).statusCode).toBe(200);
  });
});

describe('the link to a consultation', () => {
  it('leads to an error page in the reader’s language if it is damaged, or signed for another lead', async () => {
    const { lead, path } = await booked();
    const other = await booked({}, 0);
    const [base, signature = ''] = [path.split('/').slice(0, -1).join('/'), other.path.split('.').at(-1)];
    for (const wrong of [path.slice(0, -2), `${base}/${lead}.${signature}`, `${base}/${lead}`, `${base}/nothing`]) {
      for (const page of [await open(wrong), await post(wrong, { action: 'cancel' })]) {
        expect([page.statusCode, titleOf(page)]).toEqual([404, 'This link doesn’t work']);
      }
    }
    expect(titleOf(await open(`${base}/nothing`, 'ru'))).toBe('Ссылка не работает');
    expect((await leadOf(lead)).version).toBe(1);
  });

  const started = (lead: Id) =>
    world.database.query('update leads set slot = (extract(epoch from clock_timestamp()) * 1000000)::bigint - 1 where id = $1', [lead]);
  it.each<[string, string, (lead: Id) => Promise<unknown>]>([
    ['was lost', 'This consultation is no longer booked', (lead) => world.operate(seller, lead, 'lose', { reason: 'duplicate' })],
    [
      'was won',
      'This consultation is no longer booked',
      async (lead) => {
        await world.operate(seller, lead, 'take');
        await world.operate(seller, lead, 'win', {});
      },
    ],
    [
      'was erased',
      'This consultation is no longer booked',
      (lead) => world.call('contact-head', 'DELETE', `/leads/${lead}`, { confirm: 'ERASE' }),
    ],
  ])('ends with the lead that %s', async (_what, title, end) => {
    const { lead, path } = await booked();
    await end(lead);
    const { version } = await leadOf(lead);
    for (const page of [
      await open(path),
      await post(path, { action: 'cancel' }),
      await post(path, { action: 'move', slot: (await world.slots())[0] ?? '' }),
    ])
      expect([page.statusCode, titleOf(page)]).toEqual([410, title]);
    expect((await leadOf(lead)).version).toBe(version);
  });

  it('ends with the erasure of the person whose request it was', async () => {
    const email = 'erased-visitor@example.org';
    const { lead, path } = await booked({ email });
    await world.database.query('update lead_contacts set erased_at = clock_timestamp(), email = null where lead_id = $1', [lead]);
    expect([(await open(path)).statusCode, (await post(path, { action: 'cancel' })).statusCode, (await leadOf(lead)).version]).toEqual([
      410, 410, 1,
    ]);
  });

  it('ends when the consultation starts', async () => {
    const { lead, slot, path } = await booked();
    await started(lead);
    for (const page of [await open(path), await post(path, { action: 'cancel' })])
      expect([page.statusCode, titleOf(page)]).toEqual([410, 'This consultation can no longer be changed']);
    await world.database.query('update leads set slot = $2 where id = $1', [lead, Date.parse(slot) * 1000]);
  });
});
