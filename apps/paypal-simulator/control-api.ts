import { readFaultOrder } from './faults.js';
import { type HttpAnswer, type HttpRequest, json } from './http-message.js';
import { ledgerSums } from './ledger.js';
import type { PaypalApi } from './paypal-api.js';
import { invalid, notFound, Problem } from './problem.js';
import { readBody } from './request-bodies.js';

/**
 * What tests and operators of the simulator may do, from its own machine only:
 *
 *     GET    /simulator/ledger          sums per currency and every transaction, minor units
 *     POST   /simulator/faults          { faults: [{ kind, times?, call?, about?, seconds? }], mix?: { seed, rate, kinds? } }
 *     DELETE /simulator/faults          ends all of them
 *     POST   /simulator/orders/{id}     { "do": "complete" | "deny" }: how its pending payment ends
 *     POST   /simulator/captures/{id}   { "do": "dispute" }
 *     POST   /simulator/disputes/{id}   { "do": "win" | "lose" }
 *     GET    /simulator/disputes        every dispute and what became of it
 *     POST   /simulator/webhooks        sends all that wait now, as a merchant may ask PayPal to; answers how many there are
 */
export class ControlApi {
  constructor(readonly api: PaypalApi) {}

  handle(request: HttpRequest): HttpAnswer {
    try {
      if (!fromOwnMachine(request)) throw new Problem('NOT_AUTHORIZED');
      const [, , room = '', id = ''] = request.path.split('/');
      const action = this.#actions(id, request)[[request.method, room, ...(id === '' ? [] : [readBody(request.raw)['do']])].join(' ')];
      if (action === undefined) throw id === '' ? notFound() : invalid('INVALID_PARAMETER_VALUE', { field: '/do', location: 'body' });
      return json(200, action() ?? {});
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      return json(problem.status, problem.body(this.api.store.surroundings.ids.debug()));
    }
  }

  #actions(id: string, { raw }: HttpRequest): Record<string, (() => unknown) | undefined> {
    const { payments, faults, store } = this.api;
    const { state, surroundings } = store;
    const influence = this.api.influence();
    const capture = state.orders.get(id)?.captureId ?? '';
    return {
      'GET ledger': () => ({ sums: ledgerSums(state.ledger), transactions: state.ledger }),
      'GET disputes': () => ({ disputes: [...state.disputes.values()] }),
      'POST faults': () => faults.arm(readFaultOrder(raw), surroundings.now()),
      'DELETE faults': () => faults.clear(),
      'POST webhooks': () => {
        store.commit([{ type: 'DeliveriesResent', at: surroundings.now() }]);
        return { waiting: state.deliveries.size };
      },
      'POST orders complete': () => payments.settleCapture(capture, 'COMPLETED', influence),
      'POST orders deny': () => payments.settleCapture(capture, 'DECLINED', influence),
      'POST captures dispute': () => payments.dispute(id, influence),
      'POST disputes win': () => payments.resolveDispute(id, 'WON', influence),
      'POST disputes lose': () => payments.resolveDispute(id, 'LOST', influence),
    };
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
