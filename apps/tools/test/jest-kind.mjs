// Runs the suites of one kind in Jest and learns of each that begins and ends. A process that dies or hangs costs the suites that it ran, by name, and no others.
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tool } from '../steps.mjs';

const beside = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Workers inherit them. Tests leave much garbage soon: a larger young generation is collected a third as often. */
const nodeFlags = ['--max-semi-space-size=64'];

/** What Jest prints about a suite that left something running, and what to make of it. */
const leftovers = [
  [
    /A worker process has failed to exit gracefully/,
    'a suite left a timer, a socket or a process running: a worker of Jest did not end by itself',
  ],
  [/Jest did not exit/, 'a suite left a timer, a socket or a process running: Jest did not end by itself'],
  [/Cannot log after tests are done/, 'a suite logged after it had ended'],
];

/**
 * @param {object} kind
 * @param {string} kind.name the project of jest.config.cjs
 * @param {string[]} kind.suites in the order in which they begin
 * @param {string} kind.checkout where jest.config.cjs is
 * @param {string} kind.directory of the run
 * @param {number} kind.workers
 * @param {string[]} kind.options further options of Jest
 * @param {(suite: string) => number} kind.limitOf seconds after which a suite that has not ended is ended
 * @param {(result: object) => void} kind.onResult called once for each suite
 * @param {(child: import('node:child_process').ChildProcess) => void} kind.onChild
 * @returns {Promise<string[]>} what is wrong with the kind as a whole
 */
export async function runKind(kind) {
  const faults = [];
  let left = kind.suites;
  for (let attempt = 1; left.length > 0; attempt += 1) {
    const run = new JestRun(kind, left, attempt);
    await run.ended();
    faults.push(...run.faults());
    // With it ends what it ran; what it had not started gets another process, unless that would end before anything begins.
    for (const suite of run.running.keys())
      kind.onResult({
        ended: suite,
        seconds: 0,
        passed: 0,
        skipped: 0,
        failed: 1,
        failure: `  ● ${suite} › ${run.endOf(suite)}\n\n${run.lastLines(40)}\n`,
        printed: [],
      });
    const rest = left.filter((suite) => !run.done.has(suite) && !run.running.has(suite));
    if (rest.length > 0 && run.running.size === 0) {
      faults.push(
        `${rest.length} of ${kind.suites.length} suites did not run (Jest ${run.exit}): ${rest.slice(0, 5).join(', ')}${rest.length > 5 ? ' ...' : ''}\n${run.lastLines(40)}`,
      );
      for (const suite of rest) kind.onResult({ ended: suite, seconds: 0, passed: 0, skipped: 0, failed: 1, printed: [] });
      return faults;
    }
    left = rest;
  }
  return faults;
}

/** One process of Jest, and what its file of events says. */
class JestRun {
  /** suites that a process has loaded and not ended, with that process and when they began */
  running = new Map();
  done = new Set();
  exit = '';
  #output = '';
  #read = 0;
  #rest = '';
  #ends = new Map();

  constructor(kind, suites, attempt) {
    this.kind = kind;
    const place = join(kind.directory, `${kind.name}-${attempt}`);
    mkdirSync(place);
    this.events = join(place, 'events.jsonl');
    const order = join(place, 'order.json');
    writeFileSync(this.events, '');
    writeFileSync(order, JSON.stringify(suites));
    const [node, jest] = tool('jest/bin/jest.js');
    const options = [
      ...['--selectProjects', kind.name, '--maxWorkers', String(kind.workers), '--reporters', beside('reporter.mjs')],
      ...['--testSequencer', beside('sequencer.cjs')],
      ...kind.options,
      ...['--runTestsByPath', ...suites],
    ];
    this.child = spawn(node, [...nodeFlags, jest, ...options], {
      cwd: kind.checkout,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        TMPDIR: kind.directory,
        REGISTRA_TEST_EVENTS: this.events,
        REGISTRA_TEST_ORDER: order,
        REGISTRA_TEST_COUNTS: kind.counts,
      },
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (this.#output = `${this.#output}${text}`.slice(-200_000)));
    kind.onChild(this.child);
  }

  /** Resolves when Jest and all of its workers are gone. */
  async ended() {
    const look = setInterval(() => this.#look(), 200);
    await new Promise((done) => {
      this.child.once('error', ({ message }) => done((this.exit = message)));
      this.child.once('exit', (code, signal) => done((this.exit = signal === null ? `ended with ${code}` : `was ended by ${signal}`)));
    });
    clearInterval(look);
    this.kill();
    this.#readEvents();
  }

  /** Its whole process group: workers, and programs that suites started. */
  kill() {
    try {
      process.kill(process.platform === 'win32' ? this.child.pid : -this.child.pid, 'SIGKILL');
    } catch {
      // All have ended.
    }
  }

  faults() {
    const found = leftovers.filter(([pattern]) => pattern.test(this.#output)).map(([, fault]) => fault);
    const ended = /^ended with 0|^ended with 1$/.test(this.exit) ? [] : [`Jest ${this.exit}`];
    return this.done.size === 0 ? [] : [...found, ...ended];
  }

  endOf(suite) {
    return this.#ends.get(suite) ?? `its process was lost while it ran (Jest ${this.exit})`;
  }

  lastLines(count) {
    return this.#output.trimEnd().split('\n').slice(-count).join('\n');
  }

  #look() {
    this.#readEvents();
    for (const [suite, { pid, since }] of this.running) {
      const limit = this.kind.limitOf(suite);
      if (performance.now() - since < limit * 1000) continue;
      this.#ends.set(suite, `it had not ended after ${limit} s, and was ended`);
      try {
        process.kill(pid, 'SIGKILL');
      } catch {}
    }
  }

  #readEvents() {
    const file = openSync(this.events, 'r');
    const buffer = Buffer.alloc(1 << 16);
    for (let size; (size = readSync(file, buffer, 0, buffer.length, this.#read)) > 0; this.#read += size)
      this.#rest += buffer.toString('latin1', 0, size);
    closeSync(file);
    const lines = this.#rest.split('\n');
    this.#rest = lines.pop();
    for (const line of lines) this.#take(JSON.parse(Buffer.from(line, 'latin1').toString('utf8')));
  }

  #take(event) {
    if (event.loaded) this.running.set(event.loaded, { pid: event.pid, since: performance.now() });
    if (!event.ended || this.done.has(event.ended)) return;
    this.running.delete(event.ended);
    this.done.add(event.ended);
    const hung = this.#ends.get(event.ended);
    if (hung !== undefined) event.failure = `  ● ${event.ended} › ${hung}\n`;
    else if (/Jest worker|jest worker/.test(event.failure)) event.failure += `\n${this.lastLines(15)}\n`;
    this.kind.onResult(event);
  }
}
