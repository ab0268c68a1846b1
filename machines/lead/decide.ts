import { type LeadActor, type LeadCommand, type LeadOperation, leadOperations, type LeadRefused } from './commands.js';
import { type LeadEvent, leadEventVersion, type LeadFact } from './events.js';
import { evolve } from './evolve.js';
import { factOf, leadMachine, refusalNow, refusalOf } from './lead.machine.js';
import type { LeadStanding, LeadState } from './state.js';

/** The version of the rules, recorded with every command. */
export const leadMachineVersion = 1;

export type LeadDecision = { accepted: true; events: LeadEvent[]; next: LeadState } | { accepted: false; refusal: LeadRefused };

/**
 * Judges `command` on `state` (null: the lead is yet to be registered) and gives its events with the state after them, or the refusal. Pure: time and ids
 * enter with the command.
 */
export function decide(state: LeadState | null, command: LeadCommand): LeadDecision {
  if (command.type === 'register') return register(state, command);
  if (state === null) return refused({ code: 'leadNotInState', remedy: null });
  const snapshot = leadMachine.resolveState({ value: state.status, context: state });
  if (!snapshot.can(command)) return refused(reasonOf(state, command));
  return told(state, command, factOf(state, command));
}

const refused = (refusal: LeadRefused): LeadDecision => ({ accepted: false, refusal });

/** Anybody may leave a request, once. */
function register(state: LeadState | null, command: Extract<LeadCommand, { type: 'register' }>): LeadDecision {
  if (state !== null) return refused({ code: 'leadUnchanged', remedy: null });
  return told(null, command, { type: 'LeadRegistered', data: { number: null, ...command.payload } });
}

/** The machine said no; its table says why. */
function reasonOf(state: LeadState, command: LeadCommand): LeadRefused {
  const refusal = refusalOf(state, command);
  if (!refusal) throw new Error(`the machine refuses ${command.type} and its table has no reason`);
  return refusal;
}

function told(state: LeadState | null, { lead, actor, at }: LeadCommand, fact: LeadFact): LeadDecision {
  const place = { lead, version: (state?.version ?? 0) + 1, actor, at: Math.max(at, state?.updatedAt ?? 0) };
  const event = { ...fact, ...place, schemaVersion: leadEventVersion(fact.type) } as LeadEvent;
  return { accepted: true, events: [event], next: evolve(state, event) };
}

/** An operation as it stands for somebody. */
export interface LeadOperationView extends Partial<LeadRefused> {
  operation: LeadOperation;
  permitted: boolean;
}

/** What `actor` may do to a lead as it stands: each operation with why not. */
export const explain = (lead: LeadStanding, actor: LeadActor): LeadOperationView[] =>
  leadOperations.map((operation) => {
    const refusal = refusalNow(lead, operation, actor);
    return refusal === null ? { operation, permitted: true } : { operation, permitted: false, ...refusal };
  });
