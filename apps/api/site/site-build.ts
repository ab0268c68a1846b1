import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { scriptOf } from '#machines/kernel/format';
import { byLanguage } from '#machines/kernel/by-language';
import type { DemoOffer } from '#machines/kernel/demo-offer';
import type { Language } from '#machines/kernel/ids';
import type { PublicCatalogueView } from '#machines/catalogue/public-view';
import type { Card } from './pictures/draw-card.js';

/** The part of the built renderer of the public pages (web/src/site/server.tsx) that is used here. */
export interface SiteRenderer {
  placeOfNonce: string;
  templates: readonly string[];
  routeOf: (pathname: string, search: string) => SiteRoute;
  placeOf: (route: SiteRoute, catalogue: Readonly<PublicCatalogueView>, origin: string) => SitePlace;
  busyRoute: (language: Language) => SiteRoute;
  renderPage: (
    route: SiteRoute,
    catalogue: Readonly<PublicCatalogueView>,
    origin: string,
    assets: SiteAssets,
  ) => { status: number; html: string };
  /** null where there is no page */
  cardFor: (route: SiteRoute, catalogue: Readonly<PublicCatalogueView>, origin: string) => Card | null;
  siteMap: (catalogue: Readonly<PublicCatalogueView>, origin: string) => string;
  renderLogin: (language: Language, demo?: DemoOffer) => Promise<{ title: string; description: string; html: string; css: string }>;
}

export interface SiteRoute {
  language: Language;
  path: string;
  query: URLSearchParams;
  /** set if demo data are shown */
  demo?: boolean;
}

export interface SitePlace {
  route: SiteRoute;
  /** the same for all addresses with the same content */
  key: string;
  /** false if readers can make up any number of such addresses */
  kept: boolean;
}

export interface SiteAssets {
  css: string;
  boot: string;
  entry: string;
  /** by language: of its script, and the Latin ones */
  fonts: Readonly<Record<Language, readonly string[]>>;
  /** of /login: its entry script, the styles of its first paint, and the scripts loaded on the first interaction */
  login: { entry: string; css: string; scripts: readonly string[] };
}

export interface SiteBuild {
  renderer: SiteRenderer;
  assets: SiteAssets;
}

type Manifest = Readonly<Record<string, { file: string; imports?: string[]; css?: string[] }>>;

/** The build of the public pages: the renderer in `dist/site`, its assets in `webRoot`; undefined if they were not built, as in tests of the API. */
export async function loadSite(webRoot: string, siteRoot = resolve('dist/site')): Promise<SiteBuild | undefined> {
  const program = join(siteRoot, 'server.js');
  if (!existsSync(program) || !existsSync(join(webRoot, '.vite', 'manifest.json'))) return undefined;
  const renderer = (await import(pathToFileURL(program).href)) as SiteRenderer;
  return { renderer, assets: assetsOf(webRoot, siteRoot) };
}

function assetsOf(webRoot: string, siteRoot: string): SiteAssets {
  const manifest = manifestOf(webRoot);
  const entry = manifest['src/site/client.ts'];
  const rendered = manifestOf(siteRoot);
  const css = cssOf(siteRoot, rendered, closure(rendered, ['src/site/server.tsx']));
  if (!entry || css === '') throw new Error('the build of the web has no public pages; build it again');
  const font = (name: string) =>
    Object.values(manifest)
      .filter(({ file }) => file.includes(name))
      .map(({ file }) => `/${file}`);
  const latin = font('golos-text-latin-wght');
  const cyrillic = font('golos-text-cyrillic-wght');
  return {
    css,
    boot: readFileSync(join(webRoot, 'boot.js'), 'utf8'),
    entry: `/${entry.file}`,
    fonts: byLanguage((language) => (scriptOf(language) === 'Cyrl' ? [...cyrillic, ...latin] : latin)),
    login: loginAssets(webRoot, manifest),
  };
}

const manifestOf = (root: string): Manifest => JSON.parse(readFileSync(join(root, '.vite', 'manifest.json'), 'utf8')) as Manifest;

/** The stylesheets of the chunks `names`, each once, in their order. */
function cssOf(root: string, manifest: Manifest, names: readonly string[]): string {
  const files = new Set(names.flatMap((name) => manifest[name]?.css ?? []));
  return [...files].map((file) => readFileSync(join(root, file), 'utf8')).join('');
}

const loginEntry = 'src/site/door.ts';
const loginParts = ['src/app/site-frame.tsx', 'src/features/account/session/login-page.tsx'];

/** Assets in index.html are loaded already. */
function loginAssets(webRoot: string, manifest: Manifest): SiteAssets['login'] {
  const entry = manifest[loginEntry];
  if (!entry || loginParts.some((name) => !manifest[name])) throw new Error('the build of the web has no login; build it again');
  const app = closure(manifest, ['index.html']);
  const parts = closure(manifest, loginParts).filter((name) => !app.includes(name));
  return {
    entry: `/${entry.file}`,
    css: cssOf(webRoot, manifest, parts),
    scripts: parts.map((name) => `/${manifest[name]?.file ?? ''}`),
  };
}

/** `names` and their static imports, dependencies first. */
function closure(manifest: Manifest, names: readonly string[], found = new Set<string>(), under = new Set<string>()): string[] {
  for (const name of names) {
    if (under.has(name)) continue;
    under.add(name);
    closure(manifest, manifest[name]?.imports ?? [], found, under);
    found.add(name);
  }
  return [...found];
}
