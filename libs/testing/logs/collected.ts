import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** The directory of a run's collected logs; workers of the run inherit it. */
const directoryVariable = 'REGISTRA_TEST_LOGS';

const fileOf = (kind: 'log' | 'secrets'): string | undefined => {
  const directory = process.env[directoryVariable];
  return directory === undefined ? undefined : join(directory, `${kind}-${process.pid}.jsonl`);
};

/** Keeps a line that some part of the product logged, whatever its level. */
export function collectLine(line: string): void {
  const file = fileOf('log');
  if (file !== undefined) appendFileSync(file, line.endsWith('\n') ? line : `${line}\n`);
}

const known = new Set<string>();

/** Keeps what a test used as a password or another secret: at the end of the run no line may contain it. */
export function collectSecret(secret: string): void {
  const file = fileOf('secrets');
  if (file === undefined || known.has(secret)) return;
  known.add(secret);
  appendFileSync(file, `${JSON.stringify(secret)}\n`);
}
