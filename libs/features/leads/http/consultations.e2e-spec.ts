import { simpleParser } from 'mailparser';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deliverer } from '#libs/features/notifications/mail/deliverer';
import type { Id } from '#machines/kernel/ids';
import { fieldFaults } from '#libs/testing/field-faults';
import { LeadsWorld } from '#libs/testing/leads-world';
import { emailDirectory } from '#libs/testing/received-emails';
import { confirmationOf } from '../storage/lead-registration.js';

jest.setTimeout(180_000);

const dataDir = emailDirectory();
let world: LeadsWorld;
LeadsWorld.forSuite((started) => (world = started), { dataDir });

const seller = 'contact-manager';
const body = (slot: string | undefined, more: object = {}) => ({
  name: 'Anna Berg',
  phone: world.phone(),
  email: 'anna@example.org',
  slot,
  timeZone: 'America/New_York',
  topic: 'A company in Estonia; taxes, and more',
  language: 'en',
  ...more,
});

/** Sends the lead's email and reads it. */
async function mailOf(lead: Id) {
  for (let round = 0; round < 50; round += 1) if ((await world.orders.app.get(Deliverer).deliverDue()).claimed === 0) break;
  return simpleParser(readFileSync(join(dataDir, 'mail', `${confirmationOf(lead)}.eml`)));
}

