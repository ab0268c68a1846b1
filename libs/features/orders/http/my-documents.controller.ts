import { Body, Controller, Get, Header, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Id } from '#machines/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiList, ApiProblems, ApiSignedIn } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { DocumentValidity } from '../commands/document-validity.js';
import { DocumentReads, myDocumentsGrammar } from '../queries/document-reads.js';
import { readerOf } from '../rules/reader.js';
import { DocumentValidityBody, MyDocumentPageDto } from '../wire/my-documents.dto.js';

/** Files of a client. What they gave may be used again: it is attached to another order by the same call as a new file. */
@ApiTags('orders')
@ApiBearerAuth()
@ApiSignedIn()
@Controller('documents')
export class MyDocumentsController {
  constructor(
    private readonly documents: DocumentReads,
    private readonly dates: DocumentValidity,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Files that the client gave and company documents that they got, with their orders' })
  @ApiList(myDocumentsGrammar)
  @ApiOkResponse({ type: MyDocumentPageDto })
  @ApiProblems({ 422: ['validationFailed'] })
  listMyDocuments(@SignedInUser() signedIn: SignedIn, @Query() query: unknown): Promise<MyDocumentPageDto> {
    return this.documents.mine(query, readerOf(signedIn));
  }

  @Put(':file/validity')
  @HttpCode(204)
  @ApiOperation({ summary: 'Say until when the paper is good' })
  @ApiNoContentResponse()
  @ApiProblems({ 404: ['notFound'], 422: ['validationFailed'] })
  async setDocumentValidity(
    @SignedInUser() { actor }: SignedIn,
    @Param('file', IdPipe) file: Id,
    @Body() { validUntil }: DocumentValidityBody,
  ): Promise<void> {
    await this.dates.set(file, actor.id, validUntil);
  }
}
