import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import { SecondPeople } from '#libs/accounts/second-people';
import { type IdentityProof, ProveIdentity } from '#libs/contracts/auth/prove-identity';
import type { Outcome, StreamCall } from '#libs/contracts/commands/outcome';
import type { CommandResult } from '#libs/event-log/append/contract';
import { resultOf, staleVersion, StreamCommandHandler } from '#libs/event-log/commands/stream-command-handler';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import type { Transaction } from '#libs/platform/database/database';
import { satisfies } from '#libs/platform/http/write-request';
import { type BankAccountsCommand, type BankAccountsCommandOf, system } from '#machines/bank-accounts/commands';
import { decide } from '#machines/bank-accounts/decide';
import type { BankAccountsState } from '#machines/bank-accounts/state';
import type { BankAccount } from '#machines/catalogue/payment-settings';
import { BankAccounts } from '../storage/bank-accounts.js';
import { bankAccountsStream, bankAccountsStreamId } from '../storage/bank-accounts-stream.js';

type ToCommand = (at: Micros, proven: boolean) => BankAccountsCommand;
/** Reads what the command depends on besides the list, in the writing transaction; without a transaction for a preview. */
type Read = (state: BankAccountsState | null, tx?: Transaction) => Promise<ToCommand>;
export type BankAccountsOutcome = Outcome<BankAccountsState>;

/** The machine decides which changes of bank accounts need a second proof of identity, from facts that enter with the command. */
@Injectable()
export class BankAccountWrites {
  constructor(
    private readonly handler: StreamCommandHandler,
    private readonly runner: CommandRunner,
    private readonly accounts: BankAccounts,
    private readonly second: SecondPeople,
    private readonly commands: CommandBus,
  ) {}

  /** Proposes the complete list. @throws Problem 422, 429 if the identity is not proven */
  propose(call: StreamCall, accounts: BankAccount[], proof: IdentityProof): Promise<BankAccountsOutcome> {
    const proposal = v7();
    const about = { bankAccounts: bankAccountsStreamId, actor: call.actor };
    return this.write(call, proof, async (_state, tx) => {
      const ordered = await this.accounts.ordered(tx);
      const kept = await this.accounts.kept(tx);
      const alone = (await this.second.othersThan(call.actor.id, 'security.write', tx)).length === 0;
      return (at, proven) => ({ type: 'propose', ...about, at, payload: { proposal, accounts, alone, kept, ordered, proven } });
    });
  }

  /** @throws Problem 422, 429 if the identity is not proven */
  approve(call: StreamCall, proposal: Id, proof: IdentityProof): Promise<BankAccountsOutcome> {
    const about = { bankAccounts: bankAccountsStreamId, actor: call.actor };
    return this.write(call, proof, async (state, tx) => {
      const comparedWith = state?.proposal?.id === proposal ? state.proposal.proposedBy : null;
      const dependence = comparedWith === null ? null : await this.second.dependence(comparedWith, call.actor.id, tx);
      return (at, proven) => ({ type: 'approve', ...about, at, payload: { proposal, comparedWith, dependence, proven } });
    });
  }

  withdraw(call: StreamCall, proposal: Id): Promise<BankAccountsOutcome> {
    const about = { bankAccounts: bankAccountsStreamId, actor: call.actor, payload: { proposal } };
    return this.write(call, null, () => Promise.resolve((at) => ({ type: 'withdraw', ...about, at })));
  }

  /** Records effects, ends and reminders whose time has come. @returns the number of events */
  async settle(): Promise<number> {
    for (let written = 0; ; written += 1) {
      const { state } = await this.runner.snapshot(bankAccountsStream, bankAccountsStreamId, true);
      if (state?.proposal == null) return written;
      const deactivatedAt = await this.accounts.deactivatedAt(state);
      const { refused } = await this.handler.handleOwn(bankAccountsStream, { stream: bankAccountsStreamId, actor: null }, (now, at) => {
        const command = settling(at, deactivatedAt);
        // Somebody was faster: who vouches for the proposal of now was not looked up.
        return now.version === state.version ? { command, decision: decide(now.state, command) } : null;
      });
      if (refused !== null) return written;
    }
  }

  /** First records what time or the end of a role has decided, also when that happens during the command. */
  private async write(call: StreamCall, proof: IdentityProof | null, read: Read): Promise<BankAccountsOutcome> {
    await this.settle();
    const proven = proof !== null && (await this.proves(call, proof, read));
    let toCommand: ToCommand;
    let deactivatedAt: Micros | null;
    for (;;) {
      const outcome = await this.handler.handle<BankAccountsState, null, 'settle'>(
        bankAccountsStream,
        { ...call, stream: bankAccountsStreamId },
        ({ state, version }, at) =>
          state !== null && decide(state, settling(at, deactivatedAt)).accepted
            ? { kind: 'unrecorded', left: 'settle' }
            : rule(toCommand(at, proven), state, version, call),
        async (tx, state) => {
          await this.second.hold(tx);
          deactivatedAt = state && (await this.accounts.deactivatedAt(state, tx));
          toCommand = await read(state, tx);
        },
      );
      if (outcome.kind !== 'unrecorded') return outcome;
      await this.settle();
    }
  }

  /**
   * Checks the proof only if nothing else is missing, because a code is valid for one change. The write decides again whether a proof is
   * needed: a state that changed meanwhile causes a refusal, never an unproven change.
   */
  private async proves(call: StreamCall, proof: IdentityProof, read: Read): Promise<boolean> {
    const { state, version } = await this.runner.snapshot(bankAccountsStream, bankAccountsStreamId, true);
    const toCommand = await read(state);
    const result = rule(toCommand(state?.updatedAt ?? 0, false), state, version, call);
    if (result.kind !== 'refused' || result.code !== 'proofNeeded') return false;
    await this.commands.execute(new ProveIdentity({ actor: call.actor, tokenVersion: call.tokenVersion ?? 0 }, proof));
    return true;
  }
}

const settling = (at: Micros, deactivatedAt: Micros | null): BankAccountsCommandOf<'settle'> => ({
  type: 'settle',
  bankAccounts: bankAccountsStreamId,
  actor: system,
  at,
  payload: { deactivatedAt },
});

function rule(
  command: BankAccountsCommand,
  state: BankAccountsState | null,
  version: number,
  { ifMatch }: Pick<StreamCall, 'ifMatch'>,
): CommandResult<BankAccountsState> {
  return satisfies(ifMatch, version) ? resultOf(command, decide(state, command)) : staleVersion(command);
}
