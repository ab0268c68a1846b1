// One program of apps/bench in a separate process, so that the end of one, however bad, is not the end of the others.
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, serverFlags } from '../tools/steps.mjs';

/** Exit code of a run that a signal ended. */
export const interrupted = 130;

/** A process that was asked to end gets this long, milliseconds. */
const grace = 30_000;

/** Programs that are another command of this checkout. */
const commands = {
  properties: () => ({ args: ['node_modules/jest/bin/jest.js', '--selectProjects', 'pure'], env: { RUNS: 'full' } }),
  looks: () => ({ args: ['apps/tools/e2e.mjs', 'accessibility', '--all'] }),
};

/** A directory for everything that the programs of one run write; `clear` ends servers that were left there, then removes it. */
export function temporaryDirectory(kind) {
  const directory = mkdtempSync(join(tmpdir(), `registra-${kind}-`));
  // The account of root's database server reaches its files through this directory.
  chmodSync(directory, 0o711);
  const clear = async () => {
    const { stopAbandoned } = await import(new URL('../../dist/libs/platform/embedded/embedded-postgres.js', import.meta.url).href);
    for (const place of dataDirectories(directory)) await stopAbandoned(place);
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  };
  return { directory, clear };
}

function dataDirectories(directory) {
  const inside = readdirSync(directory, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const places = inside.map(({ name }) => join(directory, name));
  return [...places, ...places.map((place) => join(place, 'data'))].filter((place) => existsSync(join(place, 'postgres')));
}

/**
 * Runs one program to its end and shows its output.
 * @returns {Promise<{ code: number, seconds: number, closing: string }>} its exit code, and the last line that it printed
 */
export async function runOne({ kind, name, options, directory, factor, write }) {
  const { args, env = {} } = commands[name]?.() ?? {
    args: [...(await serverFlags()), 'dist/apps/bench/main.js', kind, name, JSON.stringify(options), ...(write ? ['write'] : [])],
  };
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: directory, MACHINE_FACTOR: String(factor), ...env },
  });
  let end = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text);
    end = `${end}${text}`.slice(-4000);
  });
  const signals = forwardSignals(child);
  const ended = await new Promise((done) => child.once('close', (status, signal) => done(status ?? 128 + constants.signals[signal])));
  const code = signals.stop() ? interrupted : ended;
  return { code, seconds: Math.round((performance.now() - began) / 1000), closing: end.trim().split('\n').at(-1) ?? '' };
}

/** The child ends first, and in order; this process goes on to clear up. `stop` says whether there was a signal. */
function forwardSignals(child) {
  let isInterrupted = false;
  const forward = () => {
    isInterrupted = true;
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), grace).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, forward);
  const stop = () => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, forward);
    return isInterrupted;
  };
  return { stop };
}
