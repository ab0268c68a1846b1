import { DeclareTransferDto, EmptyBodyDto, RecordPaymentDto, RequestRefundDto, SettleTransferDto } from '../../wire/order-commands.dto.js';
import type { MinorUnits } from '#libs/kernel/money';
import { Problem } from '#libs/platform/http/problem';
import { minorOf } from '../../rules/amount.js';
import { type CallContext, bodyOf, callSpec } from '../call-spec.js';
import type { MoneyDto } from '#libs/contracts/wire/money.dto';

type Context = Pick<CallContext<unknown, unknown>, 'state'>;

const amountIn = ({ state }: Context, money: MoneyDto): MinorUnits | Problem => minorOf(money, state.facts.currency, 'amount');

export const declareTransfer = callSpec<DeclareTransferDto>({
  intent: 'declareTransfer',
  read: bodyOf(DeclareTransferDto),
  command({ body, ids, state }) {
    const amount = amountIn({ state }, body.amount);
    if (amount instanceof Problem) return amount;
    const reference = ids.textOrNull('reference', body.reference);
    return { type: 'declareTransfer', payload: { payment: ids.id('payment'), amount, reference } };
  },
});

export const settleTransfer = callSpec<SettleTransferDto>({
  intent: 'confirmTransfer',
  read: bodyOf(SettleTransferDto),
  command({ body: { decision, amount, reason }, ids, part, state }) {
    if (decision !== 'confirm' || !amount) {
      return { type: 'rejectTransfer', payload: { payment: part, reason: ids.text('reason', reason ?? '') } };
    }
    const arrived = amountIn({ state }, amount);
    return arrived instanceof Problem ? arrived : { type: 'confirmTransfer', payload: { payment: part, amount: arrived } };
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
  command({ body, ids, state }) {
    const amount = amountIn({ state }, body.amount);
    if (amount instanceof Problem) return amount;
    const note = ids.textOrNull('note', body.note);
    return { type: 'recordOfflinePayment', payload: { payment: ids.id('payment'), method: body.kind, amount, note } };
  },
});

export const requestRefund = callSpec<RequestRefundDto>({
  intent: 'requestRefund',
  read: bodyOf(RequestRefundDto),
  command({ body, ids, state }) {
    const amount = amountIn({ state }, body.amount);
    if (amount instanceof Problem) return amount;
    const reason = ids.text('reason', body.reason);
    return {
      type: 'requestRefund',
      payload: { refund: ids.id('refund'), payment: body.payment, amount, reason, ...(body.by && { by: body.by }) },
    };
  },
});
