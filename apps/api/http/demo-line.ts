import { demoOffer } from '#libs/features/people/demo-offer';
import type { Language } from '#machines/kernel/ids';
import { languages } from '#machines/kernel/languages';
import { text } from '#libs/platform/texts/text';
import type { SiteBuild } from '../site/site-build.js';
import { placeOfNonce } from './security-headers.js';

/** Height variable: elements fixed to the window leave space for the banner. */
const style = `:root{--demo-line:1.5rem}
.demo-line{height:var(--demo-line);padding:0 12px;font:500 .75rem/1.5rem var(--font,sans-serif);text-align:center;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;color:var(--ink-2);background:var(--bg-sunken);border-bottom:1px solid var(--line)}
${languages.map((one) => `html[lang=${one}] .demo-line:not([lang=${one}])`).join()}{display:none}
@media print{:root{--demo-line:0px}.demo-line{display:none}}`;

/** Adds a banner about demo data to a page, above everything else and without a script: in `languages`, of which the reader's is shown. */
function withDemoLine(page: string, languages: readonly Language[]): string {
  return page
    .replace('</head>', () => `<style nonce="${placeOfNonce}">${style}</style></head>`)
    .replace('<body>', () => `<body>${languages.map(line).join('')}`);
}

/** A labelled landmark, because some pages have others of its kind. */
const line = (language: Language): string =>
  `<aside class="demo-line" lang="${language}" aria-label="${text(language, 'demoLabel')}">${text(language, 'demoLine')}</aside>`;

/** As data, which no script runs: the login draws it again in the browser. */
const offer = `<script id="demo-offer" type="application/json">${JSON.stringify(demoOffer).replace(/</g, '\\u003c')}</script>`;

/** The cabinets' page, which determines its language in the browser. */
export const demoPage = (page: string): string => withDemoLine(page, languages).replace('</head>', () => `${offer}</head>`);

/** The public pages, each in the language of its path, and the login with the people of the demonstration. */
export const demoSite = (build: SiteBuild): SiteBuild => ({
  ...build,
  renderer: {
    ...build.renderer,
    renderLogin: (language) => build.renderer.renderLogin(language, demoOffer),
    renderPage: (route, ...rest) => {
      const { status, html } = build.renderer.renderPage({ ...route, demo: true }, ...rest);
      return { status, html: withDemoLine(html, [route.language]) };
    },
  },
});
