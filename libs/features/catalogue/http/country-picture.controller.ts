import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { notFound } from '#libs/platform/http/problem';
import { Countries } from '../storage/countries.js';

const flags = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2');

/** Flags consist of fills and shapes, other pictures of embedded pixels, so the policy lets them run and load nothing. */
const headers = {
  'content-type': 'image/svg+xml',
  'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** `forEver`: the address contains the picture's id (`?v=`), or the picture is a flag. Other addresses may get another picture. */
const cached = (forEver: boolean): Record<string, string> => ({
  'cache-control': forEver ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
});

const drawn = (picture: Buffer): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">' +
  `<image width="480" height="320" href="data:image/webp;base64,${picture.toString('base64')}"/></svg>`;

/** Serves `/country/ee.svg`, outside the base path as specified. It is not in the API document. */
@ApiExcludeController()
@Controller('country')
export class CountryPictureController {
  private readonly read = new Map<string, Promise<Buffer>>();

  constructor(private readonly countries: Countries) {}

  @Get(':picture')
  async countryPicture(@Param('picture') name: string, @Query('v') version: unknown, @Res() reply: FastifyReply): Promise<void> {
    const code = /^([a-z]{2})\.svg$/i.exec(name)?.[1]?.toUpperCase();
    if (code === undefined) throw notFound();
    const own = await this.countries.picture(code);
    const svg = own ? drawn(own.picture) : await this.flag(code);
    await reply.headers({ ...headers, ...cached(own ? own.id === version : version === undefined) }).send(svg);
  }

  /** Cached; codes of two characters limit the cache to 676 entries. @throws Problem 404 for an unknown code */
  private async flag(code: string): Promise<Buffer> {
    const known = this.read.get(code) ?? readFile(join(flags, `${code}.svg`));
    this.read.set(code, known);
    try {
      return await known;
    } catch (error) {
      this.read.delete(code);
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw notFound();
      throw error;
    }
  }
}
