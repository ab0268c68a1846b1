import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Id, Language } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { notFound } from '#libs/platform/http/problem';
import { MessageRows } from '../storage/message-rows.js';
import type { ChatMessageDto } from '../wire/messages.dto.js';
import { Membership } from './membership.js';
import { MessageViews } from './message-views.js';

/** One message. @throws Problem 404 */
export class ChatMessageById extends Query<ChatMessageDto> {
  constructor(
    readonly id: Id,
    readonly actor: Actor,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(ChatMessageById)
export class ChatMessageByIdHandler implements IQueryHandler<ChatMessageById> {
  constructor(
    private readonly membership: Membership,
    private readonly rows: MessageRows,
    private readonly views: MessageViews,
  ) {}

  async execute({ id, actor, language }: ChatMessageById): Promise<ChatMessageDto> {
    const row = await this.rows.one(id);
    if (row === undefined) throw notFound();
    await this.membership.of(row, actor);
    const [view] = await this.views.views([row], actor, language);
    if (view === undefined) throw new Error('one message has one view');
    return view;
  }
}
