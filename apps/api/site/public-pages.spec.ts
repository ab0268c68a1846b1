import type { LiveListener, LiveTail } from '#libs/event-log/live/live-tail';
import { PrecompressedPage } from './precompressed-page.js';
import { PublicPages } from './public-pages.js';
import type { SiteBuild } from './site-build.js';

/** A site whose one page tells how often the catalogue was asked and how often a page was made. */
function givenPages(answer: () => Promise<unknown>, most?: number) {
  const made: string[] = [];
  const build = {
    assets: {},
    renderer: {
      placeOfNonce: '%',
      routeOf: (pathname: string, search: string) => ({ language: 'ru', path: pathname, query: new URLSearchParams(search) }),
      keyOf: ({ path }: { path: string }) => path,
      renderPage: ({ path }: { path: string }, catalogue: unknown) => {
        made.push(path);
        return { status: 200, html: `${path} of ${String(catalogue)}` };
      },
    },
  } as unknown as SiteBuild;
  const warned: string[] = [];
  const pages = new PublicPages(build, answer as never, 'https://registra.example', { warn: (_, text) => void warned.push(text) }, most);
  let tell: LiveListener = () => undefined;
  pages.follow({ subscribe: (listener: LiveListener) => ((tell = listener), () => undefined) } as unknown as LiveTail);
  const changed = (streamType: string) => tell([{ streamType }] as unknown as Parameters<LiveListener>[0]);
  const read = async (path: string) => (await pages.page(path, '')).page.plain('').toString();
  return { pages, made, warned, changed, read };
}

const counted = () => {
  let count = 0;
  return () => Promise.resolve((count += 1));
};

describe('public pages', () => {
  it('are made once, whoever asks and however often', async () => {
    const { made, read } = givenPages(counted());
    expect([await read('/ru'), await read('/ru'), await read('/en'), await read('/ru')]).toEqual([
      '/ru of 1',
      '/ru of 1',
      '/en of 1',
      '/ru of 1',
    ]);
    expect(made).toEqual(['/ru', '/en']);
  });

  it('are made once when many ask for one at the same time', async () => {
    const { made, read } = givenPages(counted());
    expect(new Set(await Promise.all(Array.from({ length: 32 }, () => read('/ru'))))).toEqual(new Set(['/ru of 1']));
    expect(made).toEqual(['/ru']);
  });

  it('are made anew once the log tells of a change in the catalogue, and not for what they do not show', async () => {
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

  it('are kept while there is room, those longest unasked go first', async () => {
    const { bytes } = new PrecompressedPage('/ru of 1', '%');
    const { made, read } = givenPages(counted(), 2 * bytes);
    for (const path of ['/ru', '/en', '/ru', '/de', '/ru', '/en']) await read(path);
    expect(made).toEqual(['/ru', '/en', '/de', '/en']);
  });

  it('keep nothing that was made of a catalogue which changed meanwhile', async () => {
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

  it('are those of before while the catalogue cannot be read, and new again when it can', async () => {
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

  it('stay when an older question for the catalogue fails late', async () => {
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

  it('are made anew after they could not be made', async () => {
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

  it('say that there is a fault when there never was a catalogue', async () => {
    let works = false;
    const { read } = givenPages(() => (works ? Promise.resolve('good') : Promise.reject(new Error('no database'))));
    await expect(read('/ru')).rejects.toThrow('no database');
    works = true;
    expect(await read('/ru')).toBe('/ru of good');
  });
});
