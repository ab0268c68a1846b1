import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { payment, ProviderWorld } from './testing/provider-world.js';
import type { AskedRequest } from './testing/simulator-fetch.js';
import { orderBody, SimulatorWorld } from './testing/simulator-world.js';

/*
 * PayPal's OpenAPI documents are those of github.com/paypal/paypal-rest-api-specifications (Orders 2.13, Payments 2.5, Webhooks 1.11, Transaction Search 1.9). They
 * name no licence in themselves, so they are not part of the project: PAYPAL_DOCUMENTS names the directory that they were fetched into.
 */
const directory = process.env['PAYPAL_DOCUMENTS'] ?? '';
const there = existsSync(directory);

type Json = Record<string, unknown>;
const documents = {
  orders: 'checkout_orders_v2.json',
  payments: 'payments_payment_v2.json',
  webhooks: 'notifications_webhooks_v1.json',
  reporting: 'reporting_transactions_v1.json',
};
type DocumentName = keyof typeof documents;

const compiled = new Map<DocumentName, Ajv>();
function compile(name: DocumentName): Ajv {
  const ajv = compiled.get(name) ?? new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false, allErrors: true });
  if (!compiled.has(name)) ajv.addSchema(JSON.parse(readFileSync(join(directory, documents[name]), 'utf8')) as Json, name);
  compiled.set(name, ajv);
  return ajv;
}

const pointer = (...parts: string[]): string => parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Violations in a response; none if it conforms. */
function objections(name: DocumentName, path: string, method: string, status: number, body: unknown): unknown {
  const at = pointer('paths', path, method, 'responses', String(status), 'content', 'application/json', 'schema');
  const validate = compile(name).getSchema(`${name}#${encodeURI(at)}`);
  if (validate === undefined) return `${method} ${path} ${status} is not in the document`;
  return validate(body) === true ? undefined : validate.errors;
}

interface Parameter {
  in: 'header' | 'path' | 'query';
  name: string;
  required?: boolean;
  schema: Json;
}
interface Operation {
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: unknown;
}
interface OpenApi {
  paths: Record<string, Record<string, Operation | undefined> & Operation>;
  components: { parameters: Record<string, Parameter> };
}

const read = (name: DocumentName): OpenApi => JSON.parse(readFileSync(join(directory, documents[name]), 'utf8')) as OpenApi;

/** Violations in a request: its parameters and its body; none if it conforms. */
function requestObjections(name: DocumentName, path: string, asked: AskedRequest): unknown[] {
  const { paths, components } = read(name);
  const operation = paths[path]?.[asked.method.toLowerCase()];
  if (operation === undefined) return [`${asked.method} ${path} is not in the document`];
  const parameters = [...(paths[path]?.parameters ?? []), ...(operation.parameters ?? [])];
  const found = parameters.map((one) => ('$ref' in one ? components.parameters[one.$ref.split('/').at(-1) ?? ''] : one));
  const faults = found.flatMap((one) => (one === undefined ? ['a parameter is not there'] : parameterFaults(one, path, asked)));
  if (operation.requestBody === undefined) return faults;
  const at = pointer('paths', path, asked.method.toLowerCase(), 'requestBody', 'content', 'application/json', 'schema');
  const validate = compile(name).getSchema(`${name}#${encodeURI(at)}`);
  if (validate === undefined) return [...faults, 'the body has no schema'];
  return validate(JSON.parse(asked.body ?? 'null')) === true ? faults : [...faults, ...(validate.errors ?? [])];
}

function parameterFaults({ in: place, name, required, schema }: Parameter, path: string, asked: AskedRequest): unknown[] {
  const named = new RegExp(`^${path.replace(`{${name}}`, '([^/]+)').replace(/\{\w+\}/g, '[^/]+')}$`);
  const value = { header: () => asked.headers.get(name), query: () => asked.query.get(name), path: () => named.exec(asked.path)?.[1] }[
    place
  ]();
  if (value === null || value === undefined) return required === true ? [`${name} is missing`] : [];
  const validate = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false, coerceTypes: true }).compile({
    type: 'object',
    properties: { value: schema },
  });
  return validate({ value }) ? [] : [[name, value, validate.errors]];
}

const order = '/v2/checkout/orders/{id}';
const capture = '/v2/payments/captures/{capture_id}';

