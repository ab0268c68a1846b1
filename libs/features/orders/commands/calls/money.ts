import { DeclareTransferDto, EmptyBodyDto, RecordPaymentDto, RequestRefundDto, SettleTransferDto } from '../../wire/order-commands.dto.js';
import { CorrectPaymentDto, SettleReversalDto, WaiveRestDto } from '../../wire/order-money.dto.js';
import type { OrderCall } from '#libs/contracts/orders/order-call';
import { type Currency, type MinorUnits, roundingOf } from '#machines/kernel/money';
import { invalid, Problem } from '#libs/platform/http/problem';
import { minorOf, minorOrNothingOf } from '../../wire/amount.js';
import type { LookUps } from '../look-ups.js';
import type { WaiverRoom } from '../money-limits.js';
import type { RaiseLimit } from '#machines/order/commands';
import { type CallContext, type PlainCommand, callSpec } from '../call-spec.js';
import type { MoneyDto } from '#libs/contracts/wire/money.dto';

/** Reads an amount in the order's currency and builds the command, or returns a 422. */
function commandAbout(
  money: MoneyDto,
  { state }: Pick<CallContext<unknown, unknown>, 'state'>,
  command: (amount: MinorUnits) => PlainCommand | Problem,
) {
  const amount = minorOf(money, state.facts.currency, 'amount');
  return amount instanceof Problem ? amount : command(amount);
}

/** Returns a 422 for a day after today at the office. */
const valueDateOf = (day: string | null | undefined, officeDay: string): string | null | Problem =>
  day != null && day > officeDay ? invalid({ field: 'valueDate', code: 'outOfRange' }) : (day ?? null);

/** Reads the office's day only if the body names a day, which must not be later. */
const latestDay = (ask: LookUps, { valueDate }: { valueDate?: string | null }, call: OrderCall): Promise<string> =>
  valueDate == null ? Promise.resolve('') : ask.officeDay(call);

export const declareTransfer = callSpec<DeclareTransferDto>({
  intent: 'declareTransfer',
  body: DeclareTransferDto,
  command: ({ body, ids, state }) =>
    commandAbout(body.amount, { state }, (amount) => {
      const reference = ids.textOrNull('reference', body.reference);
      return { type: 'declareTransfer', payload: { payment: ids.id('payment'), amount, reference } };
    }),
});

export const settleTransfer = callSpec<SettleTransferDto, string>({
  intent: 'confirmTransfer',
  body: SettleTransferDto,
  lookUp: latestDay,
  command({ body: { decision, amount, reason, ...body }, found, ids, part, state }) {
    if (decision !== 'confirm' || !amount) {
      return { type: 'rejectTransfer', payload: { payment: part, reason: ids.text('reason', reason ?? '') } };
    }
    const valueDate = valueDateOf(body.valueDate, found);
    if (valueDate instanceof Problem) return valueDate;
    return commandAbout(amount, { state }, (arrived) => ({
      type: 'confirmTransfer',
      payload: { payment: part, amount: arrived, valueDate },
    }));
  },
});

export const withdrawTransfer = callSpec<EmptyBodyDto>({
  intent: 'withdrawTransfer',
  body: EmptyBodyDto,
  command: ({ part }) => ({ type: 'withdrawTransfer', payload: { payment: part } }),
});

export const recordOfflinePayment = callSpec<RecordPaymentDto, string>({
  intent: 'recordOfflinePayment',
  body: RecordPaymentDto,
  lookUp: latestDay,
  command({ body, found, ids, state }) {
    const valueDate = valueDateOf(body.valueDate, found);
    if (valueDate instanceof Problem) return valueDate;
    return commandAbout(body.amount, { state }, (amount) => {
      const note = ids.textOrNull('note', body.note);
      return { type: 'recordOfflinePayment', payload: { payment: ids.id('payment'), method: body.kind, amount, note, valueDate } };
    });
  },
});

export const waiveRest = callSpec<WaiveRestDto, WaiverRoom | undefined>({
  intent: 'waiveRest',
  body: WaiveRestDto,
  lookUp: (ask, { amount }, call) => ask.limits.waiverRoom(amount, call),
  giveBack: (ask, room) => ask.limits.giveBack(room),
  command: ({ body, found, ids, state }) =>
    commandAbout(body.amount, { state }, (amount) => ({
      type: 'waiveRest',
      payload: { amount, limit: found?.limit ?? 0, today: found?.today ?? 0, reason: ids.text('reason', body.reason) },
    })),
});

export const correctPayment = callSpec<CorrectPaymentDto, RaiseLimit>({
  intent: 'correctPayment',
  body: CorrectPaymentDto,
  lookUp: (ask, { amount }) => ask.limits.raise(amount.currency as Currency),
  command({ body, part, found: limit, ids, state }) {
    const amount = minorOrNothingOf(body.amount, state.facts.currency, 'amount');
    if (amount instanceof Problem) return amount;
    return { type: 'correctPayment', payload: { payment: part, amount, reason: ids.text('reason', body.reason), limit } };
  },
});

export const settleReversal = callSpec<SettleReversalDto>({
  intent: 'settleReversal',
  body: SettleReversalDto,
  command: ({ body: { outcome, note }, ids }) => ({ type: 'settleReversal', payload: { outcome, note: ids.textOrNull('note', note) } }),
});

export const requestRefund = callSpec<RequestRefundDto>({
  intent: 'requestRefund',
  body: RequestRefundDto,
  command: ({ body, ids, state }) =>
    commandAbout(body.amount, { state }, (amount) => {
      const reason = ids.text('reason', body.reason);
      const payment = state.payments.find(({ id }) => id === body.payment);
      // No provider gives back a fraction of a currency whose smallest coin is one: staff pay it back another way.
      if (payment?.method === 'provider' && body.by !== 'other' && amount % roundingOf(state.facts.currency) !== 0)
        return invalid({ field: 'amount.amount', code: 'mustBeWhole' });
      return {
        type: 'requestRefund',
        payload: { refund: ids.id('refund'), payment: body.payment, amount, reason, ...(body.by && { by: body.by }) },
      };
    }),
});
