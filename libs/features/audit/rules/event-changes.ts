import type { Id } from '#machines/kernel/ids';
import type { BasisPoints, Currency, MinorUnits } from '#machines/kernel/money';
import type { Department, Role } from '#machines/kernel/people';
import type { Micros } from '#machines/kernel/time';
import type { UserEventData } from '#machines/access/user-events';
import type { SettingEventData } from '#machines/access/setting-events';
import type { PriceList } from '#machines/catalogue/price-list';
import type { BankAccountsEventData } from '#machines/bank-accounts/events';
import type { CatalogueEventData } from '#machines/catalogue/events';
import type { FeedbackEventData } from '#machines/feedback/events';
import type { LeadEventData } from '#machines/lead/events';
import type { OrderEventData } from '#machines/order/events';
import type { PayoffEventData } from '#machines/payoff/events';

/** A value before or after a change, before it is formatted. */
export type Value =
  | { kind: 'money'; amount: MinorUnits; currency: string | null }
  | { kind: 'percent'; points: BasisPoints }
  | { kind: 'day'; at: Micros }
  | { kind: 'moment'; at: Micros }
  | { kind: 'person'; id: Id | null }
  | { kind: 'status'; name: string }
  | { kind: 'post'; role: Role; department: Department | null }
  | { kind: 'switch'; on: boolean }
  | { kind: 'text'; text: string };

/** `from` and `to` are null if the log lacks the value, as for texts of the catalogue. */
export interface Change {
  field: string;
  /** owner of the field, such as the currency of an account */
  of?: string;
  from: Value | null;
  to: Value | null;
}

type AllData = OrderEventData &
  PayoffEventData &
  LeadEventData &
  FeedbackEventData &
  UserEventData &
  SettingEventData &
  CatalogueEventData &
  BankAccountsEventData;
type Changes = { [Type in keyof AllData]?: (data: AllData[Type]) => Change[] };

const change = (field: string, from: Value | null, to: Value | null): Change => ({ field, from, to });
const money = (amount: MinorUnits, currency: string | null): Value => ({ kind: 'money', amount, currency });
const percent = (points: BasisPoints): Value => ({ kind: 'percent', points });
const person = (id: Id | null): Value => ({ kind: 'person', id });
/** Shows the proposer of bank details as a change without an earlier value. */
export const proposedBy = (id: Id | null): Change => change('proposedBy', null, person(id));
const text = (content: string): Value => ({ kind: 'text', text: content });
/** Uses the last part of a field's name: "facts.taxes" is known as "taxes". */
const named = (fields: readonly string[]): Change[] => fields.map((field) => change(field.split('.').at(-1) ?? field, null, null));

/** Empty if both values are equal. */
const differs = (field: string, from: Value, to: Value): Change[] =>
  JSON.stringify(from) === JSON.stringify(to) ? [] : [change(field, from, to)];

interface ServiceTerms {
  price: { amount: MinorUnits; currency: Currency };
  prepaymentPercent: BasisPoints;
  partnerReward: BasisPoints;
}

const termChanges = (from: ServiceTerms, to: ServiceTerms): Change[] => [
  ...differs('price', money(from.price.amount, from.price.currency), money(to.price.amount, to.price.currency)),
  ...differs('prepaymentPercent', percent(from.prepaymentPercent), percent(to.prepaymentPercent)),
  ...differs('partnerReward', percent(from.partnerReward), percent(to.partnerReward)),
];

/** The changed base price, and whether any option's price changed. */
const priceChanges = (from: PriceList, to: PriceList): Change[] => [
  ...differs('price', money(from.price, from.currency), money(to.price, to.currency)),
  ...(JSON.stringify(from.options) === JSON.stringify(to.options) ? [] : named(['options'])),
];

const accountChanges = (changes: BankAccountsEventData['BankChangeProposed']['changes']): Change[] =>
  changes.map(({ currency, from, to }) => ({
    ...change('account', from && text(from.iban || from.account), to && text(to.iban || to.account)),
    of: currency,
  }));

const ofCurrencies = (field: string, currencies: readonly string[]): Change[] =>
  currencies.map((currency) => ({ ...change(field, null, null), of: currency }));

