import sharp from 'sharp';
import { v7 } from 'uuid';
import type { Id } from '#machines/kernel/ids';
import { type Answer, OrdersTestApp } from '#libs/testing/orders-test-app';
import { seededCountryId, seededServiceId, seededTypeId } from '../seed/seed-catalogue.js';
import { exchangeRatesId } from '../storage/settings.js';
import { both, serviceBody } from '../testing/bodies.js';
import { faults } from '#libs/testing/field-faults';
import { samplePdf, samplePng } from '#libs/testing/sample-files';
import { sampleDocx } from '#libs/testing/sample-zip';
import { pictureForm } from '../testing/picture-form.js';
import type { ServiceDto } from '../wire/service.dto.js';

const estonia = seededCountryId('EE');
const registration = seededTypeId('companyRegistration');
const ou = seededServiceId('EE', 'ou');
const owner = 'owner';

let world: OrdersTestApp;
beforeAll(async () => void (world = await OrdersTestApp.start()));
afterAll(async () => world?.stop());

type Change = (body: ReturnType<typeof serviceBody>) => void;

const body = (change: Change = () => undefined): object => {
  const written = serviceBody(estonia, registration);
  change(written);
  return written;
};
const add = async (change?: Change): Promise<ServiceDto> =>
  (await world.must(owner, 'POST', '/services', body(change))) as unknown as ServiceDto;
const read = async (id: Id, account: string | null = owner): Promise<Answer> => world.call(account, 'GET', `/services/${id}`);

/** The prices of `serviceBody` as events contain them. */
const priceList = (price: number) => ({
  currency: 'EUR',
  price,
  options: {
    employeesAmount: { min: 1, max: 5, price: 1_500 },
    registrationPeriod: [
      { value: 10, price: 2_000 },
      { value: 5, price: 15_000 },
    ],
    director: [
      { code: 'own', price: 0 },
      { code: 'provided', price: 60_000 },
    ],
    directorCompany: [{ code: 'secretary', price: 20_000 }],
    activityAreas: [
      { code: 'it', price: 0 },
      { code: 'trade', price: 3_010 },
    ],
  },
});

interface LoggedEvent {
  type: string;
  data: Record<string, unknown>;
  actor: Id;
  version: number;
}
const eventsOf = (stream: Id): Promise<LoggedEvent[]> =>
  world.database.query<LoggedEvent>(
    `select type, data::json as data, metadata::json -> 'actor' ->> 'id' as actor, version from events where stream_id = $1 order by version`,
    [stream],
  );

describe('a new service', () => {
  it('exists for everybody at its own address, and is logged without its texts', async () => {
    const answer = await world.call(owner, 'POST', '/services', body());
    const made = answer.body as unknown as ServiceDto;
    expect([answer.status, answer.headers['location'], answer.headers['etag']]).toEqual([201, `/api/v1/services/${made._id}`, '"1"']);
    expect(made).toMatchObject({
      slug: 'registration-of-a-branch',
      price: { amount: '500.00', currency: 'EUR' },
      prepaymentPercent: 33.33,
      partnerReward: 12.5,
      archived: false,
      version: 1,
    });
    expect(Object.keys(made.steps)).toEqual(['preparation', 'filing']);
    const seen = (await read(made._id, null)).body as unknown as ServiceDto;
    expect(seen.title.en).toBe('Registration of a branch');
    expect(JSON.stringify(seen)).not.toMatch(/partnerReward|Screening/);
    const events = await eventsOf(made._id);
    expect(events).toEqual([
      {
        type: 'ServiceCreated',
        version: 1,
        actor: world.idOf(owner),
        data: {
          country: estonia,
          type: registration,
          terms: { price: { amount: 50_000, currency: 'EUR' }, prepaymentPercent: 3333, partnerReward: 1250 },
          copyOf: null,
          prices: priceList(50_000),
        },
      },
    ]);
  });

  it('of the same title in the same country gets the next free address, in another country the same', async () => {
    const title = both('Twin service');
    const first = await add((one) => (one.title = title));
    const second = await add((one) => (one.title = title));
    const abroad = await add((one) => Object.assign(one, { title, country: seededCountryId('GE') }));
    expect([first.slug, second.slug, abroad.slug]).toEqual(['twin-service', 'twin-service-2', 'twin-service']);
    const renamed = await world.must(owner, 'PATCH', `/services/${first._id}`, { title: both('Renamed service') });
    expect(renamed['slug']).toBe('twin-service');
  });

  it('gets distinct addresses when many are made at once', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => add((one) => (one.title = both('Crowd')))));
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(12);
  });

  it('takes the title of a choice where an option has none', async () => {
    const made = await add((one) => {
      one.options.director = [{ code: 'own', price: { amount: '0.00', currency: 'EUR' } }] as never;
    });
    const row = await world.database.one<{ title: unknown }>(`select title from choices where kind = 'director' and code = 'own'`);
    expect(made.options.director[0]?.title).toEqual(row?.title);
  });

  it('keeps HTML as plain text', async () => {
    const title = both('<script>alert(1)</script> & <b>bold</b>');
    const made = await add((one) => Object.assign(one, { title, description: both('<img src=x onerror=alert(1)>') }));
    const seen = (await read(made._id, null)).body as unknown as ServiceDto;
    expect([seen.title, seen.description.en, seen.slug]).toEqual([title, '<img src=x onerror=alert(1)>', 'script-alert-1-script-b-bold-b']);
  });
});

