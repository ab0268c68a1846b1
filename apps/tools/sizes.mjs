// What a browser has to fetch before the web works, from the manifest of its build: limits of npm run check.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes after gzip, and scripts of the login with a page of a cabinet after it: on a slow line each costs as much as 5 kB. */
const limits = { entry: 130_000, route: 60_000, scripts: 50 };

const login = ['index.html', 'src/app/site-frame.tsx', 'src/features/account/session/login-page.tsx'];

/** Features, or the public part of one, that a public page may carry; all others are for people who signed in. */
const publicFeatures = ['leads/public', 'selection', 'compare'];

const kB = (bytes) => (bytes / 1000).toFixed(1);

/** Fonts that the pages rendered by the server name and the browser's build lacks: the server serves the assets of the latter. @returns {string[]} */
export function missingFonts(web, site) {
  const served = new Set(readdirSync(join(web, 'assets')));
  const lost = readdirSync(join(site, 'assets')).filter((name) => name.endsWith('.woff2') && !served.has(name));
  return lost.map((name) => `the renderer of the public pages names ${name}, which the browser's build lacks`);
}

/**
 * Looks at the build in `directory`: both entries with all they import at once, each page of the cabinets with its scripts, and what each island adds to a public page.
 * @returns {{ faults: string[], summary: string }}
 */
export function webSizes(directory) {
  const file = join(directory, '.vite', 'manifest.json');
  if (!existsSync(file)) return { faults: [`${file} is missing: was the web built?`], summary: '' };
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const weigh = weigherOf(directory, manifest);
  const cabinets = closureOf(manifest, ['index.html']);
  const site = closureOf(manifest, ['src/site/client.ts', 'src/site/hydrate.tsx']);
  const islands = islandsOf(manifest).map((key) => [key, weigh([...closureOf(manifest, [key])].filter((one) => !site.has(one)))]);
  const routes = Object.keys(manifest)
    .filter((key) => /^src\/(features|app)\/.*(pages?|profile)\.tsx$/.test(key) && manifest[key].isDynamicEntry)
    .map((key) => [key, weigh([key])]);
  const scripts = routes.map(([key]) => [key, countScripts(manifest, closureOf(manifest, [...login, key]))]);
  const over = (name, size, limit) => (size > limit ? [`${name} has ${kB(size)} of ${kB(limit)} kB gzip`] : []);
  const heaviest = (list) => list.reduce((most, [, size]) => Math.max(most, size), 0);
  return {
    faults: [
      ...over('the entry of the cabinets', weigh(cabinets), limits.entry),
      ...over('the entry of the public pages', weigh(site), limits.entry),
      ...[...islands, ...routes].flatMap(([key, size]) => over(key, size, limits.route)),
      ...scripts
        .filter(([, count]) => count > limits.scripts)
        .map(([key, count]) => `${key} and the login have ${count} of ${limits.scripts} scripts`),
      ...strangersOf(manifest, site).map((key) => `${key} is fetched by public pages`),
    ],
    summary: `(cabinets ${kB(weigh(cabinets))} and public pages ${kB(weigh(site))} of ${kB(limits.entry)} kB gzip, largest island ${kB(heaviest(islands))} and page ${kB(heaviest(routes))} of ${kB(limits.route)}, login and page at most ${heaviest(scripts)} of ${limits.scripts} scripts)`,
  };
}

const islandsOf = (manifest) => manifest['src/site/hydrate.tsx']?.dynamicImports ?? [];

/** Modules of features that are not public among what public pages fetch by themselves. What they fetch when somebody signs up is not. */
function strangersOf(manifest, site) {
  const fetched = new Set([...site, ...islandsOf(manifest).flatMap((key) => [...closureOf(manifest, [key])])]);
  const isPublic = (key) => publicFeatures.some((feature) => key.startsWith(`src/features/${feature}/`));
  return [...fetched].filter((key) => key.startsWith('src/app/') || (key.startsWith('src/features/') && !isPublic(key)));
}

/** `keys` and everything they import at once. */
function closureOf(manifest, keys) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    if (!manifest[key]) throw new Error(`the build of the web has no ${key}`);
    seen.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  keys.forEach(visit);
  return seen;
}

const filesOf = (manifest, keys) => [...new Set([...keys].map((key) => manifest[key].file))].filter((name) => name.endsWith('.js'));

const countScripts = (manifest, keys) => filesOf(manifest, keys).length;

function weigherOf(directory, manifest) {
  const known = new Map();
  const size = (name) => {
    if (!known.has(name)) known.set(name, gzipSync(readFileSync(join(directory, name))).length);
    return known.get(name);
  };
  return (keys) => filesOf(manifest, keys).reduce((sum, name) => sum + size(name), 0);
}
