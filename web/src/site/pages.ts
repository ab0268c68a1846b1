import type { SitePage } from './page.js';
import { landing } from './pages/landing.js';
import { notFound } from './pages/not-found.js';

/** Every public page. What is not here is not there. */
export const pages: readonly SitePage[] = [landing];

export const notFoundPage: SitePage = notFound;