describe('a price in a currency without a coin below one', () => {
  it('is a whole number, as are payments and refunds in that currency', async () => {
    const inForint = JSON.stringify(body((one) => (one.price.amount = '812.50'))).replaceAll('EUR', 'HUF');
    const refused = await world.call(owner, 'POST', '/services', JSON.parse(inForint));
    expect(faults(refused)).toEqual([422, ['options.activityAreas.1.price.amount mustBeWhole', 'price.amount mustBeWhole']]);
    const whole = inForint.replaceAll(/\.\d\d"/g, '.00"');
    expect(faults(await world.call(owner, 'POST', '/services', JSON.parse(whole)))).toEqual([201, []]);
  });
});

describe('an invalid service', () => {
  const cases: [string, Change, string][] = [
    ['a price below nothing', (one) => (one.price.amount = '-1.00'), 'price.amount mustBeMoney'],
    ['an absurd price', (one) => (one.price.amount = '99999999999999.00'), 'price.amount mustBeMoney'],
    ['too many digits', (one) => (one.price.amount = '1.005'), 'price.amount mustBeMoney'],
    ['a price in words', (one) => (one.price.amount = 'free' as never), 'price.amount mustBeMoney'],
    ['a currency nobody offers', (one) => (one.price.currency = 'XAU'), 'price.currency notOffered'],
    [
      'options in another currency',
      (one) => (one.options.director[0]!.price = { amount: '1.00', currency: 'USD' }),
      'options.director.0.price.currency notOffered',
    ],
    [
      'options that cost more than an order can bear',
      (one) => (one.options.director[1]!.price.amount = '9999999999.00'),
      'price.amount totalTooLarge',
    ],
    ['a prepayment above 100 %', (one) => (one.prepaymentPercent = 100.01), 'prepaymentPercent tooLarge'],
    ['a prepayment below 0 %', (one) => (one.prepaymentPercent = -1), 'prepaymentPercent tooSmall'],
    ['a prepayment of three decimals', (one) => (one.prepaymentPercent = 33.333), 'prepaymentPercent mustBeNumber'],
    ['a reward below 1 %', (one) => (one.partnerReward = 0.99), 'partnerReward tooSmall'],
    ['a reward above 100 %', (one) => (one.partnerReward = 101), 'partnerReward tooLarge'],
    ['a term of no days', (one) => (one.term.days = 0), 'term.days tooSmall'],
    ['a title in one language', (one) => (one.title.en = ' '), 'title.en required'],
    ['no description at all', (one) => (one.description = { ru: '', en: ' ' }), 'description required'],
    ['a country that is not there', (one) => (one.country = v7()), 'country missingReference'],
    ['a type that is not there', (one) => (one.type = v7()), 'type missingReference'],
    ['more employees than at most', (one) => (one.options.employeesAmount.min = 6), 'options.employeesAmount.max badRange'],
    ['no period to choose', (one) => (one.options.registrationPeriod = []), 'options.registrationPeriod tooFew'],
    ['a period twice', (one) => (one.options.registrationPeriod[1]!.value = 10), 'options.registrationPeriod duplicate'],
    ['a director twice', (one) => (one.options.director[1]!.code = 'own'), 'options.director duplicate'],
    ['a code that is no choice', (one) => (one.options.director[1]!.code = 'nobody'), 'options.director.1.code notOffered'],
    ['a code of another kind', (one) => (one.options.activityAreas[0]!.code = 'own'), 'options.activityAreas.0.code notOffered'],
    ['a step without a title', (one) => (one.steps.filing.steps[0]!.title.ru = ''), 'steps.filing.steps.0.title.ru required'],
    ['a group without a step', (one) => (one.steps.filing.steps = []), 'steps.filing.steps tooFew'],
    ['a group under no key', (one) => Object.assign(one.steps, { 'no key': one.steps.filing }), 'steps badFormat'],
    [
      'a step of another service',
      (one) => Object.assign(one.steps.filing.steps[0]!, { _id: v7() }),
      'steps.filing.steps.0._id missingReference',
    ],
    ['a list in the place of groups', (one) => (one.steps = [] as never), 'steps mustBeObject'],
    ['a field of its own', (one) => Object.assign(one, { discount: 5 }), 'discount unknownField'],
    ['a text that never ends', (one) => (one.description.en = 'x'.repeat(10_001)), 'description.en badFormat'],
  ];
  it.each(cases)('is %s', async (_name, change, fault) => {
    const [status, found] = faults(await world.call(owner, 'POST', '/services', body(change)));
    expect([status, found]).toEqual([422, [fault]]);
  });

  it('has more than 20 groups, 50 steps or 50 options', async () => {
    const step = { title: both('Step'), isVisible: true };
    const many = (n: number) => Array.from({ length: n }, () => step);
    const groups = Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`g${i}`, { title: both('Group'), steps: [step] }]));
    const periods = Array.from({ length: 51 }, (_, i) => ({
      value: i + 1,
      title: both('Days'),
      price: { amount: '0.00', currency: 'EUR' },
    }));
    const cases: [Change, string][] = [
      [(one) => (one.steps = groups as never), 'steps tooMany'],
      [(one) => (one.steps.filing.steps = many(50)), 'steps tooMany'],
      [(one) => (one.options.registrationPeriod = periods), 'options.registrationPeriod tooMany'],
    ];
    for (const [change, fault] of cases) expect(faults(await world.call(owner, 'POST', '/services', body(change)))).toEqual([422, [fault]]);
  });

  it('leaves no trace in log and table', async () => {
    const count = () => world.database.one(`select (select count(*) from services) as services, (select count(*) from events) as events`);
    const before = await count();
    await world.call(
      owner,
      'POST',
      '/services',
      body((one) => (one.prepaymentPercent = 101)),
    );
    await world.call('content-manager', 'POST', '/services', body());
    await world.call('client', 'POST', '/services', body());
    expect(await count()).toEqual(before);
  });
});