describe('consultations', () => {
  it('are offered as free half hours of the office, and one that is booked is offered to nobody else', async () => {
    const offered = (await world.call(null, 'GET', '/forms/consultation-slots')).body as unknown as {
      slots: string[];
      timeZone: string;
      minutes: number;
    };
    expect(offered.minutes).toBe(30);
    expect(offered.slots.length).toBeGreaterThan(50);
    expect([...offered.slots].sort()).toEqual(offered.slots);
    const [slot = ''] = offered.slots;
    for (const form of ['reguest-consultation', 'request-consultation']) {
      const free = (await world.slots())[0];
      const { status, body: booked } = await world.post(form, body(free));
      expect([form, status, booked['slot'], Date.parse(String(booked['end'])) - Date.parse(String(free))]).toEqual([
        form,
        201,
        free,
        1_800_000,
      ]);
    }
    expect(await world.slots()).not.toContain(slot);
    expect(await world.must(seller, 'GET', '/leads?filter[kind]=consultation&sort=createdAt')).toMatchObject({
      total: 2,
      items: [
        {
          kind: 'consultation',
          slot: { start: slot, timeZone: 'America/New_York', held: true },
          message: 'A company in Estonia; taxes, and more',
        },
        {},
      ],
    });
  });

  it('have one winner when twenty want the same half hour', async () => {
    const [slot] = await world.slots();
    const before = await world.count('leads');
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.post('request-consultation', body(slot))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    const refused = answers.find(({ status }) => status === 409);
    expect([refused?.body.code, refused?.body['detail']]).toEqual(['slotTaken', 'Someone has just booked this time. Choose another.']);
    expect(await world.count('leads')).toBe(before + 1);
  });

  it('keep the phone free for another request if the hour was taken', async () => {
    const [slot, next] = await world.slots();
    expect((await world.post('request-consultation', body(slot))).status).toBe(201);
    const late = body(slot);
    expect((await world.post('request-consultation', late)).status).toBe(409);
    expect((await world.post('request-consultation', { ...late, slot: next })).status).toBe(201);
  });

  it('are given back when the request is lost or erased', async () => {
    const [slot] = await world.slots();
    const { body: booked } = await world.post('request-consultation', body(slot));
    expect(await world.slots()).not.toContain(slot);
    await world.operate(seller, booked._id, 'lose', { reason: 'spam' });
    expect(await world.slots()).toContain(slot);
    expect(await world.must(seller, 'GET', `/leads/${booked._id}`)).toMatchObject({ slot: { start: slot, held: false } });
    const { body: again } = await world.post('request-consultation', body(slot));
    await world.call('contact-head', 'DELETE', `/leads/${again._id}`, { confirm: 'ERASE' });
    expect(await world.slots()).toContain(slot);
  });

  it('are confirmed by a mail in the language of the page, on the visitor’s clock, with a calendar entry', async () => {
    const [slot = ''] = await world.slots();
    const { body: booked } = await world.post('request-consultation', body(slot, { language: 'ru', name: 'Анна Берг' }));
    const mail = await mailOf(booked._id);
    const zoned = new Intl.DateTimeFormat('ru-RU', { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit' }).format(
      new Date(slot),
    );
    expect(mail.subject).toContain(`Ваша консультация: `);
    expect(mail.subject).toContain(zoned);
    expect(mail.text?.replace(/\s/g, ' ')).toContain('(Нью-Йорк)');
    expect(mail.text).toContain('Здравствуйте, Анна Берг!');
    expect(mail.to).toMatchObject({ value: [{ address: 'anna@example.org', name: 'Анна Берг' }] });
    const calendar = mail.attachments.find(({ contentType }) => contentType.includes('calendar') || contentType.includes('ics'));
    expect(mail.text).not.toContain('Estonia');
    const text = calendar?.content.toString('utf8').replace(/\r\n /g, '') ?? '';
    const utc = slot.replace(/[-:]|\.\d{3}/g, '');
    for (const line of ['METHOD:REQUEST', `UID:${booked._id}@127.0.0.1`, `DTSTART:${utc}`, 'SUMMARY:Консультация Registra'])
      expect(text.split('\r\n')).toContain(line);
    expect(text).toMatch(/ORGANIZER;CN="[^"]+":mailto:[^@\s]+@[^@\s]+\r\n/);
    const english = await world.post('request-consultation', body((await world.slots())[0], { phone: world.phone() }));
    expect((await mailOf(english.body._id)).subject).toMatch(/^Your consultation: \w+,? \d+ \w+ \d{4}/);
  });

  it('repeat no text of the visitor to a mailbox that may belong to anybody, in the mail and in its calendar entry', async () => {
    const lure = { topic: 'Your account is locked.\nhttps://evil.example/login', name: 'Support, open evil.example now' };
    const { body: booked } = await world.post('request-consultation', body((await world.slots())[0], lure));
    const mail = await mailOf(booked._id);
    const everything = [
      mail.subject,
      mail.text,
      mail.html,
      JSON.stringify(mail.headerLines),
      ...mail.attachments.map(({ content }) => content),
    ]
      .map(String)
      .join('\n')
      .replace(/\r\n /g, '');
    expect(everything).not.toMatch(/evil|locked|Support/);
    expect(everything).toContain('BEGIN:VCALENDAR');
    expect(mail.text).toMatch(/^Hello!|Hello\b/m);
    // Sales read what was asked.
    expect(await world.must(seller, 'GET', `/leads/${booked._id}`)).toMatchObject({ name: lure.name, message: lure.topic });
  });

  it('are mailed to one mailbox three times an hour, in any spelling and for any visitor; another is free', async () => {
    const spellings = ['victim@example.org', 'Victim@Example.org', ' victim@example.org', 'victim@example.org'];
    const statuses: number[] = [];
    for (const email of spellings)
      statuses.push((await world.post('request-consultation', body((await world.slots())[0], { email: email.trim() }))).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
    const [slot] = await world.slots();
    const refused = await world.post('request-consultation', body(slot, { email: 'victim@example.org' }));
    expect(refused.body.code).toBe('tooManyLetters');
    expect(await world.slots()).toContain(slot);
    expect((await world.post('request-consultation', body(slot))).status).toBe(201);
  });

  it('are confirmed to nobody once they are lost', async () => {
    const [slot] = await world.slots();
    const { body: booked } = await world.post('request-consultation', body(slot));
    await world.operate(seller, booked._id, 'lose', { reason: 'duplicate' });
    await expect(mailOf(booked._id)).rejects.toThrow('ENOENT');
    const row = await world.database.one('select state, reason from mail_intents where id = $1', [confirmationOf(booked._id)]);
    expect(row).toEqual({ state: 'failed', reason: 'noLongerConcerns' });
  });

  it('are reported to sales with their hour', async () => {
    const [slot] = await world.slots();
    const { body: booked } = await world.post('request-consultation', body(slot));
    await world.orders.settle();
    const { items } = (await world.must(seller, 'GET', '/notifications?filter[kind]=consultationBooked&per_page=100')) as unknown as {
      items: { title: string; subject: { _id: Id } }[];
    };
    expect(items.find(({ subject }) => subject._id === booked._id)?.title).toMatch(/^Consultation booked: .*(EET|EEST)$/);
  });

  it('are refused where they are not offered or not readable', async () => {
    const [slot = ''] = await world.slots();
    const later = new Date(Date.parse(slot) + 60_000).toISOString();
    for (const [more, fault] of [
      [{ slot: later }, 'slot slotNotOffered'],
      [{ slot: '2020-01-06T08:00:00Z' }, 'slot slotNotOffered'],
      [{ slot: '2099-01-06T08:00:00Z' }, 'slot slotNotOffered'],
      [{ slot: 'soon' }, 'slot mustBeDate'],
      [{ slot: '2026-99-99T00:00:00Z' }, 'slot mustBeDate'],
      [{ slot: undefined }, 'slot required'],
      [{ timeZone: 'Mars/Olympus' }, 'timeZone timeZoneUnknown'],
      [{ email: 'nobody' }, 'email mustBeEmail'],
      [{ phone: '123' }, 'phone phoneInvalid'],
    ] as const) {
      const { status, body: answered } = await world.post('request-consultation', body(slot, more));
      expect([status, fieldFaults(answered)]).toEqual([422, [fault]]);
    }
    for (const query of ['from=yesterday', 'days=0', 'days=32', 'days=x', 'from=2026-02-30']) {
      expect((await world.call(null, 'GET', `/forms/consultation-slots?${query}`)).status).toBe(422);
    }
    expect((await world.call(null, 'GET', '/forms/consultation-slots?from=2020-01-01&days=31')).body['slots']).toEqual([]);
  });
});
