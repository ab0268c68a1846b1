import { join } from 'node:path';
import { QueryBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import sharp from 'sharp';
import supertest from 'supertest';
import { PublicCatalogue } from '#libs/contracts/catalogue/catalogue-queries';
import { PublicFeedbacks } from '#libs/contracts/feedbacks/feedback-queries';
import { loadConfig } from '#libs/platform/config/config';
import { readPage, type ReadPage } from '#libs/testing/read-page';
import { createCatalogueDatabase } from '#libs/testing/catalogue-database';
import type { TestDatabase } from '#libs/testing/test-database';
import { addresses } from '#machines/access/addresses';
import { byLanguage } from '#machines/kernel/by-language';
import { ownName } from '#machines/kernel/format';
import { pseudoLanguage } from '#machines/kernel/languages';
import { typeset } from '#machines/kernel/typography';
import type { PublicCatalogueView } from '#machines/catalogue/public-view';
import { createApp } from '../create-app.js';
import type { SiteRenderer } from './site-build.js';

const origin = 'https://registra.example';
const languages = ['ru', 'en'] as const;
const textPages = ['about', 'partners', 'contacts', 'faq', 'offer', 'refunds', 'privacy', 'cookies', 'imprint'];

let test: TestDatabase;
let app: NestFastifyApplication;
/** paths of the sitemap: "/ru/about" */
let listed: string[];
let catalogue: PublicCatalogueView;
const read = new Map<string, ReadPage>();

/** The renderer from its source, so that these tests need no build. */
const renderer = jest.requireActual<SiteRenderer>(join(__dirname, '../../../web/src/site/server.tsx'));
const assets = {
  css: '',
  boot: 'void 0;',
  entry: '/assets/client.js',
  fonts: byLanguage(() => []),
  login: { entry: '/assets/door.js', css: '', scripts: [] },
};
const configOf = (more: Record<string, string> = {}) =>
  loadConfig({ DATA_DIR: '/nonexistent/site', DATABASE_URL: test.url, LOG_LEVEL: 'silent', PUBLIC_URL: origin, ...more });
const placeAt = (address: string) => {
  const { pathname, search } = new URL(address, origin);
  return renderer.placeOf(renderer.routeOf(pathname, search), catalogue, origin);
};
const ask = (path: string) => supertest(app.getHttpServer()).get(path);
const pathOf = (address: string): string => address.replace(origin, '');

beforeAll(async () => {
  test = await createCatalogueDatabase();
  app = await createApp(configOf(), { webRoot: '/nonexistent/web', site: { renderer, assets } });
  const queries = app.get(QueryBus);
  catalogue = { ...(await queries.execute(new PublicCatalogue())), feedbacks: await queries.execute(new PublicFeedbacks()) };
  const { text } = await ask('/sitemap.xml')
    .expect(200)
    .expect('content-type', /^application\/xml/);
  listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => pathOf(address));
  for (const path of listed.filter(isRead)) read.set(path, readPage((await ask(path).expect(200)).text));
}, 240_000);
afterAll(async () => {
  await app?.close();
  await test?.drop();
});

/** Every page except services, of which one in five is tested: one template renders them all. */
const isRead = (path: string, place: number): boolean => path.split('/').length < 5 || place % 10 < 2;

const pages = (): [string, ReadPage][] => [...read];
const page = (path: string): ReadPage => {
  const found = read.get(path);
  if (!found) throw new Error(`${path} is not in the sitemap`);
  return found;
};

