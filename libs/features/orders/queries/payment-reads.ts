import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { friendlyFormatIBAN } from 'ibantools';
import { renderSVG } from 'uqr';
import { BankAccountOf, ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { type Paper, WithdrawalPaperOf } from '#libs/contracts/orders/order-queries';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import { readStream } from '#libs/event-log/replay/stream-reader';
import { contentText } from '#machines/kernel/content-language';
import { type Id, type Language, numberText } from '#machines/kernel/ids';
import { toText } from '#machines/kernel/money';
import { calendarDateOf, dayIn } from '#machines/kernel/time';
import { Database } from '#libs/platform/database/database';
import { type ListQuery, pageOf, parseListQuery } from '#libs/platform/http/list-query';
import { accessDenied, invalid, notFound, Problem } from '#libs/platform/http/problem';
import { permits } from '#machines/access/table';
import { type BankAccount, purposeFor } from '#machines/catalogue/payment-settings';
import { type Due, dueNow } from '#machines/order/figures';
import { factsOf, sourceOf } from '#machines/order/facts';
import type { OrderState, PaymentStage } from '#machines/order/state';
import type { Invoice } from '../projections/invoice-pdf.js';
import { PaymentItems, totalsView } from '../projections/payment-item.js';
import { providerFactsOf } from '../projections/provider-facts.js';
import { receiptView } from '../projections/receipt-view.js';
import { noNeeds, ReferencesReader } from '../projections/references.js';
import { orderEventOf } from '../rules/event-of.js';
import { epcPayload } from '../rules/epc-payload.js';
import { type PaymentFilters, paymentGrammarFor, type PaymentSort } from '../rules/payment-grammar.js';
import { type Reader, searchColumnOf, seesPayments } from '../rules/reader.js';
import { orderAtPayment } from '../rules/receipts.js';
import { searchedAmounts } from '../rules/searched-amounts.js';
import { PaymentRows, type PaymentSelection } from '../storage/payment-rows.js';
import type { ReceiptDto, TransferAccountDto, TransferCodeDto, TransferDetailsDto } from '../wire/order-papers.dto.js';
import type { PaymentHistoryPageDto, PaymentTotalsDto } from '../wire/order-payments.dto.js';
import { visibleOrder } from './order-reads.js';

@Injectable()
export class PaymentReads {
  constructor(
    private readonly payments: PaymentRows,
    private readonly items: PaymentItems,
    private readonly runner: CommandRunner,
    private readonly queries: QueryBus,
    private readonly database: Database,
    private readonly referencesReader: ReferencesReader,
  ) {}

  /** Lists all payments for staff who read them, otherwise a client's own. @throws Problem 403 for readers without payments */
  async list(raw: unknown, reader: Reader): Promise<PaymentHistoryPageDto> {
    mustSeePayments(reader);
    const query = parseListQuery(raw, { ...paymentGrammarFor(reader), parameters: ['include'] });
    const withTotals = includesTotals(raw);
    const selection = paymentSelectionOf(reader, query);
    const [rows, { total, exact }, totals] = await Promise.all([
      this.payments.page(selection, query.sort, query),
      this.payments.count(selection),
      withTotals ? this.totals(selection, reader) : undefined,
    ]);
    return { ...pageOf(query, await this.items.of(rows, reader), total, exact), ...(totals && { totals }) };
  }

  private async totals(selection: PaymentSelection, reader: Reader): Promise<PaymentTotalsDto[]> {
    return (await this.payments.totals(selection)).map((totals) => totalsView(totals, reader));
  }
  /** @throws Problem 404 if order or payment does not exist for the reader, 409 paymentNotReceived until money arrived */
  async receipt(order: Id, id: Id, reader: Reader): Promise<ReceiptDto> {
    const state = await visibleOrder(this.runner, order, reader);
    const place = state.payments.findIndex((payment) => payment.id === id);
    const payment = state.payments[place];
    if (!payment) throw notFound();
    if (payment.state !== 'confirmed' && payment.state !== 'captured') throw new Problem('paymentNotReceived');
    const needs = noNeeds();
    needs.people.add(state.facts.client);
    needs.countries.add(state.terms.country);
    const [references, { company, workingHours }, events] = await Promise.all([
      this.referencesReader.read(needs, reader.language),
      this.queries.execute(new ReadSiteSettings()),
      readStream(this.database, order),
    ]);
    const then = orderAtPayment(events.map(orderEventOf), id);
    return receiptView({
      state,
      then,
      payment,
      place,
      company,
      timeZone: workingHours.timeZone,
      references,
      provider: providerFactsOf(events),
    });
  }

  /** @throws Problem 404 if the order is not the reader's, or nobody withdrew */
  async withdrawal(order: Id, reader: Reader, language: Language): Promise<Paper> {
    await visibleOrder(this.runner, order, reader);
    const paper = await this.queries.execute(new WithdrawalPaperOf(order, language));
    if (paper === null) throw notFound();
    return paper;
  }

  /**
   * Returns amount and bank account for a transfer, for the amount due now or the requested stage.
   * @throws Problem 404 if the order is not the reader's
   */
  async transferDetails(order: Id, stage: PaymentStage | undefined, reader: Reader): Promise<TransferDetailsDto> {
    const state = await visibleOrder(this.runner, order, reader);
    const account = await this.queries.execute(new BankAccountOf(state.facts.currency));
    return detailsOf(state, dueNow(state, stage), account, reader);
  }

  /**
   * Returns the content of an invoice for the amount due now, or the requested stage.
   * @throws Problem 404 if the order is not the reader's, 409 nothingDue
   */
  async invoice(order: Id, stage: PaymentStage | undefined, reader: Reader): Promise<Invoice> {
    const { due, ...details } = await this.transferDetails(order, stage, reader);
    if (due === null) throw new Problem('nothingDue');
    const { facts, terms } = await visibleOrder(this.runner, order, reader);
    const needs = noNeeds();
    needs.people.add(facts.client);
    const [references, { company, workingHours }] = await Promise.all([
      this.referencesReader.read(needs, reader.language),
      this.queries.execute(new ReadSiteSettings()),
    ]);
    const payer = { name: references.name(facts.client), email: references.person(facts.client)?.email ?? null };
    return { details: { ...details, due }, company, payer, service: terms.serviceTitle, day: dayIn(new Date(), workingHours.timeZone) };
  }
}

/** @throws Problem 403 for partners, and for staff who do not read payments */
export function mustSeePayments(reader: Reader): void {
  if (!seesPayments(reader) || (reader.kind === 'staff' && !permits(reader.actor, 'payments.read'))) throw accessDenied();
}

/** Restricts the filters to what the reader may see. */
export const paymentSelectionOf = (
  reader: Reader,
  { filters, search }: Pick<ListQuery<PaymentFilters, PaymentSort>, 'filters' | 'search'>,
): PaymentSelection => ({
  client: reader.kind === 'client' ? reader.actor.id : null,
  filters,
  ...(search !== undefined && { search }),
  amounts: search === undefined ? [] : searchedAmounts(search, reader.language),
  searchColumn: searchColumnOf(reader),
});

/** @throws Problem 422 for any part but `totals` */
function includesTotals(raw: unknown): boolean {
  const { include } = (raw ?? {}) as { include?: string };
  if (include !== undefined && include !== 'totals') throw invalid({ field: 'include', code: 'notOffered' });
  return include !== undefined;
}

function detailsOf(state: OrderState, due: Due | null, account: BankAccount | null, { language }: Reader): TransferDetailsDto {
  const { currency, openTransfers } = state.facts;
  const number = numberText(state.number);
  return {
    order: { _id: state.id, number },
    due: due && { stage: due.stage, amount: toText(due.amount, currency) },
    balance: toText(factsOf(sourceOf(state), 'client', calendarDateOf(state.updatedAt)).money?.left ?? 0, currency),
    declared: toText(openTransfers, currency),
    account: account && accountView(account),
    purpose: account && purposeFor(contentText(account.purpose, language), number),
    qr: account && due && codeOf(account, due, number),
  };
}

const accountView = ({ payee, iban, account, bic, bank, bankAddress }: BankAccount): TransferAccountDto => ({
  payee,
  iban,
  ibanText: friendlyFormatIBAN(iban) ?? '',
  account,
  bic,
  bank,
  bankAddress,
});

/** The purpose is in English, because transfers in the euro area support Latin characters only. */
function codeOf({ currency, payee, iban, bic, purpose }: BankAccount, { amount }: Due, number: string): TransferCodeDto | null {
  if (currency !== 'EUR') return null;
  const payload = epcPayload({ payee, iban, bic, amount, purpose: purposeFor(purpose.en, number), number });
  return payload === null ? null : { payload, svg: renderSVG(payload, { ecc: 'M', border: 4 }) };
}
