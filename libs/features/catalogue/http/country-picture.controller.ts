import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { notFound } from '#libs/platform/http/problem';

const flags = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2');

/** Flags are drawn with fills and shapes alone; opened by themselves they still may run and load nothing. */
const headers = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** `/country/ee.svg`, beside the base path as the specification has it. Part of the site rather than of the API, so not in its document. */
@ApiExcludeController()
@Controller('country')
export class CountryPictureController {
  private readonly read = new Map<string, Promise<Buffer>>();

  @Get(':picture')
  async countryPicture(@Param('picture') picture: string, @Res() reply: FastifyReply): Promise<void> {
    const code = /^([a-z]{2})\.svg$/i.exec(picture)?.[1]?.toUpperCase();
    if (code === undefined) throw notFound();
    const svg = await this.flag(code);
    await reply.headers(headers).send(svg);
  }

  /** Two letters make at most 676 entries, so nobody can fill the memory. @throws Problem 404 where no country has the code */
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
