import { Controller, Get, Header, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Id } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { LimitedDownload } from '#libs/platform/downloads/limited-download';
import { ApiProblems, ApiSignedIn } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { type BundleFile, Bundles } from '../queries/bundles.js';

const day = { type: 'string', format: 'date' } as const;

/** Serves parts of the log with their proofs, as files that `auditor verify` reads. */
@ApiTags('audit')
@ApiSignedIn()
@Controller('audit/bundles')
export class BundlesController {
  constructor(private readonly bundles: Bundles) {}

  @Get('log')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Export the whole log, or some days of it, as a signed bundle of at most 200,000 entries' })
  @ApiQuery({ name: 'from', required: false, schema: day, description: 'First day, in UTC' })
  @ApiQuery({ name: 'to', required: false, schema: day, description: 'Last day, in UTC' })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProduces('application/zip')
  @LimitedDownload()
  @ApiProblems({
    404: ['notFound'],
    409: ['notProvableYet', 'signingKeyMissing'],
    422: ['validationFailed', 'exportTooLong'],
    429: ['tooManyRequests', 'tooManyDownloads'],
  })
  async exportLogBundle(
    @SignedInUser() { actor }: SignedIn,
    @Query('from') from: unknown,
    @Query('to') to: unknown,
  ): Promise<StreamableFile> {
    return fileOf(await this.bundles.ofLog(from, to, actor.id));
  }

  @Get('orders/:id')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Export the history of an order as a signed bundle' })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProduces('application/zip')
  @LimitedDownload()
  @ApiProblems({ 404: ['notFound'], 409: ['notProvableYet', 'signingKeyMissing'], 429: ['tooManyRequests', 'tooManyDownloads'] })
  async exportOrderBundle(@SignedInUser() { actor }: SignedIn, @Param('id', IdPipe) id: Id): Promise<StreamableFile> {
    return fileOf(await this.bundles.ofOrder(id, actor.id));
  }
}

const fileOf = ({ bytes, name }: BundleFile): StreamableFile =>
  new StreamableFile(bytes, { type: 'application/zip', disposition: `attachment; filename="${name}"` });
