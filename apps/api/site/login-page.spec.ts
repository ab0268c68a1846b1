import { gunzipSync } from 'node:zlib';
import { loginPages } from './login-page.js';
import type { SiteBuild } from './site-build.js';

const index = `<!doctype html>
<html lang="ru">
  <head>
    <title>Registra</title>
    <meta name="description" content="Of every page." />
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
  </head>
  <body><div id="root"></div></body>
</html>`;

const build = {
  renderer: {
    placeOfNonce: '%WORD%',
    renderLogin: (language: string) =>
      Promise.resolve({ title: `Login ${language}`, description: 'In $1 place.', html: `<form lang="${language}"></form>`, css: '.a{}' }),
  },
  assets: {
    fonts: { ru: ['/assets/cyrillic.woff2'], en: ['/assets/latin.woff2'] },
    login: { entry: '/assets/door-1.js', css: '.b{}', scripts: ['/assets/login-page-1.js'] },
  },
} as unknown as SiteBuild;

const page = async (language: 'ru' | 'en') => (await loginPages(index, build))[language].plain('word').toString();

describe('the document of the login', () => {
  it.each(['ru', 'en'] as const)(
    'has the form before the mount point of the script, with its own title and description: %s',
    async (language) => {
      const html = await page(language);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(`<title>Login ${language}</title>`);
      expect(html).toContain('<meta name="description" content="In $1 place." />');
      expect(html).toContain(`<div id="door" lang="${language}"><form lang="${language}"></form></div><div id="root"></div>`);
    },
  );

  it('fetches the script of the cabinets without running it, and the font of its language', async () => {
    const html = await page('en');
    expect(html).toContain('<script type="module" src="/assets/door-1.js" data-app="/assets/index-1.js"></script>');
    expect(html).not.toContain('modulepreload');
    for (const file of ['react-1', 'login-page-1']) expect(html).toContain(`<link rel="later" crossorigin href="/assets/${file}.js">`);
    expect(html).toContain('href="/assets/latin.woff2"');
    expect(html).not.toContain('cyrillic');
  });

  it('has its styles in one element with the nonce of the answer, compressed or not', async () => {
    const { en } = await loginPages(index, build);
    expect(en.plain('word').toString()).toContain('<style nonce="word">.b{}.a{}');
    expect(gunzipSync(en.gzip('word')).toString()).toBe(en.plain('word').toString());
  });
});
