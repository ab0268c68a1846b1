import { type DecisionOf, deciderOf, type Emitters } from '#machines/decider/decider';
import {
  type LeadActor,
  type LeadCommand,
  type LeadCommandName,
  type LeadOperation,
  leadOperations,
  type LeadRefused,
} from './commands.js';
import { evolve } from './evolve.js';
import { leadMachine } from './lead.machine.js';
import { type LeadDomain, leadRules, refusalNow } from './rules.js';
import type { LeadState, LeadView } from './state.js';

/** The version of the rules, recorded with every command. */
export const leadMachineVersion = 1;

export type LeadDecision = DecisionOf<LeadDomain>;

/** What each permitted command emits. */
const emitters: Emitters<LeadDomain, Exclude<LeadCommandName, 'register'>> = {
  take: (_lead, { actor }) => [{ type: 'LeadTaken', data: { assignee: actor.id ?? '' } }],
  recordCall: (_lead, { payload }) => [{ type: 'LeadCallRecorded', data: payload }],
  win: (_lead, { payload }) => [{ type: 'LeadWon', data: payload }],
  lose: (_lead, { payload }) => [{ type: 'LeadLost', data: payload }],
  reopen: (_lead, _command, { to }) => [{ type: 'LeadReopened', data: { to } }],
  reassign: ({ number, assignee: previous }, { payload: { assignee } }) => [
    { type: 'LeadReassigned', data: { number, assignee, previous } },
  ],
  moveConsultation: ({ number, assignee, slot: previous }, { payload: { slot } }) => [
    { type: 'ConsultationMoved', data: { number, assignee, slot, previous } },
  ],
  cancelConsultation: ({ number, assignee, slot }) => [{ type: 'ConsultationCancelled', data: { number, assignee, slot } }],
  erase: () => [{ type: 'LeadErased', data: {} }],
};

/** Evaluates `command` on `state` (null: the lead is not registered yet). */
export const decide: (state: LeadState | null, command: LeadCommand) => LeadDecision = deciderOf<LeadDomain>({
  rules: leadRules,
  chart: { machine: leadMachine, valueOf: ({ status }) => status },
  emitters,
  evolve,
  stream: 'lead',
  // Anyone may register a lead, once.
  begin: (state, { type, payload }) => {
    if (type !== 'register') return null;
    if (state !== null) return { refusal: { code: 'leadUnchanged', remedy: null } };
    return { drafts: [{ type: 'LeadRegistered', data: { number: null, ...payload } }] };
  },
  absent: () => ({ code: 'leadNotInState', remedy: null }),
});

/** An operation and whether the person may use it. */
export interface LeadOperationView extends Partial<LeadRefused> {
  operation: LeadOperation;
  permitted: boolean;
}

/** The operations of a lead for `actor`, each with its refusal if it is refused. */
export const explain = (lead: LeadView, actor: LeadActor): LeadOperationView[] =>
  leadOperations.map((operation) => {
    const refusal = refusalNow(lead, operation, actor);
    return refusal === null ? { operation, permitted: true } : { operation, permitted: false, ...refusal };
  });
