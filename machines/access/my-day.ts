import type { Actor } from '#machines/kernel/people';
import { mayManageOrders, orderScope, permits, rank } from './table.js';

/** The lists whose rows start pages count. */
export type DayList = 'orders' | 'chats' | 'findings' | 'leads' | 'payoffs' | 'feedbacks' | 'companies';

export const dayRowNames = [
  'waitsForClient',
  'withUs',
  'waitsForMe',
  'waitsForUs',
  'late',
  'unread',
  'unanswered',
  'toConfirm',
  'cancellationAsked',
  'disputes',
  'findings',
  'unassigned',
  'managerGone',
  'noDate',
  'newCommission',
  'leads',
  'callAgain',
  'toApprove',
  'toPay',
  'paidSoon',
  'badReviews',
  'companyProposals',
  'companiesTwice',
  'noYearEnd',
] as const;
export type DayRowName = (typeof dayRowNames)[number];

/** What a row of somebody's start page asks of a list: filters and sort as in the list's own query, so that its link shows what it counts. */
export interface DayRow {
  name: DayRowName;
  list: DayList;
  filters: Readonly<Record<string, string>>;
  sort?: string;
}

type Filters = DayRow['filters'];
interface RowRule extends Pick<DayRow, 'name' | 'list' | 'sort'> {
  /** the list's filters for this reader; null: not a row of theirs */
  of: (actor: Actor) => Filters | null;
}

const readsAll = (actor: Actor): boolean => orderScope(actor) === 'all';
const isAssignee = (actor: Actor): boolean => orderScope(actor) === 'assigned';
const handlesMoney = (actor: Actor): boolean => readsAll(actor) && permits(actor, 'orders.money');
/** Owner, Admin, CEO and Supermanager look after everybody's orders; heads too, next to their own. */
const leadsAll = (actor: Actor): boolean => readsAll(actor) && rank(actor.role) >= rank('Supermanager');
const leads = (actor: Actor): boolean => readsAll(actor) && rank(actor.role) >= rank('DepartmentHead');

const when = (holds: boolean, filters: Filters): Filters | null => (holds ? filters : null);

/** Whose next step is ours: that of staff, and of staff for money where the reader is one of them. */
const ours = (actor: Actor): Filters => ({ turn: handlesMoney(actor) ? 'staff,moneyStaff' : 'staff' });
const mine = { manager: 'me' } as const;

/** Orders that the reader works on, their own among all. */
function waitsForMe(actor: Actor): Filters | null {
  if (actor.role === 'Partner') return { turn: 'partner' };
  if (isAssignee(actor)) return { turn: 'staff' };
  return when(readsAll(actor) && !leadsAll(actor), { ...mine, ...ours(actor) });
}

function late(actor: Actor): Filters | null {
  if (actor.role === 'Partner' || isAssignee(actor)) return { overdue: 'true' };
  return when(readsAll(actor), { ...(leads(actor) ? {} : mine), overdue: 'true' });
}

/**
 * The rows of every start page, in their order. A new row is a line here; a new list also has its query in libs/contracts/my-day.
 */
const rules: readonly RowRule[] = [
  { name: 'waitsForClient', list: 'orders', of: ({ role }) => when(role === 'Client', { waiting: 'you' }) },
  { name: 'withUs', list: 'orders', sort: 'dueAt', of: ({ role }) => when(role === 'Client', { waiting: 'us' }) },
  { name: 'waitsForMe', list: 'orders', sort: 'dueAt', of: waitsForMe },
  { name: 'waitsForUs', list: 'orders', sort: 'dueAt', of: (actor) => when(leadsAll(actor), ours(actor)) },
  { name: 'late', list: 'orders', sort: 'dueAt', of: late },
  { name: 'unread', list: 'chats', of: (actor) => when(orderScope(actor) !== 'none', { unread: 'true' }) },
  {
    name: 'unanswered',
    list: 'chats',
    sort: 'waitingSince',
    of: (actor) => when(readsAll(actor) || isAssignee(actor), { waiting: 'true' }),
  },
  { name: 'toConfirm', list: 'orders', sort: 'createdAt', of: (actor) => when(handlesMoney(actor), { toConfirm: 'true' }) },
  {
    name: 'cancellationAsked',
    list: 'orders',
    sort: 'updatedAt',
    of: (actor) => when(readsAll(actor), { ...(leads(actor) ? {} : mine), cancellationAsked: 'true' }),
  },
  {
    name: 'disputes',
    list: 'findings',
    sort: 'openedAt',
    of: (actor) => when(handlesMoney(actor), { kind: 'disputed', settled: 'false' }),
  },
  { name: 'findings', list: 'findings', sort: 'openedAt', of: (actor) => when(handlesMoney(actor), { settled: 'false' }) },
  {
    name: 'unassigned',
    list: 'orders',
    sort: 'createdAt',
    of: (actor) => when(readsAll(actor) && mayManageOrders(actor), { unassigned: 'true', ...ours(actor) }),
  },
  { name: 'managerGone', list: 'orders', sort: 'dueAt', of: (actor) => when(leads(actor), { managerGone: 'true' }) },
  {
    name: 'noDate',
    list: 'orders',
    sort: 'updatedAt',
    of: (actor) => when(readsAll(actor), { ...(leads(actor) ? {} : mine), turn: 'client,payment' }),
  },
  { name: 'newCommission', list: 'orders', of: ({ role }) => when(role === 'Partner', { status: 'partnerRewardPercentChanged' }) },
  { name: 'leads', list: 'leads', sort: 'createdAt', of: (actor) => when(permits(actor, 'leads.read'), { state: 'new' }) },
  {
    name: 'callAgain',
    list: 'leads',
    sort: 'callAgainAt',
    of: (actor) => when(actor.department === 'ubContact' && permits(actor, 'leads.read'), { callAgain: 'true' }),
  },
  { name: 'toApprove', list: 'payoffs', sort: 'finishedAt', of: (actor) => when(permits(actor, 'payoffs.approve'), { state: 'payable' }) },
  { name: 'toPay', list: 'payoffs', sort: 'finishedAt', of: (actor) => when(permits(actor, 'payoffs.pay'), { state: 'approved' }) },
  { name: 'paidSoon', list: 'payoffs', sort: 'finishedAt', of: (actor) => when(permits(actor, 'payoffs.own'), { state: 'approved' }) },
  {
    name: 'badReviews',
    list: 'feedbacks',
    sort: 'createdAt',
    of: (actor) => when(readsAll(actor) && permits(actor, 'clients.write'), { awaiting: 'true' }),
  },
  {
    name: 'companyProposals',
    list: 'companies',
    sort: 'createdAt',
    of: (actor) => when(readsAll(actor) && mayManageOrders(actor), { proposed: 'true' }),
  },
  {
    name: 'companiesTwice',
    list: 'companies',
    sort: 'name',
    of: (actor) => when(readsAll(actor) && permits(actor, 'clients.write'), { twice: 'true' }),
  },
  {
    name: 'noYearEnd',
    list: 'companies',
    sort: 'createdAt',
    of: (actor) => when(readsAll(actor) && mayManageOrders(actor), { noYearEnd: 'true' }),
  },
];

/** The rows of the reader's start page, in their order; none for staff who work with the content alone. */
export const dayRows = (actor: Actor): DayRow[] =>
  rules.flatMap(({ name, list, sort, of }) => {
    const filters = of(actor);
    return filters === null ? [] : [{ name, list, filters, ...(sort !== undefined && { sort }) }];
  });
