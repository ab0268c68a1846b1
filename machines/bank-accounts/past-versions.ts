import type { BankAccountsCommand } from './commands.js';
import { type BankAccountsDecision, decide } from './decide.js';
import { bankAccountsMachineVersion, type BankAccountsState } from './state.js';

type Decide = typeof decide;

/**
 * A command of version 1 with the facts that it lacks, set so that version 2 decides it alike: that version took every first account at once, and left proof and
 * independence to its callers.
 */
function completed(state: BankAccountsState | null, command: BankAccountsCommand): BankAccountsCommand {
  if (command.type === 'propose') return { ...command, payload: { ...command.payload, ordered: false, proven: true } };
  if (command.type !== 'approve') return command;
  const comparedWith = state?.proposal?.proposedBy ?? null;
  return { ...command, payload: { ...command.payload, comparedWith, dependence: null, proven: true } };
}

const decideOfVersionOne: Decide = (state, command): BankAccountsDecision => decide(state, completed(state, command));

const deciders: Readonly<Record<number, Decide>> = { 1: decideOfVersionOne, [bankAccountsMachineVersion]: decide };

/** Decides a recorded command with the rules of its machine version. @throws RangeError if the machine never had that version */
export function decideBy(version: number): Decide {
  const decider = deciders[version];
  if (!decider) throw new RangeError(`the machine of bank accounts never had version ${version}`);
  return decider;
}
