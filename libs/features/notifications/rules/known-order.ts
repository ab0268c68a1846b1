import type { Bilingual, Id } from '#machines/kernel/ids';
import type { Currency, MinorUnits } from '#machines/kernel/money';
import { calendarDateOf, type Micros } from '#machines/kernel/time';
import type { OrderEvent } from '#machines/order/events';
import { evolve } from '#machines/order/evolve';
import { type Facts, factsOf, sourceOf } from '#machines/order/facts';
import type { OptionPrices, OrderState } from '#machines/order/state';
import type { NoticeFigures } from './notice.js';

/** Facts of an order that every text quotes. */
export interface NamedOrder {
  id: Id;
  number: number;
  service: Bilingual;
  currency: Currency;
  client: Id;
  partner: Id | null;
  manager: Id | null;
}

/** An order folded from its events up to the current one; the order itself may be further on. */
export interface KnownOrder extends NamedOrder {
  /** time of its last event; events of one command share a time, and get a microsecond each to keep their order */
  last: Micros;
  state: OrderState;
}

/** The amount that the order asks for and that no reported or checked payment covers; 0 in a status that asks for no money. */
export function stillAskedFor({ state }: KnownOrder): MinorUnits {
  const { offer, left, announced } = factsOfKnown(state).money ?? {};
  if (state.value.progress !== 'lastPaymentPayed') return offer?.isAsked ? offer.amount : 0;
  return Math.max(0, (left ?? 0) - (announced ?? 0));
}

const found = new WeakMap<OrderState, Facts>();

/**
 * The order's facts for its client on the day of its last event; emails do not mention lateness. Computed once for each state, since every
 * rule about an event asks for those before and after it.
 */
export function factsOfKnown(state: OrderState): Facts {
  const known = found.get(state);
  if (known) return known;
  const facts = factsOf(sourceOf(state), 'client', calendarDateOf(state.updatedAt));
  found.set(state, facts);
  return facts;
}

/**
 * What the client gets back if the order stops now, or what a cancelled order has to return, if the amount changed. Requesting a refund
 * reserves its amount without an email, so a completed refund counts as a change.
 */
export function returnsAfter(before: KnownOrder | undefined, { state }: KnownOrder): Pick<NoticeFigures, 'back' | 'toReturn'> {
  const now = factsOfKnown(state);
  const was = before && factsOfKnown(before.state);
  const back = now.leaving?.reason === 'accepted' ? undefined : now.leaving?.back;
  const toReturn = now.money?.toReturn ?? 0;
  const isRefund = was !== undefined && now.money?.refunded !== was.money?.refunded;
  return {
    ...(back !== undefined && (isRefund || back !== (was?.leaving?.back ?? 0)) && { back }),
    ...(toReturn > 0 && toReturn !== was?.money?.toReturn && { toReturn }),
  };
}

/** @throws Error if `event` does not follow the known version */
export function knownAfter(known: KnownOrder | undefined, event: OrderEvent): KnownOrder {
  const state = slim(evolve(known?.state ?? null, event));
  return { ...namesOf(state), last: known === undefined ? event.at : Math.max(event.at, known.last + 1), state };
}

export const namesOf = ({ id, number, terms, facts: { currency, client, partner, manager } }: OrderState): NamedOrder => ({
  id,
  number: number ?? 0,
  service: terms.serviceTitle,
  currency,
  client,
  partner,
  manager,
});

const noPrices: OptionPrices = {
  employeesAmount: { min: 0, max: 0, price: 0 },
  registrationPeriod: [],
  director: [],
  directorCompany: [],
  activityAreas: [],
};

/** Drops price list and titles of steps, which no later event needs, to keep memory and snapshots small. */
const slim = (state: OrderState): OrderState => ({ ...state, terms: { ...state.terms, options: noPrices, steps: [], listed: null } });

/** Versions between stored snapshots of an order, so that an order that is not in memory is folded from few events. */
const snapshotEvery = 16;

/** Stores snapshots at fixed versions, so that the table does not depend on how events were batched. */
export const isSnapshot = ({ state }: KnownOrder): boolean => state.version % snapshotEvery === 0;
