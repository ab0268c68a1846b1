// What a run prints at its end: every failure whole, the slowest suites, the figures, one sentence.
import { minutes, several } from './progress.mjs';
import { kindOf } from './suites.mjs';

export class Summary {
  /** @param {string[]} suites that were to run; one without a result is a fault */
  constructor(suites, results, faults) {
    const reported = new Set(results.map(({ ended }) => ended));
    const missing = suites.filter((path) => !reported.has(path));
    this.suites = suites;
    this.results = results;
    this.faults = [...faults, ...missing.map((path) => `${kindOf(path)}: ${path} has no result`)];
    this.red = results.filter(({ failed }) => failed > 0);
    this.green = results.filter(({ failed, passed }) => failed === 0 && passed > 0);
    this.isGreen = this.red.length === 0 && this.faults.length === 0;
    this.passed = this.#sum('passed');
    this.skipped = this.#sum('skipped');
    this.failed = this.#sum('failed') + missing.length || this.faults.length;
    this.suitesFailed = this.red.length + missing.length;
  }

  failures() {
    const whole = this.red
      .filter(({ failure }) => failure !== undefined)
      .flatMap(({ kind, ended, failure, printed }) => ['', `FAIL ${kind} ${ended}`, failure.trimEnd(), ...printed.slice(-30)]);
    return [...whole, ...this.faults.flatMap((fault) => ['', `FAILED ${fault}`])];
  }

  slowest() {
    const ten = this.results.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
    const lines = ten.map(({ kind, ended, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${kind.padEnd(8)}  ${ended}`);
    return ['', 'The slowest suites:', ...lines];
  }

  /** The line that .ci/run reads. */
  figures() {
    const parts = [
      ...(this.failed > 0 ? [`${this.failed} failed`] : []),
      ...(this.skipped > 0 ? [`${this.skipped} skipped`] : []),
      `${this.passed} passed`,
      `${this.failed + this.skipped + this.passed} total`,
    ];
    return `Tests:       ${parts.join(', ')}`;
  }

  sentence(seconds) {
    const suites = several(this.suites.length, 'suite');
    if (!this.isGreen) return `Failed after ${minutes(seconds)}: ${this.suitesFailed} of ${suites}, see above.`;
    if (this.passed === 0) return `None of ${several(this.skipped, 'test')} has a name like that.`;
    return `${several(this.passed, 'test')} of ${suites} passed in ${minutes(seconds)}.`;
  }

  #sum(member) {
    return this.results.reduce((total, one) => total + one[member], 0);
  }
}
