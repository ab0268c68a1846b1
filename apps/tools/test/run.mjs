// npm test: chooses suites, runs them kind by kind or side by side, and says truthfully what became of each.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cpuSeconds, machineFactor } from '../machine-factor.mjs';
import { endWithNpm, workers } from '../steps.mjs';
import { countFaults, countsIn, lowerCounts } from './counts.mjs';
import { keepDurations, knownDurations } from './durations.mjs';
import { runKind } from './jest-kind.mjs';
import { minutes, Progress, several } from './progress.mjs';
import { makeRunDirectory, removeRunDirectory } from './run-directory.mjs';
import { kindOf } from './suites.mjs';
import { Summary } from './summary.mjs';

/** Suites that belong to one lane run one kind after the other, so that a worker holds the modules of one; the database's wait for it now and then. */
const lanes = [['pure', 'web'], ['database'], ['kafka']];

/** With RUNS=full neither counts nor times are the usual ones. */
const isQuick = process.env.RUNS !== 'full';

export class TestRun {
  #results = [];
  #faults = [];
  #children = new Set();
  #active = 0;

  /**
   * @param {object} options
   * @param {string} options.checkout where jest.config.cjs and the suites are
   * @param {string[]} options.suites in the order in which they begin, where it matters; otherwise the longest first
   * @param {boolean} [options.isOrdered]
   * @param {string[]} [options.all] all suites of the checkout, for the file of durations
   * @param {string[]} [options.jest] further options of Jest
   * @param {boolean} [options.isWhole] counts are compared with their limits
   * @param {boolean} [options.record] durations and lower counts are written to the tracked files
   * @param {(suite: string) => number} [options.limitOf] seconds after which a suite is ended
   */
  constructor(options) {
    this.options = options;
    this.began = performance.now();
    this.factor = options.suites.length < 20 ? 1 : machineFactor();
    this.known = knownDurations(options.checkout, options.suites);
    this.directory = makeRunDirectory();
    this.counts = join(this.directory, 'counts');
    mkdirSync(this.counts);
    this.#endWithSignals();
  }

  /** @returns {Promise<number>} the exit code */
  async run() {
    const { suites } = this.options;
    const plan = lanes.map((kinds) => kinds.map((kind) => [kind, this.#inOrder(suites.filter((path) => kindOf(path) === kind))]));
    const busy = plan.map((kinds) => kinds.filter(([, paths]) => paths.length > 0)).filter((kinds) => kinds.length > 0);
    this.#announce();
    this.#active = busy.length;
    await Promise.all(busy.map((kinds) => this.#runLane(kinds)));
    this.progress.end();
    return this.#conclude();
  }

  #inOrder(paths) {
    return this.options.isOrdered ? paths : paths.toSorted((one, other) => this.known.get(other).seconds - this.known.get(one).seconds);
  }

  #announce() {
    const sum = (member) => [...this.known.values()].reduce((total, one) => total + one[member], 0);
    const expected = (sum('seconds') / (workers() + 1)) * this.factor + 5;
    this.progress = new Progress(this.known, expected);
    const slow = this.factor < 1.25 ? '' : `, which is ${this.factor.toFixed(1)} times as slow as a quiet one`;
    this.progress.print(
      `Some ${several(sum('tests'), 'test')} in ${several(this.known.size, 'suite')}: about ${minutes(expected)} on this machine${slow}.`,
    );
  }

  async #runLane(kinds) {
    for (const [name, suites] of kinds) {
      const isAlone = this.#active === 1;
      const faults = await runKind({
        name,
        suites,
        checkout: this.options.checkout,
        directory: this.directory,
        counts: this.counts,
        workers: isAlone
          ? workers() + (name === 'database' ? 1 : 0)
          : name === 'database'
            ? workers()
            : Math.max(1, Math.floor(workers() / 2)),
        options: this.options.jest ?? [],
        limitOf: this.options.limitOf ?? ((suite) => Math.round(600 + 10 * this.known.get(suite).seconds * this.factor)),
        onResult: (result) => this.#take(name, result),
        onChild: (child) => this.#children.add(child),
      });
      this.#faults.push(...faults.map((fault) => `${name}: ${fault}`));
    }
    this.#active -= 1;
  }

  #take(kind, result) {
    this.#results.push({ kind, ...result });
    this.progress.take(result);
  }

  #conclude() {
    const { isWhole, record } = this.options;
    const sums = countsIn(this.counts);
    const faults = [...this.#faults, ...(isWhole && isQuick ? countFaults(sums) : [])];
    const summary = new Summary(this.options.suites, this.#results, faults);
    const isLong = this.options.suites.length >= 20;
    const lines = [
      ...summary.failures(),
      ...(isLong ? [...summary.slowest(), ...this.#machine(sums)] : []),
      '',
      summary.figures(),
      summary.sentence((performance.now() - this.began) / 1000),
    ];
    console.log(lines.join('\n'));
    if (isLong && isQuick && this.options.jest === undefined) this.#keep(summary.green, record);
    if (record && isQuick && summary.isGreen) lowerCounts(sums);
    removeRunDirectory(this.directory);
    return summary.isGreen && summary.passed > 0 ? 0 : 1;
  }

  #machine(sums) {
    this.factorAtEnd = machineFactor();
    const cpu = cpuSeconds();
    const counted = [...sums].map(([name, sum]) => `${sum} ${name}`).join(', ');
    const factors = `${this.factor.toFixed(1)} times as long as on a quiet machine at the start, ${this.factorAtEnd.toFixed(1)} at the end`;
    return [
      '',
      ...(counted === '' ? [] : [`Counted: ${counted}.`]),
      `Processor time: ${cpu === undefined ? 'unknown' : `${Math.round(cpu)} s`}. A fixed loop took ${factors}.`,
    ];
  }

  #keep(results, record) {
    const { checkout, suites, all = suites } = this.options;
    const measured = results.map(({ ended, seconds, passed, skipped }) => ({ suite: ended, seconds, tests: passed + skipped }));
    keepDurations(checkout, all, measured, Math.sqrt(this.factor * this.factorAtEnd), { tracked: record });
  }

  /** Nothing that it started survives a run that is interrupted. */
  #endWithSignals() {
    endWithNpm();
    for (const [signal, code] of [
      ['SIGINT', 130],
      ['SIGTERM', 143],
      ['SIGHUP', 129],
    ])
      process.once(signal, () => {
        for (const child of this.#children) killGroup(child);
        this.progress?.end();
        console.log(`\nInterrupted: ${this.#results.length} of ${several(this.options.suites.length, 'suite')} had ended.`);
        removeRunDirectory(this.directory);
        process.exit(code);
      });
  }
}

/** Jest, its workers, and what their suites started. */
function killGroup({ pid }) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // They have ended.
  }
}
