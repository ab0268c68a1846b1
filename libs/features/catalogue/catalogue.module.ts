import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { CountriesController } from './http/countries.controller.js';
import { CountryPictureController } from './http/country-picture.controller.js';
import { ServicesController } from './http/services.controller.js';
import { CountryNamesHandler, ServiceTitlesHandler } from './queries/catalogue-names.js';
import { PublicCatalogueHandler, ReadSiteSettingsHandler } from './queries/public-catalogue.js';
import { ServiceForOrderHandler } from './queries/service-for-order.js';
import { Choices } from './storage/choices.js';
import { Countries } from './storage/countries.js';
import { ServiceTypes } from './storage/service-types.js';
import { Services } from './storage/services.js';
import { CatalogueSettings } from './storage/settings.js';

/** Countries, services and what orders ask about them. Needs the global Database. */
@Module({
  imports: [CqrsModule],
  controllers: [CountriesController, ServicesController, CountryPictureController],
  providers: [
    Countries,
    Services,
    ServiceTypes,
    Choices,
    CatalogueSettings,
    ServiceForOrderHandler,
    CountryNamesHandler,
    ServiceTitlesHandler,
    PublicCatalogueHandler,
    ReadSiteSettingsHandler,
  ],
})
export class CatalogueModule {}
