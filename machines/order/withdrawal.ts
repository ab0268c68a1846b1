import { calendarDateOf, isWeekend, type Micros, microsADay, midnightOf } from '#machines/kernel/time';
import { WallClock } from '#machines/kernel/wall-clock';
import type { Agreement, Buyer, OrderState, WithdrawalTerms } from './state.js';
import { atWork, type ProgressStatus } from './statuses.js';

/*
 * The right of a consumer to withdraw from a contract concluded online: Directive 2011/83/EU, Articles 9 to 16, and the Consumer Contracts Regulations 2013 of
 * the United Kingdom.
 */

/** The first version of the terms of service that states the right. */
const firstTerms = 3;

/** Calendar days after the conclusion of the contract (Article 9). */
const withdrawalDays = 14;

/** The European Economic Area and the United Kingdom, ISO 3166-1 alpha-2. */
export const withdrawalCountries: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

/**
 * The right that an order is placed with. @param country the client's, ISO 3166-1 alpha-2; null: unknown, which counts as within `countries`
 */
export const withdrawalTermsOf = (
  buyer: Buyer,
  country: string | null,
  countries: readonly string[],
  zones: Omit<WithdrawalTerms, 'days'>,
): WithdrawalTerms | null =>
  buyer === 'consumer' && countries.length > 0 && (country === null || countries.includes(country))
    ? { days: withdrawalDays, ...zones }
    : null;

/** Until when the money has to be back after a withdrawal (Article 13). */
export const refundDueAt = (withdrawnAt: Micros): Micros => withdrawnAt + withdrawalDays * microsADay;

/** A right to withdraw as it stands. */
export interface WithdrawalRight {
  days: number;
  /** its last day, an ISO 8601 calendar date of the office; null until the order is confirmed */
  endsOn: string | null;
  /** whether the client asked that work begins before it ends */
  startEarly: boolean;
}

/** Statuses in which the work is not accepted yet. */
const before = [...(['newOrder', 'orderConfirmedNotPayed'] as const), ...atWork, 'allStepsCompleted'] as readonly ProgressStatus[];

/** Whether the work is not accepted yet: accepting it ends the right. */
export const mayWithdrawIn = (progress: ProgressStatus): boolean => before.includes(progress);

/** Whether the right has not expired on that day of the office. */
export const isRunning = (right: WithdrawalRight | null, officeDay: string): right is WithdrawalRight =>
  right !== null && (right.endsOn === null || officeDay <= right.endsOn);

/** The right of an order; null if it was placed without one. */
export function rightOf({
  withdrawal,
  confirmedAt,
  informedAt,
  agreed,
}: Pick<OrderState, 'withdrawal' | 'confirmedAt' | 'informedAt' | 'agreed'>): WithdrawalRight | null {
  if (withdrawal === null) return null;
  const endsOn = confirmedAt === null ? null : lastDay(withdrawal, startOf(confirmedAt, informedAt));
  return { days: withdrawal.days, endsOn, startEarly: agreed.startEarly };
}

/** Since when the client agreed to terms that state the right; null: not yet. */
export const informedSince = (informedAt: Micros | null, { terms }: Agreement, at: Micros): Micros | null =>
  informedAt ?? (terms !== null && terms >= firstTerms ? at : null);

/** The period starts with the contract, or when the client was informed of the right, at the latest twelve months after the contract (Article 10). */
const startOf = (confirmedAt: Micros, informedAt: Micros | null): Micros => {
  const latest = aYearAfter(confirmedAt);
  return informedAt === null ? latest : Math.min(Math.max(confirmedAt, informedAt), latest);
};

function aYearAfter(at: Micros): Micros {
  const date = new Date(at / 1000);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.getTime() * 1000;
}

/** The office's day on which the last day of the period ends, in the zone where it ends later. */
function lastDay({ days, officeZone, clientZone }: WithdrawalTerms, start: Micros): string {
  const office = clockOf(officeZone);
  const ends = [office, clockOf(clientZone)].map((clock) => {
    const day = nextWorkingDay(midnightOf(dayBy(clock, start)) + days * microsADay);
    return clock.compatibleInstantOf((day + microsADay) / 1000) * 1000 - 1;
  });
  return dayBy(office, Math.max(...ends));
}

/** Regulation 1182/71, Article 3 (4): a period that would end on a weekend ends with the next working day. @param day midnight UTC */
function nextWorkingDay(day: Micros): Micros {
  let at = day;
  while (isWeekend(at)) at += microsADay;
  return at;
}

/** The calendar day of the order's office. */
export const officeDayAt = ({ withdrawal }: Pick<OrderState, 'withdrawal'>, at: Micros): string =>
  withdrawal === null ? calendarDateOf(at) : dayBy(clockOf(withdrawal.officeZone), at);

const dayBy = (clock: WallClock, at: Micros): string => calendarDateOf(clock.at(new Date(at / 1000)) * 1000);

/** A zone that this process does not know counts as UTC: a stored event is always folded. */
function clockOf(timeZone: string): WallClock {
  try {
    return WallClock.of(timeZone);
  } catch {
    return WallClock.of('UTC');
  }
}
