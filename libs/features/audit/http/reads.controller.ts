import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Id } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiList, ApiRead, ApiSignedIn } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import type { CountedFile } from '#libs/platform/downloads/limited-download';
import { TableDownload } from '#libs/platform/tables/table-file';
import { readGrammar, ReadHistory } from '../queries/read-history.js';
import { DocumentReadsDto, ReadPageDto } from '../wire/reads.dto.js';

/** `machines/access/reads` lists the recorded routes. */
@ApiTags('audit')
@ApiSignedIn()
@Controller()
export class ReadsController {
  constructor(private readonly history: ReadHistory) {}

  @Get('audit/reads')
  @ApiRead('List who opened which documents, exports and pages of people', ReadPageDto)
  @ApiList(readGrammar)
  listReads(@SignedInUser() { language }: SignedIn, @Query() query: unknown): Promise<ReadPageDto> {
    return this.history.list(query, language);
  }

  @Get('audit/reads/export')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Export all reads of the filtered list, at most 100,000' })
  @ApiList(readGrammar)
  @TableDownload()
  exportReads(@SignedInUser() { actor, language }: SignedIn, @Query() query: unknown): Promise<CountedFile> {
    return this.history.export(query, actor, language);
  }

  @Get('documents/:file/reads')
  @ApiRead('List the days on which staff and partner opened a document of the client, without names', DocumentReadsDto, {
    404: ['notFound'],
  })
  listDocumentReads(@SignedInUser() { actor }: SignedIn, @Param('file', IdPipe) file: Id): Promise<DocumentReadsDto> {
    return this.history.ofDocument(file, actor);
  }
}
