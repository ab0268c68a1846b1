import { once } from 'node:events';
import { Agent, createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:tls';
import {
  ApiError,
  CheckoutPaymentIntent,
  Client,
  Environment,
  OrdersController,
  PaymentsController,
  PaypalExperienceUserAction,
} from '@paypal/paypal-server-sdk';
import { selfSigned } from './certificate.js';
import { serve } from './http-server.js';
import { SimulatorWorld } from './testing/simulator-world.js';

/* PayPal's own SDK, a client that nobody here wrote. It knows two hosts and no other: its agent is led to the simulator under the name of the sandbox. */

const { privateKey: key, certificate: cert } = selfSigned('api-m.sandbox.paypal.com', Date.now());

let world: SimulatorWorld;
let server: Server;
let orders: OrdersController;
let payments: PaymentsController;
let agent: Agent;

/** Connections of the SDK to any host end at the simulator; its certificate must still be the sandbox's. */
function agentTowards(port: number): Agent {
  const led = new Agent({ keepAlive: false });
  led.createConnection = (options) => {
    const { servername } = options as { servername?: string };
    return connect({ host: '127.0.0.1', port, servername: servername ?? '', ca: cert });
  };
  return led;
}

function clientOf(secret: string): Client {
  return new Client({
    clientCredentialsAuthCredentials: { oAuthClientId: 'client', oAuthClientSecret: secret },
    environment: Environment.Sandbox,
    timeout: 10_000,
    httpClientOptions: { httpsAgent: agent },
  });
}

beforeEach(async () => {
  world = new SimulatorWorld();
  const inner = serve(
    (request) => world.simulator.handle(request),
    (fault) => {
      throw fault;
    },
  );
  server = createServer({ key, cert }, (request, response) => inner.emit('request', request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  agent = agentTowards((server.address() as AddressInfo).port);
  const client = clientOf('secret');
  orders = new OrdersController(client);
  payments = new PaymentsController(client);
});
afterEach(async () => {
  agent.destroy();
  server.close();
  server.closeAllConnections();
  await once(server, 'close').catch(() => undefined);
});

const body = {
  intent: CheckoutPaymentIntent.Capture,
  purchaseUnits: [{ amount: { currencyCode: 'EUR', value: '346.50' }, customId: 'order-1', invoiceId: 'R-000123' }],
  paymentSource: {
    paypal: {
      experienceContext: {
        returnUrl: 'https://shop.example/order?id=1',
        cancelUrl: 'https://shop.example/order?id=1',
        userAction: PaypalExperienceUserAction.PayNow,
      },
    },
  },
};
const prefer = 'return=representation';

async function approved(): Promise<string> {
  const { result } = await orders.createOrder({ body, paypalRequestId: 'o', prefer });
  world.choose(result.id ?? '');
  return result.id ?? '';
}

/** The issue that the SDK's error carries. */
async function issueOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    const { name, details } = JSON.parse(String(fault.body)) as { name: string; details?: { issue: string }[] };
    return [fault.statusCode, details?.[0]?.issue ?? name];
  }
  throw new Error('it was refused nothing');
}

describe('PayPal’s own SDK on the simulator', () => {
  it('opens an order, shows it, captures it and shows the capture', async () => {
    const { result: created, statusCode } = await orders.createOrder({ body, paypalRequestId: 'o', prefer });
    expect([statusCode, created.status, created.links?.map(({ rel }) => rel)]).toEqual([
      201,
      'PAYER_ACTION_REQUIRED',
      ['self', 'payer-action'],
    ]);
    expect((await orders.createOrder({ body, paypalRequestId: 'o', prefer })).result.id).toBe(created.id);
    const id = created.id ?? '';
    world.choose(id);
    expect((await orders.getOrder({ id })).result.status).toBe('APPROVED');
    const { result: captured } = await orders.captureOrder({ id, paypalRequestId: 'c', prefer });
    const capture = captured.purchaseUnits?.[0]?.payments?.captures?.[0];
    expect([captured.status, capture?.status, capture?.amount]).toEqual([
      'COMPLETED',
      'COMPLETED',
      { currencyCode: 'EUR', value: '346.50' },
    ]);
    const { result: shown } = await payments.getCapturedPayment({ captureId: capture?.id ?? '' });
    expect(shown.sellerReceivableBreakdown?.paypalFee).toEqual({ currencyCode: 'EUR', value: '10.35' });
    expect(shown.supplementaryData?.relatedIds?.orderId).toBe(id);
  });

  it('pays a part back, and then what is left', async () => {
    const id = await approved();
    const { result } = await orders.captureOrder({ id, prefer });
    const captureId = result.purchaseUnits?.[0]?.payments?.captures?.[0]?.id ?? '';
    const part = { captureId, paypalRequestId: 'r', prefer, body: { amount: { currencyCode: 'EUR', value: '100.00' } } };
    const { result: refund } = await payments.refundCapturedPayment(part);
    expect([refund.status, (await payments.getRefund({ refundId: refund.id ?? '' })).result.amount?.value]).toEqual([
      'COMPLETED',
      '100.00',
    ]);
    const { result: rest } = await payments.refundCapturedPayment({ captureId, paypalRequestId: 's', prefer });
    expect(rest.amount?.value).toBe('246.50');
    expect((await payments.getCapturedPayment({ captureId })).result.status).toBe('REFUNDED');
  });

  it('reads every refusal with its issue', async () => {
    const { result } = await orders.createOrder({ body, paypalRequestId: 'o', prefer });
    const id = result.id ?? '';
    expect(await issueOf(orders.captureOrder({ id }))).toEqual([422, 'ORDER_NOT_APPROVED']);
    world.choose(id, 'decline');
    expect(await issueOf(orders.captureOrder({ id }))).toEqual([422, 'INSTRUMENT_DECLINED']);
    expect(await issueOf(orders.getOrder({ id: 'NOTHERE' }))).toEqual([404, 'INVALID_RESOURCE_ID']);
    world.choose(id);
    const { result: captured } = await orders.captureOrder({ id, prefer });
    expect(await issueOf(orders.captureOrder({ id }))).toEqual([422, 'ORDER_ALREADY_CAPTURED']);
    const captureId = captured.purchaseUnits?.[0]?.payments?.captures?.[0]?.id ?? '';
    const tooMuch = { captureId, body: { amount: { currencyCode: 'EUR', value: '346.51' } } };
    expect(await issueOf(payments.refundCapturedPayment(tooMuch))).toEqual([422, 'REFUND_AMOUNT_EXCEEDED']);
    const zero = { ...body, purchaseUnits: [{ amount: { currencyCode: 'EUR', value: '0.00' } }] };
    expect(await issueOf(orders.createOrder({ body: zero, paypalRequestId: 'z' }))).toEqual([422, 'CANNOT_BE_ZERO_OR_NEGATIVE']);
  });

  it('gets no token with a wrong secret', async () => {
    const stranger = new OrdersController(clientOf('guessed'));
    await expect(stranger.getOrder({ id: 'X' })).rejects.toMatchObject({ statusCode: 401 });
    expect(world.simulator.store.state.orders.size).toBe(0);
  });
});
