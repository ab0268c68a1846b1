import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { LiveTail } from '#libs/event-log/live/live-tail';
import { Semaphore } from '#machines/kernel/semaphore';
import { dayIn } from '#machines/kernel/time';
import type { WarningLogger } from '#libs/platform/logging/warning-logger';
import type { TokenBuckets } from '#libs/platform/rate-limit/token-buckets';
import { catalogueStreams } from '#machines/catalogue/events';
import type { PublicCatalogueView } from '#machines/catalogue/public-view';
import { PrecompressedPage } from './precompressed-page.js';
import type { SiteBuild, SitePlace } from './site-build.js';

type Catalogue = Readonly<PublicCatalogueView>;

export interface PublicPage {
  status: number;
  language: string;
  page: PrecompressedPage;
  /** of a 429, in seconds */
  retryAfter?: number;
}

/** The catalogue of one moment, and the load that returned it. */
interface Snapshot {
  asked: Promise<Catalogue>;
  catalogue: Catalogue;
}

/**
 * Streams that affect public pages. Our bank accounts are included, because they decide the currency of payment, and so is the erasure of a person, who may
 * have given feedback.
 */
const concerns: ReadonlySet<string> = new Set([...catalogueStreams, 'bankAccounts', 'feedback']);

const mebibyte = 1024 * 1024;

/** Cache size in bytes. Comparisons and searches have unlimited addresses, so they have a separate cache. */
export interface CacheSizes {
  /** pages without a query: twice all those of the demo's sitemap */
  plain: number;
  queried: number;
}

const usualSizes: CacheSizes = { plain: 64 * mebibyte, queried: 16 * mebibyte };

const cacheOf = (maxSize: number) => new LRUCache<string, PublicPage>({ maxSize, sizeCalculation: ({ page }) => page.bytes });

/**
 * The public pages as strings, rendered on first request and cached by the address that their page derives, until the log has a relevant event or the day
 * changes (pages show dates). While the catalogue cannot be loaded, the previous pages are served.
 *
 * Rendering blocks the thread for tens of milliseconds. One page is rendered at a time, other requests run in between, and each network has a budget for pages
 * with a query or with an address that anybody can make up; all others are limited in number, and stay cached. A cached page costs no budget.
 */
export class PublicPages {
  private readonly plain: LRUCache<string, PublicPage>;
  private readonly queried: LRUCache<string, PublicPage>;
  private rendering = new Map<string, Promise<PublicPage>>();
  private readonly turns = new Semaphore(1);
  private catalogue: Promise<Catalogue> | undefined;
  private last: Catalogue | undefined;
  private day = '';

  constructor(
    private readonly build: SiteBuild,
    private readonly read: () => Promise<Catalogue>,
    private readonly origin: string,
    private readonly logger: WarningLogger,
    private readonly budgets: Pick<TokenBuckets, 'take'>,
    sizes = usualSizes,
  ) {
    this.plain = cacheOf(sizes.plain);
    this.queried = cacheOf(sizes.queried);
  }

  /** @returns a function that unsubscribes */
  follow(tail: LiveTail): () => void {
    return tail.subscribe((events) => {
      if (events.some(({ streamType, type }) => concerns.has(streamType) || type === 'UserErased')) this.forget();
    });
  }

  /** The catalogue for the pages. @throws the query's error if there has never been a catalogue */
  current(): Promise<Catalogue> {
    return (this.catalogue ??= this.ask());
  }

  /** @param network whose budget a render uses @throws the error of the catalogue's query */
  async page(pathname: string, search: string, network: string): Promise<PublicPage> {
    this.turnDay();
    const asked = this.current();
    const catalogue = await asked;
    const { renderer } = this.build;
    const place = renderer.placeOf(renderer.routeOf(pathname, search), catalogue, this.origin);
    const { language, query } = place.route;
    const known = this.knownAt(place);
    if (known) return known;
    const wait = query.size > 0 || !place.kept ? this.budgets.take(network) : 0;
    if (wait === 0) return this.render(place, { asked, catalogue });
    const busy = renderer.placeOf(renderer.busyRoute(language), catalogue, this.origin);
    return { ...(await (this.knownAt(busy) ?? this.render(busy, { asked, catalogue }))), retryAfter: wait };
  }

  /** The cached page, or the one being rendered for another reader. */
  private knownAt({ route, key }: SitePlace): PublicPage | Promise<PublicPage> | undefined {
    return (route.query.size > 0 ? this.queried : this.plain).get(key) ?? this.rendering.get(key);
  }

  private render(place: SitePlace, snapshot: Snapshot): Promise<PublicPage> {
    const { rendering } = this;
    const rendered = this.turns
      .run(async () => {
        await setImmediate();
        return this.make(place, snapshot);
      })
      .finally(() => rendering.delete(place.key));
    rendering.set(place.key, rendered);
    return rendered;
  }

  private make({ route, key, kept }: SitePlace, { asked, catalogue }: Snapshot): PublicPage {
    const { renderer, assets } = this.build;
    const { status, html } = renderer.renderPage(route, catalogue, this.origin, assets);
    const page = { status, language: route.language, page: new PrecompressedPage(html, renderer.placeOfNonce) };
    // A page of a catalogue that changed meanwhile is correct for this reader and must not be cached.
    if (kept && this.catalogue === asked) (route.query.size > 0 ? this.queried : this.plain).set(key, page);
    return page;
  }

  private ask(): Promise<Catalogue> {
    const asked: Promise<Catalogue> = this.read().then(
      (catalogue) => {
        this.last = catalogue;
        this.day = this.today();
        return catalogue;
      },
      (fault: unknown) => {
        // Waiting readers get the previous catalogue, and the next one loads it again; loads started since are unaffected.
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
    this.plain.clear();
    this.queried.clear();
    this.rendering = new Map();
  }

  private turnDay(): void {
    const today = this.today();
    if (today !== this.day) this.forget();
    this.day = today;
  }

  /** The days that pages show: at the office, and in UTC, in which the order's machine counts the due day of a new order. */
  private today(): string {
    const now = new Date();
    return this.last ? `${dayIn(now, 'UTC')} ${dayIn(now, this.last.settings.workingHours.timeZone)}` : '';
  }
}