describe('a change of a service', () => {
  it('applies the given parts, keeps the ids of steps, and logs the terms before and after', async () => {
    const made = await add();
    const steps = structuredClone(made.steps);
    const kept = steps['preparation']!.steps.map(({ _id }) => _id);
    steps['preparation']!.steps.reverse();
    Object.assign(steps['preparation']!.steps[1]!, { title: both('Papers of the founders') });
    steps['filing']!.steps.push({ title: both('Extract'), isVisible: true } as never);
    const changed = (await world.must(owner, 'PATCH', `/services/${made._id}`, {
      steps,
      price: { amount: '600.00', currency: 'EUR' },
    })) as unknown as ServiceDto;
    expect(changed.steps['preparation']!.steps.map(({ _id }) => _id)).toEqual([...kept].reverse());
    expect(changed.steps['filing']!.steps.map(({ title }) => title.en)).toEqual(['Register', 'Extract']);
    expect([changed.version, changed.title, changed.slug]).toEqual([2, made.title, made.slug]);
    const { type, data } = (await eventsOf(made._id))[1]!;
    const terms = (amount: number) => ({ price: { amount, currency: 'EUR' }, prepaymentPercent: 3333, partnerReward: 1250 });
    expect([type, data]).toEqual([
      'ServiceEdited',
      {
        fields: ['price', 'steps'],
        terms: { from: terms(50_000), to: terms(60_000) },
        prices: { from: priceList(50_000), to: priceList(60_000) },
      },
    ]);
  });

  it('appends no event if it changes nothing', async () => {
    const made = await add();
    const same = await world.must(owner, 'PATCH', `/services/${made._id}`, {
      title: made.title,
      options: made.options,
      steps: made.steps,
      mandatoryPayments: made.mandatoryPayments,
    });
    expect([same.version, (await eventsOf(made._id)).length]).toEqual([1, 1]);
  });

  it('of the currency needs the price of every option in it', async () => {
    const made = await add();
    const price = { amount: '500.00', currency: 'USD' };
    const refused = await world.call(owner, 'PATCH', `/services/${made._id}`, { price });
    expect(faults(refused)[1]).toContain('options.employeesAmount.price.currency notOffered');
    const inDollars = JSON.parse(JSON.stringify(made.options).replaceAll('EUR', 'USD')) as object;
    const withoutChoice = await world.call(owner, 'PATCH', `/services/${made._id}`, { price, options: inDollars });
    expect(faults(withoutChoice)).toEqual([422, ['price.currency currencyChoiceNeeded']]);
    const changed = await world.must(owner, 'PATCH', `/services/${made._id}`, { price, options: inDollars, currencyChange: 'entered' });
    expect(changed['price']).toEqual(price);
  });

  it('of the currency by the rate converts every price at that rate, or stores none', async () => {
    const made = await add();
    const inCurrency = (currency: string, convert: (euros: number) => string) =>
      JSON.parse(JSON.stringify(made.options), (_, value: unknown) => {
        const money = value as { amount?: string; currency?: string } | null;
        return money?.currency === 'EUR' && money.amount !== undefined ? { amount: convert(Number(money.amount)), currency } : value;
      }) as object;
    const patch = (more: object) => world.call(owner, 'PATCH', `/services/${made._id}`, { ...more, currencyChange: 'converted' });
    const yen = (euros: number) => String(Math.round(euros * 163.2));
    const relabelled = { price: { amount: '500', currency: 'JPY' }, options: inCurrency('JPY', (euros) => String(Math.round(euros))) };
    const [status, found] = faults(await patch(relabelled));
    expect([status, (found as string[])[0]]).toEqual([422, 'price.amount notConverted']);
    expect((await patch({ price: { amount: '500.00', currency: 'EUR' } })).status).toBe(200);
    await world.database.query(`update catalogue_settings set value = value - 0 where id = $1`, [exchangeRatesId]);
    const dollars = { price: { amount: '542.10', currency: 'USD' }, options: inCurrency('USD', (euros) => (euros * 1.0842).toFixed(2)) };
    expect(faults(await patch(dollars))).toEqual([422, ['price.currency rateMissing']]);
    const converted = await patch({ price: { amount: '81600', currency: 'JPY' }, options: inCurrency('JPY', yen) });
    expect([converted.status, converted.body['price']]).toEqual([200, { amount: '81600', currency: 'JPY' }]);
  });

  it('names the version it was made on: one of two concurrent editors gets a conflict', async () => {
    const made = await add();
    const edit = (amount: string) =>
      world.call(owner, 'PATCH', `/services/${made._id}`, { price: { amount, currency: 'EUR' } }, { 'if-match': '"1"' });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => edit(`${600 + i}.00`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 412)]);
    expect(answers.find(({ status }) => status === 412)?.headers['etag']).toBe('"2"');
    expect((await eventsOf(made._id)).map(({ version }) => version)).toEqual([1, 2]);
  });

  it('is made once for one key, which serves no other change', async () => {
    const key = { 'idempotency-key': v7() };
    const [first, again] = [
      await world.call(owner, 'POST', '/services', body(), key),
      await world.call(owner, 'POST', '/services', body(), key),
    ];
    expect([again.status, again.body._id, again.headers['idempotency-replayed']]).toEqual([201, first.body._id, 'true']);
    const other = await world.call(
      owner,
      'POST',
      '/services',
      body((one) => (one.term.days = 11)),
      key,
    );
    expect([other.status, other.body.code]).toEqual([422, 'idempotencyKeyReused']);
  });

  it('never reaches an order that was placed before', async () => {
    const order = await world.place('client', ['EE', 'ou']);
    const before = (await world.must('client', 'GET', `/orders/${order._id}`)) as object;
    const service = (await read(ou)).body as unknown as ServiceDto;
    const dearer = JSON.parse(JSON.stringify(service.options).replace(/"amount":"[\d.]+"/g, '"amount":"7.00"')) as object;
    const { priceProposal } = (await world.must(owner, 'PATCH', `/services/${ou}`, {
      title: both('Quite another service'),
      price: { amount: '1.00', currency: 'EUR' },
      prepaymentPercent: 100,
      partnerReward: 99,
      term: { days: 99 },
      options: dearer,
      steps: { only: { title: both('Only'), steps: [{ title: both('One'), isVisible: true }] } },
      requiredDocuments: [],
    })) as unknown as ServiceDto;
    await world.must('admin', 'POST', `/services/${ou}/price-proposals/${priceProposal?._id}/approval`);
    const after = (await world.must('client', 'GET', `/orders/${order._id}`)) as Record<string, unknown>;
    expect(after).toEqual(before);
    const edited = await world.must('client', 'PATCH', `/orders/${order._id}`, { employeesAmount: 2 });
    expect([edited['price'], edited['service']]).not.toEqual([order['price'], undefined]);
    const extra = service.options.employeesAmount.price.amount;
    expect(Number((edited['price'] as { amount: string }).amount) - Number((order['price'] as { amount: string }).amount)).toBeCloseTo(
      Number(extra),
    );
    const next = await world.must('client', 'POST', '/orders', await world.orderBody(['EE', 'ou']));
    expect((next['price'] as { amount: string }).amount).toBe('15.00');
  });
});

