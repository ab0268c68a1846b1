import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Id } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiIdempotencyKey, ApiProblems, ApiRead, ApiSignedIn } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { keyOf, markReplayed } from '#libs/platform/http/write-request';
import { ReplayStarts } from '../commands/start-replay.js';
import { ReplayReads } from '../queries/replays.js';
import { NewestReplaysDto, ReplayBody, ReplayDto } from '../wire/replays.dto.js';

@ApiTags('audit')
@ApiSignedIn()
@Controller('audit/replays')
export class ReplaysController {
  constructor(
    private readonly starts: ReplayStarts,
    private readonly reads: ReplayReads,
  ) {}

  @Get()
  @ApiRead('Get the newest nightly replay, and the newest one that a person started', NewestReplaysDto)
  getNewestReplay(@SignedInUser() { language }: SignedIn): Promise<NewestReplaysDto> {
    return this.reads.newest(language);
  }

  @Post()
  @HttpCode(202)
  @ApiOperation({ summary: 'Start a replay of one order or everything; a worker carries it out' })
  @ApiIdempotencyKey()
  @ApiAcceptedResponse({ type: ReplayDto })
  @ApiProblems({
    409: ['replayUnderWay'],
    422: ['validationFailed', 'idempotencyKeyReused', 'idempotencyKeyInvalid'],
    429: ['tooManyReplays'],
  })
  async startReplay(
    @SignedInUser() { actor, language }: SignedIn,
    @Body() body: ReplayBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReplayDto> {
    const { id, replayed } = await this.starts.start(body, actor, keyOf(request, actor.id));
    markReplayed(reply, replayed);
    return this.reads.byId(id, language);
  }

  @Get(':id')
  @ApiRead('Get a replay with its faults', ReplayDto, { 404: ['notFound'] })
  getReplay(@SignedInUser() { language }: SignedIn, @Param('id', IdPipe) id: Id): Promise<ReplayDto> {
    return this.reads.byId(id, language);
  }
}
