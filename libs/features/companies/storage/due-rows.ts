import { Injectable } from '@nestjs/common';
import type { DueOutcomeCount, DueOutcomesAsked, DueToRemind } from '#libs/contracts/companies/company-queries';
import { Database, type Queryable } from '#libs/platform/database/database';
import type { ListGrammar, ListQuery } from '#libs/platform/http/list-query';
import { dueHorizonDays, dueOutcomes, dueStates, openDueStates } from '#machines/company/due-states';
import { daysAfter, dueKinds } from '#machines/company/due-dates';
import type { DueMark } from '#machines/company/state';
import { calendarDateOf, midnightOf } from '#machines/kernel/time';
import type { Id } from '#machines/kernel/ids';
import type { ProgressStatus } from '#machines/order/statuses';
import type { CompanyScope } from './company-rows.js';

/**
 * What the list of due dates may be asked. `within`: due in so many days, 1 to 400, and of the past what is overdue or under way; `dueOn`: the days themselves,
 * whatever became of them, in place of `within`. `served`: a service of ours does it.
 */
export const dueGrammar = {
  filters: {
    company: { kind: 'id' },
    country: { kind: 'id' },
    state: { kind: 'choice', of: dueStates },
    kind: { kind: 'choice', of: dueKinds },
    within: { kind: 'number' },
    dueOn: { kind: 'date' },
    outcome: { kind: 'choice', of: dueOutcomes },
    service: { kind: 'id' },
    served: { kind: 'flag' },
  },
  sorts: ['dueOn'],
  defaultSort: 'dueOn',
  search: false,
} as const satisfies ListGrammar;

/** `within`: days from today; absent: the whole horizon. */
export type DueListQuery = ListQuery<(typeof dueGrammar)['filters'], (typeof dueGrammar)['sorts'][number]> & { within: number };

/** A due date with the data of its state. `text`: proof or reason of its mark. Days are YYYY-MM-DD. */
export interface StoredDue {
  id: Id;
  company: Id;
  companyName: string;
  country: Id;
  rule: Id;
  anchorDay: string;
  dueOn: string;
  startOn: string;
  mark: DueMark | null;
  text: string | null;
  order: { id: Id; number: number; progress: ProgressStatus } | null;
}

/** A due date that is neither ordered nor marked. */
type OpenDue = Omit<DueToRemind, 'title'> & { country: Id };

/** An entry of a client's calendar. */
type DueOfClient = Pick<StoredDue, 'id' | 'company' | 'country' | 'rule' | 'dueOn'> & { isOver: boolean };
const mostInCalendar = 500;

/** Due dates are counted up to this number. */
export const mostCounted = 10_000;

/** What people say of a due date of a company. */
const markSql = `c.due_marks -> (d.rule_id || ' ' || d.anchor_day)`;
const source = `company_due_dates d join companies c on c.id = d.company_id left join orders o on o.id = d.order_id and o.progress <> 'orderCancelled'
  cross join lateral (select ${markSql}) m(mark)`;
const columns = `d.id, d.company_id as company, coalesce(n.body, '') as "companyName", d.country_id as country, d.rule_id as rule,
  d.anchor_day::text as "anchorDay", d.due_on::text as "dueOn", d.start_on::text as "startOn", m.mark, t.body as text,
  case when o.id is not null then json_build_object('id', o.id, 'number', o.number, 'progress', o.progress) end as order`;
const texts = `left join texts n on n.id = (c.facts #>> '{name,value,text}')::uuid
  left join texts t on t.id = coalesce(m.mark #>> '{proof,text}', m.mark #>> '{reason,text}')::uuid`;

/** `dueStateOf` in SQL. @param today a parameter */
const stateSql = (today: string): string => `case when m.mark is not null then m.mark ->> 'as'
  when o.progress = 'projectFinished' then 'done' when o.id is not null then 'inWork'
  when d.due_on < ${today}::date then 'overdue' when d.start_on <= ${today}::date then 'soon' else 'upcoming' end`;

/** The outcome as `dueOutcomeOf` gives it. @param today a parameter */
const outcomeSql = (
  today: string,
): string => `case ${stateSql(today)} when 'done' then case when o.id is null then 'elsewhere' else 'kept' end
  when 'notOurs' then 'notOurs' when 'overdue' then 'lost' else 'open' end`;

