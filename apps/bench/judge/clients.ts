import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { fromText, toText } from '#machines/kernel/money';
import { operationNames } from '#machines/order/commands';
import { Client, uploadText } from '../product/client.js';
import { type RecordedCall, type RecordedResult, notSent, type Recorder } from './history.js';

/** An order as staff see it, as much of it as calls need. */
export interface SeenOrder {
  _id: string;
  version: number;
  status: string;
  paid: { amount: string };
  partner: { _id: string } | null;
  steps: Record<string, { steps: { _id: string; completedAt: string | null }[] }>;
  requestedItems: { _id: string; title: unknown; state: string }[];
  documents: { _id: string; file: { _id: string }; item: string | null }[];
  payments: { _id: string; state: string; amount: { amount: string } }[];
}

/** Who sends calls, by the name that the model knows; `reads`: their view of an order has all that is compared. */
export const actors = [
  { name: 'manager', account: 'client-service-manager', reads: true },
  { name: 'head', account: 'client-service-head', reads: true },
  { name: 'business', account: 'business-manager', reads: true },
  { name: 'client', account: 'client', reads: false },
  { name: 'client', account: 'client', reads: false },
  { name: 'partner', account: 'partner', reads: false },
  { name: 'partner2', account: 'partner2', reads: false },
  { name: 'stranger', account: 'client2', reads: true },
] as const;
export type ActorName = (typeof actors)[number]['name'];

/** What is known of an order under test, as anybody last saw it; it may be old. */
export interface Shared {
  seen: SeenOrder;
  currency: 'EUR';
  /** minor units */
  price: number;
  /** the prepayment, minor units */
  needed: number;
  calls: number;
  /** declared amounts are all different, because they name their transfers */
  declared: number;
}

const minor = (amount: string): number => fromText(amount, 'EUR') ?? 0;
const stepsOf = ({ steps }: SeenOrder) => Object.values(steps).flatMap(({ steps: all }) => all);

/** Which operations fit a status, by the specification; others are sent too, to be refused. */
const fitting: Readonly<Record<string, readonly string[]>> = {
  newOrder: [
    'managerConfirmedNotPayedOrder',
    'managerConfirmedNotPayedOrder',
    'managerConfirmedPayedOrder',
    'recordOfflinePayment',
    'appointPartner',
  ],
  orderConfirmedNotPayed: [
    'orderPayedWithCashAfterManagerConfirmed',
    'recordOfflinePayment',
    'declareTransfer',
    'confirmTransfer',
    'orderPayedAfterManagerConfirmed',
  ],
  orderConfirmedAndPayed: ['appointPartner', 'requestDocuments', 'completeStep', 'completeStep', 'completeAllOrderSteps', 'attachResult'],
  documentsRequested: ['receiveDocuments', 'attachDocument', 'acceptDocument', 'rejectDocument', 'requestDocuments', 'completeStep'],
  documentsReceived: [
    'completeStep',
    'completeStep',
    'acceptDocument',
    'acceptDocument',
    'completeAllOrderSteps',
    'reopenStep',
    'requestDocuments',
    'attachResult',
  ],
  allStepsCompleted: ['acceptWorkWithFullyPayedOrder', 'acceptedProjectRequireLastPay', 'notAcceptPartnerWork', 'attachResult'],
  projectWithFullyPayedOrderAccepted: ['attachResult', 'sendPayedProjectDocuments'],
  lastPaymentRequired: ['declareTransfer', 'recordOfflinePayment', 'clientPayedLastPayment', 'attachResult', 'confirmTransfer'],
  lastPaymentPayed: ['managerConfirmedLastPayment', 'confirmTransfer', 'rejectTransfer'],
  lastPaymentConfirmed: ['attachResult', 'sendPayedProjectDocuments'],
  documentsSentAfterLastPayment: ['managerFinishedProject'],
};
/** What each actor mostly sends: what the specification lets them do. Everybody sends everything else too. */
const ofClients = ['orderPayedAfterManagerConfirmed', 'clientPayedLastPayment', 'declareTransfer'];
const ofPartners = ['completeStep', 'reopenStep', 'completeAllOrderSteps', 'attachResult'];
const usual: Readonly<Record<ActorName, (name: string) => boolean>> = {
  manager: (name) => !ofClients.includes(name),
  head: (name) => !ofClients.includes(name),
  business: () => true,
  client: (name) => [...ofClients, 'attachDocument', 'receiveDocuments'].includes(name),
  partner: (name) => ofPartners.includes(name),
  partner2: (name) => ofPartners.includes(name),
  stranger: () => true,
};
const commands = [
  'completeStep',
  'reopenStep',
  'appointPartner',
  'attachDocument',
  'attachResult',
  'acceptDocument',
  'rejectDocument',
  'declareTransfer',
  'confirmTransfer',
  'rejectTransfer',
  'recordOfflinePayment',
];

