import { setup } from 'xstate';
import { permits, rank } from '#machines/access/table';
import type { LeadActor, LeadCommand, LeadCommandName, LeadCommandOf, LeadRefused, LeadRemedy } from './commands.js';
import type { LeadFact } from './events.js';
import { type LeadStanding, type LeadState, type LeadStatus, leadStates, openStates } from './state.js';

/** What is asked of whoever acts and of the lead, before the payload is known: null, or why not. */
type StandingGuard = (lead: LeadStanding, actor: LeadActor) => LeadRefused | null;
/** What is asked of the payload. */
type PayloadGuard<Name extends LeadCommandName> = (lead: LeadStanding, command: LeadCommandOf<Name>) => LeadRefused | null;

interface Row<Name extends LeadCommandName> {
  from: readonly LeadStatus[];
  to: (lead: LeadStanding) => LeadStatus;
  guards: readonly StandingGuard[];
  payload?: PayloadGuard<Name>;
}

const no = (code: LeadRefused['code'], remedy: LeadRemedy | null = null): LeadRefused => ({ code, remedy });

/** Heads and whoever leads the house see to every lead; the others to their own. */
export const leadsOthers = (actor: LeadActor): boolean => actor.role !== 'visitor' && rank(actor.role) >= rank('DepartmentHead');

const known: StandingGuard = ({ erased }) => (erased ? no('leadErased') : null);
const own: StandingGuard = ({ assignee }, actor) =>
  assignee === null || assignee === actor.id || leadsOthers(actor) ? null : no('leadOfAnother', { key: 'askForLead', person: assignee });
const leading: StandingGuard = (_lead, actor) => (leadsOthers(actor) ? null : no('forbiddenForRole'));
const unordered: StandingGuard = ({ order }) => (order === null ? null : no('leadHasOrder', { key: 'cancelItsOrder' }));

const later: PayloadGuard<'recordCall'> = (_lead, { at, payload: { callAgainAt } }) =>
  callAgainAt !== null && callAgainAt <= at ? no('leadTimePast', { key: 'chooseLaterTime' }) : null;
const another: PayloadGuard<'reassign'> = ({ assignee }, { payload }) =>
  !payload.fit ? no('leadAssigneeUnfit', { key: 'chooseColleague' }) : payload.assignee === assignee ? no('leadUnchanged') : null;

const begun: readonly LeadStatus[] = ['taken', 'called'];

/** Nobody can be called of whom nothing is known. */
const closed = ({ status }: LeadStanding): LeadStatus => (status === 'won' ? 'won' : 'lost');

/** THE table: every command on a lead that is there; `register` begins one. All of them are for whoever works on leads. */
// prettier-ignore
export const leadTable: { readonly [Name in Exclude<LeadCommandName, 'register'>]: Row<Name> } = {
  take:       { from: ['new'],          to: () => 'taken',  guards: [known] },
  recordCall: { from: begun,            to: () => 'called', guards: [known, own], payload: later },
  win:        { from: begun,            to: () => 'won',    guards: [known, own] },
  lose:       { from: openStates,       to: () => 'lost',   guards: [known, own] },
  reopen:     { from: ['won', 'lost'],  to: ({ assignee }) => (assignee === null ? 'new' : 'taken'), guards: [known, own, unordered] },
  reassign:   { from: openStates,       to: ({ status }) => (status === 'new' ? 'taken' : status),   guards: [known, own], payload: another },
  erase:      { from: leadStates,       to: closed,         guards: [leading, known] },
};
type AnyRow = Row<LeadCommandName>;
const rowOf = (name: LeadCommandName): AnyRow | undefined => (leadTable as unknown as Partial<Record<LeadCommandName, AnyRow>>)[name];

/** Whether `actor` works on leads at all. */
export const worksOnLeads = (actor: LeadActor): boolean => actor.role !== 'visitor' && permits(actor, 'leads.write');

/** Why `name` is refused to `actor` whatever its payload; null when some payload would be accepted. Role first, then state, then the guards in their order. */
export function refusalNow(lead: LeadStanding, name: LeadCommandName, actor: LeadActor): LeadRefused | null {
  const row = rowOf(name);
  if (!row || !worksOnLeads(actor)) return no('forbiddenForRole');
  if (row.guards.includes(leading) && !leadsOthers(actor)) return no('forbiddenForRole');
  if (!row.from.includes(lead.status)) return no('leadNotInState', { key: 'bringLeadTo', states: row.from });
  for (const guard of row.guards) {
    const refused = guard(lead, actor);
    if (refused !== null) return refused;
  }
  return null;
}

/** Why this very command is refused; null when the machine permits it. */
export const refusalOf = (lead: LeadStanding, command: LeadCommand): LeadRefused | null =>
  refusalNow(lead, command.type, command.actor) ?? rowOf(command.type)?.payload?.(lead, command as never) ?? null;

const lead = setup({
  types: {} as { context: LeadState; input: LeadState; events: LeadCommand },
  guards: {
    permits: ({ context, event }, { to }: { to: LeadStatus }) =>
      refusalOf(context, event) === null && rowOf(event.type)?.to(context) === to,
  },
});

/** What `status` answers to: for each command that has it among its `from`, one transition per place it may lead to. */
const answersIn = (status: LeadStatus) =>
  Object.fromEntries(
    (Object.keys(leadTable) as (keyof typeof leadTable)[])
      .filter((name) => rowOf(name)?.from.includes(status))
      .map((name) => [name, leadStates.map((to) => ({ target: to, guard: { type: 'permits' as const, params: { to } } }))]),
  );

/** The lead's machine: what is permitted and where it leads. Its guard is the function that `explain` asks. */
export const leadMachine = lead.createMachine({
  id: 'lead',
  context: ({ input }) => input,
  initial: 'new',
  states: Object.fromEntries(leadStates.map((status) => [status, { on: answersIn(status) }])),
});

/** The fact of a command that the machine permits. */
export function factOf(state: LeadState, command: Exclude<LeadCommand, LeadCommandOf<'register'>>): LeadFact {
  switch (command.type) {
    case 'take':
      return { type: 'LeadTaken', data: { assignee: command.actor.id ?? '' } };
    case 'recordCall':
      return { type: 'LeadCallRecorded', data: command.payload };
    case 'win':
      return { type: 'LeadWon', data: command.payload };
    case 'lose':
      return { type: 'LeadLost', data: command.payload };
    case 'reopen':
      return { type: 'LeadReopened', data: { to: leadTable.reopen.to(state) } };
    case 'reassign':
      return { type: 'LeadReassigned', data: { number: state.number, assignee: command.payload.assignee, previous: state.assignee } };
    case 'erase':
      return { type: 'LeadErased', data: {} };
  }
}
