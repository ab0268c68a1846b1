import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { OrdersManagedBy } from '#libs/contracts/orders/order-queries';
import type { Id, Language } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { type ListGrammar, pageOf, parseListQuery } from '#libs/platform/http/list-query';
import { notFound } from '#libs/platform/http/problem';
import { mayManageOrders, orderScope, permits } from '#machines/access/table';
import type { MessageDto, MessagePageDto } from '../wire/mailer.dto.js';
import { mailStates } from '../wire/mail-terms.js';
import { Messages, type MessagesOf } from '../storage/messages.js';
import { MessageViews } from './message-views.js';
import { orderToWriteAbout } from './order-to-write-about.js';

/** What the list of messages may be asked. */
export const messageGrammar = {
  filters: { order: { kind: 'id' }, state: { kind: 'choice', of: mailStates } },
  sorts: ['createdAt'],
  search: false,
} as const satisfies ListGrammar;

/** Messages to clients: those of their orders for staff who send them, a client's own. Of an order that is not theirs there are none. */
export class ListMessages extends Query<MessagePageDto> {
  constructor(
    readonly raw: unknown,
    readonly actor: Actor,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(ListMessages)
export class ListMessagesHandler implements IQueryHandler<ListMessages> {
  constructor(
    private readonly queries: QueryBus,
    private readonly messages: Messages,
    private readonly views: MessageViews,
  ) {}

  async execute({ raw, actor, language }: ListMessages): Promise<MessagePageDto> {
    const query = parseListQuery(raw, messageGrammar);
    const { order, state } = query.filters;
    const of = { ...(order && { orders: order }), ...(state && { states: state }), ...(await this.whose(actor, order)) };
    const { rows, total } = await this.messages.page(of, { descending: query.sort.descending, limit: query.perPage, offset: query.offset });
    return pageOf(query, await this.views.of(rows, mayManageOrders(actor), language), Math.min(total, 10_000), total <= 10_000);
  }

  /** Whose messages `actor` reads: all, those about the orders they are the manager of, those written to them. */
  private async whose(actor: Actor, asked: readonly Id[] | undefined): Promise<Pick<MessagesOf, 'orders' | 'to'>> {
    if (permits(actor, 'mailer.send')) return {};
    if (orderScope(actor) !== 'assigned') return { to: actor.id };
    return { orders: await this.queries.execute(new OrdersManagedBy(actor.id, asked)) };
  }
}

/** One message. @throws Problem 404 when there is none or it is not theirs */
export class MessageById extends Query<MessageDto> {
  constructor(
    readonly id: Id,
    readonly actor: Actor,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(MessageById)
export class MessageByIdHandler implements IQueryHandler<MessageById> {
  constructor(
    private readonly queries: QueryBus,
    private readonly messages: Messages,
    private readonly views: MessageViews,
  ) {}

  async execute({ id, actor, language }: MessageById): Promise<MessageDto> {
    const row = await this.messages.one(id);
    if (row === undefined) throw notFound();
    if (orderScope(actor) === 'assigned') await orderToWriteAbout(this.queries, row.order_id, actor);
    else if (!permits(actor, 'mailer.send') && row.to_person !== actor.id) throw notFound();
    const [view] = await this.views.of([row], mayManageOrders(actor), language);
    if (view === undefined) throw notFound();
    return view;
  }
}
