import { Body, Controller, Get, Patch, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Profile } from '#libs/accounts/profile';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiIdempotencyKey, ApiIfMatch, ApiRead, ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { PeopleViews } from '../queries/people-views.js';
import { etagOf, markReplayed, Write, type WriteRequest } from '#libs/platform/http/write-request';
import { PersonReads } from '../queries/person-reads.js';
import { OwnProfile } from '../commands/own-profile.js';
import { changesOf } from '../wire/person-fields.dto.js';
import { MeDto, ProfileBody } from '../wire/users.dto.js';

@ApiTags('users')
@ApiSignedIn()
@Controller('users')
export class UsersController {
  constructor(
    private readonly views: PeopleViews,
    private readonly reads: PersonReads,
    private readonly profiles: OwnProfile,
  ) {}

  @Get('me')
  @ApiRead('Get the signed-in person', MeDto)
  async getCurrentUser(@SignedInUser() { actor, mustEnroll }: SignedIn, @Res({ passthrough: true }) reply: FastifyReply): Promise<MeDto> {
    return this.answer(reply, await this.reads.profile(actor.id), mustEnroll);
  }

  @Patch()
  @ApiWrite(
    'Change fields of the caller’s profile',
    { 200: MeDto },
    { 412: ['staleVersion'], 422: ['validationFailed', 'idempotencyKeyReused', 'idempotencyKeyInvalid', 'ifMatchInvalid'] },
  )
  @ApiIdempotencyKey()
  @ApiIfMatch()
  async updateProfile(@Write() { by, ifMatch, userKey, reply }: WriteRequest, @Body() body: ProfileBody): Promise<MeDto> {
    const { profile, replayed } = await this.profiles.change({ by, changes: changesOf(body), ifMatch, key: userKey });
    markReplayed(reply, replayed);
    return this.answer(reply, profile);
  }

  private answer(reply: FastifyReply, profile: Profile, mustEnroll = false): Promise<MeDto> {
    void reply.header('etag', etagOf(profile.version));
    return this.views.me(profile, mustEnroll);
  }
}
