import { Body, Controller, Delete, Get, Header, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiQuery, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { v5, v7 } from 'uuid';
import type { ChatAction } from '#libs/contracts/chat/call-chat';
import { type Id, isId } from '#machines/kernel/ids';
import { typedText } from '#machines/kernel/readable-text';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiIdempotencyKey, ApiProblems, ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { invalid, Problem } from '#libs/platform/http/problem';
import { markReplayed, Write, type WriteRequest } from '#libs/platform/http/write-request';
import { RateLimiter, tooMany } from '#libs/platform/rate-limit/rate-limiter';
import { findText } from '#libs/platform/texts/text';
import { CallChatHandler } from '../commands/call-chat.js';
import { MessageReads } from '../queries/message-reads.js';
import { MessageViews } from '../queries/message-views.js';
import { parseChatName } from '#machines/chat/events';
import { chatNameDoc } from '../wire/chats.dto.js';
import {
  EditChatMessageBody,
  FoundChatMessagesDto,
  ChatMessageBody,
  ChatMessageDto,
  ChatMessagesDto,
  longestMessage,
  longestReason,
  messagesPerMinute,
  pageOfMessages,
} from '../wire/messages.dto.js';

const ApiKey = (): MethodDecorator => ApiIdempotencyKey('1 to 128 visible characters; a uuid becomes the id of the message');
const writeFaults = { 404: ['notFound'], 422: ['validationFailed', 'idempotencyKeyReused'], 429: ['tooManyChatMessages'] };
const rewriteFaults = ['messageOfAnother', 'messageTooOld', 'messageRemoved'];
const namespace: Id = '0f6a2f9e-64f4-5d53-8b7e-0a4b2a9c7d10';

@ApiTags('chats')
@ApiSignedIn()
@ApiExtraModels(ChatMessagesDto, FoundChatMessagesDto)
@Controller('chatmessages')
export class ChatmessagesController {
  constructor(
    private readonly handler: CallChatHandler,
    private readonly limiter: RateLimiter,
    private readonly views: MessageViews,
    private readonly reads: MessageReads,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  @ApiOperation({
    summary: 'List messages of one chat, or search those of all the caller’s chats',
    description:
      'With `chat`: its newest messages, or those `before` or `after` one of them, oldest first. With `search`: messages that say it, in one order or all, newest first.',
  })
  @ApiQuery({ name: 'chat', required: false, schema: { type: 'string', ...chatNameDoc } })
  @ApiQuery({ name: 'before', required: false, schema: { type: 'string', format: 'uuid' } })
  @ApiQuery({ name: 'after', required: false, schema: { type: 'string', format: 'uuid' } })
  @ApiQuery({
    name: 'limit',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: pageOfMessages.most, default: pageOfMessages.usual },
  })
  @ApiQuery({ name: 'search', required: false, description: 'From 2 characters', schema: { type: 'string', maxLength: 100 } })
  @ApiQuery({ name: 'order', required: false, description: 'With `search`', schema: { type: 'string', format: 'uuid' } })
  @ApiQuery({ name: 'page', required: false, description: 'With `search`', schema: { type: 'integer', minimum: 1, default: 1 } })
  @ApiQuery({ name: 'per_page', required: false, schema: { type: 'integer', minimum: 1, maximum: 100, default: 5 } })
  @ApiOkResponse({ schema: { oneOf: [{ $ref: getSchemaPath(ChatMessagesDto) }, { $ref: getSchemaPath(FoundChatMessagesDto) }] } })
  @ApiProblems({ 404: ['notFound'], 422: ['validationFailed', 'narrowSearch'] })
  listChatMessages(
    @SignedInUser() { actor, language }: SignedIn,
    @Query() query: Readonly<Record<string, unknown>>,
  ): Promise<ChatMessagesDto | FoundChatMessagesDto> {
    return 'search' in query && !('chat' in query) ? this.reads.find(query, actor, language) : this.reads.ofChat(query, actor, language);
  }

  @Post()
  @ApiWrite('Send a message: text, files or both', { 201: ChatMessageDto }, { ...writeFaults, 409: ['chatClosed'] })
  @ApiKey()
  async postChatMessage(
    @Write() write: WriteRequest,
    @Body() { chat, text, files = [], replyTo }: ChatMessageBody,
  ): Promise<ChatMessageDto> {
    const name = parseChatName(chat);
    if (name === null) throw invalid({ field: 'chat', code: 'badFormat' });
    const body = text === undefined ? '' : checkedText(text);
    if (body === '' && files.length === 0) throw invalid({ field: 'text', code: 'required' });
    const message = messageIdOf(write);
    const own = files.map((file) => file.toLowerCase());
    const said = { message, text: body === '' ? null : body, files: own, replyTo: replyTo?.toLowerCase() ?? null };
    return this.call({ operation: 'post', ...name, ...said }, write);
  }

  @Patch(':id')
  @ApiWrite('Edit a message that the caller wrote, within 15 minutes', { 200: ChatMessageDto }, { ...writeFaults, 409: rewriteFaults })
  @ApiKey()
  editChatMessage(
    @Write() write: WriteRequest,
    @Param('id', IdPipe) message: Id,
    @Body() { text }: EditChatMessageBody,
  ): Promise<ChatMessageDto> {
    const body = checkedText(text);
    if (body === '') throw invalid({ field: 'text', code: 'required' });
    return this.call({ operation: 'edit', message, text: body }, write);
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Remove a message',
    description: 'Its author within 15 minutes; staff whenever it must not stand, with a reason. Its place in the chat stays.',
  })
  @ApiQuery({
    name: 'reason',
    required: false,
    description: 'Why staff remove what somebody else wrote',
    schema: { type: 'string', minLength: 1, maxLength: longestReason },
  })
  @ApiKey()
  @ApiOkResponse({ type: ChatMessageDto })
  @ApiProblems({ ...writeFaults, 403: ['forbiddenForRole'], 409: rewriteFaults })
  removeChatMessage(
    @Write() write: WriteRequest,
    @Param('id', IdPipe) message: Id,
    @Query('reason') given: unknown,
  ): Promise<ChatMessageDto> {
    const reason = given === undefined ? null : reasonOf(given);
    return this.call({ operation: 'remove', message, reason }, write.boundTo(reason === null ? {} : { reason }));
  }

  private async call(action: ChatAction, write: WriteRequest): Promise<ChatMessageDto> {
    const { actor, language } = write.caller;
    await this.limiter.take([{ kind: 'chat messages', value: actor.id, limit: messagesPerMinute, seconds: 60 }], (seconds) =>
      tooMany('tooManyChatMessages', seconds),
    );
    const outcome = await this.handler.execute({ call: { action, ...write.call } });
    if (outcome.kind === 'refused') {
      const { code, remedy } = outcome;
      const detail = remedy === null ? undefined : findText(language, `chatRemedy.${remedy.key}`);
      throw new Problem(code, { extra: remedy === null ? {} : { remedy: { key: remedy.key, detail: detail ?? remedy.key } } });
    }
    markReplayed(write.reply, outcome.replayed);
    return this.views.changed(outcome.changed, write.caller);
  }
}

/** @throws Problem 422 for a text that is too long */
function checkedText(text: string): string {
  const body = typedText(text);
  if ([...body].length > longestMessage) throw invalid({ field: 'text', code: 'tooLong', params: { limit: longestMessage } });
  return body;
}

/** @throws Problem 422 for a missing, blank or overlong text */
function reasonOf(given: unknown): string {
  if (typeof given !== 'string') throw invalid({ field: 'reason', code: 'mustBeText' });
  const reason = typedText(given);
  if (reason === '') throw invalid({ field: 'reason', code: 'required' });
  if ([...reason].length > longestReason) throw invalid({ field: 'reason', code: 'tooLong', params: { limit: longestReason } });
  return reason;
}

/** Derives the message's id from the key, so that a repeated request is about the same message. */
function messageIdOf({ key, caller }: WriteRequest): Id {
  if (key === undefined) return v7();
  const id = key.key.toLowerCase();
  return isId(id) ? id : v5(`${caller.actor.id} ${key.key}`, namespace);
}
