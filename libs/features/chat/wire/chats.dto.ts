import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { PageOf } from '#libs/contracts/wire/page';
import { BilingualDto, NamedRefDto, OrderRefDto } from '#libs/contracts/wire/refs.dto';
import type { Id, Language } from '#machines/kernel/ids';
import { WholeExample } from '#libs/platform/http/api-docs';
import { type ChatKind, chatKinds } from '#machines/chat/members';
import type { Side } from '#machines/order/who';
import { chatNamePattern } from './chat-name.js';

export const sides = ['staff', 'client', 'partner'] as const satisfies readonly Side[];
export const chatNameDoc = { example: '0199a1b2-3c4d-7e5f-8a6b-7c8d9e0f1a2b-client', pattern: chatNamePattern };

export class ChatMemberDto extends NamedRefDto {
  @ApiProperty({ enum: sides })
  side: Side;
  @ApiProperty({ description: 'How far they have read: the place of a message; 0 for nothing' })
  read: number;
}

export class LastChatMessageDto {
  @ApiProperty({ type: NamedRefDto })
  author: NamedRefDto;
  @ApiProperty({ enum: sides })
  side: Side;
  @ApiProperty({ type: String, nullable: true, description: 'Its first 200 characters; null where there are only files' })
  text: string | null;
  @ApiProperty({ description: 'How many files it brings' })
  files: number;
  @ApiProperty({ format: 'date-time' })
  at: string;
}

/** Whether the reader may write, and why not. */
export class ChatWritingDto {
  @ApiProperty()
  permitted: boolean;
  @ApiPropertyOptional({ example: 'chatClosed' })
  code?: string;
  @ApiPropertyOptional({ description: 'Of `code`, in the language of the request' })
  detail?: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Until when, once the order has ended' })
  until: string | null;
}

export class ChatOrderDto extends OrderRefDto {
  @ApiProperty({ type: BilingualDto })
  service: BilingualDto;
}

export class ChatDto {
  @ApiProperty({ ...chatNameDoc, description: 'Its order and kind' })
  _id: string;
  @ApiProperty({ enum: chatKinds })
  kind: ChatKind;
  @ApiProperty({ type: ChatOrderDto })
  order: ChatOrderDto;
  @ApiProperty({ type: [ChatMemberDto], description: "The order's client, partner and manager, as far as they are in this chat" })
  members: ChatMemberDto[];
  @ApiProperty({ enum: ['ru', 'en'], description: 'Of the client: canned answers are written in it' })
  language: Language;
  @ApiProperty({ type: LastChatMessageDto, nullable: true, description: 'Null where nobody has written yet' })
  last: LastChatMessageDto | null;
  @ApiProperty({ description: 'Messages in all' })
  posted: number;
  @ApiProperty({ description: 'How far the reader has read' })
  read: number;
  @ApiProperty({ description: 'Messages that the reader has not seen' })
  unread: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Since when the client has had no answer' })
  waitingSince: string | null;
  @ApiProperty({ type: ChatWritingDto })
  writing: ChatWritingDto;
}

export class ChatPageDto extends PageOf(ChatDto) {}

export class UnreadChatsDto {
  @ApiProperty({ description: 'Chats with something new for the reader, counted to 100' })
  unread: number;
}

@WholeExample({ upTo: '0199a1b2-3c4d-7e5f-8a6b-7c8d9e0f1a2b' })
export class ChatReadBody {
  @ApiProperty({ format: 'uuid', description: 'The last message that was seen' })
  @IsUUID()
  upTo: Id;
}