/** One signed-in person who sends calls on shared orders, and repeats some with their key. */
export class RecordingClient {
  constructor(
    private client: Client,
    readonly actor: ActorName,
    private readonly reads: boolean,
    private readonly partners: Readonly<Record<string, string>>,
    private readonly recorder: Recorder,
    private readonly random: () => number,
  ) {}

  /** Sends one call, and perhaps again with the same key: always where no answer came. */
  async act(shared: Shared): Promise<void> {
    shared.calls += 1;
    if (this.reads && this.random() < 0.3) return this.read(shared);
    const made = await this.make(shared).catch(() => null);
    if (made === null) return pause(5);
    const call: RecordedCall = {
      ...made.call,
      ...(this.random() < 0.7 && { key: randomUUID() }),
      ...(this.random() < 0.1 && { ifMatch: shared.seen.version }),
    };
    const first = await this.send(call, made.request, shared);
    if (first.code === notSent) await pause(200);
    const repeats = call.key !== undefined && (first.unknown === true || (first.code !== notSent && this.random() < 0.15));
    for (let times = 0; repeats && times < 20; times += 1) {
      const again = await this.send(call, made.request, shared);
      if (again.unknown !== true && again.code !== notSent) break;
      await pause(300);
    }
  }

  private async read(shared: Shared): Promise<void> {
    const { _id } = shared.seen;
    await this.recorder.call({ order: _id, name: 'read', actor: this.actor }, async () => {
      try {
        const { status, body } = await this.client.call<SeenOrder & { code?: string }>('GET', `/orders/${_id}`);
        if (status === 404) return { code: 'notFound' };
        if (status !== 200) return { unknown: true };
        this.see(shared, body);
        return this.readResult(body);
      } catch (fault) {
        return unanswered(fault);
      }
    });
  }

  private readResult(body: SeenOrder): RecordedResult {
    const open = body.payments.filter(({ state }) => state === 'declared').map(({ amount }) => minor(amount.amount));
    return {
      version: body.version,
      status: body.status,
      paid: minor(body.paid.amount),
      declared: open.reduce((sum, one) => sum + one, 0),
      partner: Object.entries(this.partners).find(([, id]) => id === body.partner?._id)?.[0] ?? '',
      done: stepsOf(body).filter(({ completedAt }) => completedAt !== null).length,
      items: body.requestedItems.length,
      docs: body.documents.length,
    };
  }

  /** Staff see all that calls need; a view of others would hide some of it. */
  private see(shared: Shared, body: SeenOrder): void {
    if (this.reads && body.version >= shared.seen.version) shared.seen = body;
  }

  private send(call: RecordedCall, [method, path, body]: Request, shared: Shared): Promise<RecordedResult> {
    return this.recorder.call(call, async () => {
      const headers = {
        ...(call.key && { 'idempotency-key': call.key }),
        ...(call.ifMatch !== undefined && { 'if-match': `"${call.ifMatch}"` }),
      };
      try {
        const answer = await this.client.call<SeenOrder & { code?: string }>(method, path, body, headers);
        const replayed = answer.headers.get('idempotency-replayed') === 'true';
        if (answer.status < 300) {
          this.see(shared, answer.body);
          return { version: Number(answer.headers.get('outcome-version')), ...(replayed && { replayed }) };
        }
        if (answer.status >= 500) return { unknown: true };
        const { code } = answer.body;
        if (code === undefined || answer.status === 422 || answer.status === 429 || answer.status === 401)
          throw new MisuseError(`${method} ${path} ${JSON.stringify(body)}: ${answer.status} ${JSON.stringify(answer.body)}`);
        return { code, ...(replayed && { replayed }) };
      } catch (fault) {
        if (fault instanceof MisuseError) throw fault;
        return unanswered(fault);
      }
    });
  }

  private pick<Item>(from: readonly Item[]): Item | undefined {
    return from[Math.floor(this.random() * from.length)];
  }

  private nameFor({ seen: { status } }: Shared): string {
    const chance = this.random();
    const fits = fitting[status] ?? [];
    if (chance < 0.6) return this.pick(fits.filter(usual[this.actor])) ?? this.pick(fits) ?? 'managerFinishedProject';
    if (chance < 0.75) return this.pick(fits) ?? 'managerFinishedProject';
    if (chance < 0.9) return this.pick(commands) ?? 'completeStep';
    if (chance < 0.91) return 'cancelOrder';
    return this.pick(operationNames.filter((name) => name !== 'cancelOrder')) ?? 'managerFinishedProject';
  }

