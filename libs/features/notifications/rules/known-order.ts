import type { Bilingual, Id } from '#machines/kernel/ids';
import type { Currency, MinorUnits } from '#machines/kernel/money';
import { calendarDateOf, type Micros } from '#machines/kernel/time';
import type { OrderEvent } from '#machines/order/events';
import { evolve } from '#machines/order/evolve';
import { type Facts, factsOf, sourceOf } from '#machines/order/facts';
import type { OptionPrices, OrderState } from '#machines/order/state';
import type { NoticeFigures } from './notice.js';

/** Facts that every sentence about an order names. */
export interface NamedOrder {
  id: Id;
  number: number;
  service: Bilingual;
  currency: Currency;
  client: Id;
  partner: Id | null;
  manager: Id | null;
}

/** An order as its events up to the one in hand leave it, folded by the machine: the order itself may be further on by now. */
export interface KnownOrder extends NamedOrder {
  /** of its last event; events of one command share a time, and get a microsecond each to keep their order */
  last: Micros;
  state: OrderState;
}

/** The amount that the order asks for and that no reported or checked payment covers; 0 in a status that asks for no money. */
export function stillAskedFor({ state }: KnownOrder): MinorUnits {
  const { offer, left, announced } = factsOfKnown(state).money ?? {};
  if (state.value.progress !== 'lastPaymentPayed') return offer?.isAsked ? offer.amount : 0;
  return Math.max(0, (left ?? 0) - (announced ?? 0));
}

/** The order's facts for its client on the day of its last event; emails do not mention lateness. */
export const factsOfKnown = (state: OrderState): Facts => factsOf(sourceOf(state), 'client', calendarDateOf(state.updatedAt));

/**
 * What comes back to the client if the order stops now, while it can, or of a cancelled order still has to, where it is another sum than before. A refund reserves its sum when
 * it is requested, which nobody is emailed about; so a refund that was made counts as a change.
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

/** The known order after `event`. @throws Error when it does not follow what is known */
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

/** The state without price list and titles of steps, which no later event needs: it is kept in memory and in snapshots. */
const slim = (state: OrderState): OrderState => ({ ...state, terms: { ...state.terms, options: noPrices, steps: [], listed: null } });

/** Interval of stored snapshots in versions of an order, so that an order that is not in memory is folded from a few events. */
const snapshotEvery = 16;

/** Whether the order is stored as a whole after this event: at fixed versions, so that the table does not depend on how events were batched. */
export const isSnapshot = ({ state }: KnownOrder): boolean => state.version % snapshotEvery === 0;
