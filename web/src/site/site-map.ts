import type { PublicCatalogueView } from '#machines/catalogue/public-view';
import { languages } from '#machines/kernel/languages';

type Catalogue = Readonly<PublicCatalogueView>;

const lasting = ['/about', '/partners', '/contacts', '/faq', '/offer', '/refunds', '/privacy', '/cookies', '/imprint'];
/* They change with the catalogue. */
const catalogueRoots = ['', '/service', '/compare', '/selection-service'];

const countryPath = (code: string): string => `/service/${code.toLowerCase()}`;

/** Paths below the language that search engines may want; some may not exist. */
export const listedPaths = ({ countries, services }: Catalogue): string[] => [
  ...catalogueRoots,
  ...countries.map(({ code }) => countryPath(code)),
  ...services.map(({ country, slug }) => `${countryPath(country.code)}/${slug}`),
  ...lasting,
];

/** Days of the last change of pages, by path. */
function changes({ services }: Catalogue): Map<string, string> {
  const latest = new Map<string, string>();
  const note = (path: string, day: string) => {
    if (day > (latest.get(path) ?? '')) latest.set(path, day);
  };
  for (const { country, slug, updatedAt } of services) {
    const day = updatedAt.slice(0, 10);
    for (const path of [...catalogueRoots, countryPath(country.code), `${countryPath(country.code)}/${slug}`]) note(path, day);
  }
  return latest;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** `paths` in both languages, each linking the other (sitemaps.org 0.9 with xhtml links). @param origin "https://registra.example" */
export function siteMapOf(paths: readonly string[], catalogue: Catalogue, origin: string): string {
  const changed = changes(catalogue);
  const address = (language: string, path: string) => escaped(`${origin}/${language}${path}`);
  const entries = paths.flatMap((path) => {
    const alternates = languages.map((one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${address(one, path)}"/>`).join('');
    const day = changed.get(path);
    return languages.map((one) => `<url><loc>${address(one, path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}${alternates}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
