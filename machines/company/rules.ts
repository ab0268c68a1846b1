import { mayManageOrders } from '#machines/access/table';
import type { Table, Verdict } from '#machines/decider/row';
import { refusalFor, rowsByName, type Rules } from '#machines/decider/rules';
import type { Id } from '#machines/kernel/ids';
import type { CompanyActor, CompanyCommand, CompanyCommandName, CompanyCommandOf, CompanyRefusal } from './commands.js';
import { dueKey } from './due-states.js';
import type { CompanyEvent } from './events.js';
import { type CompanyState, type CompanyStatus, type FactName, type StatedFacts, requiredFacts } from './state.js';

/** Types of the company's machine. */
export interface CompanyDomain {
  command: CompanyCommand;
  event: CompanyEvent;
  state: CompanyState;
  view: Pick<CompanyState, 'status' | 'client' | 'proposal'>;
  status: CompanyStatus;
  who: 'client' | 'staff' | 'partner' | 'system';
  parties: Id;
  variant: never;
  refusal: CompanyRefusal;
  row: object;
}
type Result = Verdict<CompanyRefusal>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Whether a fact would differ: a text by its reference, because a changed text has a new one. */
const differs = ({ facts }: CompanyState, stated: StatedFacts): boolean =>
  (Object.keys(stated) as FactName[]).some((name) => !isSame(facts[name]?.value, stated[name]));

const lacksRequired = (stated: StatedFacts): boolean => requiredFacts.some((name) => stated[name] === null);

/** A required fact is never removed, and something changes. */
const changesFacts = (state: CompanyState, { payload: { facts } }: { payload: { facts: StatedFacts } }): Result => {
  if (lacksRequired(facts)) return 'companyFactMissing';
  return differs(state, facts) || 'companyUnchanged';
};
/** A partner changes a company only while an order of it is open and theirs. */
const byOpenOrder = (state: CompanyState, command: CompanyCommandOf<'change'>): Result =>
  command.actor.role === 'Partner' && command.payload.order === null ? 'forbiddenForRole' : changesFacts(state, command);
const newRecord = (state: CompanyState, { payload: { client, event, facts } }: CompanyCommandOf<'record'>): Result => {
  if (state.client !== client) return 'companyOfAnother';
  if (lacksRequired(facts)) return 'companyFactMissing';
  return state.recorded !== event || 'companyUnchanged';
};
const proposed = ({ proposal }: CompanyDomain['view']): Result => proposal !== null || 'companyProposalGone';
const nothingProposed = ({ proposal }: CompanyDomain['view']): Result => proposal === null || 'companyProposalOpen';
const thatProposal = ({ proposal }: CompanyState, { payload }: { payload: { proposal: Id } }): Result =>
  proposal?.id === payload.proposal || 'companyProposalGone';

/** A due date takes one mark, unless a finished order did it or no rule gives it. */
const markable = ({ dueMarks }: CompanyState, { payload }: CompanyCommandOf<'markDueDone' | 'markDueNotOurs'>): Result => {
  if (dueMarks[dueKey(payload)] !== undefined) return 'dueMarked';
  if (payload.due === null) return 'dueDateGone';
  return payload.due === 'open' || 'dueDone';
};
const marked = ({ dueMarks }: CompanyState, { payload }: CompanyCommandOf<'takeBackDueMark'>): Result =>
  dueMarks[dueKey(payload)] !== undefined || 'dueNotMarked';

const anyStatus: readonly CompanyStatus[] = ['unverified', 'verified'];

/** Rows of the transition table: commands on an existing company. */
// prettier-ignore
const companyTable: Table<CompanyDomain, Exclude<CompanyCommandName, 'enter'>> = {
  record:           { from: anyStatus, who: ['system'],           payloadGuard: newRecord, emits: ['CompanyChanged'] },
  change:           { from: anyStatus, who: ['staff', 'partner'], payloadGuard: byOpenOrder, emits: ['CompanyChanged'] },
  verify:           { from: ['unverified'], to: 'verified', who: ['staff'], emits: ['CompanyVerified'] },
  propose:          { from: anyStatus, who: ['client'], stateGuard: nothingProposed, payloadGuard: changesFacts, emits: ['CompanyChangeProposed'] },
  withdrawProposal: { from: anyStatus, who: ['client'], stateGuard: proposed, payloadGuard: thatProposal, emits: ['CompanyProposalWithdrawn'] },
  acceptProposal:   { from: anyStatus, who: ['staff'],  stateGuard: proposed, payloadGuard: thatProposal, emits: ['CompanyProposalAccepted'] },
  declineProposal:  { from: anyStatus, who: ['staff'],  stateGuard: proposed, payloadGuard: thatProposal, emits: ['CompanyProposalDeclined'] },
  markDueDone:      { from: anyStatus, who: ['client', 'staff'], payloadGuard: markable, emits: ['DueDone'] },
  markDueNotOurs:   { from: anyStatus, who: ['client', 'staff'], payloadGuard: markable, emits: ['DueNotOurs'] },
  takeBackDueMark:  { from: anyStatus, who: ['client', 'staff'], payloadGuard: marked, emits: ['DueMarkTakenBack'] },
};

function isWho(who: CompanyDomain['who'], actor: CompanyActor, client: Id): boolean {
  if (actor.role === 'system') return who === 'system';
  switch (who) {
    case 'client':
      return actor.role === 'Client' && actor.id === client;
    case 'partner':
      return actor.role === 'Partner';
    case 'staff':
      return mayManageOrders(actor);
    case 'system':
      return false;
  }
}

/** The table and the rules that evaluate it. */
export const companyRules: Rules<CompanyDomain> = {
  rows: rowsByName<CompanyDomain>(companyTable),
  statusOf: ({ status }) => status,
  partiesOf: ({ client }) => client,
  isWho,
  forRole: () => 'forbiddenForRole',
  inStatus: () => 'companyVerified',
};

/** Companies that a client may enter, those of orders counted. */
export const mostCompanies = 100;

/** Why a company is not added; null if it is. */
export function refusalToAdd(command: CompanyCommandOf<'record' | 'enter'>): CompanyRefusal | null {
  const { actor, payload } = command;
  if (!isWho(command.type === 'record' ? 'system' : 'client', actor, payload.client)) return 'forbiddenForRole';
  if (requiredFacts.some((name) => (payload.facts[name] ?? null) === null)) return 'companyFactMissing';
  if (command.type === 'record') return null;
  if (command.payload.known) return 'companyExists';
  return command.payload.companies < mostCompanies ? null : 'companiesTooMany';
}

/** Actions of people on an existing company. */
export const companyActions = [
  'change',
  'verify',
  'propose',
  'withdrawProposal',
  'acceptProposal',
  'declineProposal',
  'markDueDone',
  'markDueNotOurs',
  'takeBackDueMark',
] as const;
export type CompanyPermissions = Readonly<Record<(typeof companyActions)[number], boolean>>;

/** What `actor` may do to a company. @param openOrder of a partner, whether an order of the company is open and theirs */
export function permittedOn(company: CompanyDomain['view'], actor: CompanyActor, openOrder: boolean): CompanyPermissions {
  const may = (name: (typeof companyActions)[number]) => refusalFor(companyRules, name, { view: company, actor }) === null;
  const permitted = Object.fromEntries(companyActions.map((name) => [name, may(name)])) as unknown as CompanyPermissions;
  return { ...permitted, change: permitted.change && (actor.role !== 'Partner' || openOrder) };
}