describe('the simulator’s answers and PayPal’s own API documents', () => {
  if (!there) {
    it('are not compared here: PAYPAL_DOCUMENTS names no directory with PayPal’s documents', () => expect(there).toBe(false));
    return;
  }
  let world: SimulatorWorld;
  beforeEach(() => (world = new SimulatorWorld()));

  it('agree for an order from its creation to its refund', () => {
    const created = world.call('POST', '/v2/checkout/orders', orderBody('10.00'), { key: 'o' });
    const again = world.call('POST', '/v2/checkout/orders', orderBody('10.00'), { key: 'o' });
    const id = String(created.body['id']);
    world.choose(id);
    const captured = world.call('POST', `/v2/checkout/orders/${id}/capture`, {}, { key: 'c' });
    const captureId = world.simulator.store.state.orders.get(id)?.captureId ?? '';
    const refunded = world.call(
      'POST',
      `/v2/payments/captures/${captureId}/refund`,
      { amount: { value: '4.00', currency_code: 'EUR' } },
      { key: 'r' },
    );
    const shown = world.call('GET', `/v2/checkout/orders/${id}`);
    const [shownCapture, shownRefund] = [
      world.call('GET', `/v2/payments/captures/${captureId}`),
      world.call('GET', `/v2/payments/refunds/${String(refunded.body['id'])}`),
    ];
    expect([
      objections('orders', '/v2/checkout/orders', 'post', 201, created.body),
      objections('orders', '/v2/checkout/orders', 'post', again.status, again.body),
      objections('orders', `${order}/capture`, 'post', captured.status, captured.body),
      objections('orders', order, 'get', shown.status, shown.body),
      objections('payments', capture, 'get', shownCapture.status, shownCapture.body),
      objections('payments', `${capture}/refund`, 'post', refunded.status, refunded.body),
      objections('payments', '/v2/payments/refunds/{refund_id}', 'get', shownRefund.status, shownRefund.body),
    ]).toEqual(Array(7).fill(undefined));
    expect(created.body['id']).toBe(again.body['id']);
  });

  it('agree for refused orders and captures', () => {
    const create = (body: unknown) => world.call('POST', '/v2/checkout/orders', body, { key: 'x' });
    const answers = [{}, orderBody('0.00'), orderBody('1.00', 'KZT'), orderBody('1.5', 'HUF')].map(create);
    for (const { status, body } of answers) expect(objections('orders', '/v2/checkout/orders', 'post', status, body)).toBeUndefined();
    const id = world.createOrder();
    const take = (of: string) => world.call('POST', `/v2/checkout/orders/${of}/capture`, {});
    const captures = [take(id), take('NOTHERE')];
    world.choose(id, 'decline');
    captures.push(take(id));
    expect(captures.map(({ issue }) => issue)).toEqual(['ORDER_NOT_APPROVED', 'INVALID_RESOURCE_ID', 'INSTRUMENT_DECLINED']);
    for (const { status, body } of captures) expect(objections('orders', `${order}/capture`, 'post', status, body)).toBeUndefined();
  });

  it('agree for refused refunds', () => {
    const paid = world.paid('10.00');
    const refund = (body: unknown, id = paid, key = 'r') => world.call('POST', `/v2/payments/captures/${id}/refund`, body, { key });
    const euros = (value: string) => ({ amount: { value, currency_code: 'EUR' } });
    const pending = world.paid('10.00', 'EUR', 'pendThenDeny');
    const answers = [
      refund(euros('11.00')),
      refund(euros('0.00')),
      refund({ amount: {} }),
      refund({}, 'NOTHERE'),
      refund({}, pending),
      refund({}),
      refund(euros('1.00')),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 404, 422, 201, 409]);
    for (const { status, body } of answers) expect(objections('payments', `${capture}/refund`, 'post', status, body)).toBeUndefined();
  });

  it('agree for lists of transactions, also an empty one', () => {
    world.paid();
    for (const day of ['21', '22']) {
      const { status, body } = world.call(
        'GET',
        `/v1/reporting/transactions?start_date=2026-11-${day}T00:00:00Z&end_date=2026-11-${day}T23:59:59Z`,
      );
      expect(objections('reporting', '/v1/reporting/transactions', 'get', status, body)).toBeUndefined();
    }
  });

  it('agree in every call that the documents describe, as do the requests of the product’s provider', async () => {
    const line = new ProviderWorld();
    const reference = await line.approved({ checkout: '01935a3e-6f3b-7c11-8a2b-3c4d5e6f7a8b' });
    const [taken] = (await line.provider.captureOrder(reference, 'capture of the checkout')).captures;
    const captureId = taken?.id ?? '';
    const back = { key: 'refund', amount: 10_000, currency: 'EUR', orderNumber: 'R-000123' } as const;
    const { id } = await line.provider.refundCapture(captureId, back);
    await line.provider.open(payment({ currency: 'HUF', amount: 81_200, language: 'en' }));
    await line.provider.order(reference);
    await line.provider.capture(captureId);
    await line.provider.refund(id);
    await line.provider.transactions((line.simulator.now - 86_400_000) * 1000, line.simulator.now * 1000);
    const described: [DocumentName, string, string, RegExp][] = [
      ['orders', 'POST', '/v2/checkout/orders', /orders$/],
      ['orders', 'GET', order, /orders\/\w+$/],
      ['orders', 'POST', `${order}/capture`, /capture$/],
      ['payments', 'GET', capture, /captures\/\w+$/],
      ['payments', 'POST', `${capture}/refund`, /refund$/],
      ['payments', 'GET', '/v2/payments/refunds/{refund_id}', /refunds\/\w+$/],
      ['reporting', 'GET', '/v1/reporting/transactions', /reporting\/transactions$/],
    ];
    const checked = line.line.asked.flatMap((asked) => {
      const [name, , path] = described.find(([, method, , shape]) => asked.method === method && shape.test(asked.path)) ?? [];
      return name === undefined || path === undefined ? [] : [{ path, faults: requestObjections(name, path, asked) }];
    });
    expect(checked.filter(({ faults }) => faults.length > 0)).toEqual([]);
    expect(new Set(checked.map(({ path }) => path)).size).toBe(7);
    const [create] = line.line.asked.filter(({ path }) => path.endsWith('orders'));
    if (create === undefined) throw new Error('no order was made');
    expect(requestObjections('orders', '/v2/checkout/orders', { ...create, body: '{}' })).toHaveLength(2);
    expect(requestObjections('orders', '/v2/checkout/orders', { ...create, headers: new Headers({ prefer: 'much!' }) })).toHaveLength(1);
  });

  it('agree for webhook events', async () => {
    world.paid();
    await world.pass(0);
    const isEvent = compile('webhooks').getSchema('webhooks#/components/schemas/event');
    if (isEvent === undefined) throw new Error('the document knows no event');
    for (const { body } of world.sent) expect([isEvent(JSON.parse(body)), isEvent.errors]).toEqual([true, null]);
  });
});
