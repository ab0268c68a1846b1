import { Controller, Delete, Get, Injectable, Param, Put, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiProblems, ApiSignedIn, ApiWrite, uploadProblems } from '#libs/platform/http/api-docs';
import { etagOf } from '#libs/platform/http/write-request';
import { IdPipe } from '#libs/platform/http/validate';
import { notFound, Problem } from '#libs/platform/http/problem';
import { isStaff } from '#machines/access/person-rights';
import { PeopleViews } from '../queries/people-views.js';
import { Avatars } from '../storage/avatars.js';
import { People } from '../storage/people.js';
import { MeDto } from '../wire/users.dto.js';
import { reencodeImage } from '#libs/platform/pictures/images';
import { Config } from '#libs/platform/config/config';
import { BoundedUploads } from '#libs/platform/http/bounded-uploads';
import { PersonReads } from '../queries/person-reads.js';

const mebibyte = 1024 * 1024;
/** Megabytes; the page sends a square of 512 pixels, which takes at most one. */
const limit = 3;

/** Limits uploads to one picture of `limit`. */
@Injectable()
export class AvatarUploads extends BoundedUploads {
  constructor({ filesDir }: Config) {
    super(filesDir, { largest: limit * mebibyte, tooLarge: () => new Problem('pictureTooLarge', { params: { limit } }) });
  }
}

/** Side of the stored square, in pixels. */
const avatarSide = 512;

/** Re-encodes the picture as a square of 512 pixels, WebP. @throws Problem 415 invalidPhotoFormat for anything but a sound PNG, JPEG or WebP of a sane size */
const avatarPicture = (content: Buffer): Promise<Buffer> => reencodeImage(content, avatarSide, avatarSide);

/** Uploaded bytes are never stored: the picture is encoded again from its pixels. */
@ApiTags('users')
@ApiSignedIn()
@Controller('users')
export class AvatarController {
  constructor(
    private readonly avatars: Avatars,
    private readonly uploads: AvatarUploads,
    private readonly people: People,
    private readonly views: PeopleViews,
    private readonly reads: PersonReads,
  ) {}

  @Put('me/avatar')
  @ApiWrite(
    'Set the caller’s picture: PNG, JPEG or WebP of at most 3 MB, stored as a square of 512 pixels',
    { 200: MeDto },
    {
      400: ['incompleteBody'],
      413: ['pictureTooLarge'],
      415: ['invalidPhotoFormat', 'unsupportedMediaType'],
      422: ['validationFailed'],
      ...uploadProblems,
    },
  )
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } } })
  async setAvatar(
    @SignedInUser() { actor, tokenVersion }: SignedIn,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MeDto> {
    await this.avatars.set({ actor, tokenVersion }, await this.uploads.receive(request, actor.id, avatarPicture));
    return this.me(actor, reply);
  }

  @Delete('me/avatar')
  @ApiWrite('Remove the caller’s picture', { 200: MeDto })
  async removeAvatar(@SignedInUser() { actor, tokenVersion }: SignedIn, @Res({ passthrough: true }) reply: FastifyReply): Promise<MeDto> {
    await this.avatars.set({ actor, tokenVersion }, null);
    return this.me(actor, reply);
  }

  @Get(':id/avatar')
  @ApiOperation({ summary: 'Get a person’s picture; staff see all, others their own and those of staff' })
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblems({ 404: ['notFound'] })
  async getAvatar(@Param('id', IdPipe) id: Id, @SignedInUser() { actor }: SignedIn, @Res() reply: FastifyReply): Promise<void> {
    const avatar = (await this.maySee(actor, id)) ? await this.avatars.one(id) : undefined;
    if (!avatar) throw notFound();
    await reply
      .header('content-type', 'image/webp')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('etag', `"${avatar.id}"`)
      .send(avatar.picture);
  }

  private async maySee(actor: Actor, id: Id): Promise<boolean> {
    if (actor.id === id || isStaff(actor.role)) return true;
    const person = await this.people.one(id);
    return person !== undefined && isStaff(person.role);
  }

  private async me(actor: Actor, reply: FastifyReply): Promise<MeDto> {
    const profile = await this.reads.profile(actor.id);
    void reply.header('etag', etagOf(profile.version));
    return this.views.me(profile);
  }
}
