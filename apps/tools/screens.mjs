// Which pages of the web a change touches, so that their screens are shown in every look (web/e2e/selection.ts).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';
import { fileOf, reachOf as importsOf } from './web-imports.mjs';

const textOf = (path) => readFileSync(join(root, path), 'utf8');
const pathsIn = (text, pattern) => [...text.matchAll(pattern)].map(([, ...found]) => found);

/** Pages that are fetched where somebody opens them: the rest of the app is the frame around every page. */
const fetched = (from) =>
  new Map(
    pathsIn(textOf(from), /const (\w+) = (?:lazyPage|framed)\(\(\) =>\s*import\('([^']+)'\)/g).map(([name, to]) => [
      name,
      fileOf(from, to),
    ]),
  );

function pagesOfApp() {
  const registry = 'web/src/app/pages.ts';
  const components = fetched(registry);
  const registered = pathsIn(textOf(registry), /path: '([^']+)'[^]*?\bComponent: (\w+)/g);
  const mailed = fetched('web/src/app/area-parts.tsx').get('LazyMailedLink');
  const login = fetched('web/src/app/parts.tsx').get('LazyLogin');
  return [
    ...registered.map(([path, name]) => [path, components.get(name)]),
    ...['/login', '/admin'].map((path) => [path, login]),
    ...pathsIn(textOf('web/src/app/area.tsx').match(/const mailed = .*/)[0], /'([^']+)'/g).map(([path]) => [path, mailed]),
  ];
}

function pagesOfSite() {
  const folder = 'web/src/site/pages';
  const files = readdirSync(join(root, folder)).filter((name) => /^(?!.*spec)(?!notice-).*\.tsx$/.test(name));
  return files.flatMap((name) => {
    const text = textOf(`${folder}/${name}`);
    const listed = text.match(/^const names = .*/m)?.[0] ?? '';
    const paths = [
      ...pathsIn(text, /definePage\b[^(]*\(\{\s*path: '([^']*)'/g),
      ...pathsIn(listed, /'(\w+)'/g).map(([name]) => [`/${name}`]),
    ];
    return paths.map(([path]) => [`/:language${path}`, `${folder}/${name}`]);
  });
}

/** The file of each page by the template of its address: "/admin/client/:id", "/:language/about". */
export const pageFiles = () => new Map([...pagesOfApp(), ...pagesOfSite()]);

/** What every page of the app, and every page of the site, is shown in. */
const frames = {
  app: ['web/src/main.tsx', 'web/src/app/shell.tsx'],
  site: ['web/src/site/document.tsx', 'web/src/site/layout.tsx', 'web/src/site/hydrate.tsx'],
};

/**
 * Templates of the addresses whose page, or the frame around it, imports one of the files.
 * @param changed paths below the root
 */
export function touchedPages(changed, reachOf = importsOf) {
  const pages = pageFiles();
  const isPage = (file) => [...pages.values()].includes(file);
  const framed = (starts) => {
    const reach = reachOf(starts, isPage);
    return changed.some((file) => reach.has(file) && !isPage(file));
  };
  const whole = { app: framed(frames.app), site: framed(frames.site) };
  const own = (file) => {
    const reach = reachOf([file]);
    return changed.some((one) => reach.has(one));
  };
  return [...pages].flatMap(([path, file]) => (whole[path.startsWith('/:language') ? 'site' : 'app'] || own(file) ? [path] : []));
}
