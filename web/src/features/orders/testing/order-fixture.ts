import { toText } from '#machines/kernel/money';
import type { Actor } from '#machines/kernel/people';
import { calendarDateOf, toRfc3339 } from '#machines/kernel/time';
import { explain, explainCommands } from '#machines/order/rules';
import { itemState, replacementOf, requiredOf, titleOfItem, versionOf } from '#machines/order/items';
import { figuresOf, refundableOf, rewardOf } from '#machines/order/figures';
import { statusesShown } from '#machines/order/statuses';
import { daysLeftAfterClient, dueDate, termOf } from '#machines/order/next-step';
import { statusMeta } from '#machines/order/status-meta';
import type { OrderUnderTest } from '#machines/order/testing/order-builder';
import { id, people } from '#machines/order/testing/people';
import { readerOf, seesPayments, viewFor } from '#machines/order/who';
import { rightOf } from '#machines/order/withdrawal';
import type { AnyWireEvent } from '../../../api/wire.js';
import type { OrderHistory, OrderResource, WireDocument, WirePayment } from '../api/wire.js';

const timeOrNull = (at: number | null): string | null => (at === null ? null : toRfc3339(at));

const names: Record<string, string> = {
  [people.client.id]: 'Anna Sokolova',
  [people.partner.id]: 'Kadri Tamm',
  [people.clientManager.id]: 'Elena Markova',
  [people.owner.id]: 'Pavel Orlov',
};
const nameOf = (one: string) => names[one] ?? 'Oleg Petrov';

/** Bodies of texts in the test orders. */
const bodies: Record<string, string> = {
  [id(9001)]: 'Passport of the director',
  [id(9002)]: 'The client has changed their mind',
  [id(9003)]: 'Proof of address',
  [id(9004)]: 'The bill is older than three months',
  [id(9005)]: 'Beneficiary form',
};
const bodyOf = (ref: { text: string } | null | undefined): string | null => (ref ? (bodies[ref.text] ?? 'a text') : null);

const fileNames = ['passport.pdf', 'utility-bill-august.pdf', 'registry-entry.pdf'];

/** The partner's reward; partners do not see what was kept of a finished order. */
function rewardIn(state: OrderUnderTest['state'], isPartner: boolean) {
  const { rewardPercent, pendingRewardPercent, currency } = state.facts;
  const money = (percent: number) => toText(rewardOf(state, percent), currency);
  const isKnown = !isPartner || state.value.progress !== 'projectFinished';
  return {
    partnerRewardPercent: rewardPercent / 100,
    ...(isKnown && { partnerReward: money(rewardPercent) }),
    pendingPartnerRewardPercent: pendingRewardPercent === null ? null : pendingRewardPercent / 100,
    pendingPartnerReward: pendingRewardPercent === null ? null : money(pendingRewardPercent),
  };
}

function withdrawalOf(state: OrderUnderTest['state']) {
  const right = rightOf(state);
  return right && { ...right, withdrawnAt: timeOrNull(state.facts.withdrawnAt) };
}

const cancellationOf = ({ cancellation, facts }: OrderUnderTest['state']) =>
  cancellation && {
    at: toRfc3339(cancellation.at),
    reason: bodyOf(cancellation.reason) ?? '',
    back: toText(cancellation.back, facts.currency),
    answer: bodyOf(cancellation.answer),
  };

