// Jest's reporter in `npm test`: appends one line of JSON for each suite that begins and ends to the file in REGISTRA_TEST_EVENTS. The runner prints.
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

export default class EventReporter {
  #file = process.env.REGISTRA_TEST_EVENTS;
  #root;

  constructor({ rootDir }) {
    this.#root = rootDir;
  }

  onRunStart() {
    // A runner that was killed takes its suites with it.
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && process.exit(1), 1000).unref();
  }

  onTestFileStart({ path }) {
    this.#write({ began: this.#name(path) });
  }

  onTestResult(_test, result) {
    const { testFilePath, perfStats, failureMessage, numFailingTests, numPassingTests, numPendingTests, numTodoTests } = result;
    this.#write({
      ended: this.#name(testFilePath),
      seconds: Math.round((perfStats.end - perfStats.start) / 10) / 100,
      passed: numPassingTests,
      skipped: numPendingTests + numTodoTests,
      failed: Math.max(numFailingTests, result.testExecError || result.failureMessage ? 1 : 0),
      ...(failureMessage
        ? { failure: failureMessage, printed: (result.console ?? []).map(({ type, message }) => `${type}: ${message}`) }
        : {}),
    });
  }

  #name(path) {
    return relative(this.#root, path).replaceAll('\\', '/');
  }

  #write(event) {
    appendFileSync(this.#file, `${JSON.stringify(event)}\n`);
  }
}
