import { CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { CallLead, type LeadCall, type LeadAction, type LeadOutcome } from '#libs/contracts/leads/call-lead';
import { OrderStateById } from '#libs/contracts/orders/order-queries';
import { StaffDirectory } from '#libs/contracts/people/directories';
import type { CommandResult, Row, Snapshot } from '#libs/event-log/append/contract';
import { DatabaseClock } from '#libs/event-log/append/database-clock';
import { GeneratedIds, resultOf, staleVersion, StreamCommandHandler } from '#libs/event-log/commands/stream-command-handler';
import { UnwrittenError } from '#libs/event-log/commands/unwritten-error';
import type { Id, TextRef } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import { satisfies } from '#libs/platform/http/write-request';
import { invalid, Problem } from '#libs/platform/http/problem';
import type { TextMembers } from '#machines/decider/messages';
import type { LeadCommand, LeadFacts, LeadRemedy, LeadRequests } from '#machines/lead/commands';
import { decide } from '#machines/lead/decide';
import { refusalNow, worksOnLeads } from '#machines/lead/rules';
import type { LeadState } from '#machines/lead/state';
import { isBookable } from '../rules/slots.js';
import { leadStream } from '../storage/lead-stream.js';
import { cancellationMailOf, moveMailOf } from '../storage/lead-registration.js';

/** Facts of other features that an operation needs, read once for all attempts to decide it. */
type Facts = LeadFacts['win'] | LeadFacts['reassign'] | LeadFacts['moveConsultation'] | Record<never, never>;

/** Fails to compile when a request has a text that is not listed here. */
const texts: Readonly<Record<TextMembers<LeadRequests<TextRef>>, true>> = { note: true };

/** Reads other features' facts once, then decides, and decides again if the lead changed meanwhile. */
@CommandHandler(CallLead)
export class CallLeadHandler implements ICommandHandler<CallLead> {
  constructor(
    private readonly handler: StreamCommandHandler,
    private readonly queries: QueryBus,
    private readonly clock: DatabaseClock,
  ) {}

  async execute({ call }: CallLead): Promise<LeadOutcome> {
    const facts = await this.find(call);
    // The lead's own texts, since they are about the visitor: erasing the lead erases them.
    const ids = new GeneratedIds(call.lead);
    try {
      return await this.handler.handle(leadStream, { ...call, stream: call.lead }, (snapshot, at) =>
        handleCall(call, facts, ids, snapshot, at),
      );
    } catch (fault) {
      // The key of the table of slots decides races: a move whose slot is taken writes nothing.
      const isMove = call.action.operation === 'moveConsultation';
      if (isMove && fault instanceof UnwrittenError && fault.code === 'STREAM_ABSENT') throw new Problem('slotTaken');
      throw fault;
    }
  }

  private async find({ action }: LeadCall): Promise<Facts> {
    if (action.operation === 'win') return { client: action.order === null ? null : await this.clientOf(action.order) };
    if (action.operation === 'moveConsultation') return { offered: await this.offers(action.slot) };
    return action.operation === 'reassign' ? { fit: await this.sells(action.assignee) } : {};
  }

  /** @throws Problem 422 for an order that does not exist */
  private async clientOf(order: Id): Promise<Id> {
    const orderState = await this.queries.execute(new OrderStateById(order));
    if (orderState === null) throw invalid({ field: 'payload.order', code: 'missingReference' });
    return orderState.facts.client;
  }

  private async offers(slot: Micros): Promise<boolean> {
    const { workingHours } = await this.queries.execute(new ReadSiteSettings());
    return isBookable(slot, workingHours, this.clock.now());
  }

  private async sells(person: Id): Promise<boolean> {
    const staff = await this.queries.execute(new StaffDirectory());
    return staff.some((one) => one.id === person && worksOnLeads(one));
  }
}

function handleCall(
  { lead, actor, action, ifMatch }: LeadCall,
  facts: Facts,
  ids: GeneratedIds,
  { state, version }: Snapshot<LeadState>,
  at: Micros,
): CommandResult<LeadState, LeadRemedy> {
  if (state === null) return { kind: 'absent' };
  const { operation: type, ...request } = action;
  const command = { type, lead, actor, at, payload: { ...ids.refer(request, texts), ...facts } } as LeadCommand;
  // A role that is never permitted gets that refusal first, whatever version it has seen.
  const forbidden = refusalNow(state, action.operation, actor)?.code === 'forbiddenForRole';
  if (!forbidden && !satisfies(ifMatch, version)) return staleVersion(command);
  const decision = decide(state, command);
  const extraRows = decision.accepted ? extraRowsOf(action, decision.next) : {};
  return resultOf(command, decision, { texts: ids.texts, extraRows });
}

/** Rows written with the events: the new slot of a consultation, and the email that confirms the change to the visitor. */
function extraRowsOf({ operation }: LeadAction, { id, version, slot }: LeadState): Record<string, Row[]> {
  const mail = (mailId: Id): Row[] => [{ id: mailId, person_id: id, purpose: 'lead' }];
  if (operation === 'cancelConsultation') return { mail_intents: mail(cancellationMailOf(id)) };
  if (operation !== 'moveConsultation') return {};
  return { consultation_slots: [{ slot, lead_id: id }], mail_intents: mail(moveMailOf(id, version)) };
}
