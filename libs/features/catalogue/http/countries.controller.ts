import { Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Id, Language } from '#machines/kernel/ids';
import { ReaderLanguage } from '#libs/platform/auth/signed-in';
import { ApiList, ApiProblems, ApiSignedIn } from '#libs/platform/http/api-docs';
import { IdPipe } from '#libs/platform/http/validate';
import { pageOf, parseListQuery } from '#libs/platform/http/list-query';
import { notFound } from '#libs/platform/http/problem';
import { Countries } from '../storage/countries.js';
import { CountryDto, CountryPageDto } from '../wire/country.dto.js';
import { asksForPage, countryGrammar, wholeOf } from '../storage/list-grammar.js';
import { countryView, publicCountryView, wholeCountryView } from '../queries/catalogue-views.js';
import { PublicAnswers } from '../queries/public-answers.js';
import { versioned } from './catalogue-write.js';

/** Lists without paging return everything as one page, unless a page is asked for. */
@ApiTags('countries')
@Controller('countries')
export class CountriesController {
  constructor(
    private readonly countries: Countries,
    private readonly answers: PublicAnswers,
  ) {}

  @Get()
  @ApiSignedIn()
  @ApiOperation({ summary: 'List the countries of the catalogue, for staff' })
  @ApiList(countryGrammar)
  @ApiOkResponse({ type: CountryPageDto })
  async listCountries(@Query() query: unknown, @ReaderLanguage() language: Language): Promise<CountryPageDto> {
    const asked = parseListQuery(query, countryGrammar);
    const { rows, total } = await this.countries.list(asked, language, false);
    return pageOf(asked, rows.map(countryView), total);
  }

  @Get('created')
  @ApiOperation({ summary: 'List the countries with a service on offer; without a page, all of them' })
  @ApiList(countryGrammar)
  @ApiOkResponse({ type: CountryPageDto })
  @Header('content-type', 'application/json; charset=utf-8')
  async listCountriesWithServices(@Query() query: unknown, @ReaderLanguage() language: Language): Promise<Buffer> {
    const asked = parseListQuery(query, countryGrammar);
    const whole = !asksForPage(query);
    const edition = await this.answers.edition();
    const page = await this.countries.idsWithServices(asked, language, whole);
    const read = (ids: readonly Id[]) => this.countries.byIds(ids);
    return this.answers.page(whole ? wholeOf(page.ids) : asked, edition, page, { kind: 'country', read, view: publicCountryView });
  }

  @Get('all')
  @ApiSignedIn()
  @ApiOperation({ summary: 'List all countries of the catalogue; without a page, all of them' })
  @ApiList(countryGrammar)
  @ApiOkResponse({ type: CountryPageDto })
  async listAllCountries(@Query() query: unknown, @ReaderLanguage() language: Language): Promise<CountryPageDto> {
    const asked = parseListQuery(query, countryGrammar);
    const whole = !asksForPage(query);
    const { rows, total } = await this.countries.list(asked, language, whole);
    return pageOf(whole ? wholeOf(rows) : asked, rows.map(countryView), total);
  }

  @Get(':id')
  @ApiSignedIn()
  @ApiOperation({ summary: 'Get a country, archived or not, for staff' })
  @ApiOkResponse({ type: CountryDto })
  @ApiProblems({ 404: ['notFound'] })
  async getCountry(@Param('id', IdPipe) id: Id, @Res({ passthrough: true }) reply: FastifyReply): Promise<CountryDto> {
    const row = await this.countries.find(id);
    if (!row) throw notFound();
    return versioned(reply, row.version, wholeCountryView(row, await this.countries.dueRules(id)));
  }
}
