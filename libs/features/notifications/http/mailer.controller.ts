import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { type Id, isId } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiIdempotencyKey, ApiList, ApiRead, ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { invalid } from '#libs/platform/http/problem';
import { markReplayed, Write, type WriteRequest } from '#libs/platform/http/write-request';
import { MessageSending } from '../commands/message-sending.js';
import { MessageReads, messageGrammar } from '../queries/message-reads.js';
import { MessageBody, MessageDto, MessagePageDto, MessageTemplateDto } from '../wire/mailer.dto.js';

@ApiTags('mailer')
@ApiSignedIn()
@Controller('mailer')
export class MailerController {
  constructor(
    private readonly reads: MessageReads,
    private readonly sending: MessageSending,
  ) {}

  @Get('templates')
  @ApiRead('List the filled in message templates that fit an order now', [MessageTemplateDto], {
    404: ['notFound'],
    422: ['validationFailed'],
  })
  @ApiQuery({ name: 'order', required: true, schema: { type: 'string', format: 'uuid' } })
  listMessageTemplates(@SignedInUser() { actor, language }: SignedIn, @Query('order') order: unknown): Promise<MessageTemplateDto[]> {
    return this.reads.templates(orderId(order), actor, language);
  }

  @Post()
  @ApiWrite(
    'Send a message to the client of an order',
    { 201: MessageDto },
    {
      404: ['notFound'],
      422: ['validationFailed', 'clientUnreachable', 'idempotencyKeyReused', 'idempotencyKeyInvalid'],
      429: ['tooManyMessages'],
    },
  )
  @ApiIdempotencyKey()
  async sendMessage(@Write() { caller, userKey, reply }: WriteRequest, @Body() body: MessageBody): Promise<MessageDto> {
    const { actor, language } = caller;
    const message = { ...body, order: body.order.toLowerCase() };
    const { id, replayed } = await this.sending.send(message, actor, userKey);
    markReplayed(reply, replayed);
    void reply.header('location', `/api/v1/mailer/${id}`);
    return this.reads.byId(id, actor, language);
  }

  @Get()
  @ApiRead('List messages to clients; a client gets their own', MessagePageDto)
  @ApiList(messageGrammar)
  listMessages(@SignedInUser() { actor, language }: SignedIn, @Query() query: unknown): Promise<MessagePageDto> {
    return this.reads.list(query, actor, language);
  }

  @Get(':id')
  @ApiRead('Get a message', MessageDto, { 404: ['notFound'] })
  getMessage(@SignedInUser() { actor, language }: SignedIn, @Param('id', IdPipe) id: Id): Promise<MessageDto> {
    return this.reads.byId(id, actor, language);
  }

  @Post(':id/retry')
  @ApiWrite('Retry a message that bounced or failed', { 200: MessageDto }, { 404: ['notFound'], 409: ['notRetryable'] })
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
