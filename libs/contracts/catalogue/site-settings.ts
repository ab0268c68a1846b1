import { Query } from '@nestjs/cqrs';
import type { SiteSettings } from '#machines/catalogue/site-settings';

/** The settings of the public site as they stand now; a default where nobody has set any. */
export class ReadSiteSettings extends Query<Readonly<SiteSettings>> {}
