import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Language } from '#libs/kernel/ids';
import { ReaderLanguage } from '#libs/platform/auth/signed-in';
import { ApiList, ApiSignedIn } from '#libs/platform/http/api-docs';
import { pageOf, parseListQuery } from '#libs/platform/http/list-query';
import { Countries, type CountryScope } from '../storage/countries.js';
import { CountryPageDto } from './country.dto.js';
import { countryGrammar, countryNamesGrammar } from './grammar.js';
import { countryView, publicCountryView } from './views.js';

const asksForPage = (query: unknown): boolean => Object.keys(query ?? {}).some((name) => name === 'page' || name === 'per_page');

/** Countries. The two unpaged lists answer everything as one page, unless a page is asked for. */
@ApiTags('countries')
@Controller('countries')
export class CountriesController {
  constructor(private readonly countries: Countries) {}

  @Get()
  @ApiBearerAuth()
  @ApiSignedIn()
  @ApiOperation({ summary: 'The catalogue of countries, for staff' })
  @ApiList(countryGrammar)
  @ApiOkResponse({ type: CountryPageDto })
  async listCountries(@Query() query: unknown, @ReaderLanguage() language: Language): Promise<CountryPageDto> {
    const asked = parseListQuery(query, countryGrammar);
    const { rows, total } = await this.countries.list('all', asked, language, false);
    return pageOf(asked, rows.map(countryView), total);
  }

  @Get('created')
  @ApiOperation({ summary: 'Countries with a service that can be ordered; all of them unless a page is asked for' })
  @ApiList(countryNamesGrammar)
  @ApiOkResponse({ type: CountryPageDto })
  createdCountries(@Query() query: unknown, @ReaderLanguage() language: Language): Promise<CountryPageDto> {
    return this.unpaged('created', query, language);
  }

  @Get('all')
  @ApiBearerAuth()
  @ApiSignedIn()
  @ApiOperation({ summary: 'Every country of the catalogue; all of them unless a page is asked for' })
  @ApiList(countryNamesGrammar)
  @ApiOkResponse({ type: CountryPageDto })
  allCountries(@Query() query: unknown, @ReaderLanguage() language: Language): Promise<CountryPageDto> {
    return this.unpaged('all', query, language);
  }

  private async unpaged(scope: CountryScope, query: unknown, language: Language): Promise<CountryPageDto> {
    const asked = parseListQuery(query, countryNamesGrammar);
    const whole = !asksForPage(query);
    const { rows, total } = await this.countries.list(scope, asked, language, whole);
    const view = scope === 'created' ? publicCountryView : countryView;
    return pageOf(whole ? { page: 1, perPage: Math.max(1, rows.length) } : asked, rows.map(view), total);
  }
}
