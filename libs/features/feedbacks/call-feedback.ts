import { CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { CallFeedback, type FeedbackCall, type FeedbackAction, type FeedbackOutcome } from '#libs/contracts/feedbacks/call-feedback';
import { OrderStateById } from '#libs/contracts/orders/order-queries';
import type { Snapshot } from '#libs/event-log/append/contract';
import {
  type CommandResult,
  GeneratedIds,
  resultOf,
  staleVersion,
  StreamCommandHandler,
} from '#libs/event-log/commands/stream-command-handler';
import type { Micros } from '#libs/kernel/time';
import { satisfies } from '#libs/platform/http/write-request';
import { notFound } from '#libs/platform/http/problem';
import type { FeedbackCommand } from '#machines/feedback/commands';
import { decide } from '#machines/feedback/decide';
import type { FeedbackState } from '#machines/feedback/state';
import type { OrderState } from '#machines/order/state';
import { maySee } from '#machines/order/who';
import { feedbackOf, feedbackStream } from './storage/feedback-stream.js';

/** Every action on the feedback of an order. For anyone who may not see the order, the feedback does not exist (404). */
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
  const command = { ...commandOf(call.action, order, ids), feedback: feedbackOf(order.id), actor: call.actor, at } as FeedbackCommand;
  const decision = decide(state, command);
  const forbidden = !decision.accepted && decision.refusal.code === 'forbiddenForRole';
  if (!forbidden && !satisfies(call.ifMatch, version)) return staleVersion(command);
  return resultOf(command, decision, { texts: ids.texts });
}

const finishedAt = ({ value, statusSince }: OrderState): Micros | null => (value.progress === 'projectFinished' ? statusSince : null);

/** The action as the machine takes it, with what the order says. */
function commandOf(action: FeedbackAction, order: OrderState, ids: GeneratedIds): { type: FeedbackAction['operation']; payload: object } {
  const { operation: type } = action;
  switch (action.operation) {
    case 'give':
    case 'change': {
      const { client, partner } = order.facts;
      const { service, country } = order.terms;
      const about = { order: order.id, client, partner, service, country, finishedAt: finishedAt(order) };
      const said = { rating: action.rating, text: ids.textOrNull('text', action.text), public: action.public };
      return { type, payload: type === 'give' ? { ...about, ...said } : said };
    }
    case 'hide':
      return { type, payload: { reason: ids.text('reason', action.reason) } };
    case 'answer':
      return { type, payload: { answer: ids.text('answer', action.answer) } };
    case 'publish':
    case 'delete':
      return { type, payload: {} };
  }
}
