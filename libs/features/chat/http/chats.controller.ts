import { Body, Controller, Get, Header, Injectable, Param, type PipeTransform, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiList, ApiRead, ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { notFound } from '#libs/platform/http/problem';
import { ChatPresence } from '../commands/chat-presence.js';
import { ChatReads } from '../queries/chat-reads.js';
import { chatGrammar } from '../storage/chat-rows.js';
import { type ChatName, parseChatName } from '#machines/chat/events';
import { ChatDto, chatNameDoc, ChatPageDto, ChatReadBody, UnreadChatsDto } from '../wire/chats.dto.js';

const noStore = 'private, no-store';

/** Answers 404 for an id that is no chat's name. */
@Injectable()
class ChatNamePipe implements PipeTransform<unknown, ChatName> {
  transform(value: unknown): ChatName {
    const name = parseChatName(value);
    if (name === null) throw notFound();
    return name;
  }
}

const named = { name: 'id', schema: { type: 'string' as const, ...chatNameDoc } };

/** Each order has a chat with the client, and one of partner and staff that is hidden from the client. */
@ApiTags('chats')
@ApiSignedIn()
@Controller('chats')
export class ChatsController {
  constructor(
    private readonly reads: ChatReads,
    private readonly presence: ChatPresence,
  ) {}

  @Get()
  @Header('cache-control', noStore)
  @ApiOperation({
    summary: 'List the caller’s chats',
    description:
      'Those in which something was said; asked for by `filter[order]` alone, also those in which nothing was. `filter[waiting]`: the client wrote last. ' +
      'For staff who see every order, unread are chats of orders they manage and chats they have read in.',
  })
  @ApiList(chatGrammar)
  @ApiOkResponse({ type: ChatPageDto })
  listChats(@SignedInUser() { actor, language }: SignedIn, @Query() query: unknown): Promise<ChatPageDto> {
    return this.reads.list(query, actor, language);
  }

  @Get('unread')
  @ApiRead('Count the caller’s chats with unread messages', UnreadChatsDto)
  async countUnreadChats(@SignedInUser() { actor }: SignedIn): Promise<UnreadChatsDto> {
    return { unread: await this.reads.countUnread(actor) };
  }

  @Get(':id')
  @ApiRead('Get a chat: members, how far they have read, whether the caller may write', ChatDto, { 404: ['notFound'] })
  @ApiParam(named)
  getChat(@SignedInUser() { actor, language }: SignedIn, @Param('id', ChatNamePipe) name: ChatName): Promise<ChatDto> {
    return this.reads.byName(name, actor, language);
  }

  @Post(':id/typing')
  @ApiWrite(
    'Report that the caller is typing; it is pushed live, at most every 2 seconds, and never stored',
    { 204: null },
    { 404: ['notFound'] },
  )
  @ApiParam(named)
  async reportTyping(@SignedInUser() { actor }: SignedIn, @Param('id', ChatNamePipe) name: ChatName): Promise<void> {
    await this.presence.announceTyping(name, actor);
  }

  @Put(':id/read')
  @ApiWrite(
    'Mark a chat as read up to a message; the mark never moves back',
    { 200: ChatDto },
    { 404: ['notFound'], 422: ['validationFailed'] },
  )
  @ApiParam(named)
  async markChatRead(
    @SignedInUser() { actor, language }: SignedIn,
    @Param('id', ChatNamePipe) name: ChatName,
    @Body() { upTo }: ChatReadBody,
  ): Promise<ChatDto> {
    await this.presence.markRead(name, upTo, actor);
    return this.reads.byName(name, actor, language);
  }
}
