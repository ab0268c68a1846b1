import { CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { CallFeedback, type FeedbackCall, type FeedbackOutcome } from '#libs/contracts/feedbacks/call-feedback';
import { OrderStateById } from '#libs/contracts/orders/order-queries';
import type { CommandResult, Snapshot } from '#libs/event-log/append/contract';
import { GeneratedIds, resultOf, staleVersion, StreamCommandHandler } from '#libs/event-log/commands/stream-command-handler';
import type { TextRef } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import { satisfies } from '#libs/platform/http/write-request';
import { notFound } from '#libs/platform/http/problem';
import type { TextMembers } from '#machines/decider/messages';
import type { FeedbackCommand, FeedbackFacts, FeedbackRequests } from '#machines/feedback/commands';
import { decide } from '#machines/feedback/decide';
import type { FeedbackState } from '#machines/feedback/state';
import type { OrderState } from '#machines/order/state';
import { maySee } from '#machines/order/who';
import { feedbackOf, feedbackStream } from './storage/feedback-stream.js';

/** Answers 404 to anyone who may not see the feedback. */
@CommandHandler(CallFeedback)
export class CallFeedbackHandler implements ICommandHandler<CallFeedback> {
  constructor(
    private readonly handler: StreamCommandHandler,
    private readonly queries: QueryBus,
  ) {}

  async execute({ call }: CallFeedback): Promise<FeedbackOutcome> {
    const order = await this.queries.execute(new OrderStateById(call.order));
    if (order === null || !maySee(call.actor, order.facts)) throw notFound();
    // All texts belong to the client, those of staff too: they are about the client and are erased with them.
    const ids = new GeneratedIds(order.facts.client);
    return this.handler.handle(feedbackStream, { ...call, stream: feedbackOf(order.id) }, (snapshot, at) =>
      rule(call, order, ids, snapshot, at),
    );
  }
}

function rule(
  call: FeedbackCall,
  order: OrderState,
  ids: GeneratedIds,
  { state, version }: Snapshot<FeedbackState>,
  at: Micros,
): CommandResult<FeedbackState> {
  if (state === null && call.action.operation !== 'give') return { kind: 'absent' };
  const { operation: type, ...request } = call.action;
  const payload = { ...ids.refer(request, texts), ...(type === 'give' && about(order)) };
  const command = { type, feedback: feedbackOf(order.id), actor: call.actor, at, payload } as FeedbackCommand;
  const decision = decide(state, command);
  const forbidden = !decision.accepted && decision.refusal.code === 'forbiddenForRole';
  if (!forbidden && !satisfies(call.ifMatch, version)) return staleVersion(command);
  return resultOf(command, decision, { texts: ids.texts });
}

/** Copies into a first feedback what it needs of its order. */
const about = ({
  id: order,
  facts: { client, partner },
  terms: { service, country },
  value,
  statusSince,
}: OrderState): FeedbackFacts['give'] => ({
  order,
  client,
  partner,
  service,
  country,
  finishedAt: value.progress === 'projectFinished' ? statusSince : null,
});

/** Fails to compile when a request has a text that is not listed here. */
const texts: Readonly<Record<TextMembers<FeedbackRequests<TextRef>>, true>> = { text: true, reason: true, answer: true };
