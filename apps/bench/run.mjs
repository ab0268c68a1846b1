// npm run bench [-- names] and npm run prove [-- names --seeds N --seed N]: builds what changed, then measures or breaks the built product.
import { spawnSync } from 'node:child_process';
import { begin } from '../tools/begin.mjs';
import { build } from '../tools/build.mjs';
import { findChromium } from '../tools/chromium.mjs';
import { root, serverFlags, useMemoryForTemporaryFiles } from '../tools/steps.mjs';

const [kind, ...rest] = process.argv.slice(2);

await begin();
// Benches use a disk; the effects of a killed process are the same in memory.
if (kind !== 'bench') useMemoryForTemporaryFiles();
await build();

/** The properties at their full counts. */
const properties = () =>
  spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '--selectProjects', 'pure'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, RUNS: 'full' },
  }).status;

/** All combinations of pages, languages, themes and widths. */
const looks = () => spawnSync(process.execPath, ['apps/tools/e2e.mjs', 'accessibility', '--all'], { cwd: root, stdio: 'inherit' }).status;

if (kind === 'prove' && rest.join() === 'properties') process.exit(properties() ?? 1);

const inBrowser = ['lighthouse', 'verify-page'];
if (kind === 'bench' && (rest.length === 0 || inBrowser.some((name) => rest.includes(name)))) process.env.CHROMIUM = await findChromium();

const whole = kind === 'prove' && rest.length === 0;
const first = whole ? properties() || looks() : 0;
const second = spawnSync(process.execPath, [...(await serverFlags()), 'dist/apps/bench/main.js', kind, ...rest], {
  cwd: root,
  stdio: 'inherit',
}).status;
process.exit(first === 0 && second === 0 ? 0 : 1);
