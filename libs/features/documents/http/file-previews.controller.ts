import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Id } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiProblems, ApiSignedIn } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { invalid } from '#libs/platform/http/problem';
import { previewEdges, Previews, type PreviewSize } from '../previews/previews.js';
import { FileReads } from '../queries/file-reads.js';
import { FilePreviewDto } from '../wire/uploaded-file.dto.js';
import { protection } from './send-file.js';

/** Returns a signal that aborts when the connection closes before the response is sent. */
function abortedWithout({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Error('the caller is gone'));
  });
  return gone.signal;
}

const sizes = Object.keys(previewEdges);

@ApiTags('upload-file')
@ApiSignedIn()
@Controller('upload-file/:id/preview')
export class FilePreviewsController {
  constructor(
    private readonly previews: Previews,
    private readonly reads: FileReads,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Get the number of pages of a file, or the text that it begins with' })
  @ApiOkResponse({ type: FilePreviewDto })
  @ApiProblems({ 404: ['notFound'], 429: ['tooManyPreviews'], 503: ['unavailable'] })
  async getFilePreview(
    @Param('id', IdPipe) id: Id,
    @SignedInUser() { actor }: SignedIn,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FilePreviewDto> {
    void reply.header('cache-control', protection['cache-control']);
    const asker = { person: actor.id, signal: abortedWithout(reply) };
    return FilePreviewDto.of(await this.previews.describe(await this.reads.readable(id, actor), asker));
  }

  @Get(':page')
  @ApiOperation({
    summary: 'Get a page of a PDF, or a picture, as WebP of at most 1600 pixels, or 240 for a thumbnail',
  })
  @ApiQuery({ name: 'size', enum: sizes, required: false, description: '`page` when it is not given' })
  @ApiProduces('image/webp')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblems({ 404: ['notFound'], 409: ['noPreview'], 422: ['validationFailed'], 429: ['tooManyPreviews'], 503: ['unavailable'] })
  async getFilePreviewPage(
    @Param('id', IdPipe) id: Id,
    @Param('page') page: string,
    @Query('size') size: unknown,
    @SignedInUser() { actor }: SignedIn,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asker = { person: actor.id, signal: abortedWithout(reply) };
    const facts = await this.reads.readable(id, actor);
    const picture = await this.previews.page(facts, Number(page), sizeOf(size), asker);
    void reply.headers({ ...protection, 'content-type': 'image/webp' });
    await reply.send(picture);
  }
}

/** @throws Problem 422 validationFailed */
function sizeOf(size: unknown = 'page'): PreviewSize {
  if (!sizes.includes(String(size))) throw invalid({ field: 'size', code: 'notOffered' });
  return size as PreviewSize;
}
