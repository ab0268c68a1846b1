import { relative } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { joinChunks } from '../apps/tools/join-chunks.mjs';

/* Modules that pages start from, by their paths in web/. */
const site = ['src/site/client.ts', 'src/site/hydrate.tsx'];
const publicFrame = [
  ...site,
  'src/site/islands/account.tsx',
  'src/features/leads/public/messaging-button.tsx',
  'src/features/leads/public/cookie-notice.tsx',
];
const framed = ['index.html', 'src/app/site-frame.tsx'];
const login = [...framed, 'src/features/account/session/login-page.tsx'];
const shell = [
  'src/app/area.tsx',
  'src/app/shell.tsx',
  'src/features/notifications/bell.tsx',
  'src/features/chat/unread-chats.tsx',
  'src/lib/live/follow-others.ts',
];
const cabinet = ['index.html', ...shell];
const aroundStaff = ['src/features/my-day/my-day.tsx', 'src/features/payments/open-findings.tsx'];
const aroundClients = [
  'src/features/my-day/my-day.tsx',
  'src/features/support/contact-line.tsx',
  'src/features/leads/public/chats-button.tsx',
  'src/app/client-start.tsx',
];
const orders = 'src/features/orders/list/orders-list-page.tsx';
const countries = 'src/features/catalogue/countries/country-page.tsx';
const order = 'src/app/order/order-pages.tsx';

/** Parts of every page of a cabinet, which need no chunk for themselves. */
const cabinetParts = new Set([...shell, ...aroundStaff, ...aroundClients]);
const publicPart = /^src\/(site|features\/leads\/public|features\/compare)\/|\/quick-account\.tsx$/;
const framedPage = /\/(mailed-link|not-found|duty)-page\.tsx$/;
const text = /(^|\/)(i18n|texts)\//;

interface Page {
  starts: readonly string[];
  weight: number;
  vain: number;
}

/** What people open. A dialog counts as a page, with what is around it. */
function pagesOf(starts: readonly string[]): Page[] {
  // What every public page and every cabinet starts with, and the login, never grow.
  const lean = [site.slice(0, 1), site, publicFrame, ['src/site/door.ts'], ['index.html'], login];
  const first = [
    [...aroundClients, orders],
    [...aroundClients, order],
    [...aroundStaff, orders],
    [...aroundStaff, countries],
  ];
  const named = new Set([...lean.flat(), ...cabinetParts]);
  return [
    ...lean.map((all) => ({ starts: all, weight: 1, vain: Infinity })),
    ...first.map((all) => ({ starts: [...cabinet, ...all], weight: 3, vain: 1 })),
    ...starts
      .filter((start) => !named.has(start) && !text.test(start))
      .map((start) =>
        publicPart.test(start)
          ? { starts: [...publicFrame, start], weight: 2, vain: 20 }
          : { starts: [...(framedPage.test(start) ? framed : cabinet), start], weight: 1, vain: 1 },
      ),
  ];
}

/**
 * Joins small chunks. Left to itself the build makes one of the modules that the same pages need, some two hundred of 1 to 2 kB: on a slow phone the first page
 * of a cabinet waits for their requests, not for their bytes. Which page needs which module is known only after unused code is removed, so a first build is made
 * for that.
 */
export const joinedChunks = (config: InlineConfig & { root: string }): Plugin => ({
  name: 'joined-chunks',
  apply: 'build',
  async config(whole) {
    if (whole.build?.ssr) return;
    const divided = { ...config.build, write: false, minify: false, reportCompressedSize: false };
    const { output } = (await build({ ...config, configFile: false, logLevel: 'error', build: divided })) as Rolldown.RolldownOutput;
    const names = namesOf(
      output.filter((one) => one.type === 'chunk'),
      (id) => relative(config.root, id).replaceAll('\\', '/'),
    );
    const codeSplitting = { groups: [{ name: (id: string) => names.get(id) ?? null }], includeDependenciesRecursively: false };
    return { build: { rollupOptions: { output: { codeSplitting } } } };
  },
});

/** Names of chunks by module. */
function namesOf(chunks: readonly Rolldown.OutputChunk[], pathOf: (id: string) => string): ReadonlyMap<string, string> {
  const homes = new Map(chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [pathOf(id), fileName] as const)));
  const starts = new Map<string, string>();
  for (const { fileName, facadeModuleId, isEntry, isDynamicEntry } of chunks) {
    if (facadeModuleId && (isEntry || isDynamicEntry)) starts.set(pathOf(facadeModuleId), fileName);
  }
  const fileOf = (path: string) => {
    const file = starts.get(path) ?? homes.get(path);
    if (file === undefined) throw new Error(`web/chunks.ts names ${path}, which is not part of the build`);
    return file;
  };
  const views = pagesOf([...starts.keys()]).map((page) => ({ ...page, files: page.starts.map(fileOf) }));
  const alone = new Set([...starts].filter(([path]) => !cabinetParts.has(path)).map(([, file]) => file));
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const joined = joinChunks(
    chunks.map(({ fileName: file, code, imports, moduleIds }) => ({
      file,
      size: code.length,
      imports,
      stays: alone.has(file) || moduleIds.some((id) => id.includes('rolldown/runtime')),
    })),
    views,
  );
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const files of joined) {
    const together = files.flatMap((file) => byFile.get(file) ?? []).sort((a, b) => b.code.length - a.code.length);
    let name = together[0]?.name ?? '';
    while (taken.has(name)) name += '-more';
    taken.add(name);
    for (const id of together.flatMap(({ moduleIds }) => moduleIds)) names.set(id, name);
  }
  return names;
}
