import { fieldFaults } from '#libs/testing/field-faults';
import { WallClock } from '#machines/kernel/wall-clock';
import type { WorkingHours } from '#machines/catalogue/site-settings';
import { minutesOf } from '#machines/catalogue/working-hours';
import { LeadsWorld } from '#libs/testing/leads-world';
import { formsPerAddress } from '../rules/limits.js';

jest.setTimeout(180_000);

let world: LeadsWorld;
LeadsWorld.forSuite((started) => (world = started));

const seller = 'contact-manager';
const read = (id: unknown) => world.must(seller, 'GET', `/leads/${String(id)}`);

describe('a call that is asked for', () => {
  it('becomes a lead with everything that was sent', async () => {
    const { status, body } = await world.post('request-call', {
      name: 'Anna Berg',
      phone: '+372 5555 1234',
      lead_fields: { country: 'ee', form: 'hero' },
      url: '/en/service/ee',
      orderUrl: 'http://127.0.0.1:3000/en/selection-service?country=ee',
      slug: 'landing',
      country: 'ee',
      utm: { source: 'Google', medium: 'cpc', campaign: 'autumn', term: 'ou', content: 'a', id: '7' },
      language: 'en',
    });
    expect(status).toBe(201);
    expect(await read(body._id)).toMatchObject({
      number: expect.stringMatching(/^L-\d{6}$/) as string,
      kind: 'call',
      state: 'new',
      badge: 'orange',
      version: 1,
      name: 'Anna Berg',
      phone: '+37255551234',
      language: 'en',
      source: 'google',
      utm: { source: 'Google', medium: 'cpc', campaign: 'autumn', term: 'ou', content: 'a' },
      url: '/en/service/ee',
      orderUrl: '/en/selection-service?country=ee',
      slug: 'landing',
      leadFields: { country: 'ee', form: 'hero' },
      country: { code: 'EE' },
      assignee: null,
      erased: false,
    });
  });

  it('says when the office opens next, while it is closed', async () => {
    const { workingHours } = await world.must('owner', 'GET', '/settings/site');
    const hours = workingHours as WorkingHours;
    const wall = new WallClock(hours.timeZone).at(new Date());
    const weekday = (away: number): number => ((new Date(wall).getUTCDay() + 6 + away) % 7) + 1;
    const ask = async () => (await world.post('request-call', { name: 'Anna', phone: world.phone() })).body;
    try {
      await world.must('owner', 'PATCH', '/settings/site', { workingHours: { ...hours, days: [weekday(2)] } });
      const { opensAt, timeZone } = await ask();
      const expected = Math.floor(wall / 86_400_000 + 2) * 86_400_000 + minutesOf(hours.from) * 60_000;
      expect([new WallClock(hours.timeZone).at(new Date(String(opensAt))), timeZone]).toEqual([expected, hours.timeZone]);
      const { body: sent } = await world.post('steps-form', { name: 'Anna', email: 'anna@visitor.example', answers: {} });
      expect(sent['opensAt']).toBeUndefined();
      await world.must('owner', 'PATCH', '/settings/site', { workingHours: { ...hours, days: [weekday(0)], from: '00:00', to: '23:59' } });
      expect(await ask()).toEqual({ _id: expect.any(String) as string });
    } finally {
      await world.must('owner', 'PATCH', '/settings/site', { workingHours: hours });
    }
  });

  it('needs a name: Required field', async () => {
    for (const name of [undefined, '', '   ']) {
      const { status, body } = await world.post('request-call', { ...(name !== undefined && { name }), phone: world.phone() });
      expect([status, fieldFaults(body)[0]?.split(' ')[0]]).toEqual([422, 'name']);
    }
    const { body } = await world.post('request-call', { phone: world.phone() });
    expect(body['errors']).toEqual([{ field: 'name', code: 'required', detail: 'Required field' }]);
  });

  it.each([
    ['8 (912) 555-01-77', 'ru', '+79125550177'],
    ['+7 (912) 555-02-77', 'ru', '+79125550277'],
    ['+7 912 555 03 77', 'en', '+79125550377'],
    ['+44 20 7946 0958', 'ru', '+442079460958'],
    ['+376 312 345', 'en', '+376312345'],
  ] as const)('keeps the phone %s of a page in %s as %s', async (phone, language, stored) => {
    const { status, body } = await world.post('request-call', { name: 'Anna', phone, language });
    expect([status, (await read(body._id))['phone']]).toEqual([201, stored]);
  });

  it('needs a possible phone with its country: Enter the correct phone number', async () => {
    const wrong = [
      '1234567890',
      '8 (912) 345-67-89',
      '+7 (912) 345-67-8',
      '+376 312',
      'call me back',
      '1'.repeat(18),
      '(((((((((((((',
      '+'.repeat(1e5),
    ];
    for (const phone of wrong) {
      const { status, body } = await world.post('request-call', { name: 'Anna', phone });
      expect([phone, status, body['errors']]).toEqual([
        phone,
        422,
        [{ field: 'phone', code: 'phoneInvalid', detail: 'Enter the correct phone number' }],
      ]);
    }
    const russian = await world.post('request-call', { name: 'Анна', phone: '123' }, { 'accept-language': 'ru' });
    expect(russian.body['errors']).toMatchObject([{ code: 'phoneInvalid', detail: 'Введите корректный номер телефона' }]);
  });

  it('is refused for 5 minutes when the phone was just sent, in any spelling: the phone was already sent', async () => {
    expect((await world.post('request-call', { name: 'Anna', phone: '+7 912 345-67-89' })).status).toBe(201);
    const leads = await world.count('leads');
    const again = await world.post('request-call', { name: 'Anna', phone: '8 (912) 3456789', language: 'ru' });
    expect([again.status, again.body.code, again.body['detail']]).toEqual([
      429,
      'phoneAlreadySent',
      'This phone number has already been sent. Please wait 5 minutes.',
    ]);
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(290);
    expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(300);
    const russian = await world.post('request-call', { name: 'Анна', phone: '+7 912 345-67-89' }, { 'accept-language': 'ru' });
    expect(russian.body['detail']).toBe('Этот телефон уже отправлен. Подождите 5 минут.');
    expect(await world.count('leads')).toBe(leads);
    await world.database.query(`update rate_limits set ends_at = clock_timestamp() - interval '1 second'`);
    expect((await world.post('request-call', { name: 'Anna', phone: '+7 912 345-67-89' })).status).toBe(201);
  });

  it('is taken once when one phone is sent twenty times at once', async () => {
    const phone = world.phone();
    const leads = await world.count('leads');
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.post('request-call', { name: 'Anna', phone })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 429)]);
    expect(await world.count('leads')).toBe(leads + 1);
  });

  it('is one request when it is sent again with its key, and the answer has only the status', async () => {
    const body = { name: 'Anna', phone: world.phone() };
    const key = { 'idempotency-key': 'a-key-of-a-form' };
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => world.post('request-call', body, key)));
    const answers = [first, ...others];
    expect(answers.map((answer) => answer?.status)).toEqual([201, 201, 201, 201, 201]);
    expect(answers.filter((answer) => answer?.headers['idempotency-replayed'] === 'true' && answer.body._id === undefined)).toHaveLength(4);
    const other = await world.post('request-call', { ...body, name: 'Boris' }, key);
    expect([other.status, other.body.code]).toEqual([422, 'idempotencyKeyReused']);
    const elsewhere = await world.post('steps-form', { ...body, answers: {} }, key);
    expect([elsewhere.status, elsewhere.body.code]).toEqual([422, 'idempotencyKeyReused']);
  });

  it('keeps HTML as plain text, and drops forged fields', async () => {
    const { body } = await world.post('request-call', {
      name: '<img src=x onerror=alert(1)>',
      phone: world.phone(),
      utm: { source: '<script>', __proto__: { admin: true }, campaign: { $ne: 1 }, nested: { a: { b: 1 } } },
      url: 'https://evil.test/phish',
      orderUrl: 'javascript:alert(1)',
      country: 'XX',
      service: '00000000-0000-7000-8000-000000000000',
    });
    expect(await read(body._id)).toMatchObject({
      name: '<img src=x onerror=alert(1)>',
      source: 'script',
      utm: { source: '<script>' },
      url: null,
      orderUrl: null,
      country: null,
      service: null,
    });
  });

  it.each([
    ['name badFormat', { name: 'a'.repeat(101) }],
    ['name badFormat', { name: 'two\nlines' }],
    ['lead_fields badFormat', { lead_fields: { a: 'x'.repeat(201) } }],
    ['lead_fields badFormat', { lead_fields: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`f${i}`, 'x'])) }],
    ['lead_fields badFormat', { lead_fields: { a: { deep: 1 } } }],
    ['slug badFormat', { slug: 'x'.repeat(201) }],
    ['url tooLong', { url: 'x'.repeat(1001) }],
    ['utm mustBeObject', { utm: 'source=google' }],
    ['language notOffered', { language: 'de' }],
    ['admin unknownField', { admin: true }],
  ])('refuses %s', async (fault, more) => {
    const { status, body } = await world.post('request-call', { name: 'Anna', phone: world.phone(), ...more });
    expect([status, fieldFaults(body)]).toEqual([422, [fault]]);
  });

  it('leads a browser without scripts back to its own page, and to no other site', async () => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html,*/*',
      referer: 'http://127.0.0.1:3000/ru/about?x=1',
    };
    const form = () => new URLSearchParams({ name: 'Анна', phone: world.phone() }).toString();
    const { status, headers: answered } = await world.post('request-call', form(), headers);
    expect([status, answered['location']]).toEqual([303, '/ru/about?x=1&sent=call#call-sent']);
    for (const referer of ['https://evil.test/ru', 'http://127.0.0.1:3000//evil.test/']) {
      const back = await world.post('request-call', form(), { ...headers, referer });
      expect([back.status, back.headers['location']]).toEqual([303, '/en/contacts?sent=call#call-sent']);
    }
  });

  it('shows browsers without scripts on a page why a form was refused, and takes offers from them too', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*' };
    const led = async (path: string, form: Record<string, string>, page: string) => {
      const answer = await world.post(path, new URLSearchParams(form).toString(), { ...headers, referer: `http://127.0.0.1:3000${page}` });
      return [answer.status, answer.headers['location']];
    };
    const phone = world.phone();
    const national = '8 (912) 777-01-77';
    expect(await led('request-call', { name: 'Anna', phone: national, language: 'en' }, '/en/faq')).toEqual([303, '/en/faq#call-refused']);
    expect(await led('request-call', { name: 'Анна', phone: national, language: 'ru' }, '/ru/faq')).toEqual([
      303,
      '/ru/faq?sent=call#call-sent',
    ]);
    expect(await led('request-call', { name: 'Anna', phone: '12' }, '/en/faq?sent=call')).toEqual([303, '/en/faq#call-refused']);
    expect(await led('request-call', { name: '', phone }, '/en/faq')).toEqual([303, '/en/faq#call-refused']);
    expect(await led('request-call', { name: 'Anna', phone }, '/en/faq')).toEqual([303, '/en/faq?sent=call#call-sent']);
    expect(await led('request-call', { name: 'Anna', phone }, '/en/faq')).toEqual([303, '/en/faq#call-known']);
    const offer = { name: 'Pavel', email: 'pavel@example.org', language: 'en' };
    expect(await led('offer-form', offer, '/en/partners')).toEqual([303, '/en/partners?sent=offer#offer-sent']);
    expect(await led('offer-form', { ...offer, email: 'pavel@' }, '/en/partners')).toEqual([303, '/en/partners#offer-refused']);
    expect(await led('offer-form', { ...offer, email: 'pavel@' }, '')).toEqual([303, '/#offer-refused']);
    expect((await world.post('offer-form', 'name=Pavel', { ...headers, accept: 'application/json' })).status).toBe(422);
  });
});

describe('the other forms', () => {
  it('keep the choices of the selection', async () => {
    const service = (await world.call(null, 'GET', '/services?per_page=1')).body['items'] as { _id: string; country: { code: string } }[];
    const answers = {
      country: service[0]?.country.code,
      legalForm: 'ou',
      service: service[0]?._id,
      options: { employeesAmount: 2, directorCompany: ['nominee'] },
    };
    const { status, body } = await world.post('steps-form', { name: 'Anna', phone: world.phone(), email: 'anna@example.org', answers });
    expect(status).toBe(201);
    expect(await read(body._id)).toMatchObject({
      kind: 'steps',
      email: 'anna@example.org',
      answers,
      service: { _id: service[0]?._id },
      country: { code: service[0]?.country.code },
    });
    const bad = await world.post('steps-form', {
      name: 'Anna',
      phone: world.phone(),
      answers: { options: { employeesAmount: -1 } },
      email: 'x',
    });
    expect([bad.status, fieldFaults(bad.body).sort()]).toEqual([422, ['answers.options.employeesAmount tooSmall', 'email mustBeEmail']]);
  });

  it('take an offer of partnership without a phone', async () => {
    const { status, body } = await world.post('offer-form', {
      name: 'Pavel',
      email: 'pavel@example.org',
      company: 'Baltic Filings',
      message: 'Two\nlines',
    });
    expect(status).toBe(201);
    expect(await read(body._id)).toMatchObject({ kind: 'offer', company: 'Baltic Filings', message: 'Two\nlines', phone: null });
    const bad = await world.post('offer-form', { name: 'Pavel', email: 'pavel@', message: 'x'.repeat(2001) });
    expect(fieldFaults(bad.body).sort()).toEqual(['email mustBeEmail', 'message tooLong']);
  });

  it('are limited in number for one network address, over all forms', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < formsPerAddress + 3; n += 1) {
      const { status, body } = await world.post('offer-form', { name: 'Pavel', email: `pavel${n}@example.org` });
      statuses.push(status);
      if (status === 429) expect(body.code).toBe('tooManyForms');
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(formsPerAddress);
    expect(statuses.slice(-3)).toEqual([429, 429, 429]);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const plain = await world.post('offer-form', 'name=Pavel&email=pavel@example.org', headers);
    expect([plain.status, plain.headers['location']]).toEqual([303, '/en/partners#offer-later']);
    expect((await world.post('request-call', { name: 'Anna', phone: world.phone() })).status).toBe(429);
  });
});