/** The group of a due date. @param steps a parameter: the first days of the steps of an axis of time */
const groupSql = (groupBy: DueOutcomesAsked['groupBy'], steps: string): string =>
  ({
    step: `((${steps}::date[])[width_bucket(d.due_on, ${steps}::date[])])::text`,
    country: 'd.country_id::text',
    kind: 'd.kind',
    service: 'd.service_id::text',
  })[groupBy];

/** Queries leave due dates of erased clients out. */
@Injectable()
export class DueRows {
  constructor(private readonly database: Database) {}

  /** Includes due dates without a rule. */
  async one(id: Id, scope: CompanyScope): Promise<StoredDue | undefined> {
    const params: unknown[] = [id];
    const where = ['d.id = $1', 'not c.erased', ...scopeOf(scope, params)].join(' and ');
    return this.database.one<StoredDue>(`select ${columns} from ${source} ${texts} where ${where}`, params);
  }

  page(query: DueListQuery, scope: CompanyScope, today: string): Promise<StoredDue[]> {
    const { where, params } = conditions(query, scope, today);
    const direction = query.sort.descending ? 'desc' : 'asc';
    const order = `order by d.due_on ${direction}, d.id ${direction}`;
    return this.database.query(
      `select ${columns} from ${source} ${texts} where ${where} ${order} limit ${query.perPage} offset ${query.offset}`,
      params,
    );
  }

  /** Counts up to `mostCounted + 1`. Reads companies and orders only where a state decides: due dates of erased clients do not exist. */
  count(query: DueListQuery, scope: CompanyScope, today: string): Promise<number> {
    const { state, outcome, dueOn } = query.filters;
    if (state || outcome) {
      const { where, params } = conditions(query, scope, today);
      return this.database.countUpTo(mostCounted, `${source} where ${where}`, params);
    }
    const ahead = conditions(query, scope, today, 'ahead');
    const rows = `company_due_dates d where ${ahead.where}`;
    if (dueOn) return this.database.countUpTo(mostCounted, rows, ahead.params);
    const behind = conditions(query, scope, today, 'behind', ahead.params);
    return this.database.countUpTo(
      mostCounted,
      `((select from ${rows}) union all (select from ${source} where ${behind.where})) dates`,
      ahead.params,
    );
  }

  /** How many fall due in a period, of all companies, by group and outcome. */
  outcomes({ from, to, groupBy, steps, ...narrowing }: DueOutcomesAsked, today: string): Promise<DueOutcomeCount[]> {
    const dueOn = { from: midnightOf(from), before: midnightOf(daysAfter(to, 1)) };
    const { where, params } = conditions({ filters: { ...narrowing, dueOn }, within: dueHorizonDays }, 'all', today);
    const key = groupSql(groupBy, groupBy === 'step' ? `$${params.push(steps)}` : '');
    const group = `select ${key} as key, ${outcomeSql(`$${params.push(today)}`)} as outcome, d.service_id is not null as served from ${source} where ${where}`;
    return this.database.query(`select key, outcome, served, count(*)::int as count from (${group}) g group by 1, 2, 3`, params);
  }

  /** Whether a due date is open for marks, or a finished order covered it; null: it does not exist. */
  async openness(tx: Queryable, id: Id): Promise<'open' | 'finished' | null> {
    const sql = `select coalesce(o.progress = 'projectFinished', false) as finished from ${source} where d.id = $1 and not d.gone`;
    const found = await tx.one<{ finished: boolean }>(sql, [id], 'due_date_openness');
    if (found === undefined) return null;
    return found.finished ? 'finished' : 'open';
  }

  /**
   * Open due dates of one day, by id. Subqueries with a limit look up the company and order of one row at a time, so that a page costs its own rows: joins read
   * all companies for each page.
   */
  openOn(day: string, today: string, after: Id | null, limit: number): Promise<OpenDue[]> {
    return this.database.query<OpenDue>(
      `select d.id, d.company_id as company, d.client_id as client, m.verified, d.country_id as country, d.rule_id as rule, d.due_on::text as "dueOn"
       from company_due_dates d cross join lateral (
         select c.status = 'verified' as verified, ${markSql} as mark from companies c where c.id = d.company_id and not c.erased limit 1) m
       left join lateral (
         select o.id, o.progress from orders o where o.id = d.order_id and o.progress <> 'orderCancelled' limit 1) o on true
       where d.due_on = $1::date and d.id > coalesce($3::uuid, '00000000-0000-0000-0000-000000000000') and not d.gone
         and ${stateSql('$2')} in ('upcoming', 'soon') order by d.id limit $4`,
      [day, today, after, limit],
      'due_dates_on',
    );
  }

