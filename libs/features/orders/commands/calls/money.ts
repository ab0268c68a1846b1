import { DeclareTransferDto, RecordPaymentDto, RequestRefundDto, SettleTransferDto } from '../../http/dto/order-commands.dto.js';
import type { MoneyDto } from '../../http/dto/money.dto.js';
import { minorOf } from '../../rules/amount.js';
import { type Making, bodyOf, callSpec, existing } from '../call-spec.js';

const amountIn = ({ state }: Making<unknown, unknown>, money: MoneyDto): number => minorOf(money, existing(state).facts.currency, 'amount');

export const declareTransfer = callSpec<DeclareTransferDto>({
  status: 201,
  intent: 'declareTransfer',
  read: bodyOf(DeclareTransferDto),
  command: (making) => ({
    type: 'declareTransfer',
    payload: {
      payment: making.newborn.id('payment'),
      amount: amountIn(making, making.body.amount),
      reference: making.newborn.textOrNull('reference', making.body.reference),
    },
  }),
});

export const settleTransfer = callSpec<SettleTransferDto>({
  status: 200,
  intent: 'confirmTransfer',
  read: bodyOf(SettleTransferDto),
  command(making) {
    const { decision, amount, reason } = making.body;
    if (decision === 'confirm' && amount) {
      return { type: 'confirmTransfer', payload: { payment: making.part, amount: amountIn(making, amount) } };
    }
    return { type: 'rejectTransfer', payload: { payment: making.part, reason: making.newborn.text('reason', reason ?? '') } };
  },
});

export const recordOfflinePayment = callSpec<RecordPaymentDto>({
  status: 201,
  intent: 'recordOfflinePayment',
  read: bodyOf(RecordPaymentDto),
  command: (making) => ({
    type: 'recordOfflinePayment',
    payload: {
      payment: making.newborn.id('payment'),
      method: making.body.kind,
      amount: amountIn(making, making.body.amount),
      note: making.newborn.textOrNull('note', making.body.note),
    },
  }),
});

export const requestRefund = callSpec<RequestRefundDto>({
  status: 201,
  intent: 'requestRefund',
  read: bodyOf(RequestRefundDto),
  command: (making) => ({
    type: 'requestRefund',
    payload: {
      refund: making.newborn.id('refund'),
      payment: making.body.payment,
      amount: amountIn(making, making.body.amount),
      reason: making.newborn.text('reason', making.body.reason),
    },
  }),
});
