import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { LocalKafkaError } from '#apps/local-kafka/local-kafka-error';
import { endPrograms } from './product/program.js';
import { machineFactor } from './product/until.js';
import { type Found, type Print, programs, Skipped } from './programs.js';
import { captionOf, replaceTable, tableOf } from './tables.js';

/** What run.mjs chose and checked: the options as JSON, and whether tables are written. */
const [kind = '', name = '', json = '{}', write] = process.argv.slice(2);
const options = JSON.parse(json) as Record<string, unknown>;
const [load = 0] = loadavg();
const machine = { processors: availableParallelism(), memory: totalmem(), node: process.versions.node, factor: machineFactor, load };
const scale = 'docs/scale.md';

/** Named tables with their captions. */
const tables = new Map<string, string>();
const print: Print = Object.assign((line: string) => void process.stdout.write(`${line}\n`), {
  table: (...[rows, title]: Parameters<Print['table']>) => {
    print(`\n${tableOf(rows)}\n`);
    if (title === undefined) return;
    const caption = captionOf({ name, options, at: new Date(), ...machine });
    tables.set(title, `${tableOf(rows)}\n\n${caption}`);
    print(caption);
  },
});

/** All of them or, where one has no marker, none. */
function writeTables(): void {
  const page = readFileSync(scale, 'utf8');
  writeFileSync(
    scale,
    [...tables].reduce((text, [title, table]) => replaceTable(text, title, table), page),
  );
}

/** Exit codes: faults were found, the program cannot run on this machine, it was interrupted. */
const [failed, skipped, interrupted] = [1, 3, 130];
const shownFaults = 40;

const endings: Readonly<Record<string, string>> = { bench: 'bench', prove: 'harness', histories: 'writer' };

/** The file of a program: benches stand in one folder, harnesses by what they prove. */
const file = `./${programs[kind]?.[name]?.folder ?? 'speed'}/${name}.${endings[kind]}.js`;

function closing({ faults, line }: Found): number {
  faults.slice(0, shownFaults).forEach((fault) => print(`FAULT: ${fault}`));
  print(`${name}: ${line}; ${faults.length} faults`);
  return faults.length;
}

/** @returns the exit code */
async function run(): Promise<number> {
  try {
    const { run: scenario } = (await import(file)) as {
      run: (options: unknown, print: Print) => Promise<Found | number | undefined>;
    };
    const found = await scenario(options, print);
    const faults = typeof found === 'object' ? closing(found) : found;
    if (faults !== undefined && faults > 0) return failed;
    if (write) writeTables();
    return 0;
  } catch (fault) {
    if (!(fault instanceof Error)) throw fault;
    // A sentence of ours says it all; anything else is a bug, and its stack says where.
    print(
      `${name}: ${fault.constructor === Error || fault instanceof LocalKafkaError || fault instanceof Skipped ? fault.message : fault.stack}`,
    );
    return fault instanceof Skipped ? skipped : failed;
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void endPrograms().then(() => process.exit(interrupted)));
process.exit(await run());
