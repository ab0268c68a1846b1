import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { RateLimiter } from '#libs/platform/rate-limit/rate-limiter';
import { CallChatHandler } from './commands/call-chat.js';
import { ChatPresence } from './commands/chat-presence.js';
import { ChatTemplates } from './commands/chat-templates.js';
import { ChatmessagesController } from './http/chatmessages.controller.js';
import { ChatTemplatesController } from './http/chat-templates.controller.js';
import { ChatsController } from './http/chats.controller.js';
import { ChatReadersHandler } from './queries/chat-readers.js';
import { ChatViews } from './queries/chat-views.js';
import { LiveChats } from './queries/live-chats.js';
import { LiveTyping } from './queries/live-typing.js';
import { MayReadChatFileHandler, OrdersOfChatFilesHandler } from './queries/chat-files.js';
import { ChatReads } from './queries/chat-reads.js';
import { Membership } from './queries/membership.js';
import { MessageReads } from './queries/message-reads.js';
import { MessageViews } from './queries/message-views.js';
import { UnreadMessagesHandler } from './queries/unread-messages.js';
import { RowOfChatsHandler, WaitingChatsOfHandler } from './queries/waiting-chats-of.js';
import { ChatRows } from './storage/chat-rows.js';
import { MessageRows } from './storage/message-rows.js';
import { TemplateRows } from './storage/template-rows.js';
import { addChatTexts } from './texts/texts.js';

addChatTexts();

/** Needs the global Config, Database and AccessGuardModule, and handlers of the queries about orders, people and documents. */
@Module({
  imports: [CqrsModule, EventLogModule],
  controllers: [ChatsController, ChatmessagesController, ChatTemplatesController],
  providers: [
    RateLimiter,
    Membership,
    ChatRows,
    MessageRows,
    ChatViews,
    MessageViews,
    CallChatHandler,
    ChatPresence,
    ChatReads,
    MessageReads,
    MayReadChatFileHandler,
    OrdersOfChatFilesHandler,
    ChatReadersHandler,
    UnreadMessagesHandler,
    WaitingChatsOfHandler,
    RowOfChatsHandler,
    TemplateRows,
    ChatTemplates,
    LiveTyping,
    LiveChats,
  ],
})
export class ChatModule {}
