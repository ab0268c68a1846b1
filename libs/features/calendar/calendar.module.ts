import { createHash } from 'node:crypto';
import { Controller, Delete, Get, Header, Module, Param, Post, Req, Res } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { Config } from '#libs/platform/config/config';
import { ApiProblems, ApiRead, ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { networkOf } from '#libs/platform/http/network';
import { tooMany } from '#libs/platform/rate-limit/rate-limiter';
import { TokenBuckets } from '#libs/platform/rate-limit/token-buckets';
import { CalendarFeeds, type FeedState } from './calendar-feeds.js';
import { CalendarReads } from './calendar-reads.js';
import { type CalendarFeedDto, NewCalendarFeedDto, OwnCalendarDto } from './calendar.dto.js';

const viewOf = ({ madeAt, readAt }: FeedState): CalendarFeedDto => ({
  madeAt: madeAt.toISOString(),
  lastReadAt: readAt?.toISOString() ?? null,
});

@ApiTags('users')
@ApiSignedIn()
@Controller('users/me/calendar')
class OwnCalendarController {
  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly config: Config,
  ) {}

  @Get()
  @ApiRead('Get whether the caller’s calendar has an address, since when, and when it was last read', OwnCalendarDto)
  async getOwnCalendar(@SignedInUser() { actor }: SignedIn): Promise<OwnCalendarDto> {
    const state = await this.feeds.find(actor.id);
    return { feed: state ? viewOf(state) : null };
  }

  @Post()
  @Header('cache-control', 'no-store')
  @ApiWrite('Create the address of the caller’s calendar; an earlier one ends', { 201: NewCalendarFeedDto })
  async createCalendarFeed(@SignedInUser() signedIn: SignedIn): Promise<NewCalendarFeedDto> {
    const { token, state } = await this.feeds.make(signedIn);
    return { url: `${this.config.publicUrl}/api/v1/calendar/${token}.ics`, ...viewOf(state) };
  }

  @Delete()
  @ApiWrite('Delete the address of the caller’s calendar', { 204: null })
  async deleteCalendarFeed(@SignedInUser() { actor }: SignedIn): Promise<void> {
    await this.feeds.remove(actor.id);
  }
}

/** Serves calendar programs, which know nothing but the address. */
@ApiTags('calendar')
@Controller('calendar')
class CalendarController {
  private readonly budgets: TokenBuckets;

  constructor(
    private readonly reads: CalendarReads,
    config: Config,
  ) {
    const { pageRendersPerMinute: perMinute } = config.quotas;
    this.budgets = new TokenBuckets({ burst: Math.ceil(perMinute / 4), perMinute });
  }

  @Get(':token.ics')
  @ApiOperation({ summary: 'Get a person’s dates as iCalendar (RFC 5545), by the address that they created' })
  @ApiParam({ name: 'token', schema: { type: 'string', maxLength: 100 } })
  @ApiOkResponse({ description: 'With an ETag', content: { 'text/calendar': { schema: { type: 'string' } } } })
  @ApiResponse({ status: 304, description: 'Nothing changed since the answer with the ETag of If-None-Match' })
  @ApiProblems({ 404: ['notFound'], 429: ['tooManyRequests'] })
  async getCalendar(@Param('token') token: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const wait = this.budgets.take(networkOf(request.ip));
    if (wait > 0) throw tooMany('tooManyRequests', wait);
    const text = await this.reads.read(token);
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    const isKnown = (request.headers['if-none-match'] ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
    void reply.headers({ 'cache-control': 'no-store', etag });
    if (isKnown) return void (await reply.status(304).send());
    await reply
      .headers({ 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': 'inline; filename="registra.ics"' })
      .send(text);
  }
}

/** Needs the global Config, Database and AccessGuardModule, and the features whose entries it shows. */
@Module({
  imports: [CqrsModule, EventLogModule],
  controllers: [OwnCalendarController, CalendarController],
  providers: [CalendarFeeds, CalendarReads],
})
export class CalendarModule {}
