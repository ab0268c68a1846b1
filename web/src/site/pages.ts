import type { SitePage } from './page.js';
import { about } from './pages/about.js';
import { comparePage } from './pages/compare.js';
import { contacts } from './pages/contacts.js';
import { countryPage } from './pages/country.js';
import { faq } from './pages/faq.js';
import { landing } from './pages/landing.js';
import { legal } from './pages/legal.js';
import { busy, notFound } from './pages/notice-page.js';
import { partners } from './pages/partners.js';
import { selectionService } from './pages/selection-service.js';
import { serviceList } from './pages/service-list.js';
import { servicePage } from './pages/service.js';
import { verifyPages } from './pages/verify.js';

/** Every public page; others do not exist. */
export const pages: readonly SitePage[] = [
  landing,
  serviceList,
  countryPage,
  servicePage,
  selectionService,
  comparePage,
  about,
  partners,
  contacts,
  faq,
  ...legal,
  ...verifyPages,
];

export const notFoundPage: SitePage = notFound;
export const busyPage: SitePage = busy;
