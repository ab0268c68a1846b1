import { createRequire } from 'node:module';

/** The part of an element that tests need. The library's own types would add DOM types to the server. */
interface PageElement {
  readonly id: string;
  readonly lang: string;
  readonly tagName: string;
  readonly textContent: string | null;
  getAttribute(name: string): string | null;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
  remove(): void;
}
interface PageDocument extends PageElement {
  readonly title: string;
  readonly documentElement: PageElement;
}

const { JSDOM } = createRequire(import.meta.url)('jsdom') as { JSDOM: new (html: string) => { window: { document: PageDocument } } };

/** A page as clients without scripts and search engines see it. */
export interface ReadPage {
  lang: string;
  title: string;
  description: string;
  canonical: string;
  /** by hreflang */
  alternates: Record<string, string>;
  /** Open Graph, without "og:" */
  graph: Record<string, string>;
  robots: string | undefined;
  /** schema.org objects. @throws SyntaxError for one that is no JSON */
  jsonLd: Record<string, unknown>[];
  headings: { level: number; text: string }[];
  /** words of the main part, visible and collapsed */
  text: string;
  /** URLs of all links */
  links: string[];
  ids: Set<string>;
  document: PageDocument;
}

const content = (document: PageElement, selector: string): string => document.querySelector(selector)?.getAttribute('content') ?? '';

/** Parses `html` without executing scripts. */
export function readPage(html: string): ReadPage {
  const { document } = new JSDOM(html).window;
  const all = (selector: string): PageElement[] => [...document.querySelectorAll(selector)];
  const jsonLd = all('script[type="application/ld+json"]').map((script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>);
  for (const script of all('script')) script.remove();
  return {
    lang: document.documentElement.lang,
    title: document.title,
    description: content(document, 'meta[name=description]'),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
    alternates: Object.fromEntries(
      all('link[rel=alternate][hreflang]').map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
    ),
    graph: Object.fromEntries(
      all('meta[property^="og:"]').map((meta) => [meta.getAttribute('property')?.slice(3) ?? '', meta.getAttribute('content') ?? '']),
    ),
    robots: document.querySelector('meta[name=robots]')?.getAttribute('content') ?? undefined,
    jsonLd,
    headings: all('h1, h2, h3, h4, h5, h6').map(({ tagName, textContent }) => ({
      level: Number(tagName[1]),
      text: (textContent ?? '').trim(),
    })),
    text: (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' '),
    links: all('a[href]').map((link) => link.getAttribute('href') ?? ''),
    ids: new Set(all('[id]').map(({ id }) => id)),
    document,
  };
}
