import { relative } from 'node:path';
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** More stories than this that passed only when they were run again fail the run. */
const mostFlaky = 2;

/** What has to hold at the first try: an effect that appears twice, or to the wrong person, once in ten tries is a fault and no flaky story. */
const exact = ['@money', '@rights', '@sessions'];
const isExact = ({ tags }: TestCase): boolean => tags.some((tag) => exact.includes(tag));

/** Characters that a pattern or a shell reads as something else match as any character. */
const patternOf = (title: string): string => title.replace(/[^\p{L}\p{N} ,:@-]/gu, '.');

/** The last lines of a run: what failed, its first line, and the command that repeats it; what was flaky, and where its traces are; the counts. */
export default class Summary implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] } | undefined> {
    const tests = (this.suite?.allTests() ?? []).filter(({ results }) => results.length > 0);
    if (tests.length === 0) return undefined;
    const those = (outcome: ReturnType<TestCase['outcome']>) => tests.filter((test) => test.outcome() === outcome);
    const failed = [...those('unexpected'), ...those('flaky').filter(isExact)];
    const flaky = those('flaky').filter((test) => !isExact(test));
    const passed = those('expected').length + flaky.length;
    const lines = ['', ...failed.slice(0, 12).flatMap(linesOfFailed)];
    if (failed.length > 12) lines.push(`... and ${failed.length - 12} more`);
    lines.push(...flaky.slice(0, 8).flatMap(linesOfFlaky));
    if (flaky.length > mostFlaky) lines.push(`FAILED: ${flaky.length} stories passed only on the second try, more than ${mostFlaky}`);
    lines.push(
      `Stories: ${failed.length > 0 ? `${failed.length} failed, ` : ''}${passed} passed, ${flaky.length} of them on the second try`,
    );
    process.stdout.write(`${lines.join('\n')}\n`);
    return status === 'passed' && (failed.length > 0 || flaky.length > mostFlaky) ? { status: 'failed' } : undefined;
  }
}

const titleOf = (test: TestCase): string => test.titlePath().slice(3).join(' › ');

function linesOfFailed(test: TestCase): string[] {
  const messages = test.results.findLast(({ errors }) => errors.length > 0)?.errors.map(({ message = '' }) => message) ?? [];
  const lines = messages.flatMap((message) =>
    message
      .replace(/\x1b\[[0-9;]*m/g, '')
      .split('\n')
      .slice(0, 6),
  );
  const shown = lines.map((line) => line.trim()).filter((line) => line !== '');
  return [`FAILED ${titleOf(test)}`, `  ${shown.slice(0, 5).join(' | ').slice(0, 260)}`, `  again: ${commandOf(test)}`];
}

function linesOfFlaky(test: TestCase): string[] {
  const traces = test.results.flatMap(({ attachments }) => attachments.filter(({ name }) => name === 'trace').map(({ path = '' }) => path));
  return [`FLAKY ${titleOf(test)}`, `  traces: ${traces.map((path) => relative('', path)).join(' ')}`, `  again: ${commandOf(test)}`];
}

function commandOf(test: TestCase): string {
  const file = test.location.file.replace(/^.*[\\/]|\.spec\.ts$/g, '');
  const look = test.annotations.find(({ type }) => type === 'look')?.description;
  return `npm run e2e -- ${file}${look ? ` --look ${look}` : ''} -g "${patternOf(test.title)}"`;
}
