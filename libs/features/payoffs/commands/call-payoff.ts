import { CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { CallPayoff, type PayoffCall, type PayoffOutcome } from '#libs/contracts/payoffs/call-payoff';
import { StaffDirectory } from '#libs/contracts/users/directories';
import { tokenInvalid } from '#libs/platform/auth/access-token';
import { notFound, Problem } from '#libs/platform/http/problem';
import { permits } from '#machines/access/table';
import type { PayoffCommand } from '#machines/payoff/commands';
import type { PayoffState } from '#machines/payoff/state';
import { PayoffWriter, type Written } from './payoff-writer.js';

/** An operation of a person. Who else could have done the other half of the four eyes is asked before, and enters with the command. */
@CommandHandler(CallPayoff)
export class CallPayoffHandler implements ICommandHandler<CallPayoff> {
  constructor(
    private readonly writer: PayoffWriter,
    private readonly queries: QueryBus,
  ) {}

  async execute({ call }: CallPayoff): Promise<PayoffOutcome> {
    const others = call.operation === 'pay' ? await this.othersWhoPay(call) : [];
    const { actor, tokenVersion, payoff, version, key, at, correlation } = call;
    const writing = {
      payoff,
      actor: tokenVersion === null ? null : { id: actor.id, tokenVersion },
      actorFacts: actor,
      version,
      ...(key && { key }),
      ...(at !== undefined && { at }),
      ...(correlation !== undefined && { correlation }),
    };
    const written = await this.writer.write(writing, (time, state) => {
      const payload = call.operation === 'pay' ? { reference: call.reference, soleApprover: isSole(others, state, actor.id) } : {};
      return { type: call.operation, payoff, actor, at: time, payload } as PayoffCommand;
    });
    return outcomeOf(written);
  }

  /** Active people who may pay, the caller left out. */
  private async othersWhoPay({ actor }: PayoffCall): Promise<string[]> {
    const staff = await this.queries.execute(new StaffDirectory());
    return staff.filter((one) => one.id !== actor.id && permits(one, 'payoffs.pay')).map(({ id }) => id);
  }
}

/** Whoever approved is alone when nobody else but the partner could pay. */
const isSole = (others: readonly string[], state: PayoffState | null, payer: string): boolean =>
  state?.approvedBy === payer && others.every((id) => id === state.partner);

function outcomeOf({ answer, result, snapshot }: Written): PayoffOutcome {
  switch (answer?.kind) {
    case undefined:
    case 'taken':
      throw notFound();
    case 'revoked':
      throw tokenInvalid();
    case 'keyReused':
      throw new Problem(422, 'idempotencyKeyReused', { errors: [{ field: 'Idempotency-Key', code: 'idempotencyKeyReused' }] });
    case 'replay':
      if (snapshot.state === null) throw notFound();
      if (answer.status >= 300) return { kind: 'refused', status: answer.status, code: answer.code ?? 'notFound', state: snapshot.state };
      return { kind: 'accepted', state: snapshot.state, replayed: true };
    case 'ok':
      if (!result.accepted) return { kind: 'refused', status: result.status, code: result.code, state: snapshot.state };
      if (snapshot.state === null) throw new Error('an accepted command leaves a payoff');
      return { kind: 'accepted', state: snapshot.state, replayed: false };
  }
}
