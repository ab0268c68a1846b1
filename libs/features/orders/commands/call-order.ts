import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import { CallOrder, type OrderCall, type OrderOutcome } from '#libs/contracts/orders/order-call';
import type { AppendAnswer, Executed } from '#libs/event-log/append/contract';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import { tokenInvalid } from '#libs/platform/auth/access-token';
import { Problem, invalid, notFound } from '#libs/platform/http/problem';
import type { Remedy } from '#machines/order/decision';
import type { OrderState } from '#machines/order/state';
import { maySee } from '#machines/order/who';
import { Newborn } from '../rules/newborn.js';
import { orderStream } from '../storage/order-stream.js';
import { callSpecs } from './calls/all.js';
import { idOf, type Judged, type ReadCall, judge } from './judge.js';
import { LookUps } from './look-ups.js';

type Done = Executed<OrderState, Judged>;
type Replay = Extract<AppendAnswer, { kind: 'replay' }>;

/** The one way of every write to an order: read, look up, judge on a snapshot, append; when the order moved meanwhile, judge again. */
@CommandHandler(CallOrder)
export class CallOrderHandler implements ICommandHandler<CallOrder> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly lookUps: LookUps,
  ) {}

  async execute({ call }: CallOrder): Promise<OrderOutcome> {
    const read = await this.read(call);
    const born = call.order === null;
    const target = {
      id: idOf(read),
      actorId: call.caller.actor.id,
      ...(born && { born }),
    };
    const timed = { ...target, ...(call.at !== undefined && { at: call.at }) };
    const done = await this.runner.execute(orderStream, timed, (snapshot, at) => judge(read, snapshot, at));
    return outcomeOf(call, done);
  }

  private async read(call: OrderCall): Promise<ReadCall> {
    const spec = callSpecs[call.name];
    const common = { call, spec, newborn: new Newborn(call.caller.actor.id), commandId: v7() };
    try {
      const fine = await spec.read(call.body);
      return { ...common, body: { fine }, found: await spec.lookUp?.(this.lookUps, fine, call) };
    } catch (fault) {
      if (!(fault instanceof Problem) || fault.status !== 422) throw fault;
      return { ...common, body: { problem: fault }, found: undefined };
    }
  }
}

function outcomeOf(call: OrderCall, done: Done): OrderOutcome {
  const { answer, result, snapshot } = done;
  switch (answer?.kind) {
    case undefined:
    case 'taken':
      throw notFound();
    case 'revoked':
      throw tokenInvalid();
    case 'keyReused':
      throw new Problem(422, 'idempotencyKeyReused', { errors: [{ field: 'Idempotency-Key', code: 'idempotencyKeyReused' }] });
    case 'replay':
      return replayed(call, answer, snapshot.state);
    case 'ok':
      return fresh(result, answer.version, snapshot.state);
  }
}

function fresh(result: Judged, version: number, state: OrderState | null): OrderOutcome {
  if (!result.accepted) {
    const { status, code, remedy } = result;
    return { kind: 'refused', status, code, remedy, state: status === 404 ? null : state, replayed: false };
  }
  if (state === null) throw new Error('an accepted command leaves an order');
  return { kind: 'accepted', status: result.status, version, state, replayed: false };
}

/** The stored outcome, with the order as it stands, for whoever may still see it. */
function replayed(call: OrderCall, { status, code, version, result }: Replay, state: OrderState | null): OrderOutcome {
  if (state !== null && !maySee(call.caller.actor, state.facts)) throw notFound();
  if (status >= 300) {
    const remedy = (result as { remedy?: Remedy } | null)?.remedy ?? null;
    return { kind: 'refused', status, code: code ?? 'notFound', remedy, state: status === 404 ? null : state, replayed: true };
  }
  if (state === null) throw invalid({ field: 'Idempotency-Key', code: 'idempotencyKeyReused' });
  return { kind: 'accepted', status, version, state, replayed: true };
}
