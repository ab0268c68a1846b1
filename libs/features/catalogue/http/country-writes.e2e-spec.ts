import sharp from 'sharp';
import { v7 } from 'uuid';
import { QueryBus } from '@nestjs/cqrs';
import { CountryNames } from '#libs/contracts/catalogue/catalogue-queries';
import type { Id } from '#machines/kernel/ids';
import { type Answer, type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';
import { seededCountryId, seededTypeId } from '../seed/seed-catalogue.js';
import { both, countryBody, dueRuleBody, serviceBody } from '../testing/bodies.js';
import { faults } from '#libs/testing/field-faults';
import { pictureForm } from '../testing/picture-form.js';

const editor = 'content-manager';

let world: OrdersTestApp;
beforeAll(async () => void (world = await OrdersTestApp.start()));
afterAll(async () => world?.stop());

type Change = (body: ReturnType<typeof countryBody>) => void;

/** Countries that the sample catalogue lacks; each test takes another. */
const unused = ['AQ', 'BV', 'HM', 'IO', 'TF', 'UM', 'GS', 'CX', 'CC', 'NF', 'PN', 'SJ', 'TK', 'WF', 'YT', 'PM', 'NU', 'NR', 'TV', 'KI'];
const body = (change: Change = () => undefined): ReturnType<typeof countryBody> => {
  const written = countryBody(unused.pop() ?? '');
  change(written);
  return written;
};
const add = (change?: Change): Promise<OrderBody> => world.must(editor, 'POST', '/countries', body(change));
const loggedEvents = (stream: Id) =>
  world.database.query<{ type: string; data: object }>(
    `select type, data::json as data from events where stream_id = $1 order by version`,
    [stream],
  );

describe('a new country', () => {
  it('is in the catalogue of staff, and for visitors as soon as something can be ordered there', async () => {
    const answer = await world.call(editor, 'POST', '/countries', body());
    const { _id: id, code } = answer.body;
    expect([answer.status, answer.headers['location'], answer.headers['etag'], answer.body.version]).toEqual([
      201,
      `/api/v1/countries/${id}`,
      '"1"',
      1,
    ]);
    const created = async () =>
      ((await world.call(null, 'GET', '/countries/created')).body['items'] as { code: string }[]).some((country) => country.code === code);
    expect(await created()).toBe(false);
    await world.must('owner', 'POST', '/services', serviceBody(id, seededTypeId('companyRegistration')));
    expect(await created()).toBe(true);
    expect(await loggedEvents(id)).toEqual([{ type: 'CountryCreated', data: { code, currency: 'EUR' } }]);
  });

  it('has a code in either case, and exists once, archived or not', async () => {
    const written = body((one) => (one.code = one.code.toLowerCase()));
    const made = await world.must(editor, 'POST', '/countries', written);
    expect(made.code).toBe(written.code.toUpperCase());
    const again = await world.call(editor, 'POST', '/countries', { ...written, code: written.code.toUpperCase() });
    expect([again.status, again.body.code]).toEqual([409, 'countryExists']);
    const estonia = await world.call(editor, 'POST', '/countries', countryBody('EE'));
    expect([estonia.status, estonia.body['detail']]).toEqual([409, 'This country is already in the catalogue']);
  });

  it('is created once by many concurrent requests', async () => {
    const written = body();
    const answers = await Promise.all(Array.from({ length: 8 }, () => world.call(editor, 'POST', '/countries', written)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  });

  const cases: [string, Change, string][] = [
    ['a code no country has', (one) => (one.code = 'ZZ'), 'code unknownCountry'],
    ['a code of three letters', (one) => (one.code = 'EST'), 'code tooLong'],
    ['a name in one language', (one) => (one.name.ru = ''), 'name.ru required'],
    ['a currency that is none', (one) => (one.currency = 'XXX'), 'currency notOffered'],
    ['a tax without a rate', (one) => (one.facts.taxes[0]!.rate = { ru: '', en: '' }), 'facts.taxes.0.rate required'],
    ['a tax whose title misses a language', (one) => (one.facts.taxes[0]!.title.ru = ''), 'facts.taxes.0.title.ru required'],
    ['terms that end before they begin', (one) => (one.facts.terms.from = 11), 'facts.terms.to badRange'],
    ['terms below nothing', (one) => (one.facts.terms.from = -1), 'facts.terms.from tooSmall'],
    [
      'a fee below nothing',
      (one) => (one.facts.mandatoryPayments[0]!.amount.amount = '-5.00'),
      'facts.mandatoryPayments.0.amount.amount mustBeMoney',
    ],
    [
      'a fee that is absurd',
      (one) => (one.facts.mandatoryPayments[0]!.amount.amount = '1e9'),
      'facts.mandatoryPayments.0.amount.amount mustBeMoney',
    ],
    [
      'a fee in a currency that is none',
      (one) => (one.facts.mandatoryPayments[0]!.amount.currency = 'eur'),
      'facts.mandatoryPayments.0.amount.currency notOffered',
    ],
    ['a visit that is perhaps', (one) => (one.facts.visit.needed = 'perhaps'), 'facts.visit.needed notOffered'],
    ['a legal form twice', (one) => one.facts.legalForms.push(one.facts.legalForms[0]!), 'facts.legalForms duplicate'],
    ['a fact nobody knows', (one) => Object.assign(one.facts, { weather: 'fine' }), 'facts.weather unknownField'],
    ['a name that turns the line around', (one) => (one.name.en = 'Est\u202eonia'), 'name.en badFormat'],
  ];
  it.each(cases)('is not %s', async (_name, change, fault) => {
    const written = countryBody('ZW');
    change(written);
    expect(faults(await world.call(editor, 'POST', '/countries', written))).toEqual([422, [fault]]);
  });
});

describe('a change of a country', () => {
  it('may leave a language of a longer text for later: staff see it missing, everybody else gets the other one', async () => {
    const made = await add((one) => (one.facts.summary = { ru: '', en: 'Only in English' }));
    await world.must('owner', 'POST', '/services', serviceBody(made._id, seededTypeId('companyRegistration')));
    expect(made).toMatchObject({ facts: { summary: { ru: '', en: 'Only in English' } } });
    const page = (await world.call(null, 'GET', `/countries/created?filter[code]=${made.code}`)).body['items'];
    expect(page).toMatchObject([{ facts: { summary: { ru: 'Only in English', en: 'Only in English' } } }]);
  });

  it('logs which facts changed, and nothing when none did', async () => {
    const made = await add();
    const facts = structuredClone(made['facts']) as ReturnType<typeof countryBody>['facts'];
    facts.taxes[0]!.rate.en = '24 %';
    const changed = await world.must(editor, 'PATCH', `/countries/${made._id}`, { name: both('Another name'), facts });
    expect([changed.version, (await world.must(editor, 'PATCH', `/countries/${made._id}`, { facts })).version]).toEqual([2, 2]);
    expect((await loggedEvents(made._id)).slice(1)).toEqual([{ type: 'CountryEdited', data: { fields: ['facts.taxes', 'name'] } }]);
  });

  it('never gets another code', async () => {
    const made = await add();
    expect(faults(await world.call(editor, 'PATCH', `/countries/${made._id}`, { code: 'EE' }))).toEqual([422, ['code countryCodeFixed']]);
    await world.must(editor, 'PATCH', `/countries/${made._id}`, { code: made.code.toLowerCase() });
  });

  it('refers to the version that the editor read', async () => {
    const made = await add();
    const edit = () => world.call(editor, 'PATCH', `/countries/${made._id}`, { name: both(v7()) }, { 'if-match': '"1"' });
    expect((await Promise.all([edit(), edit(), edit()])).map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });
});

describe('a country’s list of due rules', () => {
  const withRules = async (...rules: object[]): Promise<OrderBody> =>
    world.must(editor, 'POST', '/countries', { ...body(), dueRules: rules });
  const rulesOf = ({ dueRules }: OrderBody) => dueRules as [{ _id: Id }, { _id: Id }];

  it('is written with the country, keeps its ids, and is logged by them', async () => {
    const made = await withRules(dueRuleBody(), dueRuleBody({ anchor: '02-29', legalForm: null, cost: null }));
    const [report, other] = rulesOf(made);
    expect([made.version, made['dueRules']]).toMatchObject([
      2,
      [dueRuleBody(), { anchor: '02-29', legalForm: null, cost: null, service: null }],
    ]);
    const written = [dueRuleBody({ _id: report._id, months: 7 }), dueRuleBody({ anchor: 'registeredOn', every: 'once' })];
    const { body: changed } = await world.call(editor, 'PATCH', `/countries/${made._id}`, { dueRules: written }, { 'if-match': '"2"' });
    const [same, fresh] = rulesOf(changed);
    expect([changed.version, same]).toMatchObject([3, { _id: report._id, months: 7 }]);
    expect(await loggedEvents(made._id)).toEqual([
      { type: 'CountryCreated', data: { code: made.code, currency: 'EUR' } },
      { type: 'DueRulesChanged', data: { added: [report._id, other._id], changed: [], removed: [] } },
      { type: 'DueRulesChanged', data: { added: [fresh._id], changed: [report._id], removed: [other._id] } },
    ]);
    expect((await world.must(editor, 'PATCH', `/countries/${made._id}`, { dueRules: changed['dueRules'] })).version).toBe(3);
    expect((await world.must(editor, 'PATCH', `/countries/${made._id}`, { name: both('Renamed') }))['dueRules']).toEqual(
      changed['dueRules'],
    );
    expect((await world.must(editor, 'PATCH', `/countries/${made._id}`, { dueRules: [] }))['dueRules']).toEqual([]);
  });

  it('may name a service that does the work, which is removed when the service is deleted', async () => {
    const made = await add();
    const service = await world.must('owner', 'POST', '/services', serviceBody(made._id, seededTypeId('companyRegistration')));
    const changed = await world.must(editor, 'PATCH', `/countries/${made._id}`, { dueRules: [dueRuleBody({ service: service._id })] });
    expect(changed['dueRules']).toMatchObject([{ service: service._id }]);
    await world.must('owner', 'DELETE', `/services/${service._id}`);
    expect((await world.must(editor, 'GET', `/countries/${made._id}`))['dueRules']).toMatchObject([{ service: null }]);
  });

  it('keeps the legal forms that its rules name', async () => {
    const made = await withRules(dueRuleBody());
    const facts = { ...(made['facts'] as object), legalForms: [] };
    const path = `/countries/${made._id}`;
    expect(faults(await world.call(editor, 'PATCH', path, { facts }))).toEqual([422, ['facts.legalForms usedByDueRules']]);
    await world.must(editor, 'PATCH', path, { facts, dueRules: [] });
  });

  const bad: [string, object, string][] = [
    ['without an anchor', { anchor: '' }, 'dueRules.0.anchor dueAnchorMissing'],
    ['with an anchor that no company has', { anchor: 'foundedOn' }, 'dueRules.0.anchor dueAnchorMissing'],
    ['on a day that no year has', { anchor: '02-30' }, 'dueRules.0.anchor impossibleDay'],
    ['of a period that is none', { every: 'week' }, 'dueRules.0.every notOffered'],
    ['of a kind that is none', { kind: 'party' }, 'dueRules.0.kind notOffered'],
    ['months ahead of reason', { months: 61 }, 'dueRules.0.months tooLarge'],
    ['of half a day', { days: 0.5 }, 'dueRules.0.days mustBeWhole'],
    ['days before reason', { days: -367 }, 'dueRules.0.days tooSmall'],
    ['for a form that the country has not', { legalForm: 'AS' }, 'dueRules.0.legalForm notOffered'],
    ['done by a service of another country', { service: v7() }, 'dueRules.0.service missingReference'],
    ['without a source', { source: ' ' }, 'dueRules.0.source required'],
    ['that costs less than nothing', { cost: { amount: '-1.00', currency: 'EUR' } }, 'dueRules.0.cost.amount mustBeMoney'],
    ['of an id that the country has not', { _id: v7() }, 'dueRules.0._id missingReference'],
    ['with a field that nobody knows', { weather: 'fine' }, 'dueRules.0.weather unknownField'],
  ];
  it.each(bad)('accepts no rule %s', async (_name, change, fault) => {
    const answer = await world.call(editor, 'POST', '/countries', { ...countryBody('ZW'), dueRules: [dueRuleBody(change)] });
    expect(faults(answer)).toEqual([422, [fault]]);
  });

  it('has at most a fixed number of rules', async () => {
    const many = Array.from({ length: 61 }, () => dueRuleBody());
    expect(faults(await world.call(editor, 'POST', '/countries', { ...countryBody('ZW'), dueRules: many }))).toEqual([
      422,
      ['dueRules tooMany'],
    ]);
  });
});

describe('the removal of a country', () => {
  it('deletes it if it has no services, orders and companies; its name stays known, and it can be added again', async () => {
    const made = await add();
    expect(await world.must(editor, 'DELETE', `/countries/${made._id}`)).toEqual({ archived: false });
    expect((await world.call(editor, 'GET', `/countries/${made._id}`)).status).toBe(404);
    const names = await world.app.get(QueryBus).execute(new CountryNames([made._id]));
    expect(names.get(made._id)).toEqual({ id: made._id, code: made.code, name: made['name'] });
    const again = await world.must(editor, 'POST', '/countries', countryBody(made.code));
    expect(again._id).not.toBe(made._id);
  });

  it('archives it if a client has a company there, whose country and due dates stay', async () => {
    const { _id: country } = await add();
    await world.must('client', 'POST', '/companies', { name: 'Harbour Ltd', registerNumber: '1', country });
    expect(await world.must(editor, 'DELETE', `/countries/${country}`)).toEqual({ archived: true });
  });

  it('archives it if it has a service, and its services cannot be ordered until it is restored', async () => {
    const georgia = seededCountryId('GE');
    expect(await world.must(editor, 'DELETE', `/countries/${georgia}`)).toEqual({ archived: true });
    expect((await world.must(editor, 'GET', `/countries/${georgia}`))['archived']).toBe(true);
    const gone = await world.call(null, 'GET', `/services?filter[country]=${georgia}`);
    expect(gone.body['total']).toBe(0);
    const restored = await world.must(editor, 'POST', `/countries/${georgia}/restore`);
    expect([restored['archived'], (await loggedEvents(georgia)).map(({ type }) => type)]).toEqual([
      false,
      ['CountryArchived', 'CountryRestored'],
    ]);
  });

  it('at the same moment as a new service archives the country, or refuses the service', async () => {
    for (let round = 0; round < 6; round++) {
      const { _id: id } = await add();
      const [service, removal] = await Promise.all([
        world.call('owner', 'POST', '/services', serviceBody(id, seededTypeId('companyRegistration'))),
        world.call(editor, 'DELETE', `/countries/${id}`),
      ]);
      expect([removal.status, removal.body['archived']]).toEqual([200, service.status === 201]);
      if (service.status !== 201) expect(faults(service)).toEqual([422, ['country missingReference']]);
      await world.must('owner', 'DELETE', `/services/${service.body._id}`).catch(() => undefined);
      if (service.status === 201) await world.must(editor, 'DELETE', `/countries/${id}`);
      unused.push((await world.database.one<{ code: string }>('select code from deleted_catalogue where id = $1', [id]))?.code ?? '');
    }
  });
});

describe('the picture of a country', () => {
  const put = (id: Id, content: Buffer, type = 'image/png'): Promise<Answer> => {
    const { payload, headers } = pictureForm(content, type);
    return world.call(editor, 'PUT', `/countries/${id}/picture`, payload, headers);
  };

  it('replaces the flag under a separate address, and can be removed', async () => {
    const made = await add();
    const flag = `/country/${made.code.toLowerCase()}.svg`;
    expect(made['picture']).toBe(flag);
    const png = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#0a7' } })
      .png()
      .toBuffer();
    const answer = await put(made._id, png);
    expect(answer.status).toBe(200);
    const picture = String(answer.body['picture']);
    expect(picture).toMatch(new RegExp(`^${flag.replace('.', '\\.')}\\?v=[0-9a-f-]{36}$`));
    const seen = await world.call(null, 'GET', picture);
    expect(seen.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(String(seen.body['text'])).toMatch(
      /^<svg [^>]*viewBox="0 0 480 320"><image [^>]*href="data:image\/webp;base64,[A-Za-z0-9+/=]+"\/><\/svg>$/,
    );
    expect((await world.call(null, 'GET', flag)).headers['cache-control']).toBe('public, max-age=300');
    expect((await world.must(editor, 'DELETE', `/countries/${made._id}/picture`))['picture']).toBe(flag);
    expect((await loggedEvents(made._id)).slice(1).map(({ data }) => data)).toEqual([{ fields: ['picture'] }, { fields: ['picture'] }]);
  });

  it('is refused if it could run a script, or if it is no picture', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const { _id: id } = await add();
    for (const [content, type] of [
      [svg, 'image/svg+xml'],
      [svg, 'image/png'],
      [Buffer.from('GIF89a'), 'image/gif'],
      [Buffer.from('no picture'), 'image/webp'],
    ] as const) {
      const answer = await put(id, content, type);
      expect([answer.status, answer.body.code]).toEqual([415, 'invalidPhotoFormat']);
    }
    expect((await world.call(editor, 'PUT', `/countries/${id}/picture`, {})).status).toBe(415);
    expect((await loggedEvents(id)).length).toBe(1);
  });
});
