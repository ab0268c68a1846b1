// npm run bench | prove | histories [-- NAME ... --OPTION VALUE]: builds what changed, then measures or breaks the built product. programs.ts has names and options.
import { argumentsOrExit } from '../tools/arguments.mjs';
import { begin } from '../tools/begin.mjs';
import { build } from '../tools/build.mjs';
import { machineFactor } from '../tools/machine-factor.mjs';
import { endWithNpm, useMemoryForTemporaryFiles } from '../tools/steps.mjs';
import { missing } from './needs.mjs';
import { interrupted, runOne, temporaryDirectory } from './run-one.mjs';

const [kind, ...given] = process.argv.slice(2);
/** Exit codes: a fault; nothing failed but something was skipped. */
const [failed, skipped] = [1, 3];

await begin();
await import('../tools/typescript.mjs');
const [{ programs }, { tableOf }] = [await import('./programs.ts'), await import('./tables.ts')];

const whole = {
  hour: {
    about: 'every harness at the counts of programs.ts, together 20 minutes on a quiet machine, an hour on a slow one',
    options: { seed: 1 },
  },
};
const table = { ...programs[kind], ...(kind === 'prove' && whole) };
if (given.includes('--help') || given.includes('-h')) {
  help();
  process.exit(0);
}
const {
  names,
  options: { write, ...options },
} = argumentsOrExit(
  {
    command: `npm run ${kind}`,
    options: kind === 'bench' ? { write: 'flag' } : {},
    names: Object.fromEntries(Object.entries(table).map(([name, row]) => [name, kindsOf(row)])),
  },
  withBase(given),
);
if (names.length === 0 && Object.keys(options).length > 0 && kind !== 'histories')
  refuse(`npm run ${kind} takes an option after a name: npm run ${kind} -- NAME --OPTION VALUE`);
if (names.length === 0 && kind === 'bench') refuse('npm run bench needs a name: npm run bench -- --help lists them');
if (names.includes('change') && options.base === undefined)
  refuse('npm run bench -- change needs the commit to compare with: npm run bench -- change BASE');
endWithNpm();
process.exit(await runAll(planned()));

function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}

function kindsOf(row) {
  const kindOf = (value) => (value === false ? 'flag' : typeof value === 'string' ? 'text' : 'count');
  return Object.fromEntries(Object.entries(row.options).map(([name, value]) => [name, kindOf(value)]));
}

/** `bench -- change BASE` is `bench -- change --base BASE`. */
function withBase(args) {
  const [first, second] = args;
  return kind === 'bench' && first === 'change' && second?.startsWith('-') === false ? [first, '--base', ...args.slice(1)] : args;
}

/** The programs to run, each with all of its options: of several programs each takes those that it has. */
function planned() {
  const withOptions = (name, ...chosen) => {
    const own = table[name].options;
    const known = Object.entries(Object.assign({}, ...chosen)).filter(([option]) => Object.hasOwn(own, option));
    return { name, options: { ...own, ...Object.fromEntries(known) } };
  };
  if (names.includes('hour')) return Object.entries(table).flatMap(([name, { hour }]) => (hour ? [withOptions(name, hour, options)] : []));
  return (names.length > 0 ? names : Object.keys(programs[kind])).map((name) => withOptions(name, options));
}

async function runAll(runs) {
  const results = [];
  const able = [];
  for (const run of runs) {
    const needs = [...(table[run.name].needs ?? []), ...(run.options.broker === true ? ['java'] : [])];
    const reason = await missing(needs);
    if (reason === undefined) able.push(run);
    else results.push({ ...run, code: skipped, seconds: 0, closing: reason });
  }
  for (const { name, closing } of results) console.log(`${name} is skipped: it ${closing}`);
  if (able.length > 0) await runBuilt(able, results);
  if (results.length > 1) printResults(results);
  const codes = results.map(({ code }) => code).filter((code) => code !== 0);
  return codes.find((code) => code !== skipped) ?? codes[0] ?? 0;
}

async function runBuilt(runs, results) {
  // Benches use a disk; the effects of a killed process are the same in memory.
  if (kind !== 'bench') useMemoryForTemporaryFiles();
  await build().catch((fault) => {
    console.error(fault.message);
    process.exit(failed);
  });
  const factor = machineFactor();
  console.log(`A fixed loop takes ${factor.toFixed(1)} times as long as on a quiet machine: so do limits of time.`);
  const { directory, clear } = temporaryDirectory(kind);
  for (const run of runs) {
    console.log(
      `\n== ${run.name} ${Object.entries(run.options)
        .map(([name, value]) => `--${name} ${value}`)
        .join(' ')}`,
    );
    results.push({ ...run, ...(await runOne({ ...run, kind, directory, factor, write })) });
    if (results.at(-1).code === interrupted) break;
  }
  await clear();
}

function printResults(results) {
  const rows = results.map(({ name, options: { seed = '' }, code, seconds, closing }) => ({
    name,
    seed: String(seed),
    result: { 0: 'ok', [skipped]: 'skipped', [interrupted]: 'stopped' }[code] ?? `FAILED ${code}`,
    seconds: String(seconds),
    'closing line': closing.slice(0, 200),
  }));
  console.log(`\n${tableOf(rows)}\ntogether ${results.reduce((sum, { seconds }) => sum + seconds, 0)} s`);
}

function help() {
  console.log(
    `npm run ${kind} -- NAME ... [--OPTION VALUE ...]${kind === 'bench' ? '\n--write replaces their tables in docs/scale.md.' : '; without a name all run.'}\n`,
  );
  for (const [name, { about, options: own }] of Object.entries(table)) {
    console.log(`  ${name.padEnd(12)} ${about}`);
    const texts = Object.entries(own).map(([option, value]) => `--${option}${value === false || value === '' ? '' : ` ${value}`}`);
    if (texts.length > 0) console.log(`  ${''.padEnd(12)}   ${texts.join(' ')}`);
  }
}
