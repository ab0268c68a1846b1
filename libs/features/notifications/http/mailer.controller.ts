import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type Id, isId } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiIdempotencyKey, ApiList, ApiProblems, ApiSignedIn } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { invalid } from '#libs/platform/http/problem';
import { markReplayed, Write, type WriteRequest } from '#libs/platform/http/write-request';
import { MessageSending } from '../commands/message-sending.js';
import { MessageReads, messageGrammar } from '../queries/message-reads.js';
import { MessageBody, MessageDto, MessagePageDto, MessageTemplateDto } from '../wire/mailer.dto.js';

/** Messages from staff to the client of an order. */
@ApiTags('mailer')
@ApiBearerAuth()
@ApiSignedIn()
@Controller('mailer')
export class MailerController {
  constructor(
    private readonly reads: MessageReads,
    private readonly sending: MessageSending,
  ) {}

  @Get('templates')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'The messages that make sense for an order now, filled in' })
  @ApiQuery({ name: 'order', required: true, schema: { type: 'string', format: 'uuid' } })
  @ApiOkResponse({ type: [MessageTemplateDto] })
  @ApiProblems({ 404: ['notFound'], 422: ['validationFailed'] })
  listMessageTemplates(@SignedInUser() { actor, language }: SignedIn, @Query('order') order: unknown): Promise<MessageTemplateDto[]> {
    return this.reads.templates(orderId(order), actor, language);
  }

  @Post()
  @ApiOperation({ summary: 'Write to the client of an order' })
  @ApiIdempotencyKey()
  @ApiCreatedResponse({ type: MessageDto })
  @ApiProblems({
    404: ['notFound'],
    422: ['validationFailed', 'clientUnreachable', 'idempotencyKeyReused', 'idempotencyKeyInvalid'],
    429: ['tooManyMessages'],
  })
  async sendMessage(@Write() { caller, userKey, reply }: WriteRequest, @Body() body: MessageBody): Promise<MessageDto> {
    const { actor, language } = caller;
    const message = { ...body, order: body.order.toLowerCase() };
    const { id, replayed } = await this.sending.send(message, actor, userKey);
    markReplayed(reply, replayed);
    void reply.header('location', `/api/v1/mailer/${id}`);
    return this.reads.byId(id, actor, language);
  }

  @Get()
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Messages to clients; a client gets their own' })
  @ApiList(messageGrammar)
  @ApiOkResponse({ type: MessagePageDto })
  listMessages(@SignedInUser() { actor, language }: SignedIn, @Query() query: unknown): Promise<MessagePageDto> {
    return this.reads.list(query, actor, language);
  }

  @Get(':id')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'One message' })
  @ApiOkResponse({ type: MessageDto })
  @ApiProblems({ 404: ['notFound'] })
  getMessage(@SignedInUser() { actor, language }: SignedIn, @Param('id', IdPipe) id: Id): Promise<MessageDto> {
    return this.reads.byId(id, actor, language);
  }

  @Post(':id/retry')
  @HttpCode(200)
  @ApiOperation({ summary: 'Try again to send a message that bounced or was given up' })
  @ApiOkResponse({ type: MessageDto })
  @ApiProblems({ 404: ['notFound'], 409: ['notRetryable'] })
  async retryMessage(@SignedInUser() { actor, language }: SignedIn, @Param('id', IdPipe) id: Id): Promise<MessageDto> {
    await this.sending.retry(id, actor);
    return this.reads.byId(id, actor, language);
  }
}

function orderId(given: unknown): Id {
  const id = typeof given === 'string' ? given.toLowerCase() : given;
  if (!isId(id)) throw invalid({ field: 'order', code: given === undefined || given === '' ? 'required' : 'mustBeId' });
  return id;
}
