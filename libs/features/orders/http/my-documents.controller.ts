import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Id } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiList, ApiRead, ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { DocumentValidity } from '../commands/document-validity.js';
import { DocumentReads, myDocumentsGrammar } from '../queries/document-reads.js';
import { readerOf } from '../rules/reader.js';
import { DocumentValidityBody, MyDocumentPageDto } from '../wire/my-documents.dto.js';

/** Files of a client. A given file may be attached to another order by the same call as a new one. */
@ApiTags('orders')
@ApiSignedIn()
@Controller('documents')
export class MyDocumentsController {
  constructor(
    private readonly documents: DocumentReads,
    private readonly dates: DocumentValidity,
  ) {}

  @Get()
  @ApiRead('List the files that the client gave and the company documents that they received, with their orders', MyDocumentPageDto)
  @ApiList(myDocumentsGrammar)
  listMyDocuments(@SignedInUser() signedIn: SignedIn, @Query() query: unknown): Promise<MyDocumentPageDto> {
    return this.documents.mine(query, readerOf(signedIn));
  }

  @Put(':file/validity')
  @ApiWrite('Set the day until which a document is valid', { 204: null }, { 404: ['notFound'], 422: ['validationFailed'] })
  async setDocumentValidity(
    @SignedInUser() { actor }: SignedIn,
    @Param('file', IdPipe) file: Id,
    @Body() { validUntil }: DocumentValidityBody,
  ): Promise<void> {
    await this.dates.set(file, actor.id, validUntil);
  }
}
