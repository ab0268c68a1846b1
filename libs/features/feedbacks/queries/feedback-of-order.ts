import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { OrderStateById } from '#libs/contracts/orders/order-queries';
import { DatabaseClock } from '#libs/event-log/append/database-clock';
import type { Id, Language } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { notFound } from '#libs/platform/http/problem';
import { isAuthor } from '#machines/feedback/rules';
import { askingTime } from '#machines/feedback/state';
import { maySee } from '#machines/order/who';
import { FeedbackRows, scopeOf } from '../storage/feedback-rows.js';
import { feedbackOf } from '../storage/feedback-stream.js';
import type { FeedbackOfOrderDto } from '../wire/feedbacks.dto.js';
import { FeedbackViews } from './feedback-views.js';

/** The feedback on an order that `actor` may see, and whether they are asked for one. @throws Problem 404 */
export class FeedbackOfOrder extends Query<FeedbackOfOrderDto> {
  constructor(
    readonly order: Id,
    readonly actor: Actor,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(FeedbackOfOrder)
export class FeedbackOfOrderHandler implements IQueryHandler<FeedbackOfOrder> {
  constructor(
    private readonly queries: QueryBus,
    private readonly rows: FeedbackRows,
    private readonly views: FeedbackViews,
    private readonly clock: DatabaseClock,
  ) {}

  async execute({ order: id, actor, language }: FeedbackOfOrder): Promise<FeedbackOfOrderDto> {
    const order = await this.queries.execute(new OrderStateById(id));
    if (order === null || !maySee(actor, order.facts)) throw notFound();
    const stored = await this.rows.one(feedbackOf(id), scopeOf(actor));
    const [feedback = null] = stored === undefined ? [] : await this.views.views([stored], actor, language);
    const finished = order.value.progress === 'projectFinished';
    const give = finished && isAuthor(actor, order.facts.client) && !(await this.rows.isGiven(id));
    const asked = give && this.clock.now() >= order.statusSince + askingTime && !(await this.rows.hasDeclined(actor.id));
    return { feedback, give, asked };
  }
}
