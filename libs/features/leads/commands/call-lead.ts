import { CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import { CallLead, type LeadCall, type LeadDeed, type LeadOutcome } from '#libs/contracts/leads/call-lead';
import { OrderStanding } from '#libs/contracts/orders/order-standing';
import { StaffDirectory } from '#libs/contracts/users/directories';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import type { AppendRequest, Decided, Executed } from '#libs/event-log/append/contract';
import type { Id, TextRef } from '#libs/kernel/ids';
import { tokenInvalid } from '#libs/platform/auth/access-token';
import { invalid, notFound, Problem } from '#libs/platform/http/problem';
import type { LeadCommand, LeadRefused } from '#machines/lead/commands';
import { decide, leadMachineVersion } from '#machines/lead/decide';
import { refusalNow, worksOnLeads } from '#machines/lead/rules';
import type { LeadState } from '#machines/lead/state';
import { type Noted, noted } from '../rules/noted.js';
import { leadStream } from '../storage/lead-stream.js';

type Judged =
  { accepted: true } | ({ accepted: false; status: number } & (LeadRefused | { code: 'notFound' | 'staleVersion'; remedy: null }));
type Written = Executed<LeadState, Judged>;

/** What a deed needs to know of others, asked once, however often it has to be decided. */
interface Found {
  /** of win: whose order it is */
  client: Id | null;
  /** of reassign: whether they work on leads */
  fit: boolean;
  note: Noted;
}

const statusOf = (code: string): number => (code === 'forbiddenForRole' ? 403 : code === 'staleVersion' ? 412 : 409);

/** The one way of every operation on a lead: look up, judge on a snapshot, append; when it moved meanwhile, judge again. */
@CommandHandler(CallLead)
export class CallLeadHandler implements ICommandHandler<CallLead> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly queries: QueryBus,
  ) {}

  async execute({ call }: CallLead): Promise<LeadOutcome> {
    const found = await this.find(call);
    const commandId = v7();
    const target = { id: call.lead, actorId: call.actor.id, ...(call.at !== undefined && { at: call.at }) };
    const written = await this.runner.execute(leadStream, target, ({ state, version }, at): Decided<LeadState, Judged> => {
      if (state === null) return { append: null, result: { accepted: false, status: 404, code: 'notFound', remedy: null } };
      const command = { lead: call.lead, actor: call.actor, at, ...judgedPart(call.deed, found) } as LeadCommand;
      // A role that never may is told so first, whatever version it has seen.
      const forbidden = refusalNow(state, call.deed.operation, call.actor)?.code === 'forbiddenForRole';
      const stale = !forbidden && call.version !== null && call.version !== version;
      const decision = stale ? ({ accepted: false, refusal: { code: 'staleVersion', remedy: null } } as const) : decide(state, command);
      const common = envelope(call, commandId, command, !stale, found.note);
      if (!decision.accepted) {
        const { refusal } = decision;
        const status = statusOf(refusal.code);
        const outcome = {
          kind: 'refused',
          status,
          code: refusal.code,
          ...(refusal.remedy && { result: { remedy: refusal.remedy } }),
        } as const;
        return { append: { ...common, outcome, events: [] }, next: null, result: { accepted: false, status, ...refusal } };
      }
      const events = decision.events.map(({ type, schemaVersion, data }) => ({ id: v7(), type, schemaVersion, data }));
      const outcome = { kind: 'accepted', status: 200, code: null } as const;
      return { append: { ...common, outcome, events }, next: decision.next, result: { accepted: true } };
    });
    return outcomeOf(written);
  }

  private async find({ deed, lead }: LeadCall): Promise<Found> {
    const note = noted('note' in deed ? deed.note : null, lead);
    const found = { client: null, fit: false, note };
    if (deed.operation === 'win' && deed.order !== null) return { ...found, client: await this.clientOf(deed.order) };
    if (deed.operation === 'reassign') return { ...found, fit: await this.sells(deed.assignee) };
    return found;
  }

  /** @throws Problem 422 for an order that is not there */
  private async clientOf(order: Id): Promise<Id> {
    const standing = await this.queries.execute(new OrderStanding(order));
    if (standing === null) throw invalid({ field: 'payload.order', code: 'missingReference' });
    return standing.facts.client;
  }

  private async sells(person: Id): Promise<boolean> {
    const staff = await this.queries.execute(new StaffDirectory());
    return staff.some((one) => one.id === person && worksOnLeads(one));
  }
}

/** The deed as the machine takes it. */
function judgedPart(deed: LeadDeed, { client, fit, note }: Found): { type: LeadDeed['operation']; payload: object } {
  const ref: TextRef | null = note.ref;
  switch (deed.operation) {
    case 'take':
    case 'reopen':
    case 'erase':
      return { type: deed.operation, payload: {} };
    case 'recordCall':
      return { type: deed.operation, payload: { outcome: deed.outcome, callAgainAt: deed.callAgainAt, note: ref } };
    case 'win':
      return { type: deed.operation, payload: { order: deed.order, client } };
    case 'lose':
      return { type: deed.operation, payload: { reason: deed.reason, note: ref } };
    case 'reassign':
      return { type: deed.operation, payload: { assignee: deed.assignee, fit } };
  }
}

function envelope(
  { actor, tokenVersion, key, correlation }: LeadCall,
  commandId: Id,
  command: LeadCommand,
  judged: boolean,
  { texts }: Noted,
): Pick<AppendRequest, 'key' | 'actor' | 'command' | 'texts'> {
  return {
    key: { actor: actor.id, key: key?.key ?? commandId, requestHash: key?.requestHash ?? commandId },
    actor: tokenVersion === null ? null : { id: actor.id, tokenVersion },
    texts,
    command: {
      id: commandId,
      type: command.type,
      actorFacts: actor,
      machineVersion: leadMachineVersion,
      input: { ...command, judged },
      ...(correlation !== undefined && { correlation }),
    },
  };
}

function outcomeOf({ answer, result, snapshot: { state } }: Written): LeadOutcome {
  switch (answer?.kind) {
    case undefined:
    case 'taken':
      throw notFound();
    case 'revoked':
      throw tokenInvalid();
    case 'keyReused':
      throw new Problem(422, 'idempotencyKeyReused', { errors: [{ field: 'Idempotency-Key', code: 'idempotencyKeyReused' }] });
    case 'replay': {
      if (state === null) throw notFound();
      if (answer.status < 300) return { kind: 'accepted', state, replayed: true };
      const remedy = (answer.result as { remedy?: LeadRefused['remedy'] } | null)?.remedy ?? null;
      return { kind: 'refused', status: answer.status, code: answer.code ?? 'notFound', remedy, state };
    }
    case 'ok': {
      if (!result.accepted) return { kind: 'refused', status: result.status, code: result.code, remedy: result.remedy, state };
      if (state === null) throw new Error('an accepted command leaves a lead');
      return { kind: 'accepted', state, replayed: false };
    }
  }
}
