import { percentOf } from '#libs/kernel/money';
import { type PayoffActor, type PayoffCommand, type PayoffOperation, payoffOperations, type PayoffRefusal } from './commands.js';
import { type PayoffEvent, payoffEventVersion, type PayoffFact } from './events.js';
import { evolve } from './evolve.js';
import { factsOf, payoffMachine, refusalOf } from './payoff.machine.js';
import type { PayoffState } from './state.js';

export type PayoffDecision = { accepted: true; events: PayoffEvent[]; next: PayoffState } | { accepted: false; refusal: PayoffRefusal };

/**
 * Judges `command` on `state` (null: the payoff is yet to be accrued) and gives its events with the state after them, or the refusal. Pure: time and ids
 * enter with the command.
 */
export function decide(state: PayoffState | null, command: PayoffCommand): PayoffDecision {
  if (command.type === 'accrue') return accrue(state, command);
  if (state === null) return { accepted: false, refusal: 'payoffNotInState' };
  const snapshot = payoffMachine.resolveState({ value: state.status, context: state });
  if (!snapshot.can(command)) return { accepted: false, refusal: reasonOf(state, command) };
  return told(state, command, factsOf(state, command));
}

function accrue(state: PayoffState | null, command: Extract<PayoffCommand, { type: 'accrue' }>): PayoffDecision {
  if (command.actor.role !== 'system') return { accepted: false, refusal: 'forbiddenForRole' };
  if (state !== null) return { accepted: false, refusal: 'payoffUnchanged' };
  const { event, order, number, partner, currency, price, paid, percent, holdUntil } = command.payload;
  const kept = Math.max(0, Math.min(price, paid));
  const amount = percentOf(kept, percent);
  if (amount === 0) return { accepted: false, refusal: 'payoffNothingDue' };
  const of = { order, partner, currency };
  return told(null, command, [
    { type: 'PayoffAccrued', data: { ...of, event, number, price, paid, kept, percent, amount } },
    { type: 'PayoffHeld', data: { ...of, until: holdUntil } },
  ]);
}

/** The machine said no; its table says why. */
function reasonOf(state: PayoffState, command: PayoffCommand): PayoffRefusal {
  const refusal = refusalOf(state, command);
  if (!refusal) throw new Error(`the machine refuses ${command.type} and its table has no reason`);
  return refusal;
}

function told(state: PayoffState | null, { payoff, actor, at }: PayoffCommand, facts: readonly PayoffFact[]): PayoffDecision {
  const events: PayoffEvent[] = [];
  let next = state;
  for (const fact of facts) {
    const place = { payoff, version: (next?.version ?? 0) + 1, actor, at: Math.max(at, state?.updatedAt ?? 0) };
    const event = { ...fact, ...place, schemaVersion: payoffEventVersion(fact.type) } as PayoffEvent;
    events.push(event);
    next = evolve(next, event);
  }
  if (next === null) throw new Error('a payoff begins with an event');
  return { accepted: true, events, next };
}

/** What people may do to a payoff as it stands: each operation with why not. `alone`: nobody else could pay what this person approved. */
export const explain = (
  state: PayoffState,
  actor: PayoffActor,
  alone = false,
): { operation: PayoffOperation; permitted: boolean; code?: PayoffRefusal }[] =>
  payoffOperations.map((operation) => {
    const payload = operation === 'pay' ? { reference: '-', soleApprover: alone } : {};
    const code = refusalOf(state, { type: operation, payoff: state.id, actor, at: state.updatedAt, payload } as PayoffCommand);
    return code === null ? { operation, permitted: true } : { operation, permitted: false, code };
  });
