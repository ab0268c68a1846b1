import type { LiveListener, LiveTail } from '#libs/event-log/live/live-tail';
import { PrecompressedPage } from './precompressed-page.js';
import { type CacheSizes, PublicPages } from './public-pages.js';
import type { SiteBuild, SiteRoute } from './site-build.js';

/** A site whose single page shows how often the catalogue was loaded and how often a page was rendered. */
function givenPages(answer: () => Promise<unknown>, sizes?: CacheSizes, renders = Infinity) {
  const made: string[] = [];
  const build = {
    assets: {},
    renderer: {
      placeOfNonce: '%',
      routeOf: (pathname: string, search: string) => ({ language: 'ru', path: pathname, query: new URLSearchParams(search) }),
      // One parameter is read; a search is free text, and so is what follows /any/.
      placeOf: ({ language, path, query }: SiteRoute) => {
        const read = new URLSearchParams([...query].filter(([name]) => ['by', 'q'].includes(name)));
        return {
          route: { language, path, query: read },
          key: `${path}?${read.toString()}`,
          kept: !read.has('q') && !path.includes('/any/'),
        };
      },
      busyRoute: (language: string) => ({ language, path: '/429', query: new URLSearchParams() }),
      renderPage: ({ path, query }: SiteRoute, catalogue: unknown) => {
        const address = query.size > 0 ? `${path}?${query.toString()}` : path;
        made.push(address);
        return { status: path === '/429' ? 429 : 200, html: `${address} of ${String(catalogue)}` };
      },
    },
  } as unknown as SiteBuild;
  const warned: string[] = [];
  const log = { warn: (_: unknown, text: string) => void warned.push(text) };
  const spent = new Map<string, number>();
  const take = (network: string): number => {
    const count = (spent.get(network) ?? 0) + 1;
    spent.set(network, count);
    return count > renders ? 7 : 0;
  };
  /** The response for a catalogue with an office in Vladivostok. */
  const read = async () => {
    const count = await answer();
    return { settings: { workingHours: { timeZone: 'Asia/Vladivostok' } }, toString: () => String(count) };
  };
  const pages = new PublicPages(build, read as never, 'https://registra.example', log, { take }, sizes);
  let notify: LiveListener = () => undefined;
  pages.follow({ subscribe: (listener: LiveListener) => ((notify = listener), () => undefined) } as unknown as LiveTail);
  const changed = (streamType: string) => notify([{ streamType }] as unknown as Parameters<LiveListener>[0]);
  const ask = (address: string, network = '192.0.2.1') => {
    const { pathname, search } = new URL(address, 'http://site.invalid');
    return pages.page(pathname, search, network);
  };
  const textOf = async (address: string) => (await ask(address)).page.plain('').toString();
  return { ask, made, warned, changed, read: textOf };
}

const counted = () => {
  let count = 0;
  return () => Promise.resolve((count += 1));
};

