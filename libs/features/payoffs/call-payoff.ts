import { CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { CallPayoff, type PayoffCall, type PayoffOutcome } from '#libs/contracts/payoffs/call-payoff';
import { DependentPeople, StaffDirectory } from '#libs/contracts/people/directories';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import type { Id } from '#machines/kernel/ids';
import { type Dependence } from '#machines/access/second-person';
import { permits } from '#machines/access/table';
import type { PayoffCommand } from '#machines/payoff/commands';
import type { PayoffState } from '#machines/payoff/state';
import { PayoffWriter } from './payoff-writer.js';
import { payoffStream } from './storage/payoff-stream.js';

/** Facts about the people of a payment that the machine decides by. */
interface FourEyes {
  /** the approver whom the payer was compared with */
  approver: Id | null;
  dependence: Dependence | null;
  /** active people who may pay, without the caller and those who depend on them */
  others: readonly Id[];
}

/** An operation of a person. Who else could have done the other half of the four eyes is asked before, and enters with the command. */
@CommandHandler(CallPayoff)
export class CallPayoffHandler implements ICommandHandler<CallPayoff> {
  constructor(
    private readonly writer: PayoffWriter,
    private readonly runner: CommandRunner,
    private readonly queries: QueryBus,
  ) {}

  async execute({ call }: CallPayoff): Promise<PayoffOutcome> {
    const eyes = call.operation === 'pay' ? await this.fourEyes(call) : null;
    const { actor, payoff, reference, ifMatch } = call;
    return this.writer.write(
      { ...call, stream: payoff },
      ifMatch,
      (at, state) => {
        const payload = eyes === null ? {} : { reference, soleApprover: isSole(eyes, state, actor.id), dependence: eyes.dependence };
        return { type: call.operation, payoff, actor, at, payload } as PayoffCommand;
      },
      (state) => eyes === null || state.approvedBy === eyes.approver,
    );
  }

  private async fourEyes({ actor, payoff }: PayoffCall): Promise<FourEyes> {
    const [staff, { state }] = await Promise.all([
      this.queries.execute(new StaffDirectory()),
      this.runner.snapshot(payoffStream, payoff, true),
    ]);
    const approver = state?.approvedBy ?? null;
    const payers = staff.filter((one) => one.id !== actor.id && permits(one, 'payoffs.pay')).map(({ id }) => id);
    const [dependent, onApprover] = await Promise.all([
      this.queries.execute(new DependentPeople(actor.id, payers)),
      approver === null || approver === actor.id ? null : this.queries.execute(new DependentPeople(approver, [actor.id])),
    ]);
    return { approver, dependence: onApprover?.get(actor.id) ?? null, others: payers.filter((id) => !dependent.has(id)) };
  }
}

/** The approver is alone if nobody else but the partner could pay. */
const isSole = ({ others }: FourEyes, state: PayoffState | null, payer: string): boolean =>
  state?.approvedBy === payer && others.every((id) => id === state.partner);
