import { withoutCurrency } from '../lib/exchange.js';
import { createElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Language, languages, localeOf } from '#machines/kernel/languages';
import { scriptSafe } from './island.js';
import { Layout } from './layout.js';
import { type Head, type PageContext, SiteProvider, type SitePage } from './page.js';
import { siteTexts } from './texts.js';

/** Files of the build that pages refer to. */
export interface SiteAssets {
  /** stylesheet of the site and its islands; inlined */
  css: string;
  /** script that sets theme and language before the first paint; inlined, and allowed by its hash */
  boot: string;
  /** address of the script that hydrates islands */
  entry: string;
  /** addresses of the fonts by language */
  fonts: Readonly<Record<Language, readonly string[]>>;
}

/** Replaced in every response by its nonce, in the meta and the style element. */
export const placeOfNonce = '%STYLE_NONCE%';

type Found = NonNullable<ReturnType<SitePage['prepare']>>;

const body = (context: PageContext, { Body }: Found): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={siteTexts(context.language)}>
      <SiteProvider value={context}>
        <Layout>{createElement(Body)}</Layout>
      </SiteProvider>
    </I18nextProvider>,
  );

/** The complete HTML; `placeOfNonce` stands for the nonce of the response. */
export function documentOf(context: PageContext, found: Found, assets: SiteAssets): string {
  const { language } = context;
  // Readers without a stored theme get the attribute before the script runs.
  return `<!doctype html><html lang="${language}" data-mantine-color-scheme="light"><head>${headOf(context, found.head, assets)}</head><body>${body(context, found)}</body></html>`;
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const meta = (name: 'name' | 'property', key: string, content: string) => `<meta ${name}="${key}" content="${escaped(content)}">`;
const link = (attributes: Record<string, string>) =>
  `<link ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escaped(value)}"`)
    .join(' ')}>`;

function headOf(context: PageContext, head: Head, { css, boot, entry, fonts }: SiteAssets): string {
  const { language, origin } = context;
  // The same page in another currency is the same page.
  const query = withoutCurrency(context.query);
  const search = query.size > 0 ? `?${query.toString()}` : '';
  const canonical = head.canonical ?? `${context.path}${search}`;
  const named = context.t('common:titleOf', { page: head.title });
  // The product's name gives way where a title is long: search engines cut from the end.
  const title = context.path === '' || named.length > 68 ? head.title : named;
  const picture = `${origin}${head.picture ?? `/og/${language}${context.path}.png`}`;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    meta('name', 'style-nonce', placeOfNonce),
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', head.description),
    `<script>${boot}</script>`,
    ...fonts[language].map((href) => link({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' })),
    `<style nonce="${placeOfNonce}">${css}</style>`,
    `<script type="module" src="${escaped(entry)}"></script>`,
    link({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    ...(head.noIndex ? [meta('name', 'robots', 'noindex, follow')] : []),
    link({ rel: 'canonical', href: `${origin}/${language}${canonical}` }),
    ...languages.map((one) => link({ rel: 'alternate', hreflang: one, href: `${origin}/${one}${canonical}` })),
    link({ rel: 'alternate', hreflang: 'x-default', href: canonical === '' ? `${origin}/` : `${origin}/ru${canonical}` }),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Registra'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', `${origin}/${language}${canonical}`),
    meta('property', 'og:locale', localeOf(language).replace('-', '_')),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.jsonLd ?? []).map(
      (one) => `<script type="application/ld+json">${scriptSafe({ '@context': 'https://schema.org', ...one })}</script>`,
    ),
  ].join('');
}
