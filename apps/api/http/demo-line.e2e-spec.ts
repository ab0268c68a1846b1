import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DemoOffer } from '#machines/kernel/demo-offer';
import { byLanguage } from '#machines/kernel/by-language';
import { loadConfig } from '#libs/platform/config/config';
import { demoPassword, demoUsers } from '#libs/features/people/seed-users';
import { createCatalogueDatabase } from '#libs/testing/catalogue-database';
import type { TestDatabase } from '#libs/testing/test-database';
import { createApp } from '../create-app.js';
import type { SiteRenderer } from '../site/site-build.js';

const lines = {
  ru: '<aside class="demo-line" lang="ru" aria-label="Демонстрация">Демонстрация: все данные вымышлены</aside>',
  en: '<aside class="demo-line" lang="en" aria-label="Demo">Demo: all data is fictional</aside>',
};

let place: string;
let test: TestDatabase;
const apps: Record<string, NestFastifyApplication> = {};

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'registra-line-'));
  const webRoot = join(place, 'web');
  mkdirSync(webRoot);
  writeFileSync(join(webRoot, 'index.html'), readFileSync('web/index.html'));
  test = await createCatalogueDatabase();
  const renderer = jest.requireActual<SiteRenderer>(join(__dirname, '../../../web/src/site/server.tsx'));
  const login = { entry: '/assets/door.js', css: '', scripts: [] };
  const assets = { css: '', boot: 'void 0;', entry: '/assets/client.js', fonts: byLanguage(() => []), login };
  for (const DEMO of ['on', 'off']) {
    const config = loadConfig({ DATA_DIR: join(place, 'data'), DATABASE_URL: test.url, LOG_LEVEL: 'silent', DEMO });
    apps[DEMO] = await createApp(config, { webRoot, site: { renderer, assets } });
  }
}, 240_000);
afterAll(async () => {
  for (const app of Object.values(apps)) await app.close();
  await test?.drop();
  rmSync(place, { recursive: true });
});

async function page(demo: 'on' | 'off', url: string, language = 'ru') {
  const answer = await apps[demo]?.inject({ method: 'GET', url, headers: { accept: 'text/html', 'accept-language': language } });
  const body = answer?.body ?? '';
  const nonce = /'nonce-([\w-]+)'/.exec(String(answer?.headers['content-security-policy']))?.[1];
  return { body, nonce, line: /<body>((<aside class="demo-line".*?<\/aside>)*)/.exec(body)?.[1] };
}

describe('the banner about demo data', () => {
  it.each(['ru', 'en'] as const)('is on every public page in its language only: %s', async (language) => {
    for (const path of ['', '/about', '/service', '/nothing-here']) {
      const { line, body, nonce } = await page('on', `/${language}${path}`);
      expect([path, line]).toEqual([path, lines[language]]);
      expect(body).toContain(`<style nonce="${nonce}">:root{--demo-line`);
    }
  });

  it('is on every page of the cabinets in both languages, of which the page shows its own', async () => {
    for (const path of ['/login', '/admin/orders', '/profile', '/reset-password', '/nothing-here']) {
      const { line, body, nonce } = await page('on', path);
      expect([path, line]).toEqual([path, lines.ru + lines.en]);
      expect(body).toContain(`<style nonce="${nonce}">:root{--demo-line`);
    }
  });

  it.each([
    ['ru', 'Оплатить заказ'],
    ['en', 'Pay for an order'],
  ])('comes with the demo accounts on the login page, drawn and as data, %s', async (language, look) => {
    const { body } = await page('on', '/login', language);
    const offer = /<script id="demo-offer" type="application\/json">(.*?)<\/script>/.exec(body);
    expect(body.replace(offer?.[0] ?? '', '')).toContain(look);
    const { password, people } = JSON.parse(offer?.[1] ?? '') as DemoOffer;
    expect([password, people.map(({ email }) => email)]).toEqual([demoPassword, demoUsers.map(({ email }) => email)]);
  });

  it('is on no page while demo mode is off, nor are the demo accounts', async () => {
    for (const path of ['/ru', '/en/about', '/login']) {
      const { body } = await page('off', path);
      expect(body).toContain('<body>');
      for (const part of ['demo-line', 'demo-offer', demoPassword]) expect(body).not.toContain(part);
    }
  });
});