describe('a document that a service requires', () => {
  const picture = (background: string) =>
    sharp({ create: { width: 2400, height: 1200, channels: 3, background } })
      .png()
      .toBuffer();
  const keep = async (content: Buffer, type?: string): Promise<Answer> => {
    const { payload, headers } = pictureForm(content, type);
    return world.call(owner, 'POST', '/services/examples', payload, headers);
  };
  const requiring = (more: object) => body((service) => void Object.assign(service.requiredDocuments[0] ?? {}, more));

  it('shows its formats, its validity and an example to everybody and in the terms of an order', async () => {
    const kept = await keep(await picture('#0a7'));
    expect(kept.status).toBe(201);
    expect((await keep(await picture('#0a7'))).body).toEqual(kept.body);
    const { _id: example, path } = kept.body as unknown as { _id: Id; path: string };
    const made = await world.must(owner, 'POST', '/services', requiring({ formats: ['picture', 'pdf'], validMonths: 6, example }));
    const said = { formats: ['pdf', 'picture'], validMonths: 6, example };
    const { requiredDocuments } = (await read(String(made['_id']), null)).body as unknown as ServiceDto;
    expect(requiredDocuments).toMatchObject([said, { formats: [], validMonths: null, example: null }]);
    const seen = await world.call(null, 'GET', path);
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(seen.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const stored = await world.database.one<{ picture: Buffer }>('select picture from example_pictures where id = $1', [example]);
    expect(await sharp(stored?.picture).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
  });

  it.each([
    ['a form nobody knows', { formats: ['fax'] }, 'requiredDocuments.0.formats notOffered'],
    ['a form twice', { formats: ['pdf', 'pdf'] }, 'requiredDocuments.0.formats duplicate'],
    ['no whole months', { validMonths: 1.5 }, 'requiredDocuments.0.validMonths mustBeWhole'],
    ['months without end', { validMonths: 121 }, 'requiredDocuments.0.validMonths tooLarge'],
    ['an example that is none', { example: 'x' }, 'requiredDocuments.0.example mustBeId'],
    ['an example that nobody kept', { example: v7() }, 'requiredDocuments.0.example missingReference'],
  ])('is not taken with %s', async (_what, more, fault) => {
    expect(faults(await world.call(owner, 'POST', '/services', requiring(more)))).toEqual([422, [fault]]);
  });

  it('has no example that could run a script or does not exist', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const refused = await keep(svg, 'image/svg+xml');
    expect([refused.status, refused.body.code]).toEqual([415, 'invalidPhotoFormat']);
    for (const path of [`/example/${v7()}.webp`, '/example/x.webp', `/example/${v7()}`, '/example/..%2f.webp'])
      expect((await world.call(null, 'GET', path)).status).toBe(404);
  });
});

describe('a blank form of a document that a service requires', () => {
  const keep = async (content: Buffer, name = 'Доверенность.pdf'): Promise<Answer> => {
    const { payload, headers } = pictureForm(content, 'application/octet-stream', name);
    return world.call(owner, 'POST', '/services/forms', payload, headers);
  };
  const documentsWith = (form: Id | null) =>
    serviceBody(estonia, registration).requiredDocuments.map((one, index) => (index === 0 ? { ...one, form } : one));
  const requiring = (form: Id | null) => body((service) => void (service.requiredDocuments = documentsWith(form)));
  const download = (form: Id) => world.call(null, 'GET', `/form/${form}`);

  it('is downloaded by everybody under its name while a service that is offered names it', async () => {
    const kept = await keep(samplePdf());
    expect([kept.status, kept.body['name']]).toEqual([201, 'Доверенность.pdf']);
    expect((await keep(samplePdf())).body).toEqual(kept.body);
    const form = String(kept.body['_id']);
    expect((await download(form)).status).toBe(404);

    const made = await world.must(owner, 'POST', '/services', requiring(form));
    const id = String(made['_id']);
    const { requiredDocuments } = (await read(id, null)).body as unknown as ServiceDto;
    expect(requiredDocuments.map((one) => one.form)).toEqual([form, null]);
    const got = await download(form);
    expect([got.status, got.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(got.headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('Доверенность.pdf')}`);
    expect(got.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=300',
    });
    const stored = await world.database.one<{ content: Buffer }>('select content from document_forms where id = $1', [form]);
    expect(stored?.content.equals(samplePdf())).toBe(true);

    expect((await world.call(owner, 'DELETE', `/services/${id}`, undefined, { 'if-match': '"1"' })).status).toBe(200);
    expect((await download(form)).status).toBe(404);
  });

  it('is replaced and removed by a change of the service, which is in the log; no order copies it', async () => {
    const [first, second] = [String((await keep(samplePdf())).body['_id']), String((await keep(sampleDocx(), 'form.docx')).body['_id'])];
    const made = await world.must(owner, 'POST', '/services', requiring(first));
    const id = String(made['_id']);
    const change = async (form: Id | null, version: number) =>
      world.call(
        owner,
        'PATCH',
        `/services/${id}`,
        { requiredDocuments: documentsWith(form) },
        {
          'if-match': `"${version}"`,
        },
      );
    expect((await change(second, 1)).status).toBe(200);
    expect([(await download(first)).status, (await download(second)).status]).toEqual([404, 200]);
    expect((await change(null, 2)).status).toBe(200);
    expect((await download(second)).status).toBe(404);
    const events = (await eventsOf(id)).map(({ type, data }) => [type, data['fields']]);
    expect(events.slice(1)).toEqual([
      ['ServiceEdited', ['requiredDocuments']],
      ['ServiceEdited', ['requiredDocuments']],
    ]);

    await world.call(owner, 'PATCH', `/services/${ou}`, { requiredDocuments: documentsWith(first) });
    const placed = await world.must('client', 'POST', '/orders', await world.orderBody(['EE', 'ou']));
    expect(JSON.stringify(placed['requiredDocuments'])).not.toContain('"form"');
  });

  it.each([
    ['a picture', () => samplePng(), 415, 'formFormat'],
    ['a PDF with a script', () => samplePdf('<< /S /JavaScript >>'), 415, 'fileActiveContent'],
    ['a file that is nothing', () => Buffer.from('MZ\0\x01'), 415, 'fileFormat'],
    ['more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 413, 'formTooLarge'],
  ])('is not %s', async (_what, content, status, code) => {
    const refused = await keep(content());
    expect([refused.status, refused.body.code]).toEqual([status, code]);
  });

  it('is refused if it was never uploaded, or if its id is invalid', async () => {
    expect(faults(await world.call(owner, 'POST', '/services', requiring(v7())))).toEqual([
      422,
      ['requiredDocuments.0.form missingReference'],
    ]);
    expect(faults(await world.call(owner, 'POST', '/services', requiring('x')))).toEqual([422, ['requiredDocuments.0.form mustBeId']]);
    expect([(await download('x')).status, (await download(v7())).status]).toEqual([404, 404]);
  });
});

describe('the removal of a service', () => {
  it('deletes it if nobody ever ordered it, and lists still know its name', async () => {
    const made = await add();
    expect(await world.must(owner, 'DELETE', `/services/${made._id}`)).toEqual({ archived: false });
    expect((await read(made._id)).status).toBe(404);
    expect((await eventsOf(made._id)).at(-1)).toMatchObject({ type: 'ServiceDeleted', version: 2, data: { country: estonia } });
    const row = await world.database.one('select name from deleted_catalogue where id = $1', [made._id]);
    expect(row).toEqual({ name: made.title });
  });

  it('archives it if it was ordered: nobody orders it again, and staff see and restore it', async () => {
    const secretary = seededServiceId('HK', 'secretary');
    const order = await world.place('client', ['HK', 'secretary']);
    expect(await world.must(owner, 'DELETE', `/services/${secretary}`)).toEqual({ archived: true });
    expect((await read(secretary, null)).status).toBe(404);
    expect((await read(secretary)).body['archived']).toBe(true);
    const again = await world.call('client', 'POST', '/orders', await world.orderBody(['HK', 'secretary']));
    expect(faults(again)).toEqual([422, ['service missingReference']]);
    const listed = async (filter: string) =>
      (
        (await world.must(owner, 'GET', `/services?per_page=100&filter[country]=${seededCountryId('HK')}${filter}`))[
          'items'
        ] as ServiceDto[]
      ).map(({ _id }) => _id);
    expect([(await listed('')).includes(secretary), (await listed('&filter[archived]=true')).includes(secretary)]).toEqual([false, true]);
    expect((await world.must('client', 'GET', `/orders/${order._id}`))._id).toBe(order._id);
    const restored = await world.must(owner, 'POST', `/services/${secretary}/restore`);
    expect([restored['archived'], restored.version]).toEqual([false, 2]);
    expect((await eventsOf(secretary)).map(({ type }) => type)).toEqual(['ServiceArchived', 'ServiceRestored']);
    await world.must('client', 'POST', '/orders', await world.orderBody(['HK', 'secretary']));
  });

  it('lets only readers of the section list archived services', async () => {
    expect(faults(await world.call(null, 'GET', '/services?filter[archived]=true'))).toEqual([422, ['filter[archived] unknownFilter']]);
  });
});

describe('a copy of a service', () => {
  it('has another title and its own steps, and is hidden from the public until it is restored', async () => {
    const made = await add((one) => (one.title = both('Original')));
    const answer = await world.call(owner, 'POST', `/services/${made._id}/duplicate`);
    const copy = answer.body as unknown as ServiceDto;
    expect([answer.status, copy.title, copy.archived, copy.slug]).toEqual([
      201,
      { ru: 'Original (рус) (копия)', en: 'Original (copy)' },
      true,
      'original-copy',
    ]);
    const ids = (service: ServiceDto) => Object.values(service.steps).flatMap(({ steps }) => steps.map(({ _id }) => _id));
    expect(ids(copy).filter((id) => ids(made).includes(id))).toEqual([]);
    expect({ ...copy, _id: 0, slug: 0, title: 0, steps: 0, archived: 0, createdAt: 0, updatedAt: 0 }).toEqual({
      ...made,
      _id: 0,
      slug: 0,
      title: 0,
      steps: 0,
      archived: 0,
      createdAt: 0,
      updatedAt: 0,
    });
    expect((await read(copy._id, null)).status).toBe(404);
    await world.must(owner, 'POST', `/services/${copy._id}/restore`);
    expect((await read(copy._id, null)).status).toBe(200);
    expect((await eventsOf(copy._id))[0]).toMatchObject({ type: 'ServiceCreated', data: { copyOf: made._id } });
  });
});
