import { LRUCache } from 'lru-cache';
import type { LiveTail } from '#libs/event-log/live/live-tail';
import type { WarningLogger } from '#libs/platform/logging/warning-logger';
import { catalogueStreams } from '#machines/catalogue/events';
import type { PublicCatalogueView } from '#machines/catalogue/public-view';
import { PrecompressedPage } from './precompressed-page.js';
import type { SiteBuild, SiteRoute } from './site-build.js';

export interface PublicPage {
  status: number;
  language: string;
  page: PrecompressedPage;
}

/** Streams whose facts change what a public page shows; the erasure of a person does too, who may have said something. */
const concerns: ReadonlySet<string> = new Set([...catalogueStreams, 'feedback']);

/** What the kept pages may take: twice all those of the demo's sitemap. Comparisons have more addresses than anybody asks for. */
const mostBytes = 64 * 1024 * 1024;

/**
 * The public pages as strings, rendered when first asked for and kept until the log tells of a change in the catalogue, or the day is another (pages
 * tell dates). While the catalogue cannot be read the pages of before go on being served.
 */
export class PublicPages {
  private readonly kept: LRUCache<string, PublicPage>;
  private catalogue: Promise<Readonly<PublicCatalogueView>> | undefined;
  private last: Readonly<PublicCatalogueView> | undefined;
  private day = '';

  constructor(
    private readonly build: SiteBuild,
    private readonly read: () => Promise<Readonly<PublicCatalogueView>>,
    private readonly origin: string,
    private readonly logger: WarningLogger,
    most = mostBytes,
  ) {
    this.kept = new LRUCache({ maxSize: most, sizeCalculation: ({ page }) => page.bytes });
  }

  /** @returns how to stop listening */
  follow(tail: LiveTail): () => void {
    return tail.subscribe((events) => {
      if (events.some(({ streamType, type }) => concerns.has(streamType) || type === 'UserErased')) this.forget();
    });
  }

  /** The catalogue the pages are made of. @throws what the query throws while there has never been one */
  current(): Promise<Readonly<PublicCatalogueView>> {
    return (this.catalogue ??= this.ask());
  }

  /** @throws what the query for the catalogue throws */
  async page(pathname: string, search: string): Promise<PublicPage> {
    this.turnDay();
    const { renderer } = this.build;
    const route = renderer.routeOf(pathname, search);
    const key = renderer.keyOf(route);
    return this.kept.get(key) ?? this.render(key, route);
  }

  private async render(key: string, route: SiteRoute): Promise<PublicPage> {
    const asked = this.current();
    const catalogue = await asked;
    // Several may have waited for the catalogue with the same page in mind.
    const made = this.kept.get(key);
    if (made) return made;
    const { status, html } = this.build.renderer.renderPage(route, catalogue, this.origin, this.build.assets);
    const page = { status, language: route.language, page: new PrecompressedPage(html, this.build.renderer.placeOfNonce) };
    // What was made of a catalogue that has changed meanwhile is right for this reader and for nobody after.
    if (this.catalogue === asked) this.kept.set(key, page);
    return page;
  }

  private ask(): Promise<Readonly<PublicCatalogueView>> {
    const asked: Promise<Readonly<PublicCatalogueView>> = this.read().then(
      (catalogue) => (this.last = catalogue),
      (fault: unknown) => {
        // Whoever waits gets the catalogue of before, and the next one asks anew; what was asked since has nothing to do with it.
        if (this.catalogue === asked) this.catalogue = undefined;
        if (!this.last) throw fault;
        this.logger.warn({ err: fault }, 'the catalogue could not be read; public pages are those of before');
        return this.last;
      },
    );
    return asked;
  }

  private forget(): void {
    this.catalogue = undefined;
    this.kept.clear();
  }

  private turnDay(): void {
    const today = new Date().toISOString().slice(0, 10);
    if (today !== this.day) this.forget();
    this.day = today;
  }
}
