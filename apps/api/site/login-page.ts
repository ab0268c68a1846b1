import { languages } from '#machines/kernel/languages';
import type { Language } from '#machines/kernel/ids';
import { PrecompressedPage } from './precompressed-page.js';
import type { SiteBuild } from './site-build.js';

export type LoginPages = Readonly<Record<Language, PrecompressedPage>>;

/* Shown until the script has rendered the same in #root; people who are signed in, or read another language than guessed, wait for that. */
const hides = `html[data-known] #door,${languages
  .map((one) => `html:not([data-known]):lang(${one}) #door[lang=${one}]+#root,html[lang=${one}] #door:not([lang=${one}])`)
  .join()}{display:none}`;

/**
 * The document of /login in each language: `index`, the cabinets' page, with the login form rendered into it. Its scripts are prefetched at idle time and run
 * on the reader's first interaction (web/src/site/door.ts).
 */
export async function loginPages(index: string, { renderer, assets }: SiteBuild): Promise<LoginPages> {
  const page = async (language: Language): Promise<[Language, PrecompressedPage]> => {
    const { title, description, html, css } = await renderer.renderLogin(language);
    const fonts = assets.fonts[language].map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="">`);
    const head = [
      '<script src="/door.js"></script>',
      ...fonts,
      `<style nonce="${renderer.placeOfNonce}">${assets.login.css}${css}${hides}</style>`,
    ];
    const later = assets.login.scripts.map((src) => `<link rel="later" crossorigin href="${src}">`);
    const document = new PrecompressedPage(
      index
        .replace(/<html lang="\w+"/, `<html lang="${language}"`)
        .replace(/<title>[^<]*/, () => `<title>${title}`)
        .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + description)
        .replace(/<script type="module" crossorigin src="([^"]+)">/, (_, app: string) => script(assets.login.entry, app))
        .replace(/<link rel="modulepreload"/g, '<link rel="later"')
        .replace('</head>', () => [...head, ...later, '</head>'].join(''))
        .replace('<div id="root">', () => `<div id="door" lang="${language}">${html}</div><div id="root">`),
      renderer.placeOfNonce,
    );
    return [language, document];
  };
  return Object.fromEntries(await Promise.all(languages.map(page))) as LoginPages;
}

const script = (entry: string, app: string) => `<script type="module" src="${entry}" data-app="${app}">`;
