import { appendFileSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { NestApplication, NestApplicationContext } from '@nestjs/core';

/** Directory of a run's counts; nothing is counted without it. */
const directoryVariable = 'REGISTRA_TEST_COUNTS';

/** Path of the suite that runs, from the checkout; undefined outside of one. */
export function suite(): string | undefined {
  const { testPath } = (globalThis as { expect?: { getState(): { testPath?: string } } }).expect?.getState() ?? {};
  return testPath === undefined ? undefined : relative(process.cwd(), testPath);
}

/** Records that a suite started an application (in this process or another) or made a database: one line of JSON. */
export function count(kind: 'application' | 'database'): void {
  const directory = process.env[directoryVariable];
  if (directory === undefined || directory === '') return;
  mkdirSync(directory, { recursive: true });
  appendFileSync(join(directory, `${process.pid}.jsonl`), `${JSON.stringify({ kind, suite: suite() ?? null })}\n`);
}

const counted = Symbol.for('registra.counted');

/** Every application of Nest in this process is counted where it starts, so that a suite with its own way to start one cannot be missed. */
for (const { prototype } of [NestApplication, NestApplicationContext] as { prototype: { init(): Promise<unknown>; [counted]?: true } }[]) {
  if (Object.hasOwn(prototype, counted)) continue;
  const { init } = prototype;
  prototype[counted] = true;
  prototype.init = function start(this: { isInitialized: boolean }) {
    if (!this.isInitialized) count('application');
    return init.call(this as never);
  };
}