describe('public pages', () => {
  it('are rendered once, for any number of readers and requests', async () => {
    const { made, read } = givenPages(counted());
    expect([await read('/ru'), await read('/ru'), await read('/en'), await read('/ru')]).toEqual([
      '/ru of 1',
      '/ru of 1',
      '/en of 1',
      '/ru of 1',
    ]);
    expect(made).toEqual(['/ru', '/en']);
  });

  it('are rendered again on another day at the office, or in UTC, by which due days are counted', async () => {
    const { read } = givenPages(counted());
    const at = (moment: string) => (jest.setSystemTime(new Date(moment)), read('/ru'));
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    try {
      // The office is known once the catalogue was loaded.
      await at('2026-12-01T10:00:00Z');
      const evening = await at('2026-12-01T10:01:00Z');
      expect(await at('2026-12-01T13:59:00Z')).toBe(evening);
      const morning = await at('2026-12-01T14:30:00Z');
      expect(morning).not.toBe(evening);
      expect(await at('2026-12-01T23:59:00Z')).toBe(morning);
      expect(await at('2026-12-02T00:01:00Z')).not.toBe(morning);
    } finally {
      jest.useRealTimers();
    }
  });

  it('are rendered once for concurrent requests', async () => {
    const { made, read } = givenPages(counted());
    expect(new Set(await Promise.all(Array.from({ length: 32 }, () => read('/ru'))))).toEqual(new Set(['/ru of 1']));
    expect(made).toEqual(['/ru']);
  });

  it('are rendered again after a change in the catalogue, and not for changes they do not show', async () => {
    const { made, changed, read } = givenPages(counted());
    await read('/ru');
    changed('order');
    expect(await read('/ru')).toBe('/ru of 1');
    changed('service');
    expect(await read('/ru')).toBe('/ru of 2');
    changed('feedback');
    expect(await read('/ru')).toBe('/ru of 3');
    expect(made).toEqual(['/ru', '/ru', '/ru']);
  });

  it('are cached while there is room; the least recently used are evicted first', async () => {
    const { bytes } = new PrecompressedPage('/ru of 1', '%');
    const { made, read } = givenPages(counted(), { plain: 2 * bytes, queried: bytes });
    for (const path of ['/ru', '/en', '/ru', '/de', '/ru', '/en']) await read(path);
    expect(made).toEqual(['/ru', '/en', '/de', '/en']);
  });

  it('are cached by the address that the page derived, and not evicted by addresses with a query', async () => {
    const { bytes } = new PrecompressedPage('/ru of 1', '%');
    const { made, read } = givenPages(counted(), { plain: 2 * bytes, queried: 2 * bytes });
    for (const address of ['/ru', '/ru?x=1', '/ru?x=2&y', '/ru?by=a&x=3', '/ru?x=4&by=a']) await read(address);
    expect(made).toEqual(['/ru', '/ru?by=a']);
    for (let n = 0; n < 20; n += 1) await read(`/ru?by=${n}`);
    made.length = 0;
    await read('/ru');
    expect(made).toEqual([]);
  });

  it('are rendered each time for free text, but once for concurrent requests', async () => {
    const { made, read } = givenPages(counted());
    await read('/ru');
    for (let n = 0; n < 2; n += 1) expect(await read('/ru?q=a')).toBe('/ru?q=a of 1');
    await Promise.all(Array.from({ length: 8 }, () => read('/ru?q=b')));
    expect(made).toEqual(['/ru', '/ru?q=a', '/ru?q=a', '/ru?q=b']);
  });

  it('yield to other work between two renders', async () => {
    const { made, read } = givenPages(counted());
    await read('/ru');
    const between: number[] = [];
    const reads = Promise.all(Array.from({ length: 4 }, (_, n) => read(`/ru?q=${n}`)));
    for (let n = 0; n < 8; n += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      between.push(made.length);
    }
    await reads;
    expect(new Set(between).size).toBeGreaterThan(3);
  });

  it('are refused to a network that has used up its renders, with an error page; cached pages and those of a known address never are', async () => {
    const { ask, made } = givenPages(counted(), undefined, 2);
    for (const address of ['/ru', '/ru?by=a', '/ru?by=b']) expect(await ask(address)).toMatchObject({ status: 200 });
    const refused = await ask('/ru?q=c');
    expect(refused).toMatchObject({ status: 429, retryAfter: 7 });
    expect(refused.page.plain('').toString()).toBe('/429 of 1');
    for (const address of ['/ru?by=d', '/ru/any/d']) expect(await ask(address)).toMatchObject({ status: 429 });
    for (const address of ['/ru?by=a', '/ru?by=b', '/ru', '/en']) expect((await ask(address)).status).toBe(200);
    expect((await ask('/ru?by=d', '192.0.2.2')).status).toBe(200);
    expect(made).toEqual(['/ru', '/ru?by=a', '/ru?by=b', '/429', '/en', '/ru?by=d']);
  });

  it('are not cached if the catalogue changed while they were rendered', async () => {
    const answers: ((catalogue: string) => void)[] = [];
    const { changed, read } = givenPages(() => new Promise((resolve) => answers.push(resolve)));
    const first = read('/ru');
    changed('country');
    answers[0]?.('old');
    expect(await first).toBe('/ru of old');
    const second = read('/ru');
    answers[1]?.('new');
    expect(await second).toBe('/ru of new');
  });

  it('are the previous ones while the catalogue cannot be loaded, and new again when it can', async () => {
    let works = true;
    let answer = 'good';
    const { changed, read, warned } = givenPages(() => (works ? Promise.resolve(answer) : Promise.reject(new Error('no database'))));
    await read('/ru');
    works = false;
    changed('service');
    expect(await read('/ru')).toBe('/ru of good');
    expect(warned).toHaveLength(1);
    works = true;
    answer = 'better';
    expect(await read('/ru')).toBe('/ru of better');
  });

  it('stay when an older load of the catalogue fails late', async () => {
    const answers: { resolve: (catalogue: string) => void; reject: (fault: Error) => void }[] = [];
    const { changed, read, made } = givenPages(() => new Promise((resolve, reject) => answers.push({ resolve, reject })));
    const first = read('/ru');
    changed('service');
    const second = read('/ru');
    answers[1]?.resolve('new');
    expect(await second).toBe('/ru of new');
    answers[0]?.reject(new Error('no database'));
    expect(await first).toBe('/ru of new');
    made.length = 0;
    expect(await read('/ru')).toBe('/ru of new');
    expect([made, answers.length]).toEqual([[], 2]);
  });

  it('are rendered again after a failure', async () => {
    let holes = 1;
    const patchy = {
      toString: () => {
        if (holes-- > 0) throw new Error('a hole in the catalogue');
        return 'a whole';
      },
    };
    const { read } = givenPages(() => Promise.resolve(patchy));
    await expect(read('/ru')).rejects.toThrow('a hole in the catalogue');
    expect(await read('/ru')).toBe('/ru of a whole');
  });

  it('show an error if the catalogue was never loaded', async () => {
    let works = false;
    const { read } = givenPages(() => (works ? Promise.resolve('good') : Promise.reject(new Error('no database'))));
    await expect(read('/ru')).rejects.toThrow('no database');
    works = true;
    expect(await read('/ru')).toBe('/ru of good');
  });
});
