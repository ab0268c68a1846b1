import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { PublicCatalogue, RateOf, ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import type { PublicCatalogueView } from '#machines/catalogue/public-view';
import { conversionOf } from '#machines/catalogue/settlement';
import type { SiteSettings } from '#machines/catalogue/site-settings';
import type { ServiceRow } from '../storage/rows.js';
import type { CountryDto } from '../wire/country.dto.js';
import { ReadPaymentMeans } from './payment-means.js';
import { publicServiceView, publicWholeCountryView } from './catalogue-views.js';
import { Choices } from '../storage/choices.js';
import { Countries } from '../storage/countries.js';
import { dueRulesByCountry } from '../storage/due-rules.js';
import { ServiceTypes } from '../storage/service-types.js';
import { Services } from '../storage/services.js';
import { CatalogueSettings } from '../storage/settings.js';

/** Reads five tables in one snapshot, so that the parts of the answer are consistent. */
@QueryHandler(PublicCatalogue)
export class PublicCatalogueHandler implements IQueryHandler<PublicCatalogue> {
  private readonly countries: Countries;
  private readonly services: Services;
  private readonly types: ServiceTypes;
  private readonly choices: Choices;
  private readonly settings: CatalogueSettings;

  constructor(
    private readonly database: Database,
    private readonly means: ReadPaymentMeans,
  ) {
    this.countries = new Countries(database);
    this.services = new Services(database);
    this.types = new ServiceTypes(database);
    this.choices = new Choices(database);
    this.settings = new CatalogueSettings(database);
  }

  async execute(): Promise<Readonly<PublicCatalogueView>> {
    // Before the transaction: its connection must not wait for another one.
    const means = await this.means.read();
    return this.database.transaction(async (tx) => {
      await tx.query('set transaction isolation level repeatable read, read only');
      const moment = await tx.one<{ at: Date }>('select now() as at');
      const services = (await this.services.open(tx)).filter(({ currency }) => conversionOf(currency, means) !== 'unpayable');
      const rules = await dueRulesByCountry(tx);
      const countries = (await this.countries.open(tx)).map((row) => publicWholeCountryView(row, rules.get(row.id) ?? []));
      return {
        countries: withServices(countries, services),
        services: services.map((row) => publicServiceView(row, means)),
        types: (await this.types.open(tx)).map(({ id, key, title }) => ({ _id: id, key, title })),
        choices: (await this.choices.open(tx)).map(({ id, kind, code, title }) => ({ _id: id, kind, code, title })),
        settings: (await this.settings.site(tx)).value,
        currencies: (await this.settings.currencies(tx)).value,
        rates: (await this.settings.exchangeRates(tx)).value,
        at: (moment?.at ?? new Date()).toISOString(),
      };
    });
  }
}

/** Counts the services that can be paid for; leaves out countries without any. */
function withServices(countries: readonly CountryDto[], services: readonly ServiceRow[]): CountryDto[] {
  const counts = new Map<Id, number>();
  for (const { country } of services) counts.set(country.id, (counts.get(country.id) ?? 0) + 1);
  return countries.flatMap((country) => {
    const count = counts.get(country._id);
    return count === undefined ? [] : [{ ...country, services: count }];
  });
}

@QueryHandler(ReadSiteSettings)
export class ReadSiteSettingsHandler implements IQueryHandler<ReadSiteSettings> {
  constructor(private readonly settings: CatalogueSettings) {}

  async execute(): Promise<Readonly<SiteSettings>> {
    return (await this.settings.site()).value;
  }
}

@QueryHandler(RateOf)
export class RateOfHandler implements IQueryHandler<RateOf> {
  constructor(private readonly settings: CatalogueSettings) {}

  async execute({ currency }: RateOf) {
    if (currency === 'EUR') return { currency, perEuro: '1' };
    const { value } = await this.settings.exchangeRates();
    return value.find((rate) => rate.currency === currency) ?? null;
  }
}
