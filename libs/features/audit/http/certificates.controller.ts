import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiAcceptedResponse, ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Id, Language } from '#libs/kernel/ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiIdempotencyKey, ApiList, ApiProblems, ApiSignedIn } from '#libs/platform/http/api-docs';
import { invalid } from '#libs/platform/http/problem';
import { IdPipe } from '#libs/platform/http/validate';
import { keyOf, markReplayed } from '#libs/platform/http/write-request';
import { CertificateRequests } from '../commands/ask-certificate.js';
import { certificateGrammar, CertificateReads } from '../queries/certificates.js';
import { CertificateBody, CertificateDetailDto, CertificatePageDto } from '../wire/certificates.dto.js';

/** Replays of streams with their results. */
@ApiTags('audit')
@ApiBearerAuth()
@ApiSignedIn()
@Controller('audit/certificates')
export class CertificatesController {
  constructor(
    private readonly requests: CertificateRequests,
    private readonly reads: CertificateReads,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'Certificates, and the last nightly one' })
  @ApiList(certificateGrammar)
  @ApiOkResponse({ type: CertificatePageDto })
  list(@SignedInUser() { language }: SignedIn, @Query() query: unknown): Promise<CertificatePageDto> {
    return this.reads.list(query, language);
  }

  @Post()
  @HttpCode(202)
  @ApiOperation({ summary: 'Replay one order, a selection of orders or everything; a worker does it' })
  @ApiIdempotencyKey()
  @ApiAcceptedResponse({ type: CertificateDetailDto })
  @ApiProblems({
    409: ['certificatesWaiting'],
    422: ['validationFailed', 'idempotencyKeyReused', 'idempotencyKeyInvalid'],
    429: ['tooManyCertificates'],
  })
  async ask(
    @SignedInUser() { actor, language }: SignedIn,
    @Body() body: CertificateBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CertificateDetailDto> {
    const { id, replayed } = await this.requests.ask(body, actor, keyOf(request, actor.id));
    markReplayed(reply, replayed);
    return this.reads.byId(id, language);
  }

  @Get(':id')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'One certificate with what was found' })
  @ApiOkResponse({ type: CertificateDetailDto })
  @ApiProblems({ 404: ['notFound'] })
  one(@SignedInUser() { language }: SignedIn, @Param('id', IdPipe) id: Id): Promise<CertificateDetailDto> {
    return this.reads.byId(id, language);
  }

  @Get(':id/pdf')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'A finished certificate as PDF, with the same bytes at every download' })
  @ApiQuery({ name: 'language', required: false, enum: ['ru', 'en'] })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProduces('application/pdf')
  @ApiProblems({ 404: ['notFound'], 409: ['certificateNotDone'], 422: ['validationFailed'] })
  async pdf(
    @SignedInUser() signedIn: SignedIn,
    @Param('id', IdPipe) id: Id,
    @Query('language') language?: string,
  ): Promise<StreamableFile> {
    const { pdf, name } = await this.reads.file(id, languageOf(language, signedIn));
    return new StreamableFile(pdf, { type: 'application/pdf', disposition: `attachment; filename="${name}"` });
  }

  @Get(':id/note')
  @Header('cache-control', 'private, no-store')
  @ApiOperation({ summary: 'The hash of that PDF in a signed note (C2SP signed-note)' })
  @ApiQuery({ name: 'language', required: false, enum: ['ru', 'en'] })
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiProduces('text/plain')
  @ApiProblems({ 404: ['notFound'], 409: ['certificateNotDone', 'noteKeyMissing'], 422: ['validationFailed'] })
  async note(
    @SignedInUser() signedIn: SignedIn,
    @Param('id', IdPipe) id: Id,
    @Query('language') language?: string,
  ): Promise<StreamableFile> {
    const { note, name } = await this.reads.note(id, languageOf(language, signedIn));
    return new StreamableFile(Buffer.from(note), { type: 'text/plain; charset=utf-8', disposition: `attachment; filename="${name}"` });
  }
}

/** @throws Problem 422 */
function languageOf(asked: string | undefined, { language }: SignedIn): Language {
  if (asked === undefined) return language;
  if (asked !== 'ru' && asked !== 'en') throw invalid({ field: 'language', code: 'notOffered' });
  return asked;
}
