import { Injectable } from '@nestjs/common';
import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { answerOf, type DayAnswer, listQueryOf, RowOfFindings } from '#libs/contracts/my-day/day-rows';
import { OrderNumbers } from '#libs/contracts/orders/order-queries';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import { type Id, type Language, numberText } from '#machines/kernel/ids';
import { type Currency, toText } from '#machines/kernel/money';
import { nameFor } from '#machines/kernel/person-name';
import { type Micros, toRfc3339 } from '#machines/kernel/time';
import { Database } from '#libs/platform/database/database';
import { type FilterKind, type ListGrammar, type ListQuery, pageOf, parseListQuery } from '#libs/platform/http/list-query';
import { type FindingKind, findingKinds } from '#machines/checkout/finding-events';
import type { DisputeOutcome } from '#machines/order/state';
import { texts } from '../texts/all.js';
import type { FindingDto, FindingPageDto } from '../wire/findings.dto.js';

interface Filters extends Record<string, FilterKind> {
  kind: { kind: 'choice'; of: readonly string[] };
  settled: { kind: 'flag' };
  order: { kind: 'id' };
  openedAt: { kind: 'date' };
}

export const findingGrammar: ListGrammar<Filters, 'openedAt'> = {
  filters: { kind: { kind: 'choice', of: findingKinds }, settled: { kind: 'flag' }, order: { kind: 'id' }, openedAt: { kind: 'date' } },
  sorts: ['openedAt'],
  search: false,
};

@Injectable()
export class FindingReads {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
  ) {}

  async list(raw: unknown, language: Language): Promise<FindingPageDto> {
    const query = parseListQuery(raw, findingGrammar);
    const { where, params } = conditions(query.filters);
    const way = query.sort.descending ? 'desc' : 'asc';
    const [rows, count] = await Promise.all([
      this.database.query<FindingRow>(
        `select * from payment_findings ${where} order by opened_at ${way}, id ${way} limit ${query.perPage} offset ${query.offset}`,
        params,
      ),
      this.database.one<{ n: number }>(`select count(*) as n from payment_findings ${where}`, params),
    ]);
    return pageOf(query, await this.views(rows, language), Number(count?.n ?? 0));
  }

  private async views(rows: readonly FindingRow[], language: Language): Promise<FindingDto[]> {
    const ids = (of: (row: FindingRow) => Id | null): Id[] => [...new Set(rows.map(of).filter((id) => id !== null))];
    const [numbers, people] = await Promise.all([
      this.queries.execute(new OrderNumbers(ids(({ order_id }) => order_id))),
      this.queries.execute(new PeopleByIds(ids(({ settled_by }) => settled_by))),
    ]);
    const name = (id: Id): string => nameFor(people.get(id), language);
    return rows.map((row) => ({
      _id: row.id,
      kind: row.kind,
      ...textsOf(row, language),
      order: row.order_id === null ? null : { _id: row.order_id, number: numberText(numbers.get(row.order_id) ?? null) },
      checkout: row.checkout_id,
      reference: row.reference,
      debugId: row.debug_id,
      outcome: row.outcome,
      amount: row.amount === null || row.currency === null ? null : toText(row.amount, row.currency),
      answerBy: row.answer_by === null || row.outcome !== null ? null : toRfc3339(row.answer_by),
      openedAt: toRfc3339(row.opened_at),
      settledAt: row.settled_at === null ? null : toRfc3339(row.settled_at),
      settledBy: row.settled_by === null ? null : { _id: row.settled_by, name: name(row.settled_by) },
      note: row.note,
    }));
  }
}

@QueryHandler(RowOfFindings)
export class RowOfFindingsHandler implements IQueryHandler<RowOfFindings> {
  constructor(private readonly reads: FindingReads) {}

  async execute({ asked }: RowOfFindings): Promise<DayAnswer> {
    const page = await this.reads.list(listQueryOf(asked), asked.language);
    return answerOf(page, ({ _id, title, order, answerBy }) => ({
      _id,
      title: order?.number ?? title,
      about: order ? title : null,
      order: order?._id ?? null,
      by: answerBy?.slice(0, 10) ?? null,
    }));
  }
}

interface FindingRow {
  id: Id;
  kind: FindingKind;
  order_id: Id | null;
  checkout_id: Id | null;
  reference: string | null;
  debug_id: string | null;
  amount: number | null;
  currency: Currency | null;
  answer_by: Micros | null;
  opened_at: Micros;
  settled_at: Micros | null;
  settled_by: Id | null;
  note: string | null;
  outcome: DisputeOutcome | null;
}

const textsOf = ({ kind, outcome }: FindingRow, language: Language) =>
  outcome === null ? texts[language].findings[kind] : texts[language].endedDisputes[outcome];

function conditions({ kind, settled, order, openedAt }: ListQuery<Filters>['filters']): { where: string; params: unknown[] } {
  const params: unknown[] = [];
  const add = (value: unknown): string => `$${params.push(value)}`;
  const all = [
    ...(kind ? [`kind = any (${add(kind)})`] : []),
    ...(settled === undefined ? [] : [`settled_at is ${settled ? 'not ' : ''}null`]),
    ...(order ? [`order_id = any (${add(order)}::uuid[])`] : []),
    ...(openedAt?.from !== undefined ? [`opened_at >= ${add(openedAt.from)}`] : []),
    ...(openedAt?.before !== undefined ? [`opened_at < ${add(openedAt.before)}`] : []),
  ];
  return { where: all.length > 0 ? `where ${all.join(' and ')}` : '', params };
}
