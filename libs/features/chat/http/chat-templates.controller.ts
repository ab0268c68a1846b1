import { Body, Controller, Delete, Get, Header, Param, Patch, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { Id } from '#machines/kernel/ids';
import { ApiIdempotencyKey, ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { Write, type WriteRequest } from '#libs/platform/http/write-request';
import { ChatTemplates } from '../commands/chat-templates.js';
import type { TemplateRow } from '../storage/template-rows.js';
import { ChatTemplateBody, ChatTemplateDto, NewChatTemplateBody } from '../wire/templates.dto.js';

const view = ({ id, title, text }: TemplateRow): ChatTemplateDto => ({ _id: id, title, text });

/** Canned answers of staff, in both languages, with placeholders for fields of an order. */
@ApiTags('chats')
@ApiSignedIn()
@Controller('chat-templates')
export class ChatTemplatesController {
  constructor(private readonly templates: ChatTemplates) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  @ApiOperation({
    summary: 'List canned answers, by title',
    description: 'The fields of an order that they quote are filled where they are used.',
  })
  @ApiOkResponse({ type: [ChatTemplateDto] })
  async listChatTemplates(): Promise<ChatTemplateDto[]> {
    return (await this.templates.list()).map(view);
  }

  @Post()
  @ApiWrite(
    'Create a canned answer',
    { 201: ChatTemplateDto },
    { 422: ['validationFailed', 'idempotencyKeyReused', 'idempotencyKeyInvalid'] },
  )
  @ApiIdempotencyKey()
  async createChatTemplate(@Write() { userKey }: WriteRequest, @Body() body: NewChatTemplateBody): Promise<ChatTemplateDto> {
    return view(await this.templates.add(body, userKey));
  }

  @Patch(':id')
  @ApiWrite('Change a canned answer', { 200: ChatTemplateDto }, { 404: ['notFound'], 422: ['validationFailed'] })
  async updateChatTemplate(@Param('id', IdPipe) id: Id, @Body() body: ChatTemplateBody): Promise<ChatTemplateDto> {
    return view(await this.templates.change(id, body));
  }

  @Delete(':id')
  @ApiWrite('Delete a canned answer', { 204: null }, { 404: ['notFound'] })
  async deleteChatTemplate(@Param('id', IdPipe) id: Id): Promise<void> {
    await this.templates.remove(id);
  }
}
