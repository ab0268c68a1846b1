import { expect, type Page, test } from '@playwright/test';
import { type DemoPart, demoParts } from '#machines/kernel/demo-offer';
import { waysOf } from './selection.js';
import type { Language } from './texts.js';

/** Six of a visitor; of each part where its button leads, and two more that it works with. `order`: the newest that this query finds. */
const visited = ['', '/compare?countries=ee,ge,cy', '/service/ee', '/selection-service?country=cy', '/faq'];
const further: Record<DemoPart['key'], readonly { path: string; order?: string }[]> = {
  client: [{ path: '/orders-list' }, { path: '/order', order: 'filter[status]=documentsRequested' }],
  partner: [{ path: '/orders-list' }, { path: '/payoffs' }],
  manager: [{ path: '/admin/orders-list' }, { path: '/admin/chats' }],
  money: [{ path: '/admin/payments' }, { path: '/admin/clients' }],
  auditor: [{ path: '/admin/audit' }, { path: '/admin/audit?tab=reads' }],
  owner: [{ path: '/admin/staff' }, { path: '/admin/reports?report=revenue&period=all' }],
};

/** Cyrillic characters have no place in English. */
const cyrillic = /\p{Script=Cyrillic}/u;
/** Three words in Latin script in a row are a sentence, or a name that companies and their banks write so. */
const latinSentence = /[A-Za-z][A-Za-z'’-]*(?:[\s\u00a0]+[A-Za-z][A-Za-z'’-]*){2,}/;
const namesInRussian = [
  // companies
  'Beridze Legal LLC',
  'Whitfield Trading OÜ',
  'Lunina Design Ltd',
  // what the Estonian register calls a sole trader
  'füüsilisest isikust ettevõtja',
];

/** What a reader sees or hears on the page in another language than theirs. What somebody wrote has a `lang`: it is quoted as it was written. */
async function foreignTexts(page: Page, language: Language): Promise<string[]> {
  const texts = await page.evaluate((own) => {
    const isQuoted = (element: Element | null): boolean => {
      const lang = element?.closest<HTMLElement>('[lang]')?.lang;
      return lang !== undefined && lang !== own;
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest('script, style, noscript') || !element.checkVisibility() || isQuoted(element)) continue;
      if (node instanceof Element)
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(node.getAttribute(name) ?? '');
      else found.push(node.textContent ?? '');
    }
    return found;
  }, language);
  if (language === 'en') return texts.filter((text) => cyrillic.test(text));
  return texts.filter((text) => latinSentence.test(namesInRussian.reduce((rest, name) => rest.replaceAll(name, ''), text)));
}

async function whole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** The newest order that `query` finds for the person who is signed in on the page. */
async function newest(page: Page, query: string): Promise<string> {
  const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('token') ?? '{}') as { accessToken?: string }).accessToken);
  const answer = await page.request.get(`/api/v1/orders?${query}&per_page=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { items } = (await answer.json()) as { items: { _id: string }[] };
  return items[0]?._id ?? '';
}

for (const [language, width] of waysOf('languages', [
  ['ru', 360],
  ['en', 1280],
] as const)) {
  test(
    `${language}, ${width} px: each part of the demo is one press away, and 24 screens speak one language`,
    { tag: '@core' },
    async ({ browser }) => {
      test.slow();
      const context = await browser.newContext({ locale: language, viewport: { width, height: 800 }, reducedMotion: 'reduce' });
      await context.addInitScript((chosen) => {
        localStorage.setItem('cookie', 'declined');
        localStorage.setItem('language', chosen);
      }, language);
      const page = await context.newPage();
      const screens = new Map<string, string[]>();
      const read = async (name: string) => {
        await whole(page);
        screens.set(name, await foreignTexts(page, language));
      };
      for (const path of visited) {
        await page.goto(`/${language}${path}`);
        await read(path);
      }
      for (const { key, title, page: place, order } of demoParts) {
        await page.goto('/login');
        if (key === 'client') await read('login');
        await page.getByRole('button', { name: title[language] }).click();
        await expect(page).not.toHaveURL(/\/login/);
        const { pathname, searchParams } = new URL(page.url());
        expect(pathname).toBe(place.split('?')[0]);
        if (order !== undefined) expect(searchParams.get('id')).toBe(await newest(page, order));
        await read(key);
        for (const { path, order: query } of further[key]) {
          await page.goto(query === undefined ? path : `${path}?id=${await newest(page, query)}`);
          await read(`${key} ${path}`);
        }
        await page.evaluate(() => localStorage.removeItem('token'));
        await context.clearCookies();
      }
      expect(screens.size).toBe(24);
      expect([...screens].flatMap(([name, foreign]) => foreign.map((text) => `${name}: ${text}`)).join(' | ')).toBe('');
      await context.close();
    },
  );
}
