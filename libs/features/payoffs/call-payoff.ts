import { CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { CallPayoff, type PayoffCall, type PayoffOutcome } from '#libs/contracts/payoffs/call-payoff';
import { StaffDirectory } from '#libs/contracts/people/directories';
import { permits } from '#machines/access/table';
import type { PayoffCommand } from '#machines/payoff/commands';
import type { PayoffState } from '#machines/payoff/state';
import { PayoffWriter } from './payoff-writer.js';

/** An operation of a person. Who else could have done the other half of the four eyes is asked before, and enters with the command. */
@CommandHandler(CallPayoff)
export class CallPayoffHandler implements ICommandHandler<CallPayoff> {
  constructor(
    private readonly writer: PayoffWriter,
    private readonly queries: QueryBus,
  ) {}

  async execute({ call }: CallPayoff): Promise<PayoffOutcome> {
    const others = call.operation === 'pay' ? await this.othersWhoPay(call) : [];
    const { actor, payoff, reference, ifMatch } = call;
    return this.writer.write({ ...call, stream: payoff }, ifMatch, (at, state) => {
      const payload = call.operation === 'pay' ? { reference, soleApprover: isSole(others, state, actor.id) } : {};
      return { type: call.operation, payoff, actor, at, payload } as PayoffCommand;
    });
  }

  /** Active people who may pay, the caller left out. */
  private async othersWhoPay({ actor }: PayoffCall): Promise<string[]> {
    const staff = await this.queries.execute(new StaffDirectory());
    return staff.filter((one) => one.id !== actor.id && permits(one, 'payoffs.pay')).map(({ id }) => id);
  }
}

/** The approver is alone if nobody else but the partner could pay. */
const isSole = (others: readonly string[], state: PayoffState | null, payer: string): boolean =>
  state?.approvedBy === payer && others.every((id) => id === state.partner);
