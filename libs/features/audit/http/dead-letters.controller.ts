import { Body, Controller, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeadLetterId } from '#libs/event-log/feed/dead-letters';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiIdempotencyKey, ApiList, ApiRead, ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { notFound } from '#libs/platform/http/problem';
import { DeadLetterSettlement } from '../commands/settle-dead-letter.js';
import { deadLetterGrammar, DeadLetterReads } from '../queries/dead-letter-reads.js';
import { parseDeadLetterId } from '../rules/dead-letter-id.js';
import { DeadLetterDto, DeadLetterPageDto, ReasonBody } from '../wire/dead-letters.dto.js';
import { keyOf, markReplayed } from '#libs/platform/http/write-request';

const refusals = {
  404: ['notFound'],
  409: ['deadLetterClosed'],
  422: ['validationFailed', 'idempotencyKeyReused', 'idempotencyKeyInvalid'],
};

/** Events that a consumer failed to process. */
@ApiTags('audit')
@ApiSignedIn()
@Controller('dead-letters')
export class DeadLettersController {
  constructor(
    private readonly settlement: DeadLetterSettlement,
    private readonly reads: DeadLetterReads,
  ) {}

  @Get()
  @ApiRead('List events that a consumer could not handle; without a state, the open ones', DeadLetterPageDto)
  @ApiList(deadLetterGrammar)
  listDeadLetters(@SignedInUser() { language }: SignedIn, @Query() query: unknown): Promise<DeadLetterPageDto> {
    return this.reads.list(query, language);
  }

  @Get(':id')
  @ApiRead('Get a dead letter, open or not', DeadLetterDto, { 404: ['notFound'] })
  getDeadLetter(@SignedInUser() { language }: SignedIn, @Param('id') id: string): Promise<DeadLetterDto> {
    return this.reads.byId(idOf(id), language);
  }

  @Post(':id/retry')
  @ApiWrite('Retry a dead letter up to five times, the first time at once', { 200: DeadLetterDto }, refusals)
  @ApiIdempotencyKey()
  retryDeadLetter(
    @SignedInUser() who: SignedIn,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeadLetterDto> {
    return this.settle(who, idOf(id), undefined, request, reply);
  }

  @Post(':id/skip')
  @ApiWrite('Skip the event of a dead letter, in rebuilds too', { 200: DeadLetterDto }, refusals)
  @ApiIdempotencyKey()
  skipDeadLetter(
    @SignedInUser() who: SignedIn,
    @Param('id') id: string,
    @Body() { reason }: ReasonBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeadLetterDto> {
    return this.settle(who, idOf(id), reason.trim(), request, reply);
  }

  private async settle(
    { actor, language }: SignedIn,
    id: DeadLetterId,
    reason: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<DeadLetterDto> {
    markReplayed(reply, await this.settlement.settle(id, reason, actor, keyOf(request, actor.id, request.body ?? null)));
    return this.reads.byId(id, language);
  }
}

function idOf(text: string): DeadLetterId {
  const id = parseDeadLetterId(text);
  if (id === undefined) throw notFound();
  return id;
}
