import { Body, Controller, Get, Header, Patch, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Profile } from '#libs/accounts/profile';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiIdempotencyKey, ApiIfMatch, ApiProblems, ApiSignedIn } from '#libs/platform/http/api-docs';
import { ChangeProfile } from '../commands/change-profile.js';
import { MyProfile } from '../queries/my-profile.js';
import { PeopleViews } from '../queries/people-views.js';
import { etagOf, markReplayed, Write, type WriteRequest } from '#libs/platform/http/write-request';
import { changesOf } from './profile-changes.js';
import { MeDto, ProfileBody } from '../wire/users.dto.js';

@ApiTags('users')
@ApiBearerAuth()
@ApiSignedIn()
@Controller('users')
export class UsersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly views: PeopleViews,
  ) {}

  @Get('me')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'The signed-in person' })
  @ApiOkResponse({ type: MeDto })
  async me(@SignedInUser() { actor, mustEnroll }: SignedIn, @Res({ passthrough: true }) reply: FastifyReply): Promise<MeDto> {
    return this.answer(reply, await this.queries.execute(new MyProfile(actor.id)), mustEnroll);
  }

  @Patch()
  @ApiOperation({ summary: 'Change fields of the own profile' })
  @ApiIdempotencyKey()
  @ApiIfMatch()
  @ApiOkResponse({ type: MeDto })
  @ApiProblems({ 412: ['staleVersion'], 422: ['validationFailed', 'idempotencyKeyReused', 'idempotencyKeyInvalid', 'ifMatchInvalid'] })
  async changeProfile(@Write() { by, ifMatch, userKey, reply }: WriteRequest, @Body() body: ProfileBody): Promise<MeDto> {
    const { profile, replayed } = await this.commands.execute(new ChangeProfile(by, changesOf(body), ifMatch, userKey));
    markReplayed(reply, replayed);
    return this.answer(reply, profile);
  }

  private answer(reply: FastifyReply, profile: Profile, mustEnroll = false): Promise<MeDto> {
    void reply.header('etag', etagOf(profile.version));
    return this.views.me(profile, mustEnroll);
  }
}
