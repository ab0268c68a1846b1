import { LocalKafkaError } from '#apps/local-kafka/local-kafka-error';
import { endPrograms } from './product/program.js';
import { type Found, type Print, programs, Skipped } from './programs.js';

const print: Print = (line) => void process.stdout.write(`${line}\n`);

/** Exit codes: faults were found, the program cannot run on this machine, it was interrupted. */
const [failed, skipped, interrupted] = [1, 3, 130];
const shownFaults = 40;

const endings: Readonly<Record<string, string>> = { bench: 'bench', prove: 'harness', histories: 'writer' };

/** The file of a program: benches stand in one folder, harnesses by what they prove. */
const fileOf = (kind: string, name: string): string => `./${programs[kind]?.[name]?.folder ?? 'speed'}/${name}.${endings[kind]}.js`;

function closing(name: string, { faults, line }: Found): number {
  faults.slice(0, shownFaults).forEach((fault) => print(`FAULT: ${fault}`));
  print(`${name}: ${line}; ${faults.length} faults`);
  return faults.length;
}

/** Runs what run.mjs chose and checked: `main.js KIND NAME OPTIONS`, the options as JSON. @returns the exit code */
async function run([kind = '', name = '', options = '{}']: readonly string[]): Promise<number> {
  try {
    const { run: scenario } = (await import(fileOf(kind, name))) as {
      run: (options: unknown, print: Print) => Promise<Found | number | undefined>;
    };
    const found = await scenario(JSON.parse(options), print);
    const faults = typeof found === 'object' ? closing(name, found) : found;
    return faults === undefined || faults === 0 ? 0 : failed;
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
process.exit(await run(process.argv.slice(2)));
