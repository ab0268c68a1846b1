import { Query } from '@nestjs/cqrs';
import type { PublicCatalogueView } from '#machines/catalogue/public-view';

/**
 * The public catalogue as it stands now. Built from the tables in one statement for each of them, never from a cache: whoever asks often
 * keeps the answer, and asks again when the log tells of a fact of the catalogue (`catalogueStreams` of machines/catalogue/events).
 */
export class PublicCatalogue extends Query<Readonly<PublicCatalogueView>> {}
