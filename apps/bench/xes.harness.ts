import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readCsv } from '#libs/platform/tables/read-csv';
import { Client } from './client.js';
import { Skipped } from './skipped.js';
import { Stack } from './stack.js';
import { until } from './until.js';

const run = promisify(execFile);
const minutes = 60_000;
const mostRows = 100_001;

/** What is compared: each trace with its events' names, roles and times to the second, one line each. */
const script = `
import sys, pm4py
log = pm4py.read_xes(sys.argv[1], return_legacy_log_object=True)
for trace in log:
    print("\\t".join([trace.attributes["concept:name"]] + [e["concept:name"] + "|" + e["org:role"] + "|" + str(int(e["time:timestamp"].timestamp())) for e in trace]))
graph, starts, ends = pm4py.discover_dfg(log)
for (a, b), times in sorted(graph.items()):
    print("dfg\\t" + a + "\\t" + b + "\\t" + str(times))
`;

interface Arrow {
  from: string;
  to: string;
  times: number;
}

/**
 * The demo orders' event log, read by pm4py: the same traces and events as the CSV has, and its directly-follows graph is the process map. Installs pm4py into a
 * temporary environment. @returns the number of faults @throws Skipped where Python, pip or the package index is missing
 */
export async function readingXes(print: (line: string) => void): Promise<number> {
  const directory = await mkdtemp(join(tmpdir(), 'registra-xes-'));
  try {
    return await compared(await withPm4py(directory), directory, print);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function withPm4py(directory: string): Promise<string> {
  const environment = join(directory, 'venv');
  const python = join(environment, 'bin', 'python');
  try {
    await run('python3', ['-m', 'venv', environment], { timeout: 2 * minutes });
    await run(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', 'pm4py==2.7.23.11'], { timeout: 15 * minutes });
    return python;
  } catch (fault) {
    throw new Skipped(`skipped: pm4py could not be installed: ${String(fault).split('\n').slice(0, 3).join(' ')}`);
  }
}

async function compared(python: string, directory: string, print: (line: string) => void): Promise<number> {
  const stack = await Stack.create();
  try {
    await stack.start();
    const staff = await Client.signIn(stack.origin, 'owner@registra.example');
    const map = () => staff.must<{ orders: number; arrows: Arrow[] }>('GET', '/audit/process-map');
    await until('the process map', async () => (await map()).orders > 0, 60_000);
    const { arrows } = await map();
    const file = join(directory, 'log.xes');
    await writeFile(file, await download(staff, 'xes'));
    const { stdout } = await run(python, ['-c', script, file], { maxBuffer: 256 * 2 ** 20, timeout: 10 * minutes });
    return differences(stdout.trim().split('\n'), tracesOf(await download(staff, 'csv')), arrows, print);
  } finally {
    await stack.remove();
  }
}

async function download({ origin, token }: Client, format: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/audit/process-map/export?format=${format}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
  });
  if (!answer.ok) throw new Error(`the ${format} answered ${answer.status}`);
  return answer.text();
}

/** The CSV's movements as the script prints traces. */
function tracesOf(csv: string): string[] {
  const [columns = [], ...rows] = readCsv(Buffer.from(csv), mostRows);
  const traces = new Map<string, string[]>();
  for (const row of rows) {
    const cell = (name: string): string => row[columns.indexOf(name)] ?? '';
    const event = [cell('To (code)'), cell('Role'), Math.floor(Date.parse(cell('At')) / 1000)].join('|');
    traces.set(cell('Order'), [...(traces.get(cell('Order')) ?? []), event]);
  }
  return [...traces].map(([order, events]) => [order, ...events].join('\t'));
}

function differences(
  read: readonly string[],
  expected: readonly string[],
  arrows: readonly Arrow[],
  print: (line: string) => void,
): number {
  const traces = read.filter((line) => !line.startsWith('dfg\t'));
  const graph = new Set(read.filter((line) => line.startsWith('dfg\t')));
  const walked = arrows.filter(({ times }) => times > 0).map(({ from, to, times }) => `dfg\t${from}\t${to}\t${times}`);
  const faults = [
    ...expected.filter((trace) => !traces.includes(trace)).map((trace) => `pm4py did not read: ${trace}`),
    ...traces.filter((trace) => !expected.includes(trace)).map((trace) => `pm4py read what is not there: ${trace}`),
    ...walked.filter((arrow) => !graph.has(arrow)).map((arrow) => `the graph lacks ${arrow}`),
    ...(graph.size === walked.length ? [] : [`the graph has ${graph.size} arrows, the process map ${walked.length}`]),
  ];
  for (const fault of faults.slice(0, 20)) print(`  ${fault.slice(0, 300)}`);
  const events = traces.reduce((sum, trace) => sum + trace.split('\t').length - 1, 0);
  print(`xes: pm4py read ${traces.length} traces with ${events} events and ${graph.size} arrows, ${faults.length} differences`);
  return faults.length;
}