/** The order resource for `actor`, built from the machine's state as the server does. */
export function resourceOf({ state }: OrderUnderTest, actor: Actor, orderId = state.id): OrderResource {
  const { facts, terms, configuration } = state;
  const machine = viewFor(actor, state);
  const { shortCode, badge } = statusMeta[state.value.progress];
  const sums = figuresOf(state);
  const money = (amount: number) => toText(amount, facts.currency);
  const isPartner = actor.role === 'Partner';
  const documents = state.documents.map((document, index): WireDocument => {
    const name = fileNames[index % fileNames.length] ?? 'file.pdf';
    return {
      _id: document.id,
      kind: document.kind,
      item: document.item,
      title: bodyOf(document.title),
      file: { _id: document.file, name, size: 1_240_000, type: 'application/pdf', sha256: '' },
      attachedBy: { _id: document.attachedBy, name: nameOf(document.attachedBy) },
      attachedAt: toRfc3339(document.attachedAt),
      review: document.review,
      reason: bodyOf(document.reason),
      cause: document.cause,
      version: versionOf(document, state.documents),
      replacedBy: replacementOf(document, state.documents)?.id ?? null,
    };
  });
  const payments = state.payments.map((payment): WirePayment => ({
    _id: payment.id,
    method: payment.method,
    stage: payment.stage,
    amount: money(payment.amount),
    state: payment.state,
    recordedBy: payment.recordedBy ? { _id: payment.recordedBy, name: nameOf(payment.recordedBy) } : null,
    reference: bodyOf(payment.reference),
    at: toRfc3339(payment.at),
    refundable: money(refundableOf(payment)),
    refunds: payment.refunds.map((refund) => ({
      _id: refund.id,
      amount: money(refund.amount),
      state: refund.state,
      at: toRfc3339(refund.at),
      reason: bodyOf(refund.reason),
      by: payment.method === 'provider' ? ('provider' as const) : ('other' as const),
      cause: null,
      providerReference: null,
      issue: null,
    })),
    valueDate: payment.valueDate,
    disputes: payment.disputes.map(({ amount, at, dueAt, outcome }) => ({
      amount: money(amount),
      at: toRfc3339(at),
      dueAt: dueAt === null ? null : toRfc3339(dueAt),
      outcome,
    })),
    provider: payment.method === 'provider' ? 'paypal' : null,
    providerReference: null,
    fee: null,
  }));
  const done = new Map(state.steps.map((step) => [step.id, step.completedAt]));
  return {
    _id: orderId,
    number: 'R-000412',
    status: state.value.progress,
    statuses: statusesShown(machine.value),
    shortCode,
    badge,
    version: state.version,
    service: { _id: terms.service, name: { ru: 'Регистрация OÜ и юридический адрес', en: 'OÜ registration and legal address' } },
    country: { _id: terms.country, code: 'EE', name: { ru: 'Эстония', en: 'Estonia' } },
    client: {
      _id: facts.client,
      name: nameOf(facts.client),
      company: 'Nordline Trade',
      ...(isPartner ? {} : { email: 'anna@nordline.example', phone: '+372 5550 0142' }),
      ...(actor.role === 'Client' ? {} : { language: 'ru' as const }),
    },
    partner: facts.partner ? { _id: facts.partner, name: nameOf(facts.partner), company: 'Baltic Registry Partners' } : null,
    manager: facts.manager ? { _id: facts.manager, name: nameOf(facts.manager) } : null,
    ...configuration,
    listed: null,
    ...(actor.role === 'Client' ? {} : rewardIn(state, isPartner)),
    steps: Object.fromEntries(
      terms.steps.map((group) => [
        group.key,
        {
          title: group.title,
          steps: group.steps
            .filter((step) => step.visible)
            .map((step) => {
              const at = done.get(step.id) ?? null;
              return { _id: step.id, title: step.title, completedAt: at === null ? null : toRfc3339(at) };
            }),
        },
      ]),
    ),
    requestedItems: state.items.map((item) => ({
      _id: item.id,
      kind: item.kind,
      title: titleOfItem(requiredOf(item, terms)?.title.en, bodyOf(item.title)) ?? '',
      person: item.required === null ? null : bodyOf(item.title),
      required: item.required,
      state: itemState(item, state.documents),
      note: bodyOf(item.note),
      askedAt: toRfc3339(item.askedAt),
      due: item.due === null ? null : calendarDateOf(item.due),
      receivedOnPaper: item.receivedOnPaper,
      withdrawn: item.withdrawn,
      documents: [],
    })),
    documents,
    ...(seesPayments(readerOf(actor)) ? { payments } : {}),
    price: money(facts.price),
    ...(isPartner ? {} : { paid: money(sums.paid), balance: money(sums.balance) }),
    createdAt: toRfc3339(state.createdAt),
    updatedAt: toRfc3339(state.updatedAt),
    statusSince: toRfc3339(state.statusSince),
    termDays: termOf(state).days,
    termUnit: terms.termUnit,
    dueAt: timeOrNull(dueDate(state)),
    machine,
    operations: explain(machine, actor).map(({ operation, permitted }) => ({ operation, permitted })),
    commands: explainCommands(machine, actor).map(({ command, permitted }) => ({ command, permitted })),
    currency: facts.currency,
    requiredDocuments: terms.requiredDocuments,
    details: { asks: terms.details, given: facts.details === 'given', names: [], founders: [], people: [] },
    turnSince: toRfc3339(state.turnSince),
    buyer: state.buyer,
    forCompany: state.forCompany,
    agreedTerms: state.agreed.terms,
    withdrawal: withdrawalOf(state),
    ...(seesPayments(readerOf(actor)) && { cancellation: cancellationOf(state) }),
    waiting:
      state.clientSince === null
        ? null
        : { since: toRfc3339(state.clientSince), daysLeft: daysLeftAfterClient(state) ?? 0, unit: terms.termUnit },
    promised: state.promised && { date: calendarDateOf(state.promised.date), reason: bodyOf(state.promised.reason) ?? '' },
    company: state.company && {
      name: bodyOf(state.company.name) ?? '',
      registerNumber: bodyOf(state.company.registerNumber) ?? '',
      address: bodyOf(state.company.address),
      registeredOn: state.company.registeredOn,
      renewsOn: state.company.renewsOn,
    },
  };
}

export const historyOf = ({ events }: OrderUnderTest): OrderHistory => ({
  items: events.map((event) => ({
    _id: `${event.order} ${event.version}`,
    version: event.version,
    type: event.type,
    schemaVersion: event.schemaVersion,
    at: toRfc3339(event.at),
    actor: {
      _id: event.actor.id,
      role: event.actor.role,
      department: event.actor.department,
      name: event.actor.id === null ? null : nameOf(event.actor.id),
    },
    data: event.data,
    texts: bodies,
    names,
  })) as AnyWireEvent[],
  refused: [],
});