describe('the sitemap', () => {
  it('has every public page of text and every country and service of the catalogue, in both languages', async () => {
    const [countries, services] = await Promise.all(
      ['countries/created', 'services?per_page=100'].map(async (call) => (await ask(`/api/v1/${call}`).expect(200)).body as Answer),
    );
    expect(countries?.items.length).toBeGreaterThan(0);
    for (const language of languages) {
      for (const word of textPages) expect(listed).toContain(`/${language}/${word}`);
      for (const { code } of countries?.items ?? []) expect(listed).toContain(`/${language}/service/${code?.toLowerCase()}`);
      for (const { country, slug } of services?.items ?? [])
        expect(listed).toContain(`/${language}/service/${country?.code.toLowerCase()}/${slug}`);
    }
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('says when a service last changed', async () => {
    const { text } = await ask('/sitemap.xml');
    const [, path = '', day = ''] =
      /<loc>https:\/\/registra\.example(\/ru\/service\/\w\w\/[^<]+)<\/loc><lastmod>([\d-]+)</.exec(text) ?? [];
    const { rows } = await test.database
      .query<{ day: string }>(`select to_char(updated_at at time zone 'utc', 'YYYY-MM-DD') as day from services where slug = $1`, [
        path.split('/').at(-1),
      ])
      .then((found) => ({ rows: found }));
    expect(rows.map((row) => row.day)).toContain(day);
  });

  it('is named in robots.txt, which disallows the personal and the admin pages', async () => {
    const { text } = await ask('/robots.txt')
      .expect(200)
      .expect('content-type', /^text\/plain/);
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    for (const path of [...addresses.personal, '/admin']) expect(text).toContain(`Disallow: ${path}\n`);
    for (const path of listed) for (const [, closed = ''] of text.matchAll(/Disallow: (\S+)/g)) expect(path.startsWith(closed)).toBe(false);
  });
});

interface Answer {
  items: { code?: string; slug?: string; country?: { code: string } }[];
}

describe('every public page', () => {
  it('is in the language of its address', () => {
    for (const [path, { lang }] of pages()) expect(`${path} ${lang}`).toBe(`${path} ${path.slice(1, 3)}`);
  });

  it('has one first heading, and no level is skipped', () => {
    for (const [path, { headings }] of pages()) {
      expect([path, headings.filter(({ level }) => level === 1).length]).toEqual([path, 1]);
      const skips = headings.filter(({ level }, index) => index > 0 && level > (headings[index - 1]?.level ?? 0) + 1);
      expect([path, skips]).toEqual([path, []]);
    }
  });

  it('has its own title and description that search engines show whole', () => {
    for (const [path, { title, description }] of pages()) {
      expect([path, title.length >= 15 && title.length <= 70, title]).toEqual([path, true, title]);
      expect([path, description.length >= 60 && description.length <= 180, description]).toEqual([path, true, description]);
    }
    for (const part of ['title', 'description'] as const) {
      const all = pages().map(([, found]) => found[part]);
      expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
    }
  });

  it('names its own address as the canonical one, and its versions in both languages', () => {
    for (const [path, { canonical, alternates }] of pages()) {
      expect(canonical).toBe(`${origin}${path}`);
      for (const one of languages) expect(alternates[one]).toBe(`${origin}/${one}${path.slice(3)}`);
      for (const one of languages) expect(listed).toContain(pathOf(alternates[one] ?? ''));
      // The first page is offered without a language; the others in the one that stands where nothing is known.
      expect(alternates['x-default']).toBe(path.length > 3 ? `${origin}/ru${path.slice(3)}` : `${origin}/`);
    }
  });

  it('has the same title and a picture of 1200 x 630 for sharing', async () => {
    for (const [path, { graph, title, description }] of pages()) {
      expect([path, title.startsWith(graph.title ?? '-')]).toEqual([path, true]);
      expect([graph.description, graph.url]).toEqual([description, `${origin}${path}`]);
      expect(graph.image).toBe(`${origin}/og${path}.png`);
    }
    const shown = [
      '/ru',
      ...textPages.slice(0, 2).map((word) => `/en/${word}`),
      ...listed.filter((path) => path.includes('/service/')).slice(0, 4),
    ];
    for (const path of shown) {
      const { body } = await ask(pathOf(page(path).graph.image ?? ''))
        .expect(200)
        .expect('content-type', 'image/png');
      const { format, width, height } = await sharp(body as Buffer).metadata();
      expect([path, format, width, height]).toEqual([path, 'png', 1200, 630]);
    }
  });

  it('carries data for machines that have a type, and addresses of this site', () => {
    for (const [path, { jsonLd }] of pages()) {
      if (path.length > 3) expect([path, jsonLd.length > 0]).toEqual([path, true]);
      for (const one of jsonLd) {
        expect([path, one['@context']]).toEqual([path, 'https://schema.org']);
        expect(typeof one['@type']).toBe('string');
      }
      const trail = jsonLd.find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement as
        { position: number; item: string }[] | undefined;
      if (path.length > 3) expect([path, trail?.at(-1)?.item]).toEqual([path, `${origin}${path}`]);
      expect(trail?.map(({ position }) => position)).toEqual(trail?.map((_, index) => index + 1));
    }
  });

  it('reads without scripts, and shows no slot, no missing text and no style of an element', () => {
    for (const [path, { text, document }] of pages()) {
      expect([path, text.length > 400]).toEqual([path, true]);
      expect(text).not.toMatch(/{{|}}|undefined|\[object|NaN|\bnull\b/);
      expect([path, [...document.querySelectorAll('[style]')].length]).toEqual([path, 0]);
      expect([path, [...document.querySelectorAll('img:not([alt])')].length]).toEqual([path, 0]);
    }
  });

  it('links only to pages that exist', async () => {
    const known = new Set<string>([...listed, ...addresses.open, ...addresses.personal]);
    const seen = new Map<string, number>();
    for (const [path, { links, ids }] of pages()) {
      for (const link of links) {
        const [address = '', anchor] = link.split('#');
        const target = address === '' ? path : address;
        if (!target.startsWith('/')) {
          expect(link).toMatch(/^(https:\/\/|mailto:\S+@|tel:\+?\d)/);
          continue;
        }
        const bare = target.split('?')[0] ?? '';
        if (!known.has(bare) && !seen.has(bare)) seen.set(bare, (await ask(bare)).status);
        expect([path, link, seen.get(bare) ?? 200]).toEqual([path, link, 200]);
        const there = address === '' ? ids : read.get(bare)?.ids;
        if (anchor && there) expect([path, link, there.has(anchor)]).toEqual([path, link, true]);
      }
    }
  });

  it('has no anchor twice', () => {
    for (const [path, { document }] of pages()) {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      expect([path, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([path, []]);
    }
  });
});

describe('a language of the interface that content lacks', () => {
  it.each(['', '/service/ee', '/compare', '/about', '/offer'])('has the page "%s", with content in English', (path) => {
    const { route } = placeAt(`/en${path}`);
    const { status, html } = renderer.renderPage({ ...route, language: pseudoLanguage }, catalogue, origin, assets);
    expect({ status, start: html.slice(0, 40) }).toEqual({ status: 200, start: expect.stringContaining(`<html lang="${pseudoLanguage}"`) });
    expect(html).toContain('Estonia');
    expect(html).toContain(`href="/${pseudoLanguage}/contacts"`);
    expect(html.replaceAll(ownName('ru'), '')).not.toMatch(/\p{Script=Cyrillic}{2}/u);
  });
});

describe('the pages of text', () => {
  it('are set as printed: no plain space before a dash, no straight quotes', () => {
    for (const word of textPages) {
      const main = page(`/ru/${word}`).document.querySelector('main');
      expect(main?.textContent).not.toMatch(/ —|"/);
    }
  });

  it('with questions give machines exactly the questions that are shown', () => {
    for (const language of languages) {
      const { document, jsonLd } = page(`/${language}/faq`);
      const shown = [...document.querySelectorAll('main details > summary')].map(({ textContent }) => plain(textContent ?? ''));
      const questions = jsonLd.find((one) => one['@type'] === 'FAQPage')?.mainEntity as {
        name: string;
        acceptedAnswer: { text: string };
      }[];
      expect(shown.length).toBeGreaterThanOrEqual(14);
      expect(questions.map(({ name }) => plain(name))).toEqual(shown);
      for (const { acceptedAnswer } of questions) expect(acceptedAnswer.text).not.toMatch(/[[\]]|{{/);
    }
  });

  it('show what the settings of the site say', async () => {
    const { body } = await ask('/api/v1/settings/site').expect(200);
    const { phone, email } = body as { phone: string; email: string };
    for (const language of languages) {
      expect(page(`/${language}/contacts`).text).toContain(phone);
      expect(page(`/${language}/imprint`).text).toContain(email);
    }
  });

  it('say that the company is invented where demo data are shown, and nowhere else', async () => {
    const invented = /вымышлен|fictional/i;
    for (const [path, { text }] of pages()) expect([path, invented.test(text)]).toEqual([path, false]);
    const demo = await createApp(configOf({ DEMO: 'true' }), { webRoot: '/nonexistent/web', site: { renderer, assets } });
    try {
      for (const path of languages.flatMap((language) => textPages.map((word) => `/${language}/${word}`))) {
        const { text } = await supertest(demo.getHttpServer()).get(path).expect(200);
        const { document } = readPage(text);
        expect([path, invented.test(document.querySelector('main')?.textContent ?? '')]).toEqual([path, true]);
      }
    } finally {
      await demo.close();
    }
  });

  it('compute the example for partners from a price of the catalogue', async () => {
    const { items } = (await ask('/api/v1/services?per_page=100').expect(200)).body as {
      items: { title: { en: string }; price: { amount: string } }[];
    };
    const [heading, paid] = [...page('/en/partners').document.querySelectorAll('aside h2, aside dd')].map(({ textContent }) =>
      plain(textContent ?? ''),
    );
    const service = items.find(({ title }) => title.en === heading);
    expect(Number(paid?.replace(/[^\d.]/g, ''))).toBe(Number(service?.price.amount));
  });

  it('show converted prices in the currency of the address, keep it in their links, and say how old the rates are', async () => {
    for (const path of ['/en', '/en/service', '/en/service/ge', '/en/compare?countries=ee,ge']) {
      const [bare, converted] = await Promise.all(
        [path, `${path}${path.includes('?') ? '&' : '?'}currency=EUR`].map(async (one) => readPage((await ask(one).expect(200)).text)),
      );
      expect(bare?.text).not.toMatch(/about €/);
      expect(converted?.text).toMatch(/about €[\d,]+/);
      expect(converted?.text).toMatch(/Rates as of \d+ \w+ \d{4}, for comparison only/);
      expect(converted?.canonical).toBe(bare?.canonical);
      const chosen = converted?.document.querySelector('main form select[name=currency] option[selected]');
      expect(chosen?.getAttribute('value')).toBe('EUR');
      const links = [...(converted?.document.querySelectorAll('a[href^="/en/service"], a[href^="/en/compare"]') ?? [])];
      expect(links.filter((link) => !/[?&]currency=EUR/.test(link.getAttribute('href') ?? ''))).toEqual([]);
    }
  });

  it.each(['XXX', 'eur', '', '<b>', 'EUR&currency=USD'])(
    'ignore the currency parameter %p, or read the first of several',
    async (currency) => {
      const { text } = readPage((await ask(`/en/service?currency=${encodeURI(currency)}`).expect(200)).text);
      if (currency.startsWith('EUR')) expect(text).toMatch(/about €/);
      else expect(text).not.toMatch(/about [A-Z]{3}/);
    },
  );

  it('keep the forms usable without scripts', () => {
    for (const language of languages) {
      const action = (path: string) =>
        page(`/${language}/${path}`).document.querySelector('main form[method=post]')?.getAttribute('action');
      expect(action('contacts')).toBe('/api/v1/forms/request-call');
      expect(action('partners')).toBe('/api/v1/forms/offer-form');
    }
  });
});

const plain = (text: string): string =>
  text
    .replace(/\u00a0/g, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/[“”«»"]/g, '"')
    .trim();

describe('the page of a country', () => {
  it.each(['en', 'ru'] as const)('says what falls due there, by which law, and that it is a sample: %s', (language) => {
    const rules = catalogue.countries.find(({ code }) => code === 'EE')?.dueRules ?? [];
    expect(rules.length).toBeGreaterThanOrEqual(12);
    const { text: whole, ids } = page(`/${language}/service/ee`);
    const plain = (one: string) => one.replace(/\s+/g, ' ');
    const text = plain(whole);
    expect(ids).toContain('due');
    const missing = rules.filter(
      ({ title, source }) => ![typeset(title[language], language), source].every((one) => text.includes(plain(one))),
    );
    expect(missing).toEqual([]);
    expect(text).toContain(language === 'en' ? 'samples that nobody has checked' : 'Это примеры');
  });
});

describe('the catalogue', () => {
  const headings = (text: string) => [...text.matchAll(/<article[^>]*>.*?<h2><a[^>]*>([^<]+)</gs)].map(([, name]) => name);

  it('is searched, narrowed and sorted by its address alone', async () => {
    const { text } = await ask(`/en/service?q=${encodeURIComponent('OÜ')}&region=eu`).expect(200);
    expect(headings(text)).toEqual(['Estonia']);
    expect(readPage(text).robots).toContain('noindex');
    const { text: near } = await ask('/en/service?region=caucasusCentralAsia').expect(200);
    expect(headings(near)).toEqual(['Armenia', 'Georgia', 'Kazakhstan']);
  });

  it('keeps what was typed, and says what to do if nothing matches', async () => {
    const { text } = await ask(`/en/service?q=${encodeURIComponent('<b>Atlantis')}&type=accounting`).expect(200);
    expect(headings(text)).toEqual([]);
    expect(text).toContain('value="&lt;b&gt;Atlantis"');
    expect(text).not.toContain('<b>Atlantis');
    expect(text).toContain('href="/en/service?q=%3Cb%3EAtlantis"');
  });
});

describe('addresses that show the same', () => {
  it.each([
    ['/en', '/en?q=1&utm_source=ads'],
    ['/en/service', '/en/service?type=nothing&region=moon&sort=size&currency=XXX'],
    ['/en/service?region=eu&sort=price', '/en/service?sort=price&x=1&region=eu&region=asia'],
    ['/en/compare?countries=ee,ge', '/en/compare?by=services&countries=EE&countries=ge,ee&services=1&differences=no'],
    ['/en/compare', '/en/compare?countries=&differences=true'],
    ['/en/selection-service?country=ee', '/en/selection-service?country=EE&form=<b>&service=1&director=x&step=nowhere'],
    ['/en/nothing', '/en/service/zz?q=1'],
    ['/en/service/ee', '/en/service/ee?type=accounting'],
  ])('%s and %s share one rendering', (one, other) => {
    const keys = [one, other].map((address) => placeAt(address).key);
    expect(keys[0]).toBe(keys[1]);
  });

  it.each([
    '/en/service?q=a',
    '/en/compare?countries=ee,zz',
    '/en/selection-service?country=zz',
    '/en/verify/0b5a7ac5-5f14-5d0b-8f5e-3c9a7d41e0b2',
    '/en/selection-service?country=ee&form=zz',
  ])('are not cached if anybody can make them up: %s', (address) => {
    expect(placeAt(address).kept).toBe(false);
  });

  it('are refused with a page and Retry-After once a network has had too many of them rendered', async () => {
    const small = await createApp(configOf({ PAGE_RENDERS_PER_MINUTE: '4' }), { webRoot: '/nonexistent/web', site: { renderer, assets } });
    const get = (path: string) => supertest(small.getHttpServer()).get(path);
    try {
      await get('/en/service?q=first').expect(200);
      const { text, headers } = await get('/en/service?q=second').expect(429);
      expect(readPage(text)).toMatchObject({ lang: 'en', robots: expect.stringContaining('noindex') as string });
      expect(text).toContain('Wait a minute, then reload this page.');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect((await get('/ru/compare?countries=ee').expect(429)).text).toContain('Подождите минуту');
      for (const path of ['/en', '/ru/service/ee', '/en/service?utm_source=ads']) await get(path).expect(200);
    } finally {
      await small.close();
    }
  });
});

describe('the address without a language', () => {
  const leadsTo = (headers: Record<string, string>) => ask('/').set(headers).expect(302);

  it.each([
    ['a browser that asks for nothing', {}, '/ru'],
    ['a browser that takes whatever there is', { 'accept-language': '*' }, '/ru'],
    ['a Russian browser', { 'accept-language': 'ru-RU,ru;q=0.9,en;q=0.8' }, '/ru'],
    ['an English browser that also reads Russian', { 'accept-language': 'ru;q=0.4,en-GB;q=0.9' }, '/en'],
    ['a German browser', { 'accept-language': 'de-DE,de;q=0.9' }, '/en'],
    ['who chose English, in a Russian browser', { 'accept-language': 'ru', cookie: 'language=en' }, '/en'],
    ['who chose Russian, in an English browser', { 'accept-language': 'en', cookie: 'language=ru' }, '/ru'],
  ] as const)('redirects %s to the page in the right language', async (_, headers, to) => {
    const { headers: answer } = await leadsTo(headers);
    expect([answer.location, answer.vary]).toEqual([to, 'accept-language, cookie']);
  });

  it('keeps the parameters of an advertisement, and redirects to no other site', async () => {
    const leads = async (path: string) => String((await ask(path).expect(302)).headers.location);
    expect(await leads('/?utm_source=ads&utm_campaign=%D0%BE%D1%81%D0%B5%D0%BD%D1%8C')).toBe(
      '/ru?utm_source=ads&utm_campaign=%D0%BE%D1%81%D0%B5%D0%BD%D1%8C',
    );
    expect(await leads('/?next=//elsewhere.example')).toBe('/ru?next=//elsewhere.example');
  });
});

describe('the page of a receipt', () => {
  const id = '0b5a7ac5-5f14-5d0b-8f5e-3c9a7d41e0b2';

  it('exists for any id, is hidden from search engines, and links to itself in the other language', async () => {
    for (const [language, other] of [
      ['ru', 'en'],
      ['en', 'ru'],
    ] as const) {
      const { text } = await ask(`/${language}/verify/${id}`).expect(200);
      expect(readPage(text)).toMatchObject({ lang: language, robots: expect.stringContaining('noindex') as string });
      expect(text).toContain(`href="/${other}/verify/${id}"`);
      expect(text).toContain(`"id":"${id}"`);
      expect(text).toContain('data-island="verify"');
    }
    expect((await ask('/en/verify').expect(200)).text).toContain('"id":null');
  });

  it.each(['x', '1', `${id}0`, `${id}/x`])('does not exist for %s', async (wrong) => {
    await ask(`/en/verify/${wrong}`).expect(404);
  });
});

describe('an address without a page', () => {
  it('shows a page that says so, in the language of its address, hidden from search engines', async () => {
    for (const language of languages) {
      await ask(`/${language}/service/50%off`).set('accept', 'text/html').expect(404).expect('content-type', /html/);
      const { text } = await ask(`/${language}/nowhere`).expect(404);
      expect(readPage(text)).toMatchObject({ lang: language, robots: expect.stringContaining('noindex') as string });
    }
  });

  it.each([
    '/og/ru/nowhere.png',
    '/og/de/about.png',
    '/og/en/service/zz.png',
    '/og/en/service/ee/nothing.png',
    '/og/',
    '/og/ru/..%2fabout.png',
    '/og/en',
  ])('gets no picture for sharing: %s', async (path) => {
    await ask(path).expect(404);
  });

  it('a picture for sharing is not drawn again for a reader who has it', async () => {
    const { headers } = await ask('/og/ru/about.png').expect(200);
    await ask('/og/ru/about.png').set('if-none-match', String(headers.etag)).expect(304);
  });
});