  /** Due dates of a client's companies from a day on; the first days if there are too many. `isOver`: done or inapplicable. */
  ofClient(client: Id, since: string, today: string): Promise<DueOfClient[]> {
    return this.database.query<DueOfClient>(
      `select d.id, d.company_id as company, d.country_id as country, d.rule_id as rule, d.due_on::text as "dueOn", ${stateSql('$3')} in ('done', 'notOurs') as "isOver"
       from ${source} where d.client_id = $1 and d.due_on >= $2::date and not c.erased and not d.gone order by d.due_on, d.id limit ${mostInCalendar}`,
      [client, since, today],
      'due_dates_of_client',
    );
  }

  /** The earliest one of each company that is open. */
  nextOf(companies: readonly Id[], today: string): Promise<StoredDue[]> {
    const where = `d.company_id = any ($1::uuid[]) and not c.erased and not d.gone and d.due_on <= $3::date and ${stateSql('$2')} = any ($4::text[])`;
    return this.database.query(
      `select distinct on (d.company_id) ${columns} from ${source} ${texts} where ${where} order by d.company_id, d.due_on, d.id`,
      [companies, today, daysAfter(today, dueHorizonDays), openDueStates],
      'due_dates_next',
    );
  }

  /** What is open, under way or done for a company from today on, and what is overdue or still under way. */
  ofCompany(company: Id, today: string): Promise<StoredDue[]> {
    const params = [company, today, daysAfter(today, dueHorizonDays)];
    const where = `d.company_id = $1 and not c.erased and not d.gone and d.due_on <= $3::date and (d.due_on >= $2::date or ${stateSql('$2')} in ('overdue', 'inWork'))`;
    return this.database.query(`select ${columns} from ${source} ${texts} where ${where} order by d.due_on, d.id`, params);
  }
}

const scopeOf = (scope: CompanyScope, params: unknown[]): string[] => {
  if (scope === 'all') return [];
  return 'client' in scope
    ? [`d.client_id = $${params.push(scope.client)}`]
    : [`d.company_id in (select company_id from company_orders where order_id = any ($${params.push(scope.orders)}::uuid[]))`];
};

/**
 * @param part of the days of `within`: `ahead` from today on, which needs no other table; `behind` what is overdue or under way
 * @param params are added to
 */
function conditions(
  { filters, within }: Pick<DueListQuery, 'filters' | 'within'>,
  scope: CompanyScope,
  today: string,
  part: 'all' | 'ahead' | 'behind' = 'all',
  params: unknown[] = [],
) {
  const add = (value: unknown, type = 'date'): string => `$${params.push(value)}::${type}`;
  // A parameter that no condition names has no type.
  let added: string | undefined;
  const now = (): string => (added ??= add(today));
  const any = (column: string, values: readonly unknown[] | undefined, type = 'uuid'): string[] =>
    values === undefined ? [] : [`${column} = any (${add(values, `${type}[]`)})`];
  const daysWithin = (): string[] => {
    const open = `${stateSql(now())} in ('overdue', 'inWork')`;
    if (part === 'behind') return [`d.due_on < ${now()}`, open];
    const until = `d.due_on <= ${add(daysAfter(today, within))}`;
    return [until, part === 'ahead' ? `d.due_on >= ${now()}` : `(d.due_on >= ${now()} or ${open})`];
  };
  const { dueOn, served } = filters;
  const all = [
    part === 'ahead' ? 'not d.gone' : 'not c.erased and not d.gone',
    ...(dueOn === undefined ? daysWithin() : []),
    ...(dueOn?.from === undefined ? [] : [`d.due_on >= ${add(calendarDateOf(dueOn.from))}`]),
    ...(dueOn?.before === undefined ? [] : [`d.due_on <= ${add(calendarDateOf(dueOn.before - 1000))}`]),
    ...scopeOf(scope, params),
    ...any('d.company_id', filters.company),
    ...any('d.country_id', filters.country),
    ...any('d.service_id', filters.service),
    ...any('d.kind', filters.kind, 'text'),
    ...(filters.state ? any(stateSql(now()), filters.state, 'text') : []),
    ...(filters.outcome ? any(outcomeSql(now()), filters.outcome, 'text') : []),
    ...(served === undefined ? [] : [`(d.service_id is not null) = ${add(served, 'boolean')}`]),
  ];
  return { where: all.join(' and '), params };
}
