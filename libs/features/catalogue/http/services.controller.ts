import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { currencies } from '#machines/kernel/money';
import type { Id, Language } from '#machines/kernel/ids';
import { PerhapsSignedIn, ReaderLanguage, type SignedIn } from '#libs/platform/auth/signed-in';
import { ApiList, ApiProblems } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { pageOf, parseListQuery } from '#libs/platform/http/list-query';
import { notFound } from '#libs/platform/http/problem';
import { permits } from '#machines/access/table';
import { conversionOf } from '#machines/catalogue/settlement';
import { ReadPaymentMeans } from '../queries/payment-means.js';
import { quote } from '../queries/quote.js';
import { Services, type ServiceScope } from '../storage/services.js';
import { serviceGrammar, staffServiceGrammar } from '../storage/list-grammar.js';
import { QuoteBody } from '../wire/other-bodies.js';
import { QuoteDto } from '../wire/quote.dto.js';
import { ServiceDto, ServicePageDto } from '../wire/service.dto.js';
import { publicServiceView, type ServiceReader, staffServiceView } from '../queries/catalogue-views.js';
import { PriceProposalsView } from '../queries/price-proposals-view.js';
import { versioned } from './catalogue-write.js';
import { createHash } from 'node:crypto';

/**
 * Answers with `body` under a tag of its content, or 304 when the reader has it already. The tag is of the content and not of a version,
 * because one service reads differently for the public and for staff.
 */
function tagged<Body extends object>(reply: FastifyReply, ifNoneMatch: string | undefined, body: Body): Body | undefined {
  const tag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 27)}"`;
  void reply.headers({ etag: tag, 'cache-control': 'no-cache', vary: 'Authorization' });
  if (!ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//, '') === tag)) return body;
  void reply.status(304);
  return undefined;
}

const readerOf = (signedIn: SignedIn | undefined): ServiceReader =>
  signedIn && permits(signedIn.actor, 'services.read') ? 'staff' : 'public';

const scopeOf: Record<ServiceReader, ServiceScope> = { public: 'orderable', staff: 'all' };

/** Services that can be ordered. Public; those who may read the services section also see rewards and invisible steps. */
@ApiTags('services')
@Controller('services')
export class ServicesController {
  constructor(
    private readonly services: Services,
    private readonly means: ReadPaymentMeans,
    private readonly prices: PriceProposalsView,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Services; a sort by price compares within each currency' })
  @ApiList(staffServiceGrammar)
  @ApiOkResponse({ type: ServicePageDto })
  async listServices(
    @Query() query: unknown,
    @ReaderLanguage() language: Language,
    @PerhapsSignedIn() signedIn: SignedIn | undefined,
  ): Promise<ServicePageDto> {
    const reader = readerOf(signedIn);
    const asked = parseListQuery(query, reader === 'staff' ? staffServiceGrammar : serviceGrammar);
    const means = await this.means.read();
    const unpayable = reader === 'public' ? currencies.filter((currency) => conversionOf(currency, means) === 'unpayable') : [];
    const { rows, total } = await this.services.list(asked, language, scopeOf[reader], unpayable);
    if (reader === 'public')
      return pageOf(
        asked,
        rows.map((row) => publicServiceView(row, means)),
        total,
      );
    const proposals = await this.prices.ofList(rows, language);
    return pageOf(
      asked,
      rows.map((row) => staffServiceView(row, means, proposals.get(row.id))),
      total,
    );
  }

  @Get(':id')
  @ApiOperation({ summary: 'One service' })
  @ApiOkResponse({ type: ServiceDto })
  @ApiResponse({ status: 304, description: 'The reader has it already' })
  @ApiProblems({ 404: ['notFound'] })
  async getService(
    @Param('id', IdPipe) id: Id,
    @PerhapsSignedIn() signedIn: SignedIn | undefined,
    @ReaderLanguage() language: Language,
    @Headers('if-none-match') ifNoneMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ServiceDto | undefined> {
    const reader = readerOf(signedIn);
    const row = await this.services.find(id, scopeOf[reader]);
    const means = await this.means.read();
    if (!row || (reader === 'public' && conversionOf(row.currency, means) === 'unpayable')) throw notFound();
    if (reader === 'public') return tagged(reply, ifNoneMatch, publicServiceView(row, means));
    return versioned(reply, row.version, staffServiceView(row, means, await this.prices.ofOne(row, language)));
  }

  @Post(':id/quote')
  @HttpCode(200)
  @ApiOperation({ summary: 'What a configuration costs now; of what is left out the cheapest' })
  @ApiOkResponse({ type: QuoteDto })
  @ApiProblems({ 404: ['notFound'], 422: ['validationFailed'] })
  async quoteService(@Param('id', IdPipe) id: Id, @Body() body: QuoteBody): Promise<QuoteDto> {
    const row = await this.services.find(id);
    const conversion = row ? conversionOf(row.currency, await this.means.read()) : 'unpayable';
    if (!row || conversion === 'unpayable') throw notFound();
    return quote(row, body, conversion);
  }
}
