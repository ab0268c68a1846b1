import { isPresentSql } from '#libs/accounts/person-status';
import type { Micros } from '#machines/kernel/time';
import type { MoneySpan } from '#libs/platform/http/list-query';
import { postsWhere } from '#machines/access/person-rights';
import { mayManageOrders } from '#machines/access/table';
import { atWork, finalStatuses, rewardStatus } from '#machines/order/statuses';
import { askedColumn } from './listed-columns.js';
import type { Selection } from './selection.js';

/** Collects the parameters of a statement and returns their placeholders. */
export class Params {
  readonly values: unknown[];

  constructor(values: readonly unknown[] = []) {
    this.values = [...values];
  }

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** Compares with one value by equality, so that an index also gives the order, and with several as a list. */
export const among = (column: string, values: readonly unknown[], params: Params, type: string): string =>
  values.length === 1 ? `${column} = ${params.add(values[0])}::${type}` : `${column} = any (${params.add(values)}::${type}[])`;

function statusCondition(wanted: readonly string[], params: Params): string {
  const progress = [...new Set(wanted.map((status) => (status === 'NEW_ORDER' ? 'newOrder' : status)))].filter(
    (status) => status !== rewardStatus,
  );
  const changed = wanted.includes(rewardStatus) ? [`o.reward = 'changed'`] : [];
  const moved = progress.length > 0 ? [among('o.progress', progress, params, 'order_progress')] : [];
  const both = [...moved, ...changed];
  return both.length > 1 ? `(${both.join(' or ')})` : (both[0] ?? 'false');
}

/** Each end is optional; the upper one is exclusive. */
export const spanCondition = (column: string, span: { from?: number; before?: number }, params: Params): string[] => [
  ...(span.from === undefined ? [] : [`${column} >= ${params.add(span.from)}`]),
  ...(span.before === undefined ? [] : [`${column} < ${params.add(span.before)}`]),
];

const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

/** The expression of the index `orders_of_price`. */
const currency = `(o.facts ->> 'currency')`;
const price = `((o.facts ->> 'price')::bigint)`;

/** Compares prices within one currency only. */
const priceCondition = (span: MoneySpan, params: Params): string[] => [
  `${currency} = ${params.add(span.currency)}::text`,
  ...(span.from === undefined ? [] : [`${price} >= ${params.add(span.from)}::bigint`]),
  ...(span.to === undefined ? [] : [`${price} <= ${params.add(span.to)}::bigint`]),
];

/** `isLate` of machines/order/lateness in SQL: waiting and delivered orders have no due date. */
const isOverdue = (before: Micros, params: Params): string => `(o.due_at is not null and o.due_at < ${params.add(before)}::bigint)`;

/** `mayManageOrders` of machines/access/table in SQL, for a row of `users`. */
const mayManageSql = postsWhere((role, department) => mayManageOrders({ id: '', role, department }))
  .map(({ role, departments }) => `role = '${role}'${departments.length > 0 ? ` and department in (${quoted(departments)})` : ''}`)
  .join(' or ');

/** `isManagerGone` of machines/order/next-step in SQL. */
const managerGone = `(o.progress not in (${quoted(finalStatuses)})
  and exists (select from users where id = o.manager_id and not (${isPresentSql} and (${mayManageSql}))))`;

/** `clientTasks` of machines/order/next-step in SQL: the client acts next, or has not given the company's details while work continues. */
const waitsForClient = `(o.turn = 'client' or (o.progress in (${quoted(atWork)}) and o.facts ->> 'details' is not distinct from 'missing'))`;

/** Open orders that wait for the client (`you`), for us (`us`), or either. */
const waitingFor = (sides: readonly string[]): string =>
  `(o.turn is not null${sides.length > 1 ? '' : ` and ${unless(sides[0] === 'you', waitsForClient)}`})`;

const unless = (holds: boolean, condition: string): string => (holds ? condition : `not ${condition}`);

/** Conditions on columns that only `orders` has. */
export function orderConditions({ scope, filters, overdue }: Selection, params: Params): string[] {
  return [
    ...(filters.status ? [statusCondition(filters.status, params)] : []),
    ...(filters.country ? [among('o.country_id', filters.country, params, 'uuid')] : []),
    ...(filters.service ? [among('o.service_id', filters.service, params, 'uuid')] : []),
    ...(filters.updatedAt ? spanCondition(`o.${askedColumn(scope, 'updatedAt')}`, filters.updatedAt, params) : []),
    ...(filters.amount ? priceCondition(filters.amount, params) : []),
    ...(filters.waiting ? [waitingFor(filters.waiting)] : []),
    ...(filters.turn ? [among('o.turn', filters.turn, params, 'text')] : []),
    ...(overdue === undefined ? [] : [unless(overdue.holds, isOverdue(overdue.before, params))]),
    ...(filters.toConfirm === undefined ? [] : [unless(filters.toConfirm, 'o.to_confirm')]),
    ...(filters.cancellationAsked === undefined ? [] : [unless(filters.cancellationAsked, 'o.cancellation_asked')]),
    ...(filters.unassigned === undefined ? [] : [unless(!filters.unassigned, 'o.manager_id is not null')]),
    ...(filters.managerGone === undefined ? [] : [unless(filters.managerGone, managerGone)]),
  ];
}

/** Conditions on columns that both tables have. */
export function commonConditions({ scope, filters }: Pick<Selection, 'scope' | 'filters'>, at: 'o' | 's', params: Params): string[] {
  return [
    ...(scope.of === 'all' ? [] : [`${at}.${scope.of}_id = ${params.add(scope.id)}::uuid`]),
    ...(filters.client ? [among(`${at}.client_id`, filters.client, params, 'uuid')] : []),
    ...(filters.partner ? [among(`${at}.partner_id`, filters.partner, params, 'uuid')] : []),
    ...(filters.manager ? [among(`${at}.manager_id`, filters.manager, params, 'uuid')] : []),
    ...(filters.createdAt ? spanCondition(`${at}.created_at`, filters.createdAt, params) : []),
  ];
}

export const whereOf = (conditions: readonly string[]): string => (conditions.length > 0 ? `where ${conditions.join(' and ')}` : '');
