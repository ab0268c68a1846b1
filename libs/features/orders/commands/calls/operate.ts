import type { GeneratedIds } from '#libs/event-log/commands/stream-command-handler';
import { midnightOf } from '#libs/kernel/time';
import { Problem } from '#libs/platform/http/problem';
import { readBody } from '#libs/platform/http/validate';
import { type OperationName, operationNames } from '#machines/order/commands';
import type {
  CancelPayloadDto,
  CashPayloadDto,
  ConfirmLastPaymentPayloadDto,
  NotAcceptPayloadDto,
  ReceiveDocumentsPayloadDto,
  RequestDocumentsPayloadDto,
} from '../../wire/operation-payloads.dto.js';
import { OperationCallDto } from '../../wire/operation.dto.js';
import { minorOf } from '../../rules/amount.js';
import { type CallContext, type PlainCommand, callSpec, existing } from '../call-spec.js';

type CommandFactory = (context: CallContext<OperationCallDto, undefined>) => PlainCommand | Problem;

const payloadOf = <Payload>({ body }: CallContext<OperationCallDto, undefined>): Payload => body.payload as Payload;

const requestedItems = ({ items = [] }: RequestDocumentsPayloadDto, ids: GeneratedIds) =>
  items.map((item, i) => ({
    id: ids.id(`item ${i}`),
    kind: item.kind,
    title: ids.textOrNull(`title ${i}`, item.required === undefined ? item.title : null),
    required: item.required ?? null,
    note: ids.textOrNull(`note ${i}`, item.note),
  }));

/** The operations that say something; the others carry an empty payload. */
const commandFactories: Partial<Record<OperationName, CommandFactory>> = {
  orderPayedWithCashAfterManagerConfirmed(context) {
    const payload = payloadOf<CashPayloadDto>(context);
    const amount = minorOf(payload.amount, existing(context.state).facts.currency, 'payload.amount');
    if (amount instanceof Problem) return amount;
    const note = context.ids.textOrNull('note', payload.note);
    return { type: 'orderPayedWithCashAfterManagerConfirmed', payload: { payment: context.ids.id('payment'), amount, note } };
  },
  requestDocuments(context) {
    const payload = payloadOf<RequestDocumentsPayloadDto>(context);
    const items = requestedItems(payload, context.ids);
    const due = payload.due ? midnightOf(payload.due) : null;
    return { type: 'requestDocuments', payload: { items, again: payload.again ?? [], withdraw: payload.withdraw ?? [], due } };
  },
  receiveDocuments: (context) => ({
    type: 'receiveDocuments',
    payload: { onPaper: payloadOf<ReceiveDocumentsPayloadDto>(context).itemIds ?? [] },
  }),
  managerConfirmedLastPayment(context) {
    const { rejected, reason } = payloadOf<ConfirmLastPaymentPayloadDto>(context);
    if (rejected !== true) return { type: 'managerConfirmedLastPayment', payload: { rejected: false } };
    return { type: 'managerConfirmedLastPayment', payload: { rejected: true, reason: context.ids.text('reason', reason ?? '') } };
  },
  cancelOrder: (context) => ({
    type: 'cancelOrder',
    payload: { reason: context.ids.text('reason', payloadOf<CancelPayloadDto>(context).reason) },
  }),
  notAcceptPartnerWork(context) {
    const { reason, stepIds } = payloadOf<NotAcceptPayloadDto>(context);
    return { type: 'notAcceptPartnerWork', payload: { reason: context.ids.text('reason', reason), steps: stepIds } };
  },
};

const operationIn = (raw: unknown): unknown => (typeof raw === 'object' && raw !== null && 'operation' in raw ? raw.operation : undefined);

const named = (raw: unknown): OperationName | undefined => operationNames.find((name) => name === operationIn(raw));

/** The fifteen operations behind one call; `operation` chooses the payload's class and the command. */
export const operate = callSpec<OperationCallDto>({
  intent: named,
  async read(raw) {
    if (typeof operationIn(raw) === 'string' && !named(raw)) {
      return new Problem('unknownOperation', { errors: [{ field: 'operation', code: 'unknownOperation' }] });
    }
    return readBody(OperationCallDto, withPayload(raw));
  },
  command: (context) =>
    commandFactories[context.body.operation]?.(context) ?? ({ type: context.body.operation, payload: {} } as PlainCommand),
});

/** Operations that say nothing may leave the payload out. */
const withPayload = (raw: unknown): unknown =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) && !('payload' in raw) ? { ...raw, payload: {} } : raw;