  /** A call and its request; null where the order has nothing that it could be about. */
  private async make(shared: Shared): Promise<{ call: RecordedCall; request: Request } | null> {
    const { seen } = shared;
    const name = this.nameFor(shared);
    const base = { order: seen._id, name, actor: this.actor };
    const operate = (payload: object, more: Partial<RecordedCall> = {}) => ({
      call: { ...base, ...more },
      request: ['PATCH', `/orders/update-payment-status/${seen._id}`, { operation: name, payload }] as Request,
    });
    const command = (request: Request, more: Partial<RecordedCall>) => ({ call: { ...base, ...more }, request });
    const money = (amount: number) => toText(amount, shared.currency);
    const open = Math.max(1, shared.price - minor(seen.paid.amount));
    const some = (): number =>
      this.pick([100, Math.ceil(shared.needed / 2), shared.needed, shared.needed, open, open, 40 * shared.price]) ?? 100;
    const payments = `/order-payments/${seen._id}`;
    switch (name) {
      case 'orderPayedWithCashAfterManagerConfirmed': {
        const amount = some();
        return operate({ amount: money(amount) }, { amount });
      }
      case 'requestDocuments': {
        const item = `Document ${randomUUID()}`;
        return operate({ items: [{ kind: 'document', title: item }] }, { item });
      }
      case 'receiveDocuments': {
        if (this.actor === 'client' || this.random() < 0.3) return operate({}, { items: [] });
        const waiting = seen.requestedItems.filter(({ state }) => state === 'waiting' || state === 'rejected');
        return operate({ itemIds: waiting.map(({ _id }) => _id) }, { items: waiting.map(titleOf) });
      }
      case 'managerConfirmedLastPayment': {
        const reject = this.random() < 0.3;
        return operate(reject ? { rejected: true, reason: 'Not there' } : {}, { reject });
      }
      case 'notAcceptPartnerWork': {
        const step = this.pick(stepsOf(seen))?._id;
        return step === undefined ? null : operate({ reason: 'Once more', stepIds: [step] }, { step });
      }
      case 'cancelOrder':
        return operate({ reason: 'Over' });
      case 'appointPartner': {
        const partner = this.pick(['partner', 'partner', 'partner2', '']) ?? '';
        return command(['PUT', `/orders/${seen._id}/partner`, { partner: partner === '' ? null : this.partners[partner] }], { partner });
      }
      case 'completeStep':
      case 'reopenStep': {
        const step = this.pick(stepsOf(seen))?._id;
        const method = name === 'completeStep' ? 'PUT' : 'DELETE';
        return step === undefined ? null : command([method, `/orders/${seen._id}/steps/${step}/completion`], { step });
      }
      case 'attachDocument':
      case 'attachResult': {
        const file = await uploadText(this.client, randomUUID());
        const asked = name === 'attachDocument' && this.random() < 0.8 ? this.pick(seen.requestedItems) : undefined;
        const kind = name === 'attachResult' ? 'result' : 'document';
        const body = { file, kind, ...(asked && { item: asked._id }) };
        return command(['POST', `/orders/${seen._id}/documents`, body], { file, ...(asked && { item: titleOf(asked) }) });
      }
      case 'acceptDocument':
      case 'rejectDocument': {
        const document = this.pick(seen.documents);
        const body = name === 'acceptDocument' ? { decision: 'accept' } : { decision: 'reject', reason: 'Not readable' };
        return document
          ? command(['PUT', `/orders/${seen._id}/documents/${document._id}/review`, body], { file: document.file._id })
          : null;
      }
      case 'declareTransfer': {
        const amount = some() + (shared.declared += 1);
        return command(['POST', `${payments}/transfers`, { amount: money(amount) }], { amount, transfer: transferOf(amount) });
      }
      case 'confirmTransfer':
      case 'rejectTransfer': {
        const waiting = this.pick(seen.payments.filter(({ state }) => state === 'declared'));
        if (waiting === undefined) return null;
        const declared = minor(waiting.amount.amount);
        const amount = this.random() < 0.7 ? declared : Math.max(1, declared - 1_000);
        const body =
          name === 'confirmTransfer' ? { decision: 'confirm', amount: money(amount) } : { decision: 'reject', reason: 'Not there' };
        return command(['PUT', `${payments}/transfers/${waiting._id}`, body], { transfer: transferOf(declared), amount });
      }
      case 'recordOfflinePayment': {
        const amount = some();
        return command(['POST', `${payments}/payments`, { kind: 'cash', amount: money(amount) }], { amount });
      }
      default:
        return operate({});
    }
  }
}

type Request = readonly [method: string, path: string, body?: unknown];

/** Whether a call that got no answer was sent at all. */
const unanswered = (fault: unknown): RecordedResult =>
  (fault as { cause?: { code?: string } }).cause?.code === 'ECONNREFUSED' ? { code: notSent } : { unknown: true };

/** A call that the harness should not have made: nothing that the model could decide. */
class MisuseError extends Error {}

const transferOf = (declared: number): string => `transfer of ${declared}`;

const titleOf = ({ title }: SeenOrder['requestedItems'][number]): string =>
  typeof title === 'string' ? title : String((title as { en?: string }).en ?? '');
