import './production-react.js';
import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageContent } from './page-content.js';
import { PlainPageLayout, style } from './plain-page-layout.js';

const digest = createHash('sha256').update(style).digest('base64');

/** The page runs no script, loads nothing, is shown in no frame and is kept by nobody; what it leads to does not learn its address. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${digest}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** The OpenAPI description of such a response. */
export const pageResponse = { description: 'A page for people', content: { 'text/html': { schema: { type: 'string' as const } } } };

/** Not in one file with its elements: React has to be chosen before they are (see production-react). */
export const plainPage = (content: PageContent): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(createElement(PlainPageLayout, content))}`;
