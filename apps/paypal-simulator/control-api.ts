import { readFaultOrder } from './faults.js';
import { type HttpAnswer, type HttpRequest, json } from './http-message.js';
import { ledgerSums } from './ledger.js';
import type { PaypalApi } from './paypal-api.js';
import { invalid, notFound, Problem } from './problem.js';

/**
 * What tests and operators of the simulator may do, from its own machine only:
 *
 *     GET    /simulator/ledger          sums per currency and every transaction, minor units
 *     GET    /simulator/faults          what is armed
 *     POST   /simulator/faults          { faults: [{ kind, times?, call?, about?, seconds? }], mix?: { seed, rate, kinds? } }
 *     DELETE /simulator/faults          ends all of them
 *     POST   /simulator/captures/{id}   { "do": "complete" | "deny" | "reverse" | "dispute" }
 *     POST   /simulator/orders/{id}     the same for the capture of an order: a merchant may not know it while it is pending
 *     POST   /simulator/refunds/{id}    { "do": "complete" | "fail" }
 *     POST   /simulator/disputes/{id}   { "do": "win" | "lose" }
 *     GET    /simulator/disputes        every dispute and what became of it
 *     GET    /simulator/webhooks        how many deliveries wait
 *     POST   /simulator/webhooks        sends all of them now, as a merchant may ask PayPal to; answers how many there are
 */
export class ControlApi {
  constructor(readonly api: PaypalApi) {}

  handle(request: HttpRequest): HttpAnswer {
    try {
      if (!fromOwnMachine(request)) throw new Problem('NOT_AUTHORIZED');
      return this.#answer(request);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      return json(problem.status, problem.body(this.api.store.surroundings.ids.debug()));
    }
  }

  #answer(request: HttpRequest): HttpAnswer {
    const { state } = this.api.store;
    const [, , room = '', id] = request.path.split('/');
    if (room === 'faults' && id === undefined) return this.#faults(request);
    if (room === 'webhooks' && request.method === 'POST' && id === undefined) return this.#resend();
    if (room === 'orders' && id !== undefined && request.method === 'POST')
      return this.#act('captures', state.orders.get(id)?.captureId ?? '', request.raw);
    if (id !== undefined && request.method === 'POST') return this.#act(room, id, request.raw);
    if (request.method !== 'GET' || id !== undefined) throw notFound();
    if (room === 'ledger') return json(200, { sums: ledgerSums(state.ledger), transactions: state.ledger });
    if (room === 'disputes') return json(200, { disputes: [...state.disputes.values()] });
    if (room === 'webhooks') return json(200, { waiting: state.deliveries.size, raised: state.events.size });
    throw notFound();
  }

  #faults({ method, raw }: HttpRequest): HttpAnswer {
    const { faults, store } = this.api;
    const now = store.surroundings.now();
    if (method === 'POST') faults.arm(readFaultOrder(raw), now);
    else if (method === 'DELETE') faults.clear();
    else if (method !== 'GET') throw notFound();
    return json(200, faults.describe(now));
  }

  #resend(): HttpAnswer {
    const { store } = this.api;
    store.commit([{ type: 'DeliveriesResent', at: store.surroundings.now() }]);
    return json(200, { waiting: store.state.deliveries.size });
  }

  #act(room: string, id: string, raw: Buffer): HttpAnswer {
    const { payments } = this.api;
    const influence = this.api.influence();
    const actions: Record<string, (() => unknown) | undefined> = {
      'captures complete': () => payments.settleCapture(id, 'COMPLETED', influence),
      'captures deny': () => payments.settleCapture(id, 'DECLINED', influence),
      'captures reverse': () => payments.reverse(id, influence),
      'captures dispute': () => payments.dispute(id, influence),
      'refunds complete': () => payments.settleRefund(id, 'COMPLETED', influence),
      'refunds fail': () => payments.settleRefund(id, 'FAILED', influence),
      'disputes win': () => payments.resolveDispute(id, 'WON', influence),
      'disputes lose': () => payments.resolveDispute(id, 'LOST', influence),
    };
    const action = actions[`${room} ${readAction(raw)}`];
    if (action === undefined) throw invalid('INVALID_PARAMETER_VALUE', { field: '/do', location: 'body' });
    return json(200, action() ?? {});
  }
}

function readAction(raw: Buffer): string {
  try {
    const body = JSON.parse(raw.toString('utf8')) as { do?: unknown } | null;
    return String(body?.do);
  } catch {
    throw invalid('MALFORMED_REQUEST_JSON', { location: 'body' });
  }
}

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const ownHost = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** Rejects requests through a proxy, and those that a page of another site made a browser send. */
function fromOwnMachine({ remoteAddress, headers }: HttpRequest): boolean {
  const proxied = headers['forwarded'] ?? headers['x-forwarded-for'] ?? headers['x-forwarded-host'] ?? headers['via'];
  return (
    loopback.test(remoteAddress ?? '') && proxied === undefined && headers['origin'] === undefined && ownHost.test(headers['host'] ?? '')
  );
}
