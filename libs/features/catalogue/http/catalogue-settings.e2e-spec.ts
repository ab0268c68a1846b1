import { QueryBus } from '@nestjs/cqrs';
import { PublicCatalogue, ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { currencies } from '#machines/kernel/money';
import { OrdersTestApp } from '#libs/testing/orders-test-app';
import { seededCountryId, seededTypeId } from '../seed/seed-catalogue.js';
import { currencySettingsId, exchangeRatesId, hashOfValue, siteSettingsId } from '../storage/settings.js';
import { both, serviceBody } from '../testing/bodies.js';
import { faults } from '#libs/testing/field-faults';

const editor = 'content-manager';

let world: OrdersTestApp;
beforeAll(async () => void (world = await OrdersTestApp.start()));
afterAll(async () => world?.stop());

const loggedEvents = (stream: string) =>
  world.database.query<{ type: string; data: object }>(
    'select type, data::json as data from events where stream_id = $1 order by version',
    [stream],
  );

describe('the settings of the site', () => {
  const hours = { timeZone: 'Asia/Tbilisi', days: [1, 2, 3, 4, 5, 6], from: '10:00', to: '18:30' };

  it('are read by anybody and changed in parts by those who may, and every feature reads the new ones', async () => {
    const before = (await world.call(null, 'GET', '/settings/site')).body;
    expect(before).not.toHaveProperty('version');
    const social = [{ kind: 'telegram', url: 'https://t.me/registra' }];
    const changed = await world.must(editor, 'PATCH', '/settings/site', { phone: '+372 600 0000', social, workingHours: hours });
    expect(changed).toMatchObject({ phone: '+372 600 0000', social, workingHours: hours, email: before['email'], version: 1 });
    expect((await world.call(null, 'GET', '/settings/site')).body).toMatchObject({ phone: '+372 600 0000', workingHours: hours });
    const ask = world.app.get(QueryBus);
    expect((await ask.execute(new ReadSiteSettings())).workingHours).toEqual(hours);
    expect((await ask.execute(new PublicCatalogue())).settings.phone).toBe('+372 600 0000');
    expect(await loggedEvents(siteSettingsId)).toEqual([
      {
        type: 'SiteSettingsChanged',
        data: { fields: ['phone', 'social', 'workingHours'], value: expect.stringMatching(/^[0-9a-f]{64}$/) },
      },
    ]);
    expect((await world.must(editor, 'PATCH', '/settings/site', { workingHours: hours })).version).toBe(1);
  });

  it('are changed only with the version that the editor read', async () => {
    const { version } = await world.must(editor, 'GET', '/settings/site');
    const edit = (email: string) => world.call(editor, 'PATCH', '/settings/site', { email }, { 'if-match': `"${version}"` });
    const answers = await Promise.all([edit('a@registra.example'), edit('b@registra.example')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('may have empty parts, and no notice', async () => {
    const company = { name: both('Registra'), registryCode: '', address: { ru: '', en: '' } };
    const changed = await world.must(editor, 'PATCH', '/settings/site', { phone: '', email: '', messengers: [], notice: null, company });
    expect(changed).toMatchObject({ phone: '', email: '', messengers: [], notice: null, company });
    await world.must(editor, 'PATCH', '/settings/site', { notice: { ru: 'Цены — образец', en: '' } });
    expect((await world.call(null, 'GET', '/settings/site')).body['notice']).toEqual({ ru: 'Цены — образец', en: 'Цены — образец' });
  });

  const link = (url: string) => ({ social: [{ kind: 'telegram', url }] });
  it.each([
    [{ phone: 'call me' }, 'phone badFormat'],
    [{ email: 'nobody' }, 'email mustBeEmail'],
    [link('javascript:alert(1)'), 'social.0.url invalidValue'],
    [link('http://t.me/x'), 'social.0.url invalidValue'],
    [link('https://user:word@t.me/x'), 'social.0.url invalidValue'],
    [{ social: [{ kind: 'myspace', url: 'https://a.example/' }] }, 'social.0.kind notOffered'],
    [{ messengers: Array(2).fill({ kind: 'max', url: 'https://a.example/' }) }, 'messengers duplicate'],
    [{ workingHours: { ...hours, timeZone: 'Moon/Crater' } }, 'workingHours.timeZone notOffered'],
    [{ workingHours: { ...hours, days: [] } }, 'workingHours.days tooFew'],
    [{ workingHours: { ...hours, days: [0] } }, 'workingHours.days tooSmall'],
    [{ workingHours: { ...hours, days: [1, 1] } }, 'workingHours.days duplicate'],
    [{ workingHours: { ...hours, from: '9:00' } }, 'workingHours.from badFormat'],
    [{ workingHours: { ...hours, to: '24:00' } }, 'workingHours.to badFormat'],
    [{ workingHours: { ...hours, from: '18:30' } }, 'workingHours.to badRange'],
    [{ phone: null }, 'phone required'],
    [{ fax: '1' }, 'fax unknownField'],
  ])('are refused as %j', async (written, fault) => {
    expect(faults(await world.call(editor, 'PATCH', '/settings/site', written))).toEqual([422, [fault]]);
  });
});

describe('the currencies of the catalogue', () => {
  const put = (offered: unknown) => world.call(editor, 'PUT', '/settings/currencies', { offered });

  it('are the 26 of the product until somebody offers fewer, in the order they are given', async () => {
    expect((await world.call(null, 'GET', '/settings/currencies')).body['offered']).toEqual(currencies);
    const without = currencies.filter((currency) => currency !== 'ILS').reverse();
    expect((await put(without)).body['offered']).toEqual(without);
    expect(await loggedEvents(currencySettingsId)).toEqual([
      { type: 'CurrenciesChanged', data: { added: [], dropped: ['ILS'], value: hashOfValue(without) } },
    ]);
    const written = serviceBody(seededCountryId('EE'), seededTypeId('companyRegistration'));
    const inShekels = JSON.parse(JSON.stringify(written).replaceAll('EUR', 'ILS')) as object;
    expect(faults(await world.call('owner', 'POST', '/services', inShekels))[1]).toContain('price.currency notOffered');
    expect((await put(currencies)).status).toBe(200);
    await world.must('owner', 'POST', '/services', inShekels);
  });

  it('cannot be dropped while a country, a service or a fee uses them', async () => {
    const used = (await world.database.query<{ currency: string }>('select currency from services')).map(({ currency }) => currency);
    const free = currencies.find((currency) => !used.includes(currency) && currency !== 'NOK');
    const answer = await put(currencies.filter((currency) => !['EUR', 'GEL', free].includes(currency)));
    expect([answer.status, answer.body.code, answer.body['currencies']]).toEqual([409, 'currencyInUse', ['EUR', 'GEL']]);
    expect(answer.body['detail']).toContain('EUR');
  });

  it('stay if a first price in one is saved while it is dropped, or else that price is refused', async () => {
    const written = serviceBody(seededCountryId('EE'), seededTypeId('companyRegistration'));
    const inCrowns = JSON.parse(JSON.stringify(written).replaceAll('EUR', 'NOK')) as object;
    const [dropped, made] = await Promise.all([
      put(currencies.filter((currency) => currency !== 'NOK')),
      world.call('owner', 'POST', '/services', inCrowns),
    ]);
    expect([`${dropped.status} ${made.status}`]).toEqual([expect.stringMatching(/^(409 201|200 422)$/)]);
  });

  it.each([[[]], [['EUR', 'EUR']], [['EUR', 'XAU']], ['EUR'], [null]])('are refused as %j', async (offered) => {
    expect((await put(offered)).status).toBe(422);
  });
});

describe('the exchange rates', () => {
  const put = (...items: object[]) => world.call(editor, 'PUT', '/settings/exchange-rates', { items });
  const dollar = { currency: 'USD', perEuro: '1.0845', date: '2026-11-20' };

  it('are there for every currency but the euro in the demo, and anybody reads them', async () => {
    const { items } = (await world.call(null, 'GET', '/settings/exchange-rates')).body;
    expect((items as { currency: string }[]).map(({ currency }) => currency).sort()).toEqual(
      currencies.filter((code) => code !== 'EUR').sort(),
    );
  });

  it('are kept with their day, and the log says which changed', async () => {
    const changed = await put(dollar);
    expect([changed.status, changed.body['items']]).toEqual([200, [dollar]]);
    const [event] = await loggedEvents(exchangeRatesId);
    expect((event?.data as { currencies: string[] }).currencies).toHaveLength(currencies.length - 1);
  });

  it.each<[object, string]>([
    [{ currency: 'EUR' }, 'items.0.currency notOffered'],
    [{ perEuro: '0' }, 'items.0.perEuro rateInvalid'],
    [{ perEuro: '1,08' }, 'items.0.perEuro rateInvalid'],
    [{ perEuro: 1.08 }, 'items.0.perEuro rateInvalid'],
    [{ date: '2026-02-30' }, 'items.0.date mustBeDate'],
    [{ date: 'today' }, 'items.0.date mustBeDate'],
  ])('are refused as %j', async (fault, loggedEvents) => {
    expect(faults(await put({ ...dollar, ...fault }))).toEqual([422, [loggedEvents]]);
  });
});
