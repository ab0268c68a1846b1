import { Injectable } from '@nestjs/common';
import { readStream } from '#libs/event-log/replay/stream-reader';
import { contentText } from '#machines/kernel/content-language';
import type { TextRef } from '#machines/kernel/ids';
import { type BasisPoints, type MinorUnits, toText } from '#machines/kernel/money';
import { calendarDateOf, toRfc3339 } from '#machines/kernel/time';
import { Database } from '#libs/platform/database/database';
import { officeDayAt, rightOf } from '#machines/order/withdrawal';
import { isRefundedInFull, price, refundableOf, returnedOf, rewardOf } from '#machines/order/figures';
import { answers, itemState, replacementOf, requiredOf, titleOfItem, versionOf } from '#machines/order/items';
import { leavingFor, leavingSourceOf } from '#machines/order/leaving';
import { daysLeftAfterClient, termOf } from '#machines/order/next-step';
import type {
  OrderDocument,
  OrderState,
  PaymentState,
  RefundState,
  RequestedItem,
  RequiredDocument,
  StepState,
} from '#machines/order/state';
import { type CompanyDetails, readDetails } from '../rules/company-details.js';
import type { CancellationRequestDto, LeavingDto, WithdrawalRightDto } from '../wire/leaving.dto.js';
import type { OrderCompanyDto, OrderDetailsDto, PromisedDateDto, WaitingDto } from '../wire/company.dto.js';
import type {
  OrderDocumentDto,
  PaymentDto,
  RefundDto,
  RequestedItemDto,
  RequiredDocumentDto,
  StepGroupDto,
} from '../wire/order-children.dto.js';
import type { ListedPriceDto, OrderDto, OrderListItemDto } from '../wire/order.dto.js';
import type { PersonRefDto } from '../wire/order-refs.dto.js';
import { disputeView } from './payment-item.js';
import type { OrderSummary } from '../storage/order-list.js';
import { needForItem, orderItem, personRef, summaryOfState } from './order-item.js';
import { noProviderFacts, type ProviderFacts, providerFactsOf } from './provider-facts.js';
import {
  type Reader,
  seesDocument,
  seesFees,
  seesFigures,
  seesLanguages,
  seesPayments,
  seesPaymentText,
  seesReward,
} from '../rules/reader.js';
import { type Needs, noNeeds, type References, ReferencesReader } from './references.js';
import { commandsFor, explanationsJson, operationsFor } from './remedy-view.js';

const documentsFor = (state: OrderState, reader: Reader): OrderDocument[] =>
  state.documents.filter((document) => seesDocument(reader, document, state.value.progress));

function needForOrder(state: OrderState, reader: Reader, needs: Needs): void {
  needForItem(state, needs);
  needForCompany(state, needs);
  for (const { title, note } of state.items) for (const ref of [title, note]) if (ref) needs.texts.add(ref.text);
  for (const { file, attachedBy, title, reason } of documentsFor(state, reader)) {
    needs.files.add(file);
    needs.people.add(attachedBy);
    for (const ref of [title, reason]) if (ref) needs.texts.add(ref.text);
  }
  if (!seesPayments(reader)) return;
  for (const payment of state.payments) {
    if (payment.recordedBy !== null) needs.people.add(payment.recordedBy);
    if (payment.reference) needs.texts.add(payment.reference.text);
    for (const { reason } of payment.refunds) if (reason) needs.texts.add(reason.text);
  }
}

function stepsView(state: OrderState): Record<string, StepGroupDto> {
  const done = new Map<string, StepState>(state.steps.map((step) => [step.id, step]));
  const groups = state.terms.steps.map(({ key, title, steps }): [string, StepGroupDto] => {
    const visible = steps.filter((step) => step.visible);
    const view = visible.map((step) => {
      const at = done.get(step.id)?.completedAt ?? null;
      return { _id: step.id, title: step.title, completedAt: at === null ? null : toRfc3339(at) };
    });
    return [key, { title, steps: view }];
  });
  return Object.fromEntries(groups.filter(([, { steps }]) => steps.length > 0));
}

