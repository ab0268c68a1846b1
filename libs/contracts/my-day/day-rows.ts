import { Query } from '@nestjs/cqrs';
import type { Id, Language } from '#machines/kernel/ids';
import type { MoneyText } from '#machines/kernel/money';
import type { Actor } from '#machines/kernel/people';
import type { NextAction } from '#machines/order/facts';
import type { DayList, DayRow } from '#machines/access/my-day';

/** What a row asks of a list: the first `most` things of the query that its link leads to. */
export interface AskedRow extends Pick<DayRow, 'filters' | 'sort'> {
  actor: Actor;
  language: Language;
  most: number;
}

/** What an order needs, for its card. */
export interface OrderCard {
  next: NextAction;
  /** of the next step; null where it is not about money */
  amount: MoneyText | null;
  /** documents without an answer */
  documents: number;
  /** the client has not given the company's details */
  detailsMissing: boolean;
  stepsDone: number;
  stepsAll: number;
  /** the partner, else the manager; null while there is neither */
  worker: string | null;
}

/** One of the first things of a row. */
export interface DayThing {
  /** of the list's own items: an order, a chat, a finding ... */
  _id: string;
  /** its number, or its name */
  title: string;
  /** whose it is, or what it is about; null where nobody knows */
  about: string | null;
  /** the calendar day until which, YYYY-MM-DD; null where there is none */
  by: string | null;
  /** the order it is read at, where the list has no page of its items */
  order: Id | null;
  card: OrderCard | null;
}

export interface DayAnswer {
  /** the list's total */
  count: number;
  isExact: boolean;
  first: readonly DayThing[];
}

class RowOf extends Query<DayAnswer> {
  constructor(readonly asked: AskedRow) {
    super();
  }
}

/** Rows over each list: answered with the list's own rights, conditions and total. */
export class RowOfOrders extends RowOf {}
export class RowOfChats extends RowOf {}
export class RowOfFindings extends RowOf {}
export class RowOfLeads extends RowOf {}
export class RowOfPayoffs extends RowOf {}
export class RowOfFeedbacks extends RowOf {}
export class RowOfCompanies extends RowOf {}

export const rowQueries: Readonly<Record<DayList, typeof RowOf>> = {
  orders: RowOfOrders,
  chats: RowOfChats,
  findings: RowOfFindings,
  leads: RowOfLeads,
  payoffs: RowOfPayoffs,
  feedbacks: RowOfFeedbacks,
  companies: RowOfCompanies,
};

/** The row's question as a list's query string is parsed. */
export const listQueryOf = ({ filters, sort, most }: AskedRow): Record<string, string> => ({
  per_page: String(most),
  ...(sort !== undefined && { sort }),
  ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [`filter[${name}]`, value])),
});

/** The list's page as the row's answer. */
export const answerOf = <Item>(
  { items, total, totalIsExact }: { items: readonly Item[]; total: number; totalIsExact: boolean },
  thing: (item: Item) => Pick<DayThing, '_id' | 'title'> & Partial<DayThing>,
): DayAnswer => ({
  count: total,
  isExact: totalIsExact,
  first: items.map((item) => ({ about: null, by: null, order: null, card: null, ...thing(item) })),
});
