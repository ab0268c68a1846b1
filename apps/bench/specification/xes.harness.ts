import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readCsv } from '#libs/platform/tables/read-csv';
import type { Client } from '../product/client.js';
import { onStack, type Stack } from '../product/stack.js';
import { until } from '../product/until.js';
import { type Found, type Harness, Skipped } from '../programs.js';

const execute = promisify(execFile);
const minutes = 60_000;
const mostRows = 100_001;

/** What is compared: the numbers of traces and events, then the arrows of the directly-follows graph. */
const script = `
import sys, json, pm4py
log = pm4py.read_xes(sys.argv[1], return_legacy_log_object=True)
graph = pm4py.discover_dfg(log)[0]
print(json.dumps([len(log), sum(len(trace) for trace in log)] + [" ".join([a, b, str(times)]) for (a, b), times in graph.items()]))
`;

interface Arrow {
  from: string;
  to: string;
  times: number;
}

/**
 * The demo orders' event log, read by pm4py: as many traces and events as the CSV has orders and movements, and its directly-follows graph is the process map.
 * What stands in each event is tested where the file is written. Installs pm4py into a temporary environment. @throws Skipped where Python, pip or the package
 * index is missing
 */
export const run: Harness<'xes'> = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'registra-xes-'));
  try {
    const python = await withPm4py(directory);
    return await onStack((stack) => compared(stack, python, directory));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};

async function withPm4py(directory: string): Promise<string> {
  const environment = join(directory, 'venv');
  const python = join(environment, 'bin', 'python');
  try {
    await execute('python3', ['-m', 'venv', environment], { timeout: 2 * minutes });
    await execute(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', 'pm4py==2.7.23.11'], {
      timeout: 15 * minutes,
    });
    return python;
  } catch (fault) {
    throw new Skipped(`skipped: pm4py could not be installed: ${String(fault).split('\n').slice(0, 3).join(' ')}`);
  }
}

async function compared(stack: Stack, python: string, directory: string): Promise<Found> {
  const staff = await stack.signIn();
  const map = () => staff.must<{ orders: number; arrows: Arrow[] }>('GET', '/audit/process-map');
  await until('the process map', async () => (await map()).orders > 0, 60_000);
  const file = join(directory, 'log.xes');
  await writeFile(file, await download(staff, 'xes'));
  const { stdout } = await execute(python, ['-c', script, file], { maxBuffer: 256 * 2 ** 20, timeout: 10 * minutes });
  const [traces = 0, events = 0, ...graph] = JSON.parse(stdout) as [number, number, ...string[]];
  const movements = readCsv(Buffer.from(await download(staff, 'csv')), mostRows).length - 1;
  const walked = (await map()).arrows.filter(({ times }) => times > 0).map(({ from, to, times }) => `${from} ${to} ${times}`);
  const faults = [
    ...(events === movements ? [] : [`pm4py read ${events} events of ${movements}`]),
    ...walked.filter((arrow) => !graph.includes(arrow)).map((arrow) => `the graph lacks ${arrow}`),
    ...graph.filter((arrow) => !walked.includes(arrow)).map((arrow) => `the process map lacks ${arrow}`),
  ];
  return { faults, line: `pm4py read ${traces} traces with ${events} events and ${graph.length} arrows` };
}

async function download({ origin, token }: Client, format: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/audit/process-map/export?format=${format}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
  });
  if (!answer.ok) throw new Error(`the ${format} answered ${answer.status}`);
  return answer.text();
}
