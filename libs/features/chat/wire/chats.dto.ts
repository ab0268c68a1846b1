import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { PageOf } from '#libs/contracts/wire/page';
import { BilingualDto, NamedRefDto, OrderRefDto } from '#libs/contracts/wire/refs.dto';
import type { Id, Language } from '#machines/kernel/ids';
import { WholeExample } from '#libs/platform/http/api-docs';
import { type ChatKind, chatNamePattern } from '#machines/chat/events';
import type { Side } from '#machines/order/who';

export const chatNameDoc = { example: '0199a1b2-3c4d-7e5f-8a6b-7c8d9e0f1a2b-client', pattern: chatNamePattern };

export class ChatMemberDto extends NamedRefDto {
  side: Side;
  /** The position of the last read message; 0: none */
  read: number;
}

export class LastChatMessageDto {
  author: NamedRefDto;
  side: Side;
  /** Its first 200 characters; null if there are only files */
  text: string | null;
  /** Number of files */
  files: number;
  @ApiProperty({ format: 'date-time' })
  at: string;
}

/** Whether the reader may write, with the reason of a refusal. */
export class ChatWritingDto {
  permitted: boolean;
  /**
   * Code of the refusal; absent if the reader may write
   * @example 'chatClosed'
   */
  code?: string;
  /** The text of `code` in the request's language */
  detail?: string;
  @ApiProperty({ format: 'date-time', description: 'Until when, once the order has ended' })
  until: string | null;
}

export class ChatOrderDto extends OrderRefDto {
  service: BilingualDto;
}

export class ChatDto {
  @ApiProperty({ ...chatNameDoc, description: 'Its order and kind' })
  _id: string;
  kind: ChatKind;
  order: ChatOrderDto;
  /** The order's client, partner and manager, if they are in this chat */
  members: ChatMemberDto[];
  /** The client's language, in which canned answers are written */
  language: Language;
  /** Null before the first message */
  last: LastChatMessageDto | null;
  /** Number of messages that were ever posted, removed ones included */
  posted: number;
  /** Position up to which the reader has read */
  read: number;
  /** Messages that the reader has not seen */
  unread: number;
  @ApiProperty({ format: 'date-time', description: 'Since when the client has had no answer' })
  waitingSince: string | null;
  writing: ChatWritingDto;
}

export class ChatPageDto extends PageOf(ChatDto) {}

export class UnreadChatsDto {
  /** Chats with something new for the reader, counted to 100 */
  unread: number;
}

@WholeExample({ upTo: '0199a1b2-3c4d-7e5f-8a6b-7c8d9e0f1a2b' })
export class ChatReadBody {
  /** The last message that was read */
  @IsUUID()
  upTo: Id;
}