function documentView(document: OrderDocument, { documents }: OrderState, references: References): OrderDocumentDto {
  const file = references.file(document.file);
  return {
    _id: document.id,
    kind: document.kind,
    item: document.item,
    title: references.text(document.title),
    file: { _id: document.file, name: file?.name ?? '', size: file?.size ?? 0, type: file?.type ?? '', sha256: file?.sha256 ?? '' },
    attachedBy: personRef(document.attachedBy, references),
    attachedAt: toRfc3339(document.attachedAt),
    review: document.review,
    reason: references.text(document.reason),
    cause: document.cause,
    version: versionOf(document, documents),
    replacedBy: replacementOf(document, documents)?.id ?? null,
  };
}

/** Every reader of the order sees files of an item; a result never answers one. */
function itemView(item: RequestedItem, state: OrderState, { language }: Reader, references: References): RequestedItemDto {
  const required = requiredOf(item, state.terms);
  const answering = state.documents.filter((document) => answers(document, item));
  return {
    _id: item.id,
    kind: item.kind,
    title: titleOfItem(contentText(required?.title, language), references.text(item.title)) ?? '',
    person: required ? references.text(item.title) : null,
    note: references.text(item.note) ?? contentText(required?.note, language) ?? null,
    required: item.required,
    state: itemState(item, state.documents),
    askedAt: toRfc3339(item.askedAt),
    due: item.due === null ? null : toRfc3339(item.due).slice(0, 10),
    documents: answering.map((document) => documentView(document, state, references)),
    receivedOnPaper: item.receivedOnPaper,
    withdrawn: item.withdrawn,
  };
}

/**
 * Fixes the order of members, so that a repeated write has the same answer whether the terms come from the database or were just copied.
 */
const requiredView = ({ kind, title, note, formats, validMonths, example }: RequiredDocument): RequiredDocumentDto => ({
  kind,
  title,
  note,
  formats,
  validMonths,
  example,
});

/** A fully refunded payment is shown as refunded. */
function paymentStateOf(payment: PaymentState): PaymentDto['state'] {
  return isRefundedInFull(payment, returnedOf(payment)) ? 'refunded' : payment.state;
}

/** Reader, names and provider data that the order's view needs. */
interface Sight {
  reader: Reader;
  references: References;
  provider: ProviderFacts;
}

function refundView(refund: RefundState, { facts }: OrderState, { reader, references, provider }: Sight): RefundDto {
  const { by, cause, reference, issue } = provider.refunds.get(refund.id) ?? { by: 'other', cause: null, reference: null, issue: null };
  return {
    _id: refund.id,
    amount: toText(refund.amount, facts.currency),
    state: refund.state,
    at: toRfc3339(refund.at),
    reason: references.text(refund.reason),
    by,
    cause,
    providerReference: reference,
    issue: seesFees(reader) ? issue : null,
  };
}

function paymentView(payment: PaymentState, state: OrderState, sight: Sight): PaymentDto {
  const { reader, references, provider } = sight;
  const { currency } = state.facts;
  const known = provider.payments.get(payment.id);
  const fee = seesFees(reader) ? (known?.fee ?? null) : null;
  return {
    _id: payment.id,
    method: payment.method,
    stage: payment.stage,
    amount: toText(payment.amount, currency),
    state: paymentStateOf(payment),
    recordedBy: payment.recordedBy === null ? null : personRef(payment.recordedBy, references),
    reference: seesPaymentText(reader, payment) ? references.text(payment.reference) : null,
    at: toRfc3339(payment.at),
    refundable: toText(refundableOf(payment), currency),
    refunds: payment.refunds.map((refund) => refundView(refund, state, sight)),
    valueDate: payment.valueDate,
    disputes: payment.disputes.map((dispute) => disputeView(dispute, currency)),
    provider: known?.provider ?? null,
    providerReference: known?.reference ?? null,
    fee: fee === null ? null : toText(fee, currency),
  };
}

