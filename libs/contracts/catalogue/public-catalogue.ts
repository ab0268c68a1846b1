import { Query } from '@nestjs/cqrs';
import type { PublicCatalogueView } from '#machines/catalogue/public-view';

/**
 * The current public catalogue. It is read from the tables, one statement each, without a cache: frequent callers cache the result until the log has an event
 * of the catalogue (`catalogueStreams` of machines/catalogue/events).
 */
export class PublicCatalogue extends Query<Readonly<PublicCatalogueView>> {}