const changesByType: Changes = {
  OrderPlaced: ({ price, terms }) => [change('price', null, money(price, terms.currency))],
  OrderEdited: ({ price, priceBefore }) => differs('price', money(priceBefore, null), money(price, null)),
  ExpectedDateChanged: ({ before, date }) => [change('expectedDate', { kind: 'day', at: before }, { kind: 'day', at: date })],
  PartnerAppointed: ({ partner, previous, percent: points }) => [
    ...differs('partner', person(previous), person(partner)),
    change('commission', null, percent(points)),
  ],
  PartnerRewardChanged: ({ percent: points, percentBefore }) => [change('commission', percent(percentBefore), percent(points))],
  PartnerRewardAcknowledged: ({ percent: points }) => [change('commission', null, percent(points))],
  ManagerAssigned: ({ manager, previous }) => [change('manager', person(previous), person(manager))],
  TransferConfirmed: ({ declared, amount, currency }) => differs('amount', money(declared, currency), money(amount, currency)),
  PaymentCorrected: ({ before, amount, currency }) => [change('amount', money(before, currency), money(amount, currency))],
  PayoffCorrected: ({ before, after, currency }) => [change('amount', money(before, currency), money(after, currency))],
  LeadTaken: ({ assignee }) => [change('assignee', null, person(assignee))],
  LeadReassigned: ({ assignee, previous }) => [change('assignee', person(previous), person(assignee))],
  FeedbackGiven: ({ rating }) => [change('rating', null, text(String(rating)))],
  FeedbackChanged: ({ rating }) => [change('rating', null, text(String(rating)))],
  UserInvited: (post) => [change('role', null, { kind: 'post', ...post })],
  RoleChanged: ({ from, to }) => [change('role', { kind: 'post', ...from }, { kind: 'post', ...to })],
  ProfileEdited: ({ fields }) => named(fields),
  SettingChanged: ({ setting, to }) => [change(setting, { kind: 'switch', on: !to }, { kind: 'switch', on: to })],
  CountryEdited: ({ fields }) => named(fields),
  ServiceCreated: ({ terms }) => [
    change('price', null, money(terms.price.amount, terms.price.currency)),
    change('prepaymentPercent', null, percent(terms.prepaymentPercent)),
    change('partnerReward', null, percent(terms.partnerReward)),
  ],
  ServiceEdited: ({ fields, terms }) => {
    const figures = terms === null ? [] : termChanges(terms.from, terms.to);
    return [...figures, ...named(fields.filter((field) => !figures.some((one) => one.field === field)))];
  },
  ServicePriceProposed: ({ from, to }) => priceChanges(from, to),
  ServicePriceApproved: ({ prices: { from, to } }) => priceChanges(from, to),
  ServiceTypeEdited: ({ fields }) => named(fields),
  ChoiceSaved: ({ fields }) => named(fields),
  SiteSettingsChanged: ({ fields }) => named(fields),
  CurrenciesChanged: ({ added, dropped }) => [
    ...dropped.map((currency) => change('currencies', text(currency), null)),
    ...added.map((currency) => change('currencies', null, text(currency))),
  ],
  ExchangeRatesChanged: ({ currencies }) => ofCurrencies('rate', currencies),
  BankAccountsChanged: ({ currencies }) => ofCurrencies('account', currencies),
  BankAccountsAdded: ({ accounts }) => accountChanges(accounts.map((to) => ({ currency: to.currency, from: null, to }))),
  BankChangeProposed: ({ changes }) => accountChanges(changes),
  BankChangeInForce: ({ changes, proposedBy: by, approvedBy }) => [
    ...accountChanges(changes),
    proposedBy(by),
    ...(approvedBy === null ? [] : [change('approvedBy', null, person(approvedBy))]),
  ],
  BankChangeApproved: ({ inForceAt }) => [change('inForce', null, { kind: 'moment', at: inForceAt })],
};

/** Lists old and new values of an event, the most wanted first. `data` is of the newest schema. */
export function changesOf(type: string, data: Record<string, unknown>): Change[] {
  const { from, to } = data;
  const moved = typeof from === 'string' && typeof to === 'string' && from !== to;
  const status: Change[] = moved && !Object.hasOwn(changesByType, type) ? statusChange(from, to) : [];
  const own = Object.hasOwn(changesByType, type) ? (changesByType[type as keyof Changes] as (of: unknown) => Change[])(data) : [];
  return [...status, ...own];
}

const statusChange = (from: string, to: string): Change[] => [
  change('status', { kind: 'status', name: from }, { kind: 'status', name: to }),
];

/** Null if the event has no amount. */
export function moneyOf({ amount, currency }: Record<string, unknown>): { amount: MinorUnits; currency: string } | null {
  return typeof amount === 'number' && typeof currency === 'string' ? { amount, currency } : null;
}

export const peopleOf = (changes: readonly Change[]): Id[] =>
  changes.flatMap(({ from, to }) => [from, to].flatMap((value) => (value?.kind === 'person' && value.id !== null ? [value.id] : [])));
