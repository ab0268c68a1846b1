import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiIdempotencyKey, ApiProblems, ApiRead, ApiSignedIn } from '#libs/platform/http/api-docs';
import { ReadModelRebuilds } from '../commands/rebuild-read-model.js';
import { ReadModelReads } from '../queries/read-models.js';
import { ReasonBody } from '../wire/dead-letters.dto.js';
import { keyOf, markReplayed } from '#libs/platform/http/write-request';
import { ReadModelDto } from '../wire/read-models.dto.js';

const keyFaults = ['idempotencyKeyReused', 'idempotencyKeyInvalid'];

@ApiTags('audit')
@ApiSignedIn()
@Controller('read-models')
export class ReadModelsController {
  constructor(
    private readonly rebuilds: ReadModelRebuilds,
    private readonly reads: ReadModelReads,
  ) {}

  @Get()
  @ApiRead('List the read models, each with its last rebuild', [ReadModelDto])
  listReadModels(@SignedInUser() { language }: SignedIn): Promise<ReadModelDto[]> {
    return this.reads.list(language);
  }

  @Post(':name/rebuild')
  @HttpCode(202)
  @ApiOperation({ summary: 'Rebuild a read model next to the live one and compare; an equal one replaces the live one' })
  @ApiIdempotencyKey()
  @ApiAcceptedResponse({ type: ReadModelDto })
  @ApiProblems({ 404: ['notFound'], 409: ['rebuildUnderWay'], 422: keyFaults })
  rebuildReadModel(
    @SignedInUser() who: SignedIn,
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReadModelDto> {
    return this.ask(who, name, undefined, request, reply);
  }

  @Post(':name/swap')
  @HttpCode(202)
  @ApiOperation({ summary: 'Replace the live read model by the rebuilt one, which differs' })
  @ApiIdempotencyKey()
  @ApiAcceptedResponse({ type: ReadModelDto })
  @ApiProblems({ 404: ['notFound'], 409: ['nothingToTake', 'neverReplaced'], 422: ['validationFailed', ...keyFaults] })
  swapReadModel(
    @SignedInUser() who: SignedIn,
    @Param('name') name: string,
    @Body() { reason }: ReasonBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReadModelDto> {
    return this.ask(who, name, reason.trim(), request, reply);
  }

  private async ask(
    { actor, language }: SignedIn,
    name: string,
    reason: string | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<ReadModelDto> {
    markReplayed(reply, await this.rebuilds.ask(name, reason, actor, keyOf(request, actor.id, request.body ?? null)));
    return this.reads.byName(name, language);
  }
}
