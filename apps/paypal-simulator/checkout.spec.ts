import { SaxesParser } from 'saxes';
import { pageLocales } from './checkout-page.js';
import { texts as checkoutTexts } from './texts/all.js';
import type { HttpAnswer } from './http-message.js';
import { orderBody, SimulatorWorld } from './testing/simulator-world.js';

/** Names of the elements, in order. @throws Error where a tag is not closed: the page is written so that XML reads it too */
function elementsOf(page: string): string[] {
  const names: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => names.push(name));
  parser.on('error', (fault) => {
    throw fault;
  });
  parser.write(page).close();
  return names;
}

describe('the approval page', () => {
  let world: SimulatorWorld;
  let id: string;
  beforeEach(() => {
    world = new SimulatorWorld();
    id = world.createOrder('1155.00');
  });
  const open = (query = '', headers: Record<string, string> = {}): HttpAnswer =>
    world.answer('GET', `/simulator/checkout/${id}${query}`, undefined, headers);

  it.each(pageLocales)('is whole HTML in "%s", without a script, and says that it is a simulation', (locale) => {
    const { status, body, headers } = open(`?locale=${locale}`);
    expect(status).toBe(200);
    const names = elementsOf(body);
    for (const name of ['html', 'title', 'main', 'h1', 'form', 'button']) expect(names).toContain(name);
    expect(names).not.toContain('script');
    expect(body).toContain(`<html lang="${locale}">`);
    expect(body).toContain(checkoutTexts[locale].simulation);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('writes the sum as each language does', () => {
    expect(open('?locale=en').body).toContain('Pay €1,155.00');
    expect(open('?locale=ru').body.replaceAll('\u00a0', ' ')).toContain('Оплатить 1155,00 €'.replace('1155', '1 155'));
  });

  it('has no address that leads out of itself, so that it works behind any prefix', () => {
    expect(open().body.match(/(href|action|src)="[^"]*"/g)).toEqual(['href="?locale=ru"']);
  });

  it('speaks the language that was asked for, else the order’s, else the browser’s', () => {
    const payment_source = { paypal: { experience_context: {} } };
    id = String(world.call('POST', '/v2/checkout/orders', { ...orderBody('1.00'), payment_source }).body['id']);
    const language = (query: string, accepted: string) => /lang="(..)"/.exec(open(query, { 'accept-language': accepted }).body)?.[1];
    expect([
      language('', 'ru-RU,ru;q=0.9,en;q=0.8'),
      language('', 'de, en;q=0.5, ru;q=0.7'),
      language('', 'de'),
      language('?locale=en', 'ru'),
    ]).toEqual(['ru', 'en', 'en', 'en']);
  });

  it.each(['pay', 'decline', 'pendThenComplete', 'pendThenDeny'] as const)('sends the payer back with the token after "%s"', (choice) => {
    const { status, headers } = world.choose(id, choice);
    expect(status).toBe(303);
    expect(headers['location']).toBe(`https://shop.example/order?id=1&checkout=2&token=${id}&PayerID=PAYERSMLTN234`);
    expect(world.simulator.store.state.orders.get(id)).toMatchObject({ status: 'APPROVED', approval: choice });
  });

  it('sends the payer back unpaid after "cancel"', () => {
    expect(world.choose(id, 'cancel').headers['location']).toBe(`https://shop.example/order?id=1&token=${id}`);
    expect(world.simulator.store.state.orders.get(id)?.status).toBe('PAYER_ACTION_REQUIRED');
  });

  it('redirects only to web pages: a script as the merchant’s address is not followed', () => {
    const payment_source = { paypal: { experience_context: { return_url: 'javascript:alert(1)' } } };
    id = String(world.call('POST', '/v2/checkout/orders', { ...orderBody('1.00'), payment_source }).body['id']);
    const { status, headers } = world.choose(id);
    expect([status, headers['location']]).toEqual([200, undefined]);
  });

  it('changes nothing for a choice that it does not offer', () => {
    expect(world.answer('POST', `/simulator/checkout/${id}`, 'choice=free').status).toBe(400);
    expect(world.simulator.store.state.orders.get(id)?.status).toBe('PAYER_ACTION_REQUIRED');
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('rejects a choice submitted by a page of another site: %o', (headers) => {
    const { status, body } = world.answer('POST', `/simulator/checkout/${id}`, 'choice=pay', headers);
    expect([status, body.includes('<form')]).toEqual([403, false]);
    expect(world.simulator.store.state.orders.get(id)?.status).toBe('PAYER_ACTION_REQUIRED');
    elementsOf(body);
  });

  it.each<Record<string, string>>([{ 'sec-fetch-site': 'same-origin', origin: 'null' }, { origin: 'http://127.0.0.1:4010' }])(
    'accepts a choice submitted by the page itself: %o',
    (headers) => {
      expect(world.answer('POST', `/simulator/checkout/${id}`, 'choice=pay', headers).status).toBe(303);
    },
  );

  it('offers no choice once the order is paid', () => {
    world.choose(id);
    world.call('POST', `/v2/checkout/orders/${id}/capture`);
    const { status, body } = open();
    expect([status, body.includes('<form')]).toEqual([200, false]);
    expect(world.choose(id).status).toBe(200);
    elementsOf(body);
  });

  it('reports politely that an order is gone or never existed', async () => {
    await world.pass(3 * 3600 + 1);
    const gone = open();
    expect(gone.status).toBe(404);
    elementsOf(gone.body);
    expect(world.answer('GET', '/simulator/checkout/NOTHERE').status).toBe(404);
  });

  it('shows a description as text, whatever is in it', () => {
    const units = [{ amount: { currency_code: 'EUR', value: '1.00' }, description: '<script>"&\'' }];
    const body = { ...orderBody('1.00'), purchase_units: units };
    id = String(world.call('POST', '/v2/checkout/orders', body).body['id']);
    expect(open().body).toContain('&lt;script&gt;&quot;&amp;&#39;');
  });
});
