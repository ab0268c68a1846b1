import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { InstrumenterContext } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  type TestRunnerCapabilities,
  TestStatus,
  determineHitLimitReached,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import fc from 'fast-check';
import { freshModules } from './fresh-modules.js';
import { loadingOf, type Test, testsIn } from './specs.js';

/** A mutant found only by the ten-thousandth random history is not covered by a rule's test, and takes as long as all others. */
const isLeft = (file: string): boolean => file.endsWith('model.spec.ts');

/** Tests of one file that are run together: all fast ones, or a single slow one. */
interface Batch {
  file: string;
  holds: (id: string) => boolean;
  tookMs: number;
  kills: number;
}
const slowMs = 40;

/** Runs what is likely to kill first. */
const worth = ({ kills, tookMs }: Batch): number => (kills + 1) / tookMs;

/**
 * Runs pure tests within this process, with all modules loaded again for each mutant: much faster than starting jest, and equally correct for values computed
 * at load time.
 */
class SpecRunner implements TestRunner {
  private readonly loader = freshModules(process.cwd());
  private batches: Batch[] = [];

  init(): Promise<void> {
    // The same histories for every mutant, and no search for the least of those that kill it.
    fc.configureGlobal({ seed: 20_261_124, endOnFailure: true });
    return Promise.resolve();
  }

  capabilities(): TestRunnerCapabilities {
    return { reloadEnvironment: true };
  }

  async dryRun(): Promise<DryRunResult> {
    const context = instrumented({});
    const tests = await this.measure(context);
    return { status: DryRunStatus.Complete, tests, ...(context.mutantCoverage && { mutantCoverage: context.mutantCoverage }) };
  }

  /** Runs everything once without a mutant. */
  private async measure(context: InstrumenterContext): Promise<TestResult[]> {
    const load = this.loader();
    const tests: TestResult[] = [];
    for (const file of (process.env['MUTANTS_TESTED_BY'] ?? '').split(' ').flatMap(specsIn)) {
      const began = performance.now();
      const declared = testsIn(file, load);
      const loadMs = performance.now() - began;
      const results = await inTurn(declared, context, false);
      this.batches.push(...batchesOf(file, results, loadMs));
      tests.push(...results);
    }
    return tests;
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }: MutantRunOptions): Promise<MutantRunResult> {
    // A process that replaces one with an endless loop in a mutant has no measurements yet.
    if (this.batches.length === 0) await this.measure(instrumented({}));
    const context = instrumented({ activeMutant: activeMutant.id, ...(hitLimit !== undefined && { hitLimit, hitCount: 0 }) });
    const tests = await this.runOn(context, testFilter, !disableBail);
    const endless = determineHitLimitReached(context.hitCount, context.hitLimit);
    return toMutantRunResult(endless ?? { status: DryRunStatus.Complete, tests }, disableBail);
  }

  private async runOn(context: InstrumenterContext, filter: readonly string[] | undefined, bail: boolean): Promise<TestResult[]> {
    const load = this.loader();
    const declared = new Map<string, readonly Test[]>();
    const wanted = filter && new Set(filter);
    const results: TestResult[] = [];
    for (const batch of this.batches.filter(({ holds }) => filter?.some(holds) ?? true).sort((a, b) => worth(b) - worth(a))) {
      const { file, holds } = batch;
      const tests = declared.get(file) ?? testsIn(file, load);
      declared.set(file, tests);
      const asked = tests.filter(({ id }) => id === loadingOf(file) || (holds(id) && (wanted?.has(id) ?? true)));
      results.push(...(await inTurn(asked, context, bail)));
      if (results.at(-1)?.status !== TestStatus.Failed) continue;
      batch.kills += 1;
      if (bail) break;
    }
    return results;
  }
}

function batchesOf(file: string, results: readonly TestResult[], loadMs: number): Batch[] {
  const slow = results.filter(({ timeSpentMs }) => timeSpentMs > slowMs);
  const isSlow = new Set(slow.map(({ id }) => id));
  const quickMs = results.filter(({ id }) => !isSlow.has(id)).reduce((sum, { timeSpentMs }) => sum + timeSpentMs, 0);
  return [
    { file, holds: (id) => id.startsWith(file) && !isSlow.has(id), tookMs: 1 + loadMs + quickMs, kills: 0 },
    ...slow.map(({ id: one, timeSpentMs }) => ({ file, holds: (id: string) => id === one, tookMs: 1 + loadMs + timeSpentMs, kills: 0 })),
  ];
}

const specsIn = (room: string): string[] =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts') && !isLeft(file))
    .sort()
    .map((file) => join(process.cwd(), room, file));

/** Mutants read the active one from this object, and record which tests cover them. */
function instrumented(context: InstrumenterContext): InstrumenterContext {
  Object.assign(globalThis, { __stryker__: context });
  return context;
}

async function inTurn(tests: readonly Test[], context: InstrumenterContext, bail: boolean): Promise<TestResult[]> {
  const results: TestResult[] = [];
  for (const test of tests) {
    context.currentTestId = test.id;
    const result = await resultOf(test);
    delete context.currentTestId;
    results.push(result);
    if (bail && result.status === TestStatus.Failed) break;
  }
  return results;
}

async function resultOf({ id, file, run }: Test): Promise<TestResult> {
  const began = performance.now();
  const base = () => ({ id, name: id, fileName: file, timeSpentMs: performance.now() - began });
  try {
    await run();
    return { ...base(), status: TestStatus.Success };
  } catch (fault) {
    return { ...base(), status: TestStatus.Failed, failureMessage: String(fault) };
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'specs', SpecRunner)];
