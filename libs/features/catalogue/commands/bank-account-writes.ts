import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import { type IdentityProof, ProveIdentity } from '#libs/contracts/auth/prove-identity';
import type { Outcome, StreamCall } from '#libs/contracts/commands/outcome';
import { AnyOrderPlaced } from '#libs/contracts/orders/order-queries';
import { DependentPeople, StaffDirectory } from '#libs/contracts/people/directories';
import { type CommandResult, resultOf, staleVersion, StreamCommandHandler } from '#libs/event-log/commands/stream-command-handler';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import type { Micros } from '#machines/kernel/time';
import { satisfies } from '#libs/platform/http/write-request';
import { type BankAccountsCommand, system } from '#machines/bank-accounts/commands';
import { decide } from '#machines/bank-accounts/decide';
import { isKeeper } from '#machines/bank-accounts/rules';
import type { BankAccountsState } from '#machines/bank-accounts/state';
import type { BankAccount } from '#machines/catalogue/payment-settings';
import { BankAccounts } from '../storage/bank-accounts.js';
import { bankAccountsStream, bankAccountsStreamId } from '../storage/bank-accounts-stream.js';

type ToCommand = (at: Micros, proven: boolean) => BankAccountsCommand;
export type BankAccountsOutcome = Outcome<BankAccountsState>;

/** Changes of our bank accounts. The machine decides which of them need a second proof of who proposes or approves, from facts that enter with the command. */
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
    const [approvers, kept, ordered] = await Promise.all([
      this.approvers(call.actor),
      this.accounts.kept(),
      this.queries.execute(new AnyOrderPlaced()),
    ]);
    const payload = { proposal: v7(), accounts, alone: approvers.length === 0, kept, ordered };
    const about = { bankAccounts: bankAccountsStreamId, actor: call.actor };
    return this.write(call, proof, (at, proven) => ({ type: 'propose', ...about, at, payload: { ...payload, proven } }));
  }

  /** @throws Problem 422, 429 for what does not prove who approves it */
  async approve(call: StreamCall, proposal: Id, proof: IdentityProof): Promise<BankAccountsOutcome> {
    const { state } = await this.runner.snapshot(bankAccountsStream, bankAccountsStreamId, true);
    const comparedWith = state?.proposal?.id === proposal ? state.proposal.proposedBy : null;
    const dependent = comparedWith === null ? null : await this.queries.execute(new DependentPeople(comparedWith, [call.actor.id]));
    const payload = { proposal, comparedWith, dependence: dependent?.get(call.actor.id) ?? null };
    const about = { bankAccounts: bankAccountsStreamId, actor: call.actor };
    return this.write(call, proof, (at, proven) => ({ type: 'approve', ...about, at, payload: { ...payload, proven } }));
  }

  withdraw(call: StreamCall, proposal: Id): Promise<BankAccountsOutcome> {
    const about = { bankAccounts: bankAccountsStreamId, actor: call.actor, payload: { proposal } };
    return this.write(call, null, (at) => ({ type: 'withdraw', ...about, at }));
  }

  /** Active people who may approve what `proposer` proposes: keepers who do not depend on them. */
  async approvers({ id: proposer }: Pick<Actor, 'id'>): Promise<Id[]> {
    const staff = await this.queries.execute(new StaffDirectory());
    const others = staff.filter((one) => one.id !== proposer && isKeeper(one)).map(({ id }) => id);
    const dependent = await this.queries.execute(new DependentPeople(proposer, others));
    return others.filter((id) => !dependent.has(id));
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
    const proven = proof !== null && (await this.proves(call, proof, toCommand));
    return this.handler.handle(bankAccountsStream, { ...call, stream: bankAccountsStreamId }, ({ state, version }, at) =>
      rule(toCommand(at, proven), state, version, call),
    );
  }

  /**
   * Takes the proof where nothing but it is missing, because a code is good for one change. Whether the change needs it is decided again by the write, with what
   * was proven here: a state that changed meanwhile costs a refusal and never lets a change pass unproven.
   */
  private async proves(call: StreamCall, proof: IdentityProof, toCommand: ToCommand): Promise<boolean> {
    const { state, version } = await this.runner.snapshot(bankAccountsStream, bankAccountsStreamId, true);
    const result = rule(toCommand(state?.updatedAt ?? 0, false), state, version, call);
    if (result.kind !== 'refused' || result.code !== 'proofNeeded') return false;
    await this.commands.execute(new ProveIdentity({ actor: call.actor, tokenVersion: call.tokenVersion ?? 0 }, proof));
    return true;
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
