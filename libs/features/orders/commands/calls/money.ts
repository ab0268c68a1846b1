import { DeclareTransferDto, EmptyBodyDto, RecordPaymentDto, RequestRefundDto, SettleTransferDto } from '../../wire/order-commands.dto.js';
import type { MinorUnits } from '#libs/kernel/money';
import { Problem } from '#libs/platform/http/problem';
import { minorOf } from '../../rules/amount.js';
import { type CallContext, type PlainCommand, bodyOf, callSpec } from '../call-spec.js';
import type { MoneyDto } from '#libs/contracts/wire/money.dto';

/** A command about an amount in the order's currency, or the 422 that says what is wrong with it. */
function commandAbout(
  money: MoneyDto,
  { state }: Pick<CallContext<unknown, unknown>, 'state'>,
  command: (amount: MinorUnits) => PlainCommand,
) {
  const amount = minorOf(money, state.facts.currency, 'amount');
  return amount instanceof Problem ? amount : command(amount);
}

export const declareTransfer = callSpec<DeclareTransferDto>({
  intent: 'declareTransfer',
  read: bodyOf(DeclareTransferDto),
  command: ({ body, ids, state }) =>
    commandAbout(body.amount, { state }, (amount) => {
      const reference = ids.textOrNull('reference', body.reference);
      return { type: 'declareTransfer', payload: { payment: ids.id('payment'), amount, reference } };
    }),
});

export const settleTransfer = callSpec<SettleTransferDto>({
  intent: 'confirmTransfer',
  read: bodyOf(SettleTransferDto),
  command({ body: { decision, amount, reason }, ids, part, state }) {
    if (decision !== 'confirm' || !amount) {
      return { type: 'rejectTransfer', payload: { payment: part, reason: ids.text('reason', reason ?? '') } };
    }
    return commandAbout(amount, { state }, (arrived) => ({ type: 'confirmTransfer', payload: { payment: part, amount: arrived } }));
  },
});

export const withdrawTransfer = callSpec<EmptyBodyDto>({
  intent: 'withdrawTransfer',
  read: bodyOf(EmptyBodyDto),
  command: ({ part }) => ({ type: 'withdrawTransfer', payload: { payment: part } }),
});

export const recordOfflinePayment = callSpec<RecordPaymentDto>({
  intent: 'recordOfflinePayment',
  read: bodyOf(RecordPaymentDto),
  command: ({ body, ids, state }) =>
    commandAbout(body.amount, { state }, (amount) => {
      const note = ids.textOrNull('note', body.note);
      return { type: 'recordOfflinePayment', payload: { payment: ids.id('payment'), method: body.kind, amount, note } };
    }),
});

export const requestRefund = callSpec<RequestRefundDto>({
  intent: 'requestRefund',
  read: bodyOf(RequestRefundDto),
  command: ({ body, ids, state }) =>
    commandAbout(body.amount, { state }, (amount) => {
      const reason = ids.text('reason', body.reason);
      return {
        type: 'requestRefund',
        payload: { refund: ids.id('refund'), payment: body.payment, amount, reason, ...(body.by && { by: body.by }) },
      };
    }),
});
