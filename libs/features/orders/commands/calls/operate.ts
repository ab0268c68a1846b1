import { Problem } from '#libs/platform/http/problem';
import { validateBody } from '#libs/platform/http/validate';
import { type OperationName, operationNames } from '#machines/order/commands';
import type {
  CancelPayloadDto,
  CashPayloadDto,
  ConfirmLastPaymentPayloadDto,
  NotAcceptPayloadDto,
  ReceiveDocumentsPayloadDto,
  RequestDocumentsPayloadDto,
} from '../../http/dto/operation-payloads.dto.js';
import { OperationCallDto } from '../../http/dto/operation.dto.js';
import { minorOf } from '../../rules/amount.js';
import type { Newborn } from '../../rules/newborn.js';
import { type Making, type PlainCommand, callSpec, existing } from '../call-spec.js';

type Maker = (making: Making<OperationCallDto, undefined>) => PlainCommand;

const payloadOf = <Payload>({ body }: Making<OperationCallDto, undefined>): Payload => body.payload as Payload;

const requestedItems = ({ items = [] }: RequestDocumentsPayloadDto, newborn: Newborn) =>
  items.map((item, i) => ({
    id: newborn.id(`item ${i}`),
    kind: item.kind,
    title: newborn.text(`title ${i}`, item.title),
    note: newborn.textOrNull(`note ${i}`, item.note),
  }));

/** The operations that say something; the others carry an empty payload. */
const makers: Partial<Record<OperationName, Maker>> = {
  orderPayedWithCashAfterManagerConfirmed(making) {
    const { amount, note } = payloadOf<CashPayloadDto>(making);
    const { facts } = existing(making.state);
    return {
      type: 'orderPayedWithCashAfterManagerConfirmed',
      payload: {
        payment: making.newborn.id('payment'),
        amount: minorOf(amount, facts.currency, 'payload.amount'),
        note: making.newborn.textOrNull('note', note),
      },
    };
  },
  requestDocuments(making) {
    const payload = payloadOf<RequestDocumentsPayloadDto>(making);
    const items = requestedItems(payload, making.newborn);
    return { type: 'requestDocuments', payload: { items, again: payload.again ?? [], withdraw: payload.withdraw ?? [] } };
  },
  receiveDocuments: (making) => ({
    type: 'receiveDocuments',
    payload: { onPaper: payloadOf<ReceiveDocumentsPayloadDto>(making).itemIds ?? [] },
  }),
  managerConfirmedLastPayment(making) {
    const { rejected, reason } = payloadOf<ConfirmLastPaymentPayloadDto>(making);
    if (rejected !== true) return { type: 'managerConfirmedLastPayment', payload: { rejected: false } };
    return { type: 'managerConfirmedLastPayment', payload: { rejected: true, reason: making.newborn.text('reason', reason ?? '') } };
  },
  cancelOrder: (making) => ({
    type: 'cancelOrder',
    payload: { reason: making.newborn.text('reason', payloadOf<CancelPayloadDto>(making).reason) },
  }),
  notAcceptPartnerWork(making) {
    const { reason, stepIds } = payloadOf<NotAcceptPayloadDto>(making);
    return { type: 'notAcceptPartnerWork', payload: { reason: making.newborn.text('reason', reason), steps: stepIds } };
  },
};

const named = (raw: unknown): OperationName | undefined => {
  const operation: unknown = typeof raw === 'object' && raw !== null ? (raw as { operation?: unknown }).operation : undefined;
  return operationNames.find((name) => name === operation);
};

/** The fifteen operations behind one call; `operation` chooses the payload's class and the command. */
export const operate = callSpec<OperationCallDto>({
  status: 200,
  intent: 'cancelOrder',
  intentOf: named,
  async read(raw) {
    if (typeof raw === 'object' && raw !== null && typeof (raw as { operation?: unknown }).operation === 'string' && !named(raw)) {
      throw new Problem(422, 'unknownOperation', { errors: [{ field: 'operation', code: 'unknownOperation' }] });
    }
    return validateBody(OperationCallDto, withPayload(raw));
  },
  command: (making) => makers[making.body.operation]?.(making) ?? ({ type: making.body.operation, payload: {} } as PlainCommand),
});

/** Operations that say nothing may leave the payload out. */
const withPayload = (raw: unknown): unknown =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) && !('payload' in raw) ? { ...raw, payload: {} } : raw;
