import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import { type IdentityProof, ProveIdentity } from '#libs/contracts/auth/prove-identity';
import type { Outcome, StreamCall } from '#libs/contracts/commands/outcome';
import { StaffDirectory } from '#libs/contracts/people/directories';
import { type CommandResult, resultOf, staleVersion, StreamCommandHandler } from '#libs/event-log/commands/stream-command-handler';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import type { Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import type { Micros } from '#libs/kernel/time';
import { satisfies } from '#libs/platform/http/write-request';
import { type BankAccountsCommand, system } from '#machines/bank-accounts/commands';
import { decide } from '#machines/bank-accounts/decide';
import { isKeeper } from '#machines/bank-accounts/rules';
import type { BankAccountsState } from '#machines/bank-accounts/state';
import type { BankAccount } from '#machines/catalogue/payment-settings';
import { BankAccounts } from '../storage/bank-accounts.js';
import { bankAccountsStream, bankAccountsStreamId } from '../storage/bank-accounts-stream.js';

type ToCommand = (at: Micros) => BankAccountsCommand;
export type BankAccountsOutcome = Outcome<BankAccountsState>;

/** Changes of our bank accounts. What is a change of an account, and not the first one of its currency, takes a second proof of who proposes or approves it. */
@Injectable()
export class BankAccountWrites {
  constructor(
    private readonly handler: StreamCommandHandler,
    private readonly runner: CommandRunner,
    private readonly accounts: BankAccounts,
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  /** The whole list as wanted. @throws Problem 422, 429 for what does not prove who proposes it */
  async propose(call: StreamCall, accounts: BankAccount[], proof: IdentityProof): Promise<BankAccountsOutcome> {
    const alone = (await this.approvers(call.actor)).length === 0;
    const kept = await this.accounts.kept();
    const payload = { proposal: v7(), accounts, alone, kept };
    return this.write(call, proof, (at) => ({ type: 'propose', bankAccounts: bankAccountsStreamId, actor: call.actor, at, payload }));
  }

  /** @throws Problem 422, 429 for what does not prove who approves it */
  approve(call: StreamCall, proposal: Id, proof: IdentityProof): Promise<BankAccountsOutcome> {
    const about = { bankAccounts: bankAccountsStreamId, actor: call.actor, payload: { proposal } };
    return this.write(call, proof, (at) => ({ type: 'approve', ...about, at }));
  }

  withdraw(call: StreamCall, proposal: Id): Promise<BankAccountsOutcome> {
    const about = { bankAccounts: bankAccountsStreamId, actor: call.actor, payload: { proposal } };
    return this.write(call, null, (at) => ({ type: 'withdraw', ...about, at }));
  }

  /** Active people who may approve what `proposer` proposes. */
  async approvers({ id: proposer }: Pick<Actor, 'id'>): Promise<Id[]> {
    const staff = await this.queries.execute(new StaffDirectory());
    return staff.filter((one) => one.id !== proposer && isKeeper(one)).map(({ id }) => id);
  }

  /** Writes down what the time has decided: effects, ends and reminders. @returns how many events that were */
  async settle(): Promise<number> {
    for (let written = 0; ; written += 1) {
      const { state } = await this.runner.snapshot(bankAccountsStream, bankAccountsStreamId, true);
      if (state?.proposal == null) return written;
      const deactivatedAt = await this.accounts.deactivatedAt(state);
      const { refused } = await this.handler.handleOwn(bankAccountsStream, { stream: bankAccountsStreamId, actor: null }, (now, at) => {
        const about = { bankAccounts: bankAccountsStreamId, actor: system, at, payload: { deactivatedAt } };
        const command: BankAccountsCommand = { type: 'settle', ...about };
        // Somebody was faster: who vouches for the proposal of now was not looked up.
        return now.version === state.version ? { command, decision: decide(now.state, command) } : null;
      });
      if (refused !== null) return written;
    }
  }

  private async write(call: StreamCall, proof: IdentityProof | null, toCommand: ToCommand): Promise<BankAccountsOutcome> {
    await this.settle();
    // A code is good for one change: it is spent on one that is possible.
    if (proof !== null && (await this.takesProof(call, toCommand))) {
      await this.commands.execute(new ProveIdentity({ actor: call.actor, tokenVersion: call.tokenVersion ?? 0 }, proof));
    }
    return this.handler.handle(bankAccountsStream, { ...call, stream: bankAccountsStreamId }, ({ state, version }, at) =>
      rule(toCommand(at), state, version, call),
    );
  }

  private async takesProof(call: StreamCall, toCommand: ToCommand): Promise<boolean> {
    const { state, version } = await this.runner.snapshot(bankAccountsStream, bankAccountsStreamId, true);
    const result = rule(toCommand(state?.updatedAt ?? 0), state, version, call);
    return result.kind === 'accepted' && result.events.some(({ type }) => type === 'BankChangeProposed' || type === 'BankChangeApproved');
  }
}

function rule(
  command: BankAccountsCommand,
  state: BankAccountsState | null,
  version: number,
  { ifMatch }: Pick<StreamCall, 'ifMatch'>,
): CommandResult<BankAccountsState> {
  return satisfies(ifMatch, version) ? resultOf(command, decide(state, command)) : staleVersion(command);
}
