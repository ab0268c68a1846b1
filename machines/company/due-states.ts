import type { Id } from '#machines/kernel/ids';
import { calendarDateOf, type Micros } from '#machines/kernel/time';
import { daysAfter, type DueDate } from './due-dates.js';
import type { DueMark } from './state.js';

/** `soon`: from the day on which work should begin; `inWork`: an order serves it; `done`: that order finished, or it is marked; `notOurs`: marked. */
export const dueStates = ['upcoming', 'soon', 'overdue', 'inWork', 'done', 'notOurs'] as const;
export type DueState = (typeof dueStates)[number];

/** States of what somebody still has to do, or does. */
export const openDueStates = ['overdue', 'soon', 'upcoming', 'inWork'] as const satisfies readonly DueState[];

/**
 * What became of a due date, for the report of renewals. `kept`: an order for the company did it; `elsewhere`: marked as done, without an order; `notOurs`: marked;
 * `lost`: past, without either; `open`: still to come, or an order is under way.
 */
export const dueOutcomes = ['kept', 'elsewhere', 'notOurs', 'lost', 'open'] as const;
export type DueOutcome = (typeof dueOutcomes)[number];

/** Days for which due dates of the past stay: two full years can be compared. */
export const duePastDays = 800;

/** Days ahead for which due dates are known. */
export const dueHorizonDays = 400;

/** The key of an occurrence within its company. */
export const dueKey = ({ rule, anchorDay }: Pick<DueDate, 'rule' | 'anchorDay'>): string => `${rule} ${anchorDay}`;

/** A due date with what does it. Days are YYYY-MM-DD. */
export interface Occurrence extends DueDate {
  /** the day on which work should begin */
  startOn: string;
  /** null: no service does it */
  service: Id | null;
}

/** An order for the company. */
export interface ServingOrder {
  id: Id;
  service: Id;
  placedAt: Micros;
  /** null: it was not cancelled */
  cancelledAt: Micros | null;
}

type Marks = Readonly<Record<string, Pick<DueMark, 'at'>>>;

/**
 * The order that serves each occurrence, by the occurrence's key. Orders are taken as they were placed: each serves the earliest occurrence of its service that was
 * open then, within the horizon. A cancelled order gives its occurrence back; orders placed before that keep theirs.
 */
export function servedBy(occurrences: readonly Occurrence[], orders: readonly ServingOrder[], marks: Marks): ReadonlyMap<string, Id> {
  const byDay = [...occurrences].sort((one, other) => compare(one.dueOn, other.dueOn) || compare(one.rule, other.rule));
  const serving = new Map<string, ServingOrder>();
  const byPlacing = [...orders].sort((one, other) => one.placedAt - other.placedAt || compare(one.id, other.id));
  for (const order of byPlacing) {
    const last = daysAfter(calendarDateOf(order.placedAt), dueHorizonDays);
    const served = byDay.find((occurrence) => {
      const key = dueKey(occurrence);
      const before = serving.get(key);
      const isFree = before === undefined || (before.cancelledAt ?? Infinity) <= order.placedAt;
      return isFree && occurrence.service === order.service && occurrence.dueOn <= last && (marks[key]?.at ?? Infinity) > order.placedAt;
    });
    if (served) serving.set(dueKey(served), order);
  }
  return new Map([...serving].filter(([, { cancelledAt }]) => cancelledAt === null).map(([key, { id }]) => [key, id]));
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** The state of an occurrence. @param order that serves it, if it was not cancelled @param today in the office */
export function dueStateOf(
  { dueOn, startOn }: Pick<Occurrence, 'dueOn' | 'startOn'>,
  mark: Pick<DueMark, 'as'> | null,
  order: 'running' | 'finished' | null,
  today: string,
): DueState {
  if (mark !== null) return mark.as;
  if (order !== null) return order === 'finished' ? 'done' : 'inWork';
  if (dueOn < today) return 'overdue';
  return startOn <= today ? 'soon' : 'upcoming';
}

/** The outcome of an occurrence, by the same parameters as its state. */
export function dueOutcomeOf(...[due, mark, order, today]: Parameters<typeof dueStateOf>): DueOutcome {
  const state = dueStateOf(due, mark, order, today);
  if (state === 'done') return order === null ? 'elsewhere' : 'kept';
  if (state === 'notOurs') return 'notOurs';
  return state === 'overdue' ? 'lost' : 'open';
}
