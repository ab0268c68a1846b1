import { createHash } from 'node:crypto';
import { Body, Controller, Get, Header, Headers, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { currencies } from '#machines/kernel/money';
import type { Id, Language } from '#machines/kernel/ids';
import { PerhapsSignedIn, ReaderLanguage, type SignedIn } from '#libs/platform/auth/signed-in';
import { ApiList, ApiProblems, ApiWrite } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { pageOf, parseListQuery } from '#libs/platform/http/list-query';
import { notFound } from '#libs/platform/http/problem';
import { permits } from '#machines/access/table';
import { conversionOf } from '#machines/catalogue/settlement';
import { type Edition, PublicAnswers, type PublicItems } from '../queries/public-answers.js';
import { quote } from '../queries/quote.js';
import type { ServiceRow } from '../storage/rows.js';
import { Services } from '../storage/services.js';
import { serviceGrammar, staffServiceGrammar } from '../storage/list-grammar.js';
import { QuoteBody } from '../wire/other-bodies.js';
import { QuoteDto } from '../wire/quote.dto.js';
import { ServiceDto, ServicePageDto } from '../wire/service.dto.js';
import { publicServiceView, staffServiceView } from '../queries/catalogue-views.js';
import { PriceProposalsView } from '../queries/price-proposals-view.js';
import { versioned } from './catalogue-write.js';

const json = 'application/json; charset=utf-8';

/**
 * Answers with `body` and an ETag of its content, or 304 if the reader has it. A version would not do, because one service reads
 * differently for the public and for staff.
 */
function tagged(reply: FastifyReply, ifNoneMatch: string | undefined, body: Buffer): Buffer | undefined {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  void reply.headers({ etag: tag, 'cache-control': 'no-cache', vary: 'Authorization' });
  if (ifNoneMatch?.split(',').some((known) => known.trim().replace(/^W\//, '') === tag)) {
    void reply.status(304);
    return undefined;
  }
  void reply.type(json);
  return body;
}

const isStaff = (signedIn: SignedIn | undefined): boolean => signedIn !== undefined && permits(signedIn.actor, 'services.read');

/** Public; readers of the services section also see rewards and invisible steps. */
@ApiTags('services')
@Controller('services')
export class ServicesController {
  constructor(
    private readonly services: Services,
    private readonly prices: PriceProposalsView,
    private readonly answers: PublicAnswers,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List services; sorting by price compares within each currency' })
  @ApiList(staffServiceGrammar)
  @ApiOkResponse({ type: ServicePageDto })
  @Header('content-type', json)
  async listServices(
    @Query() query: unknown,
    @ReaderLanguage() language: Language,
    @PerhapsSignedIn() signedIn: SignedIn | undefined,
  ): Promise<ServicePageDto | Buffer> {
    const asked = parseListQuery(query, isStaff(signedIn) ? staffServiceGrammar : serviceGrammar);
    const edition = await this.answers.edition();
    const { means } = edition;
    if (!isStaff(signedIn)) {
      const unpayable = currencies.filter((currency) => conversionOf(currency, means) === 'unpayable');
      const ids = await this.services.orderableIds(asked, language, unpayable);
      return this.answers.page(asked, edition, ids, this.publicServices(edition));
    }
    const { rows, total } = await this.services.list(asked, language);
    const proposals = await this.prices.ofList(rows, language);
    return pageOf(
      asked,
      rows.map((row) => staffServiceView(row, means, proposals.get(row.id))),
      total,
    );
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get a service' })
  @ApiOkResponse({ type: ServiceDto })
  @ApiResponse({ status: 304, description: 'The reader has it already' })
  @ApiProblems({ 404: ['notFound'] })
  async getService(
    @Param('id', IdPipe) id: Id,
    @PerhapsSignedIn() signedIn: SignedIn | undefined,
    @ReaderLanguage() language: Language,
    @Headers('if-none-match') ifNoneMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ServiceDto | Buffer | undefined> {
    const edition = await this.answers.edition();
    if (!isStaff(signedIn)) {
      const [service] = await this.answers.items(edition, [id], this.publicServices(edition));
      if (service === undefined) throw notFound();
      return tagged(reply, ifNoneMatch, service);
    }
    const row = await this.services.find(id, 'all');
    if (!row) throw notFound();
    return versioned(reply, row.version, staffServiceView(row, edition.means, await this.prices.ofOne(row, language)));
  }

  @Post(':id/quote')
  @ApiWrite(
    'Get the present price of a configuration; omitted options count as the cheapest',
    { 200: QuoteDto },
    { 404: ['notFound'], 422: ['validationFailed'] },
  )
  async quoteService(@Param('id', IdPipe) id: Id, @Body() body: QuoteBody): Promise<QuoteDto> {
    const row = await this.services.find(id);
    const { means } = await this.answers.edition();
    const conversion = row ? conversionOf(row.currency, means) : 'unpayable';
    if (!row || conversion === 'unpayable') throw notFound();
    return quote(row, body, conversion);
  }

  /** Contains only services that can be ordered and paid for. */
  private publicServices({ means }: Edition): PublicItems<ServiceRow> {
    return {
      kind: 'service',
      read: async (ids) => (await this.services.orderable(ids)).filter(({ currency }) => conversionOf(currency, means) !== 'unpayable'),
      view: (row) => publicServiceView(row, means),
    };
  }
}
