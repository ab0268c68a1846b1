import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SecondPeople } from '#libs/accounts/second-people';
import { CallPayoff, type PayoffCall, type PayoffOutcome } from '#libs/contracts/payoffs/call-payoff';
import type { Transaction } from '#libs/platform/database/database';
import type { PayoffCommand } from '#machines/payoff/commands';
import type { PayoffState } from '#machines/payoff/state';
import { PayoffWriter } from './payoff-writer.js';

/** Reads, in the transaction that writes, who else could have approved or paid, and adds it to the command (four eyes). */
@CommandHandler(CallPayoff)
export class CallPayoffHandler implements ICommandHandler<CallPayoff> {
  constructor(
    private readonly writer: PayoffWriter,
    private readonly second: SecondPeople,
  ) {}

  async execute({ call }: CallPayoff): Promise<PayoffOutcome> {
    const { actor, payoff, reference, ifMatch, operation } = call;
    let payload: object = {};
    const read = async (tx: Transaction, state: PayoffState | null): Promise<void> => {
      payload = { reference, ...(await this.fourEyes(tx, call, state)) };
    };
    return this.writer.write(
      { ...call, stream: payoff },
      ifMatch,
      (at) => ({ type: operation, payoff, actor, at, payload }) as PayoffCommand,
      operation === 'pay' ? read : undefined,
    );
  }

  /** An approver may pay alone where nobody else but the partner could. */
  private async fourEyes(tx: Transaction, { actor }: PayoffCall, state: PayoffState | null): Promise<object> {
    await this.second.hold(tx);
    const approver = state?.approvedBy ?? null;
    if (approver !== actor.id)
      return { soleApprover: false, dependence: approver === null ? null : await this.second.dependence(approver, actor.id, tx) };
    const others = await this.second.othersThan(actor.id, 'payoffs.pay', tx);
    return { soleApprover: others.every((id) => id === state?.partner), dependence: null };
  }
}
