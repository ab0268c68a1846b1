import { Query } from '@nestjs/cqrs';
import type { SiteSettings } from '#machines/catalogue/site-settings';

/** The current settings of the public site, with defaults. */
export class ReadSiteSettings extends Query<Readonly<SiteSettings>> {}
