import { Body, Controller, Get, Patch, Put, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PerhapsSignedIn, type SignedIn } from '#libs/platform/auth/signed-in';
import { ApiSignedIn, ApiWrite } from '#libs/platform/http/api-docs';
import { permits } from '#machines/access/table';
import { SettingWrites } from '../commands/setting-writes.js';
import { inBothLanguages } from '../rules/bilingual.js';
import { CatalogueSettings } from '../storage/settings.js';
import { CurrenciesBody } from '../wire/other-bodies.js';
import { ExchangeRatesBody, ExchangeRatesDto } from '../wire/payment-settings.dto.js';
import { CurrenciesDto, SiteSettingsBody, SiteSettingsDto } from '../wire/site-settings.dto.js';
import { markReplayed, Write, type WriteRequest } from '#libs/platform/http/write-request';
import { ApiCatalogueWrite, versioned, writerOf } from './catalogue-write.js';

@ApiTags('settings')
@Controller('settings')
export class CatalogueSettingsController {
  constructor(
    private readonly settings: CatalogueSettings,
    private readonly writes: SettingWrites,
  ) {}

  @Get('site')
  @ApiOperation({ summary: 'Get the settings of the site' })
  @ApiOkResponse({ type: SiteSettingsDto })
  async getSiteSettings(
    @PerhapsSignedIn() signedIn: SignedIn | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SiteSettingsDto> {
    if (signedIn && permits(signedIn.actor, 'settings.read')) return this.site(reply);
    return inBothLanguages((await this.settings.site()).value);
  }

  @Patch('site')
  @ApiSignedIn()
  @ApiWrite('Change the settings of the site; each part replaces the stored one', { 200: SiteSettingsDto })
  @ApiCatalogueWrite(true)
  async updateSiteSettings(@Write() write: WriteRequest, @Body() body: SiteSettingsBody): Promise<SiteSettingsDto> {
    markReplayed(write.reply, await this.writes.editSite(writerOf(write), body, write.ifMatch));
    return this.site(write.reply);
  }

  @Get('currencies')
  @ApiOperation({ summary: 'List the currencies in which prices may be given' })
  @ApiOkResponse({ type: CurrenciesDto })
  getCurrencies(@Res({ passthrough: true }) reply: FastifyReply): Promise<CurrenciesDto> {
    return this.currencies(reply);
  }

  @Put('currencies')
  @ApiSignedIn()
  @ApiWrite('Set the currencies on offer; one that a country or service uses stays', { 200: CurrenciesDto }, { 409: ['currencyInUse'] })
  @ApiCatalogueWrite(true)
  async setCurrencies(@Write() write: WriteRequest, @Body() { offered }: CurrenciesBody): Promise<CurrenciesDto> {
    markReplayed(write.reply, await this.writes.setCurrencies(writerOf(write), offered, write.ifMatch));
    return this.currencies(write.reply);
  }

  @Get('exchange-rates')
  @ApiOperation({ summary: 'Get the exchange rates that convert prices for viewing' })
  @ApiOkResponse({ type: ExchangeRatesDto })
  getExchangeRates(@Res({ passthrough: true }) reply: FastifyReply): Promise<ExchangeRatesDto> {
    return this.exchangeRates(reply);
  }

  @Put('exchange-rates')
  @ApiSignedIn()
  @ApiWrite('Set the exchange rates, each with its day', { 200: ExchangeRatesDto })
  @ApiCatalogueWrite(true)
  async setExchangeRates(@Write() write: WriteRequest, @Body() { items }: ExchangeRatesBody): Promise<ExchangeRatesDto> {
    markReplayed(write.reply, await this.writes.setExchangeRates(writerOf(write), items, write.ifMatch));
    return this.exchangeRates(write.reply);
  }

  private async exchangeRates(reply: FastifyReply): Promise<ExchangeRatesDto> {
    const { version, value } = await this.settings.exchangeRates();
    return versioned(reply, version, { items: value, version });
  }

  private async site(reply: FastifyReply): Promise<SiteSettingsDto> {
    const { version, value } = await this.settings.site();
    return versioned(reply, version, { ...value, version });
  }

  private async currencies(reply: FastifyReply): Promise<CurrenciesDto> {
    const { version, value } = await this.settings.currencies();
    return versioned(reply, version, { offered: value, version });
  }
}
