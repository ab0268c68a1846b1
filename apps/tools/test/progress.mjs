// What a run prints while it runs: a line for each feature whose suites have ended, on a terminal one that moves; suites that fail at once.
/** "45 s", "6 min". */
export const minutes = (seconds) => (seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`);

/** "1 suite", "2 suites". */
export const several = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** "libs/features/orders", "machines/order", "web/src/ui": the folder that a reader knows. */
const featureOf = (path) => /^((?:web\/src|libs)\/features\/[^/]+|web\/src\/[^/]+|[^/]+\/[^/]+)\//.exec(path)?.[1] ?? path;

export class Progress {
  #out;
  #left = new Map();
  #sums = new Map();
  #began = performance.now();
  #known;
  #toDo = 0;
  #done = 0;
  #count = 0;
  #failed = 0;

  /** @param {Map<string, { seconds: number }>} known how long each of the suites takes */
  constructor(known, expectedSeconds, out = process.stdout) {
    this.#known = known;
    this.#out = out;
    this.expected = expectedSeconds;
    for (const [path, { seconds }] of known) {
      this.#toDo += seconds;
      this.#left.set(featureOf(path), (this.#left.get(featureOf(path)) ?? 0) + 1);
    }
  }

  take({ ended, seconds, passed, failed, skipped }) {
    const feature = featureOf(ended);
    const sum = this.#sums.get(feature) ?? { suites: 0, tests: 0, failed: 0, seconds: 0 };
    this.#sums.set(feature, sum);
    sum.suites += 1;
    sum.tests += passed + failed + skipped;
    sum.failed += failed;
    sum.seconds += seconds;
    this.#done += this.#known.get(ended)?.seconds ?? 0;
    this.#count += 1;
    this.#failed += failed;
    this.#left.set(feature, this.#left.get(feature) - 1);
    if (failed > 0) this.print(`FAILED ${ended}`);
    if (this.#out.isTTY) this.#move(feature);
    else if (this.#left.get(feature) === 0) this.print(this.#lineOf(feature, sum));
  }

  print(line) {
    if (this.#out.isTTY) this.#out.write('\r\x1b[K');
    this.#out.write(`${line}\n`);
  }

  end() {
    if (this.#out.isTTY) this.#out.write('\r\x1b[K');
  }

  /** Seconds until the end, as far as the run so far says. */
  get secondsLeft() {
    const elapsed = (performance.now() - this.#began) / 1000;
    const share = this.#toDo === 0 ? 1 : this.#done / this.#toDo;
    // The first suites say little about the rest.
    const guess = share === 0 ? this.expected : elapsed / share;
    return Math.max(0, (1 - share) * (share * guess + (1 - share) * this.expected));
  }

  #lineOf(feature, { suites, tests, failed, seconds }) {
    const result = failed === 0 ? 'ok    ' : 'FAILED';
    return `${result} ${feature}: ${several(tests, 'test')} in ${several(suites, 'suite')}, ${minutes(seconds)}${this.#rest}`;
  }

  get #rest() {
    return this.#count === this.#known.size ? '' : ` (${minutes(this.secondsLeft)} left)`;
  }

  #move(feature) {
    const line = `${this.#count} of ${several(this.#known.size, 'suite')}${this.#failed > 0 ? `, ${several(this.#failed, 'test')} failed` : ''}${this.#rest} ${feature}`;
    this.#out.write(`\r\x1b[K${line.slice(0, (this.#out.columns ?? 80) - 1)}`);
  }
}
