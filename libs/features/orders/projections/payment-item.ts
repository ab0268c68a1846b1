import { Injectable } from '@nestjs/common';
import { type Currency, toText } from '#machines/kernel/money';
import { toRfc3339 } from '#machines/kernel/time';
import type { Cell } from '#libs/platform/tables/cells';
import { isRefundedInFull } from '#machines/order/figures';
import { numberText } from '#machines/kernel/ids';
import { texts as orderTexts } from '#machines/order/texts/all';
import { texts as exportTexts } from '../texts/all-exports.js';
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
  title: string;
  cell(payment: PaymentHistoryItemDto): Cell;
}

const column = (title: string, cell: Column['cell']): Column => ({ title, cell });
const moment = (at: string | null): Cell => at && new Date(at);

/** The same columns as in the reader's list. */
export function paymentColumns(reader: Reader): Column[] {
  const texts = exportTexts[reader.language].payments;
  const labels = orderTexts[reader.language];
  return [
    column(texts.order, ({ order }) => order.number),
    column(texts.client, ({ client }) => client.name),
    ...(seesContacts(reader) ? [column(texts.clientEmail, ({ client }) => client.email)] : []),
    column(texts.paidAt, ({ at }) => moment(at)),
    column(texts.refundedAt, ({ refundedAt }) => moment(refundedAt)),
    column(texts.stage, ({ stage }) => labels.stage[stage]),
    column(texts.method, ({ method }) => labels.method[method]),
    column(texts.state, ({ state }) => labels.payment[state]),
    column(texts.currency, ({ amount }) => amount.currency),
    column(texts.amount, ({ amount }) => ({ decimal: amount.amount })),
    column(texts.refunded, ({ refunded }) => ({ decimal: refunded.amount })),
    column(texts.referenceOrNote, ({ reference }) => reference),
    column(texts.providerReference, ({ providerReference }) => providerReference),
    column(texts.confirmedBy, ({ confirmedBy }) => confirmedBy?.name ?? null),
    ...(seesFees(reader) ? [column(texts.providerFee, ({ fee }) => fee && { decimal: fee.amount })] : []),
  ];
}
