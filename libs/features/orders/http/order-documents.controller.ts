import { Readable } from 'node:stream';
import { Controller, Get, Header, Param, Req, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Id } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiProblems, ApiSignedIn } from '#libs/platform/http/api-docs';
import { LimitedDownload } from '#libs/platform/downloads/limited-download';
import { noteOpenedFiles } from '#libs/platform/downloads/opened-files';
import { IdPipe } from '#libs/platform/http/validate';
import { dispositionOf } from '#libs/platform/tables/table-file';
import { DocumentReads } from '../queries/document-reads.js';
import { readerOf } from '../rules/reader.js';

/** Serves the documents of an order as one archive. */
@ApiTags('orders')
@ApiSignedIn()
@Controller('orders')
export class OrderDocumentsController {
  constructor(private readonly documents: DocumentReads) {}

  @Get(':id/documents.zip')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Download all documents that the caller may read as one archive, a folder for each requested item' })
  @ApiProduces('application/zip')
  @ApiOkResponse({ content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } })
  @LimitedDownload()
  @ApiProblems({ 404: ['notFound'] })
  async downloadOrderDocuments(
    @SignedInUser() signedIn: SignedIn,
    @Param('id', IdPipe) order: Id,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    const { name, files, bytes } = await this.documents.archive(order, readerOf(signedIn));
    noteOpenedFiles(request, files);
    return new StreamableFile(Readable.from(bytes, { objectMode: false }), {
      type: 'application/zip',
      disposition: dispositionOf(`${name}.zip`),
    });
  }
}