/** The members of the resource in their order, before and after the explanations. */
function partsOf(state: OrderState, reader: Reader, references: References, provider: ProviderFacts) {
  const item = orderItem(summaryOfState(state), reader, references);
  const documents = documentsFor(state, reader);
  return {
    head: { ...item, ...inTheirLanguages(item, reader, references), termDays: termOf(state).days },
    explained: { machine: item.machine, reader, order: state },
    tail: {
      steps: stepsView(state),
      requestedItems: state.items.map((asked) => itemView(asked, state, reader, references)),
      documents: documents.map((document) => documentView(document, state, references)),
      ...(seesPayments(reader) && {
        payments: state.payments.map((payment) => paymentView(payment, state, { reader, references, provider })),
        leaving: leavingView(state, reader),
        cancellation: cancellationView(state, references),
      }),
      ...(seesReward(reader) && rewardView(state, reader)),
      listed: listedView(state),
      requiredDocuments: state.terms.requiredDocuments.map(requiredView),
      details: detailsView(state, references),
      promised: promisedView(state, references),
      forCompany: state.forCompany,
      buyer: state.buyer,
      agreedTerms: state.agreed.terms,
      withdrawal: withdrawalView(state),
      turnSince: toRfc3339(state.turnSince),
      waiting: waitingView(state),
      company: companyView(state, references),
    },
  };
}

/** Adds the languages of client and partner for readers who write to them. */
function inTheirLanguages(
  { client, partner }: OrderListItemDto,
  reader: Reader,
  references: References,
): Pick<OrderDto, 'client' | 'partner'> {
  const sees = seesLanguages(reader);
  const languageOf = ({ _id, name }: PersonRefDto) => {
    const language = name === '' ? undefined : references.person(_id)?.language;
    return language && { language };
  };
  return {
    client: { ...client, ...(sees.client && languageOf(client)) },
    partner: partner && { ...partner, ...(sees.partner && languageOf(partner)) },
  };
}

export function orderView(state: OrderState, reader: Reader, references: References, provider = noProviderFacts): OrderDto {
  const { head, explained, tail } = partsOf(state, reader, references, provider);
  return { ...head, operations: operationsFor(explained), commands: commandsFor(explained), ...tail };
}

const comma = Buffer.from(',');

/** Returns `orderView` as JSON in UTF-8 much faster: two thirds of it are explanations, most of them cached. */
export function orderJson(state: OrderState, reader: Reader, references: References, provider = noProviderFacts): Buffer {
  const { head, explained, tail } = partsOf(state, reader, references, provider);
  const [first, last] = [Buffer.from(JSON.stringify(head)), Buffer.from(JSON.stringify(tail))];
  return Buffer.concat([first.subarray(0, -1), comma, ...explanationsJson(explained), comma, last.subarray(1)]);
}

/**
 * Amounts of the partner's percentages. For a finished order the amount reveals how much of the price was kept, so some readers do not get
 * it.
 */
function rewardView(order: OrderState, reader: Reader): Pick<OrderDto, 'partnerReward' | 'pendingPartnerReward'> {
  const { rewardPercent, pendingRewardPercent, currency } = order.facts;
  const amount = (percent: BasisPoints) => toText(rewardOf(order, percent), currency);
  const isKnown = seesFigures(reader) || order.value.progress !== 'projectFinished';
  return {
    ...(isKnown && { partnerReward: amount(rewardPercent) }),
    pendingPartnerReward: pendingRewardPercent === null ? null : amount(pendingRewardPercent),
  };
}

/** The refund if the order stops now. */
function leavingView(state: OrderState, { kind }: Reader): LeavingDto | null {
  const leaving = leavingFor(leavingSourceOf(state), kind, officeDayAt(state, Date.now() * 1000));
  if (leaving === null) return null;
  const { back, disputed, kept, reserved, announced, ...rest } = leaving;
  const money = (amount: MinorUnits) => toText(amount, state.facts.currency);
  return {
    back: money(back),
    disputed: money(disputed),
    kept: money(kept),
    reserved: money(reserved),
    announced: money(announced),
    ...rest,
  };
}

