// npm run build [-- server | web]: the server by swc into dist/, the web by Vite into dist/web. What did not change is not built again. Types are for npm run check.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { begin } from './begin.mjs';
import { buildName } from './build-name.mjs';
import { clientTypesFile, textTypesFile } from './client-types.mjs';
import { withFileLock } from './file-lock.mjs';
import { step } from './progress.mjs';
import { contentHash, filesBelow, readStamp, root, runQuietly, tool, writeStamp } from './steps.mjs';

const test = /\.(spec|int-spec|e2e-spec|kafka-spec)\.tsx?$/;
export const floors = ['machines', 'libs', 'apps'];
/** What the server reads as it is: migrations, sample content, the description of the API. */
const asset = /\/migrations\/[^/]+\.sql$|^libs\/migrations\.sha256$|\/content\/.+\.(?:yaml|svg)$/;
const apiDocument = 'docs/generated/openapi.json';
const settings = ['package.json', 'package-lock.json'];
const serverSources = [...floors, 'texts', apiDocument, '.swcrc', ...settings];
const webSources = [
  'web',
  'machines',
  'texts',
  'libs/verifier',
  'apps/tools/texts.mjs',
  'apps/tools/join-chunks.mjs',
  'tsconfig.base.json',
  ...settings,
];

/** Builds both halves at once, after the build of another command, if there is one. @throws Error with the compilers' messages */
export const build = (halves = {}) => withFileLock(join(root, 'dist', '.stamps', 'building'), () => buildParts(halves));

async function buildParts({ server = true, web = true }) {
  const parts = [];
  if (server)
    parts.push(
      part(
        'server',
        contentHash(serverSources, (name) => !test.test(name) && !name.endsWith('.mjs')),
        buildServer,
      ),
    );
  if (web)
    parts.push(
      part(
        'web',
        contentHash(
          webSources,
          (name) => !test.test(name) && !name.startsWith(join('web', 'e2e')) && ![clientTypesFile, textTypesFile].includes(name),
        ),
        buildWeb,
      ),
    );
  const stale = parts.filter((one) => one !== undefined);
  const built = stale.length === 0 ? [] : await step('building', () => Promise.allSettled(stale.map((one) => one())));
  const failed = built.filter((one) => one.status === 'rejected');
  if (failed.length > 0) throw new Error(failed.map((one) => one.reason.message).join('\n\n'));
  await writeBuildName();
}

/** Also where nothing was built: what is there is what the commit of today builds, which may be another one than yesterday's. */
async function writeBuildName() {
  const sources = [...new Set([...serverSources, ...webSources])];
  const hash = createHash('sha256')
    .update(`${readStamp('server')}${readStamp('web')}`)
    .digest('hex');
  const build = await buildName(root, { sources, hash, given: process.env.BUILD_COMMIT });
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(placeOf('build.json'), JSON.stringify({ version, build }));
}

/** The work that `name` needs; undefined where it was built from the same sources. */
function part(name, hash, make) {
  if (readStamp(name) === hash) return undefined;
  return async () => {
    writeStamp(name, '');
    await make();
    writeStamp(name, hash);
  };
}

async function compile(command, args) {
  const { code, output } = await runQuietly(command, args, {
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) },
  });
  if (code !== 0) throw new Error(output.trim());
}

async function buildServer() {
  const files = floors.flatMap((floor) => filesBelow(join(root, floor))).map((file) => relative(root, file));
  await transpile(files.filter(isCompiled));
  for (const name of [...files.filter((file) => asset.test(file)), apiDocument]) copyFileSync(join(root, name), placeOf(name));
  removeOrphans();
}

async function transpile(names) {
  const { transformFile } = await import('@swc/core');
  const { swcOptions } = await import('./swc-options.cjs');
  await Promise.all(
    names.map(async (name) => {
      const source = join(root, name);
      const target = placeOf(name.replace(/\.tsx?$/, '.js'));
      const { code, map } = await transformFile(source, {
        ...swcOptions(name),
        sourceMaps: true,
        sourceFileName: relative(dirname(target), source),
      });
      writeFileSync(target, `${code}//# sourceMappingURL=${basename(target)}.map\n`);
      writeFileSync(`${target}.map`, map);
    }),
  );
}

/**
 * Brings the output of changed server files up to date: TypeScript transpiled, what the server reads copied, what was deleted removed. The next build starts from
 * nothing, because dist/ no longer is what its stamp says.
 * @param {string[]} names below the root
 * @returns {Promise<boolean>} whether any of them is part of the server
 * @throws Error with the compiler's messages
 */
export async function buildChanged(names) {
  const parts = names.filter((name) => isCompiled(name) || asset.test(name) || name === apiDocument);
  if (parts.length === 0) return false;
  writeStamp('server', '');
  const there = parts.filter((name) => existsSync(join(root, name)));
  await transpile(there.filter(isCompiled));
  for (const name of there.filter((file) => !isCompiled(file))) copyFileSync(join(root, name), placeOf(name));
  await writeBuildName();
  for (const name of parts.filter((file) => !there.includes(file))) {
    for (const end of ['', '.map']) rmSync(placeOf(`${name.replace(/\.tsx?$/, '.js')}${end}`), { force: true });
  }
  return true;
}

/** The file of dist/ for `name`, in a directory that is there. */
function placeOf(name) {
  const place = join(root, 'dist', name);
  mkdirSync(dirname(place), { recursive: true });
  return place;
}

const isCompiled = (name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts') && !test.test(name);

/** Outputs of deleted sources would still be found: by an import, or in a content directory. */
function removeOrphans() {
  for (const floor of floors) {
    for (const file of filesBelow(join(root, 'dist', floor))) {
      const source = join(root, relative(join(root, 'dist'), file).replace(/\.js(\.map)?$/, '.ts'));
      if (!existsSync(source) && !existsSync(`${source}x`)) rmSync(file);
    }
  }
}

async function buildWeb() {
  const [node, vite] = tool('vite/bin/vite.js');
  const make = (config, ...more) => compile(node, [vite, 'build', '--config', `web/${config}`, '--logLevel', 'warn', ...more]);
  await Promise.all([make('vite.config.ts'), make('site.config.ts')]);
  compressTwins();
}

/** The server hands these out as they are: compressed once, here, instead of for every visitor. */
function compressTwins() {
  const compressible = filesBelow(join(root, 'dist', 'web')).filter((file) => /\.(js|css|svg|json|txt|webmanifest)$/.test(file));
  for (const file of compressible) {
    const content = readFileSync(file);
    if (content.length < 1024) continue;
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await begin({ dev: false });
  const only = process.argv[2];
  await build({ server: only !== 'web', web: only !== 'server' }).catch((fault) => {
    console.error(fault.message);
    process.exit(1);
  });
}
