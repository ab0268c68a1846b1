import { permits, rank } from '#machines/access/table';
import type { Table } from '#machines/decider/row';
import { both, refusalFor, refusalOfCommand, rowsByName, type Rules } from '#machines/decider/rules';
import type { LeadActor, LeadCommand, LeadCommandName, LeadCommandOf, LeadRefused, LeadRemedy } from './commands.js';
import type { LeadEvent } from './events.js';
import { type LeadState, type LeadStatus, type LeadView, leadStates, openStates } from './state.js';

/** Types of the lead's machine. */
export interface LeadDomain {
  command: LeadCommand;
  event: LeadEvent;
  state: LeadState;
  view: LeadView;
  status: LeadStatus;
  /** people who work on leads, those of them who lead others, and the visitor who sent the form */
  who: 'sales' | 'heads' | 'visitor';
  parties: null;
  variant: 'unassigned' | 'assigned';
  refusal: LeadRefused;
  row: object;
}
type Verdict = true | LeadRefused;
type Guard = (lead: LeadView, actor: LeadActor) => Verdict;

const no = (code: LeadRefused['code'], remedy: LeadRemedy | null = null): LeadRefused => ({ code, remedy });

/** Whether `actor` works on leads at all. */
export const worksOnLeads = (actor: LeadActor): boolean => actor.role !== 'visitor' && permits(actor, 'leads.write');

/** Heads and management handle every lead, the others only their own. */
export const leadsOthers = (actor: LeadActor): boolean => actor.role !== 'visitor' && rank(actor.role) >= rank('DepartmentHead');

const known: Guard = ({ erased }) => !erased || no('leadErased');
const own: Guard = ({ assignee }, actor) =>
  assignee === null || assignee === actor.id || leadsOthers(actor) || no('leadOfAnother', { key: 'askForLead', person: assignee });
const unordered: Guard = ({ order }) => order === null || no('leadHasOrder', { key: 'cancelItsOrder' });
const mine = both(known, own);
const reopenable = both(known, own, unordered);

const later = (_lead: LeadState, { at, payload: { callAgainAt } }: LeadCommandOf<'recordCall'>): Verdict =>
  callAgainAt === null || callAgainAt > at || no('leadTimePast', { key: 'chooseLaterTime' });
const another = ({ assignee }: LeadState, { payload }: LeadCommandOf<'reassign'>): Verdict =>
  payload.fit ? payload.assignee !== assignee || no('leadUnchanged') : no('leadAssigneeUnfit', { key: 'chooseColleague' });

const held = ({ slot, slotHeld, erased }: LeadState, { at }: LeadCommand): Verdict => {
  if (erased || slot === null || !slotHeld) return no('consultationNotHeld');
  return slot > at || no('consultationStarted');
};
const offered = (_lead: LeadState, { at, payload }: LeadCommandOf<'moveConsultation'>): Verdict =>
  (payload.offered && payload.slot > at) || no('slotNotOffered');
const otherSlot = ({ slot }: LeadState, { payload }: LeadCommandOf<'moveConsultation'>): Verdict =>
  payload.slot !== slot || no('leadUnchanged');
const movable = both<[LeadState, LeadCommandOf<'moveConsultation'>], LeadRefused>(held, otherSlot, offered);

const inProgress: readonly LeadStatus[] = ['taken', 'called'];
const unwon = leadStates.filter((status) => status !== 'won');

/** Rows of the transition table; `register` creates a lead. An erased lead is closed, because there is no contact left. */
// prettier-ignore
const leadTable: Table<LeadDomain, Exclude<LeadCommandName, 'register'>> = {
  take:       { from: ['new'],      to: 'taken',  who: ['sales'], stateGuard: known, emits: ['LeadTaken'] },
  recordCall: { from: inProgress,        to: 'called', who: ['sales'], stateGuard: mine, payloadGuard: later, emits: ['LeadCallRecorded'] },
  win:        { from: inProgress,        to: 'won',    who: ['sales'], stateGuard: mine, emits: ['LeadWon'] },
  lose:       { from: openStates,   to: 'lost',   who: ['sales'], stateGuard: mine, emits: ['LeadLost'] },
  reopen: [
    { variant: 'unassigned', from: ['won', 'lost'], to: 'new',   who: ['sales'], stateGuard: reopenable, emits: ['LeadReopened'] },
    { variant: 'assigned',   from: ['won', 'lost'], to: 'taken', who: ['sales'], stateGuard: reopenable, emits: ['LeadReopened'] },
  ],
  reassign: [
    { from: ['new'], to: 'taken', who: ['sales'], stateGuard: mine, payloadGuard: another, emits: ['LeadReassigned'] },
    { from: inProgress,                who: ['sales'], stateGuard: mine, payloadGuard: another, emits: ['LeadReassigned'] },
  ],
  moveConsultation:   { from: openStates, who: ['visitor'], payloadGuard: movable, emits: ['ConsultationMoved'] },
  cancelConsultation: { from: openStates, who: ['visitor'], payloadGuard: held, emits: ['ConsultationCancelled'] },
  erase: [
    { from: ['won'],            who: ['heads'], stateGuard: known, emits: ['LeadErased'] },
    { from: unwon, to: 'lost',  who: ['heads'], stateGuard: known, emits: ['LeadErased'] },
  ],
};

/** The table and the rules that evaluate it. */
export const leadRules: Rules<LeadDomain> = {
  rows: rowsByName<LeadDomain>(leadTable),
  statusOf: ({ status }) => status,
  partiesOf: () => null,
  isWho: (who, actor) => (who === 'visitor' ? actor.role === 'visitor' : worksOnLeads(actor) && (who === 'sales' || leadsOthers(actor))),
  variants: { reopen: ({ assignee }) => (assignee === null ? 'unassigned' : 'assigned') },
  forRole: () => no('forbiddenForRole'),
  inStatus: (states) => no('leadNotInState', { key: 'bringLeadTo', states }),
};

/** Why `name` is refused to `actor` whatever its payload; null if some payload would be accepted. */
export const refusalNow = (lead: LeadView, name: LeadCommandName, actor: LeadActor): LeadRefused | null =>
  refusalFor(leadRules, name, { view: lead, actor });

/** Why this command is refused; null if the machine permits it. */
export const refusalOf = (lead: LeadState, command: LeadCommand): LeadRefused | null => refusalOfCommand(leadRules, lead, command);
