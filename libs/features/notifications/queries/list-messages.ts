import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { type ListGrammar, pageOf, parseListQuery } from '#libs/platform/http/list-query';
import { notFound } from '#libs/platform/http/problem';
import { permits } from '#machines/access/table';
import type { MessageDto, MessagePageDto } from '../http/mailer.dto.js';
import { mailStates } from '../rules/mail-state.js';
import { type MessageRow, Messages } from '../storage/messages.js';
import { MessageViews } from './message-views.js';

/** What the list of messages may be asked. */
export const messageGrammar = {
  filters: { order: { kind: 'id' }, state: { kind: 'choice', of: mailStates } },
  sorts: ['createdAt'],
  search: false,
} as const satisfies ListGrammar;

const isStaff = (actor: Actor): boolean => permits(actor, 'mailer.send');
const mayRead = (actor: Actor, message: MessageRow): boolean => isStaff(actor) || message.to_person === actor.id;

/** Messages to clients: all of them for staff who send them, a client's own. Of an order that is not theirs there are none. */
export class ListMessages extends Query<MessagePageDto> {
  constructor(
    readonly raw: unknown,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(ListMessages)
export class ListMessagesHandler implements IQueryHandler<ListMessages> {
  constructor(
    private readonly messages: Messages,
    private readonly views: MessageViews,
  ) {}

  async execute({ raw, actor }: ListMessages): Promise<MessagePageDto> {
    const query = parseListQuery(raw, messageGrammar);
    const { order, state } = query.filters;
    const of = { ...(order && { orders: order }), ...(state && { states: state }), ...(!isStaff(actor) && { to: actor.id }) };
    const { rows, total } = await this.messages.page(of, { descending: query.sort.descending, limit: query.perPage, offset: query.offset });
    return pageOf(query, await this.views.of(rows, isStaff(actor)), Math.min(total, 10_000), total <= 10_000);
  }
}

/** One message. @throws Problem 404 when there is none or it is not theirs */
export class MessageById extends Query<MessageDto> {
  constructor(
    readonly id: Id,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(MessageById)
export class MessageByIdHandler implements IQueryHandler<MessageById> {
  constructor(
    private readonly messages: Messages,
    private readonly views: MessageViews,
  ) {}

  async execute({ id, actor }: MessageById): Promise<MessageDto> {
    const row = await this.messages.one(id);
    const [view] = row !== undefined && mayRead(actor, row) ? await this.views.of([row], isStaff(actor)) : [];
    if (view === undefined) throw notFound();
    return view;
  }
}
