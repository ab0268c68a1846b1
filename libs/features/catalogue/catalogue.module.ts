import { Module, type OnModuleInit } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { SecondPeople } from '#libs/accounts/second-people';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { LiveSources } from '#libs/event-log/live/live-sources';
import { addTexts } from '#libs/platform/texts/text';
import { permits } from '#machines/access/table';
import { texts } from '#machines/bank-accounts/texts/all';
import { BankAccountWrites } from './commands/bank-account-writes.js';
import { ChoiceWrites } from './commands/choice-writes.js';
import { CountryWrites } from './commands/country-writes.js';
import { ServiceImport } from './commands/import-services.js';
import { PriceProposals } from './commands/price-proposals.js';
import { ServiceTypeWrites } from './commands/service-type-writes.js';
import { ServiceWrites } from './commands/service-writes.js';
import { SettingWrites } from './commands/setting-writes.js';
import { BankAccountsController } from './http/bank-accounts.controller.js';
import { CatalogueUploads, FormUploads } from './http/catalogue-uploads.js';
import { CatalogueSettingsController } from './http/catalogue-settings.controller.js';
import { ChoicesController } from './http/choices.controller.js';
import { CountriesController } from './http/countries.controller.js';
import { CountryPictureController } from './http/country-picture.controller.js';
import { CountryWritesController } from './http/country-writes.controller.js';
import { DocumentFormController } from './http/document-form.controller.js';
import { ExamplePictureController } from './http/example-picture.controller.js';
import { FormDownloads } from './http/form-downloads.js';
import { ServiceTablesController } from './http/service-tables.controller.js';
import { ServiceTypesController } from './http/service-types.controller.js';
import { ServiceWritesController } from './http/service-writes.controller.js';
import { ServicesController } from './http/services.controller.js';
import { BankAccountOfHandler, BankAccountsView } from './queries/bank-accounts-view.js';
import { CountryNamesHandler, DueRulesOfHandler, ServiceTitlesHandler } from './queries/catalogue-names.js';
import { FindInCatalogueHandler } from './queries/find-in-catalogue.js';
import { ExportServices } from './queries/export-services.js';
import { PriceProposalsView } from './queries/price-proposals-view.js';
import { PublicCatalogueHandler, RateOfHandler, ReadSiteSettingsHandler } from './queries/public-catalogue.js';
import { ReadPaymentMeans } from './queries/payment-means.js';
import { PublicAnswers } from './queries/public-answers.js';
import { ServiceForOrderHandler } from './queries/service-for-order.js';
import { BankAccounts } from './storage/bank-accounts.js';
import { CatalogueLog } from './storage/catalogue-log.js';
import { Choices } from './storage/choices.js';
import { Countries } from './storage/countries.js';
import { DocumentForms } from './storage/document-forms.js';
import { ExamplePictures } from './storage/example-pictures.js';
import { ServiceTypes } from './storage/service-types.js';
import { Services } from './storage/services.js';
import { CatalogueSettings } from './storage/settings.js';

addTexts(texts, ({ refusal }) => refusal);

/**
 * Serves the catalogue, also to orders, forms and the public pages. Needs the global Database, and handlers of the queries about orders.
 */
@Module({
  imports: [CqrsModule, EventLogModule],
  controllers: [
    CountriesController,
    CountryWritesController,
    CountryPictureController,
    DocumentFormController,
    ExamplePictureController,
    ServiceTablesController,
    ServicesController,
    ServiceWritesController,
    ServiceTypesController,
    ChoicesController,
    CatalogueSettingsController,
    BankAccountsController,
  ],
  providers: [
    CatalogueUploads,
    DocumentForms,
    FormDownloads,
    FormUploads,
    Countries,
    Services,
    ServiceTypes,
    Choices,
    CatalogueSettings,
    ExamplePictures,
    CatalogueLog,
    CountryWrites,
    PriceProposals,
    PriceProposalsView,
    ServiceWrites,
    ServiceImport,
    ExportServices,
    ServiceTypeWrites,
    ChoiceWrites,
    SettingWrites,
    BankAccounts,
    SecondPeople,
    BankAccountWrites,
    BankAccountsView,
    ReadPaymentMeans,
    PublicAnswers,
    ServiceForOrderHandler,
    CountryNamesHandler,
    DueRulesOfHandler,
    FindInCatalogueHandler,
    ServiceTitlesHandler,
    PublicCatalogueHandler,
    ReadSiteSettingsHandler,
    BankAccountOfHandler,
    RateOfHandler,
  ],
})
export class CatalogueModule implements OnModuleInit {
  constructor(private readonly live: LiveSources) {}

  /** Lets readers of the settings follow changes of bank accounts live. */
  onModuleInit(): void {
    this.live.registerStream('bankAccounts', () => (_, actor) => permits(actor, 'settings.read'));
  }
}
