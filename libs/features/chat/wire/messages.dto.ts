import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { type FileFacts } from '#libs/contracts/documents/files';
import { type FileType } from '#machines/kernel/uploads';
import { PageOf } from '#libs/contracts/wire/page';
import { NamedRefDto } from '#libs/contracts/wire/refs.dto';
import type { Id } from '#machines/kernel/ids';
import { FlagsOf, WholeExample } from '#libs/platform/http/api-docs';
import { MayBeAbsent } from '#libs/platform/http/field-rules';
import { messageCommands } from '#machines/chat/commands';
import type { Side } from '#machines/order/who';
import { chatNamePattern } from '#machines/chat/events';
import { chatNameDoc } from './chats.dto.js';

/** Characters of a message at most. */
export const longestMessage = 4000;
/** Files of a message at most. */
const mostFiles = 10;

/** Characters of the reason for which staff remove a message. */
export const longestReason = 500;

/** Messages of one page of a chat: without `limit`, and at most. */
export const pageOfMessages = { usual: 50, most: 100 };

/** Messages of one person in a minute: more than people type, fewer than a program sends. */
export const messagesPerMinute = 100;

export class ChatFileDto implements Omit<FileFacts, 'id'> {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  /**
   * File name, cleaned at the upload
   * @example 'passport.pdf'
   */
  name: string;
  /** Bytes */
  size: number;
  type: FileType;
  sha256: string;
}

export class QuotedChatMessageDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  author: NamedRefDto;
  /** Its first 200 characters; null if it has no text any more */
  text: string | null;
}

export class ChatMessageMayDto extends FlagsOf(messageCommands, {
  remove: 'Anyone who may remove a message but not edit it gives a reason',
}) {}

export class ChatMessageDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty(chatNameDoc)
  chat: string;
  /** Its position in the chat, from 1 */
  nth: number;
  author: NamedRefDto;
  side: Side;
  /** Null if there are only files, and if it was removed or erased */
  text: string | null;
  files: ChatFileDto[];
  replyTo: QuotedChatMessageDto | null;
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ format: 'date-time' })
  editedAt: string | null;
  @ApiProperty({ format: 'date-time', description: 'A removed message keeps its place and says nothing' })
  removedAt: string | null;
  /** Earlier texts, oldest first; for staff */
  earlier?: string[];
  may: ChatMessageMayDto;
}

/** Part of a chat, oldest first. */
export class ChatMessagesDto {
  items: ChatMessageDto[];
  /** There are older ones */
  before: boolean;
  /** There are newer ones */
  after: boolean;
}

export class FoundChatMessagesDto extends PageOf(ChatMessageDto) {}

const textDoc = { minLength: 1, maxLength: longestMessage, description: 'What is left without spaces at its ends' };

@WholeExample({ chat: '0199a1b2-3c4d-7e5f-8a6b-7c8d9e0f1a2b-client', text: 'Your documents are with the register.' })
export class ChatMessageBody {
  @ApiProperty(chatNameDoc)
  @IsString()
  @Matches(new RegExp(chatNamePattern))
  chat: string;

  @ApiPropertyOptional(textDoc)
  @MayBeAbsent()
  @IsString()
  @MaxLength(longestMessage * 2)
  text?: string;

  @ApiPropertyOptional({
    type: [String],
    format: 'uuid',
    maxItems: mostFiles,
    description: 'Own uploads that are in no message and no order',
  })
  @MayBeAbsent()
  @IsArray()
  @ArrayMaxSize(mostFiles)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  files?: Id[];

  /** A message of the same chat */
  @MayBeAbsent()
  @IsUUID()
  replyTo?: Id;
}

@WholeExample({ text: 'Your documents are with the register since noon.' })
export class EditChatMessageBody {
  @ApiProperty(textDoc)
  @IsString()
  @MaxLength(longestMessage * 2)
  text: string;
}
