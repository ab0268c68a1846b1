import type { Person } from '#libs/contracts/people/people-by-ids';
import { type Id, numberText } from '#machines/kernel/ids';
import { toRfc3339 } from '#machines/kernel/time';
import { toPercent, toText } from '#machines/kernel/money';
import { mayManageOrders } from '#machines/access/table';
import { figuresOf } from '#machines/order/figures';
import { type KeptName, type Listed, listedFieldList, type ListedOnWire, wireFieldList } from '#machines/order/listed-fields';
import type { OrderState } from '#machines/order/state';
import { statusMeta } from '#machines/order/status-meta';
import { statusesShown } from '#machines/order/statuses';
import { isManagerGone, updatedNames, viewFor } from '#machines/order/who';
import type { OrderSummary } from '../storage/order-list.js';
import type { OrderListItemDto } from '../wire/order.dto.js';
import type { PersonRefDto } from '../wire/order-refs.dto.js';
import { type Reader, seesContacts, seesFigures, seesPayments, seesManagers, seesReward } from '../rules/reader.js';
import type { Needs, References } from './references.js';
import type { CountryRefDto } from '#libs/contracts/wire/refs.dto';

const derivedFields = listedFieldList.filter(([, { derived }]) => derived);

/** Reduces a whole order to the summary of lists. */
export const summaryOfState = (state: OrderState): OrderSummary => ({
  ...state,
  ...(Object.fromEntries(derivedFields.map(([name, { of }]) => [name, of(state)])) as Omit<Listed, KeptName>),
});

export function needForItem({ facts, terms }: Pick<OrderSummary, 'facts' | 'terms'>, needs: Needs): void {
  for (const id of [facts.client, facts.partner, facts.manager]) if (id !== null) needs.people.add(id);
  needs.countries.add(terms.country);
}

/** `contacts` adds what only staff may see. */
export const personRef = (id: Id, references: References, contacts = false): PersonRefDto => {
  const person = references.person(id);
  return {
    _id: id,
    name: references.name(id),
    ...(person?.partnerCompanyName && { company: person.partnerCompanyName }),
    ...(contacts && person && { email: person.email, phone: person.phone, emailConfirmed: person.emailConfirmed }),
  };
};

const perhaps = (id: Id | null, references: References): PersonRefDto | null => (id === null ? null : personRef(id, references));

export function countryRef(id: Id, references: References): CountryRefDto {
  const country = references.country(id);
  return { _id: id, code: country?.code ?? '', name: country?.name ?? { ru: '', en: '' } };
}

function figuresView(order: OrderSummary) {
  const { prepayment, paid, balance } = figuresOf(order);
  const { currency } = order.facts;
  return {
    prepayment: toText(prepayment, currency),
    paid: toText(paid, currency),
    balance: toText(balance, currency),
    prepaymentPercent: toPercent(order.terms.prepaymentPercent),
  };
}

/** Refunded and refundable amounts, which reveal single payments. */
function refundsView(order: OrderSummary) {
  const { refunded, refundable, overpaid, conceded } = figuresOf(order);
  const { currency } = order.facts;
  return {
    refunded: toText(refunded, currency),
    refundable: toText(refundable, currency),
    overpaid: toText(overpaid, currency),
    conceded: toText(conceded, currency),
  };
}

const rewardPercents = ({ facts }: OrderSummary) => ({
  partnerRewardPercent: toPercent(facts.rewardPercent),
  pendingPartnerRewardPercent: facts.pendingRewardPercent === null ? null : toPercent(facts.pendingRewardPercent),
});

const listedView = (order: OrderSummary, { kind: reader }: Reader): ListedOnWire =>
  Object.fromEntries(
    wireFieldList.map(([name]) => {
      const at = order[name === 'updatedAt' ? updatedNames[reader] : name];
      return [name, at === null ? null : toRfc3339(at)];
    }),
  ) as ListedOnWire;

const canManage = (manager: Person | undefined): boolean => manager === undefined || (manager.active && mayManageOrders(manager));

export function orderItem(order: OrderSummary, reader: Reader, references: References): OrderListItemDto {
  const { facts, terms, configuration } = order;
  const machine = viewFor(reader.actor, order);
  const { progress } = order.value;
  const { shortCode, badge } = statusMeta[progress];
  return {
    _id: order.id,
    number: numberText(order.number),
    status: progress,
    statuses: statusesShown(machine.value),
    shortCode,
    badge,
    version: order.version,
    service: { _id: terms.service, name: terms.serviceTitle },
    country: countryRef(terms.country, references),
    client: personRef(facts.client, references, seesContacts(reader)),
    partner: perhaps(facts.partner, references),
    manager: perhaps(facts.manager, references),
    ...(seesManagers(reader) && { managerGone: isManagerGone(order, (id) => canManage(references.person(id))) }),
    ...configuration,
    currency: facts.currency,
    price: toText(facts.price, facts.currency),
    ...(seesFigures(reader) && figuresView(order)),
    ...(seesPayments(reader) && refundsView(order)),
    ...(seesReward(reader) && rewardPercents(order)),
    termDays: terms.termDays,
    termUnit: terms.termUnit,
    ...listedView(order, reader),
    machine,
  };
}