/** Includes the time at which the client withdrew. */
function withdrawalView(state: OrderState): WithdrawalRightDto | null {
  const { withdrawnAt } = state.facts;
  const right = rightOf(state);
  return right && { ...right, withdrawnAt: withdrawnAt === null ? null : toRfc3339(withdrawnAt) };
}

const cancellationView = ({ cancellation, facts }: OrderState, references: References): CancellationRequestDto | null =>
  cancellation && {
    at: toRfc3339(cancellation.at),
    reason: references.text(cancellation.reason) ?? '',
    back: toText(cancellation.back, facts.currency),
    answer: references.text(cancellation.answer),
  };

/** Null unless the order is paid in another currency than the listed one. */
function listedView({ terms: { listed }, configuration }: OrderState): ListedPriceDto | null {
  if (listed === null) return null;
  const { currency, rate, date } = listed;
  return { price: toText(price(listed, configuration), currency), rate, date };
}

/** How long the order has waited for its client, and the work that remains afterwards. */
function waitingView(state: OrderState): WaitingDto | null {
  const daysLeft = daysLeftAfterClient(state);
  return state.clientSince === null || daysLeft === null
    ? null
    : { since: toRfc3339(state.clientSince), daysLeft, unit: state.terms.termUnit };
}

const nothingGiven: CompanyDetails = { names: [], founders: [], people: [] };

function needForCompany({ details, promised, company, cancellation }: OrderState, needs: Needs): void {
  const refs: (TextRef | null | undefined)[] = [
    details,
    promised?.reason,
    cancellation?.reason,
    cancellation?.answer,
    company?.name,
    company?.registerNumber,
    company?.address,
  ];
  for (const ref of refs) if (ref) needs.texts.add(ref.text);
}

/** Empty lists before details are given, and after the client was erased. */
function detailsView({ terms, facts, details }: OrderState, references: References): OrderDetailsDto {
  const body = references.text(details);
  return { asks: terms.details, given: facts.details === 'given', ...(body ? readDetails(body) : nothingGiven) };
}

const promisedView = ({ promised }: OrderState, references: References): PromisedDateDto | null =>
  promised && { date: calendarDateOf(promised.date), reason: references.text(promised.reason) ?? '' };

const companyView = ({ company }: OrderState, references: References): OrderCompanyDto | null =>
  company && {
    name: references.text(company.name) ?? '',
    registerNumber: references.text(company.registerNumber) ?? '',
    address: references.text(company.address),
    registeredOn: company.registeredOn,
    renewsOn: company.renewsOn,
  };

@Injectable()
export class OrderViews {
  constructor(
    private readonly referencesReader: ReferencesReader,
    private readonly database: Database,
  ) {}

  async order(state: OrderState, reader: Reader): Promise<OrderDto> {
    return orderView(state, reader, ...(await this.quoted(state, reader)));
  }

  async json(state: OrderState, reader: Reader): Promise<Buffer> {
    return orderJson(state, reader, ...(await this.quoted(state, reader)));
  }

  private quoted(state: OrderState, reader: Reader): Promise<[References, ProviderFacts]> {
    const needs = noNeeds();
    needForOrder(state, reader, needs);
    return Promise.all([this.referencesReader.read(needs, reader.language), this.provider(state, reader)]);
  }

  /** Read from the events, only if the order has payments by a provider. */
  private async provider({ id, payments }: OrderState, reader: Reader): Promise<ProviderFacts> {
    if (!seesPayments(reader) || !payments.some(({ method }) => method === 'provider')) return noProviderFacts;
    return providerFactsOf(await readStream(this.database, id));
  }

  /** Keeps the given order. `withOperations`: each item includes its operations. */
  async items(orders: readonly OrderSummary[], reader: Reader, withOperations = false): Promise<OrderListItemDto[]> {
    const needs = noNeeds();
    for (const order of orders) needForItem(order, needs);
    const references = await this.referencesReader.read(needs, reader.language);
    return orders.map((order) => {
      const item = orderItem(order, reader, references);
      return withOperations ? { ...item, operations: operationsFor({ machine: item.machine, reader, order }) } : item;
    });
  }
}
