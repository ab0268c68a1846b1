import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import type { Harness, Print } from '../programs.js';

/** Goal per module: percentage of mutants killed by its pure tests. */
const goal = 95;

/** Every folder of the machines, so that none is missed; the kernel is one of them. */
const roomNames = async (): Promise<string[]> => (await readdir('machines')).sort().map((name) => `machines/${name}`);

/** Modules that are tested by others too: two of them cover the machines' shared code. */
const alsoTestedBy: Readonly<Record<string, readonly string[]>> = {
  'machines/decider': ['machines/lead', 'machines/payoff'],
};

/** Excluded: texts, test utilities, and diagrams, whose pages are committed and compared by `npm run check`. */
const left = ['*.spec.ts', 'texts/*.ts', 'texts.ts', 'testing/*.ts', 'diagram.ts'];

interface Mutant {
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'CompileError' | 'RuntimeError' | 'Ignored' | 'Pending';
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number; column: number }; end: { line: number; column: number } };
}
interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>;
}

/** A survivor that cannot be killed or need not be, with its reason. */
interface Accepted {
  file: string;
  original: string;
  replacement: string;
  reason: string;
}

/**
 * Mutates one token at a time in the machines and the kernel and runs their pure tests on each mutant, with the quick count of each property. Returns the number of
 * modules that miss the goal. `of`: one module, or one of its files.
 */
export const run: Harness<'mutants'> = async ({ of: only }, print) => {
  const accepted = JSON.parse(await readFile('apps/bench/mutants/accepted.json', 'utf8')) as Accepted[];
  let missed = 0;
  for (const target of only === '' ? await roomNames() : [only]) {
    const report = await mutate(target);
    missed += reachesGoal(target, report, accepted, print) ? 0 : 1;
  }
  return missed;
};

async function mutate(target: string): Promise<Report> {
  const rooms = await roomNames();
  const room = rooms.find((name) => target === name || target.startsWith(`${name}/`));
  if (room === undefined) throw new Error(`nothing is mutated in ${target}, but in ${rooms.join(', ')}`);
  const files = target.endsWith('.ts') ? target : `${target}/**/*.ts`;
  const args = [
    'run',
    'apps/bench/mutants/stryker.json',
    '--mutate',
    [files, ...left.map((pattern) => `!${room}/**/${pattern}`)].join(','),
  ];
  const child = spawn(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, MUTANTS_TESTED_BY: [room, ...(alsoTestedBy[room] ?? [])].join(' ') },
  });
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  if (code !== 0) throw new Error(`the mutation of ${target} ended with ${code}`);
  return JSON.parse(await readFile('.tmp/mutants.json', 'utf8')) as Report;
}

/** @returns whether the module reaches the goal */
function reachesGoal(target: string, { files }: Report, accepted: readonly Accepted[], print: Print): boolean {
  let killed = 0;
  let alive = 0;
  for (const [file, { source, mutants: found }] of Object.entries(files)) {
    for (const mutant of found) {
      if (mutant.status === 'Killed' || mutant.status === 'Timeout') killed += 1;
      if (mutant.status !== 'Survived' && mutant.status !== 'NoCoverage') continue;
      alive += 1;
      const original = textAt(source, mutant.location);
      const reason = accepted.find(
        (one) => one.file === file && one.original === original && one.replacement === mutant.replacement,
      )?.reason;
      print(`  ${file}:${mutant.location.start.line} ${short(original)} -> ${short(mutant.replacement ?? '')}: ${reason ?? 'ALIVE'}`);
    }
  }
  const score = (killed / Math.max(1, killed + alive)) * 100;
  print(`mutants: ${target}: ${killed} of ${killed + alive} killed, ${score.toFixed(1)} %`);
  return score >= goal;
}

const short = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 80);

function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const cut = lines.map((line, at) => (at === lines.length - 1 ? line.slice(0, end.column - 1) : line));
  return [cut[0]?.slice(start.column - 1) ?? '', ...cut.slice(1)].join('\n');
}
