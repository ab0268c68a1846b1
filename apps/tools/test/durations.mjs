// How long each suite takes on a quiet machine and how many tests it has: for the order of suites and the time left. The tracked file serves fresh clones,
// `npm test -- --record` rewrites it; every run keeps what it measured beside Jest's cache.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { kindOf } from './suites.mjs';

/** Of a suite that was never measured: seconds and tests of the average one. */
const usual = { pure: [1, 23], web: [2, 7], database: [4, 9], kafka: [10, 2] };

const trackedIn = (checkout) => join(checkout, 'apps', 'tools', 'test', 'durations.json');
const keptIn = (checkout) => join(checkout, 'node_modules', '.cache', 'registra', 'durations.json');

/** @returns {Map<string, { seconds: number, tests: number }>} for each of the suites */
export function knownDurations(checkout, suites) {
  const known = { ...read(trackedIn(checkout)), ...read(keptIn(checkout)) };
  return new Map(
    suites.map((path) => {
      const [seconds, tests] = known[path] ?? usual[kindOf(path)];
      return [path, { seconds, tests }];
    }),
  );
}

/** Keeps what was measured on a machine `factor` times as slow as the quiet one, for the suites that there are. */
export function keepDurations(checkout, suites, measured, factor, { tracked = false } = {}) {
  const entries = measured.map(({ suite, seconds, tests }) => [suite, [coarse(seconds / factor), tests]]);
  for (const file of [keptIn(checkout), ...(tracked ? [trackedIn(checkout)] : [])]) {
    const all = { ...read(file), ...Object.fromEntries(entries) };
    write(
      file,
      suites.filter((path) => Object.hasOwn(all, path)).map((path) => [path, all[path]]),
    );
  }
}

/** Two digits: a tenth more or less is weather. */
const coarse = (seconds) => Math.max(0.1, Number(seconds.toPrecision(2)));

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Two runs at once may write it: it is replaced, never half written. */
function write(file, entries) {
  const lines = entries.map(([path, [seconds, tests]]) => `  ${JSON.stringify(path)}: [${seconds}, ${tests}]`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, `{\n${lines.join(',\n')}\n}\n`);
  renameSync(`${file}.${process.pid}`, file);
}
