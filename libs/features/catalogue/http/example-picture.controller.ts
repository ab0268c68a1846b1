import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { isId } from '#machines/kernel/ids';
import { notFound } from '#libs/platform/http/problem';
import { ExamplePictures } from '../storage/example-pictures.js';

/** A picture never changes under its address, so it is cached forever. */
const headers = {
  'content-type': 'image/webp',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=31536000, immutable',
};

/** Serves `/example/{id}.webp`, outside the base path. It is not in the API document. */
@ApiExcludeController()
@Controller('example')
export class ExamplePictureController {
  constructor(private readonly examples: ExamplePictures) {}

  @Get(':picture')
  async examplePicture(@Param('picture') name: string, @Res() reply: FastifyReply): Promise<void> {
    const id = /^(.+)\.webp$/.exec(name)?.[1];
    const picture = id !== undefined && isId(id) ? await this.examples.find(id) : undefined;
    if (!picture) throw notFound();
    await reply.headers(headers).send(picture);
  }
}
