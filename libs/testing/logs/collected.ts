import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** Directory of a run's collected logs; workers of the run inherit it. */
const directoryVariable = 'REGISTRA_TEST_LOGS';

const fileOf = (kind: 'log' | 'secrets'): string | undefined => {
  const directory = process.env[directoryVariable];
  return directory === undefined ? undefined : join(directory, `${kind}-${process.pid}.jsonl`);
};

/** Stores a logged line of any level. */
export function collectLine(line: string): void {
  const file = fileOf('log');
  if (file !== undefined) appendFileSync(file, line.endsWith('\n') ? line : `${line}\n`);
}

const known = new Set<string>();

/** Records a test's password, or another secret or private text: no line may contain it at the end of the run. */
export function collectSecret(secret: string): void {
  const file = fileOf('secrets');
  if (file === undefined || known.has(secret)) return;
  known.add(secret);
  appendFileSync(file, `${JSON.stringify(secret)}\n`);
}
