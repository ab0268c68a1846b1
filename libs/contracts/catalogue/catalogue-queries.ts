import { Query } from '@nestjs/cqrs';
import type { SiteSettings } from '#machines/catalogue/site-settings';
import type { PublicCatalogueView } from '#machines/catalogue/public-view';
import type { Bilingual, Id } from '#machines/kernel/ids';
import type { DueRuleCopy } from '#libs/contracts/catalogue/due-rule-copy';
import type { ServiceCopy } from '#libs/contracts/catalogue/service-copy';
import type { PaidIn } from '#machines/catalogue/settlement';
import type { Currency } from '#machines/kernel/money';
import type { BankAccount, ExchangeRate } from '#machines/catalogue/payment-settings';

/** The current settings of the public site, with defaults. */
export class ReadSiteSettings extends Query<Readonly<SiteSettings>> {}

/**
 * The current public catalogue. It is read from the tables, one statement each, without a cache: frequent callers cache the result until the log has an event
 * of the catalogue (`catalogueStreams` of machines/catalogue/events).
 */
export class PublicCatalogue extends Query<Readonly<PublicCatalogueView>> {}

export interface CountryName {
  id: Id;
  code: string;
  name: Bilingual;
}

export interface ServiceTitle {
  id: Id;
  title: Bilingual;
  /** short name of the legal form that it registers, "OÜ"; null of a deleted service */
  legalForm: string | null;
}

/** Names of countries for lists, archived ones too; an unknown id is absent. Cached for up to half a minute. */
export class CountryNames extends Query<ReadonlyMap<Id, CountryName>> {
  constructor(readonly ids: readonly Id[]) {
    super();
  }
}

/** Titles of services for lists, archived ones too; an unknown id is absent. Cached for up to half a minute. */
export class ServiceTitles extends Query<ReadonlyMap<Id, ServiceTitle>> {
  constructor(readonly ids: readonly Id[]) {
    super();
  }
}

/** What falls due for companies of a country, as the catalogue says now; none of an unknown country. */
export class DueRulesOf extends Query<readonly DueRuleCopy[]> {
  constructor(readonly country: Id) {
    super();
  }
}

/** A service with the conversion that an order of it needs now. */
export interface OrderableService extends ServiceCopy {
  conversion: PaidIn;
}

/** The data of one service for placing an order; null if there is none, or it or its country is archived. */
export class ServiceForOrder extends Query<Readonly<OrderableService> | null> {
  constructor(readonly serviceId: Id) {
    super();
  }
}

/** The current exchange rate of a currency; the euro has 1. Null if the settings have none. */
export class RateOf extends Query<Readonly<Pick<ExchangeRate, 'currency' | 'perEuro'>> | null> {
  constructor(readonly currency: Currency) {
    super();
  }
}

/** Bank account for transfers in a currency, from the current settings; null if there is none. */
export class BankAccountOf extends Query<Readonly<BankAccount> | null> {
  constructor(readonly currency: Currency) {
    super();
  }
}
