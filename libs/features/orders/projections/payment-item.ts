import { Injectable } from '@nestjs/common';
import type { Bilingual, Language } from '#machines/kernel/ids';
import { type Currency, toText } from '#machines/kernel/money';
import { toRfc3339 } from '#machines/kernel/time';
import type { Cell } from '#libs/platform/tables/cells';
import { isRefundedInFull } from '#machines/order/figures';
import { numberText } from '#machines/order/labels';
import { texts } from '#machines/order/texts/all';
import type { PaymentRow, PaymentTotals } from '../storage/payment-rows.js';
import type { PaymentHistoryItemDto, PaymentTotalsDto } from '../wire/order-payments.dto.js';
import { personRef } from './order-item.js';
import { type Reader, seesContacts, seesFees, seesPaymentText } from '../rules/reader.js';
import { noNeeds, type References, ReferencesReader } from './references.js';
import type { DisputeState } from '#machines/order/state';
import type { DisputeDto } from '../wire/order-children.dto.js';

/** Shared by the order's page and the payment history. */
export const disputeView = ({ amount, at, dueAt, outcome }: DisputeState, currency: Currency): DisputeDto => ({
  amount: toText(amount, currency),
  at: toRfc3339(at),
  dueAt: dueAt === null ? null : toRfc3339(dueAt),
  outcome,
});

/** Shows rows of the payment history to different readers. */
@Injectable()
export class PaymentItems {
  constructor(private readonly referencesReader: ReferencesReader) {}

  async of(rows: readonly PaymentRow[], reader: Reader): Promise<PaymentHistoryItemDto[]> {
    const needs = noNeeds();
    for (const row of rows) {
      needs.people.add(row.client_id);
      if (row.confirmed_by !== null) needs.people.add(row.confirmed_by);
      if (row.text_id !== null && seesText(row, reader)) needs.texts.add(row.text_id);
    }
    const references = await this.referencesReader.read(needs, reader.language);
    return rows.map((row) => itemOf(row, reader, references));
  }
}

const stateOf = (row: PaymentRow): PaymentHistoryItemDto['state'] => (isRefundedInFull(row, row.refunded) ? 'refunded' : row.state);

const seesText = ({ recorded_by: recordedBy }: PaymentRow, reader: Reader): boolean => seesPaymentText(reader, { recordedBy });

function itemOf(row: PaymentRow, reader: Reader, references: References): PaymentHistoryItemDto {
  const { currency } = row;
  const fee = seesFees(reader) ? row.fee : null;
  return {
    _id: row.payment_id,
    order: { _id: row.order_id, number: numberText(row.number) },
    client: personRef(row.client_id, references, seesContacts(reader)),
    method: row.method,
    stage: row.stage,
    state: stateOf(row),
    amount: toText(row.amount, currency),
    refunded: toText(row.refunded, currency),
    reversed: toText(row.reversed, currency),
    at: toRfc3339(row.at),
    refundedAt: row.refunded_at === null ? null : toRfc3339(row.refunded_at),
    provider: row.provider,
    providerReference: row.provider_reference,
    disputes: row.disputes.map((dispute) => disputeView(dispute, currency)),
    fee: fee === null ? null : toText(fee, currency),
    reference: row.text_id !== null && seesText(row, reader) ? references.text({ text: row.text_id, hash: '' }) : null,
    confirmedBy: row.confirmed_by === null ? null : personRef(row.confirmed_by, references),
  };
}

export const totalsView = ({ currency, payments, received, refunded, fees }: PaymentTotals, reader: Reader): PaymentTotalsDto => ({
  payments,
  received: toText(received, currency),
  refunded: toText(refunded, currency),
  kept: toText(received - refunded, currency),
  fees: seesFees(reader) ? toText(fees, currency) : null,
});

/** A column of the export: its heading and its cell. */
interface Column {
  title: Bilingual;
  cell(payment: PaymentHistoryItemDto, language: Language): Cell;
}

const column = (ru: string, en: string, cell: Column['cell']): Column => ({ title: { ru, en }, cell });
const moment = (at: string | null): Cell => at && new Date(at);

/** The same columns as in the reader's list. */
export const paymentColumns = (reader: Reader): Column[] => [
  column('Заказ', 'Order', ({ order }) => order.number),
  column('Клиент', 'Client', ({ client }) => client.name),
  ...(seesContacts(reader) ? [column('Эл. почта клиента', 'Client email', ({ client }) => client.email)] : []),
  column('Дата платежа', 'Paid at', ({ at }) => moment(at)),
  column('Дата возврата', 'Refunded at', ({ refundedAt }) => moment(refundedAt)),
  column('Этап', 'Stage', ({ stage }, language) => texts[language].stage[stage]),
  column('Способ', 'Method', ({ method }, language) => texts[language].method[method]),
  column('Состояние', 'State', ({ state }, language) => texts[language].payment[state]),
  column('Валюта', 'Currency', ({ amount }) => amount.currency),
  column('Сумма', 'Amount', ({ amount }) => ({ decimal: amount.amount })),
  column('Возвращено', 'Refunded', ({ refunded }) => ({ decimal: refunded.amount })),
  column('Назначение или примечание', 'Reference or note', ({ reference }) => reference),
  column('Номер у платёжной системы', 'Provider reference', ({ providerReference }) => providerReference),
  column('Кто подтвердил', 'Confirmed by', ({ confirmedBy }) => confirmedBy?.name ?? null),
  ...(seesFees(reader) ? [column('Комиссия платёжной системы', 'Provider fee', ({ fee }) => fee && { decimal: fee.amount })] : []),
];
