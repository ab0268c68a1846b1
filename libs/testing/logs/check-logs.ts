import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findLeaks } from './find-leaks.js';

/** Thrown at the end of a run whose logs contain a secret. */
export class LeakedSecretsError extends Error {
  override readonly name = 'LeakedSecretsError';
}

/**
 * Searches the logs of a run and removes them. @returns a line with figures, undefined if another project of the same run has done it
 * @throws the error above with the first lines that contain secrets
 */
export function checkLogs(directory: string): string | undefined {
  const lines = linesOf(directory, 'log-');
  const secrets = linesOf(directory, 'secrets-').map((line) => JSON.parse(line) as string);
  rmSync(directory, { recursive: true, force: true });
  if (lines.length === 0) return undefined;
  const leaks = findLeaks(lines, secrets);
  if (leaks.length > 0) {
    const examples = leaks.slice(0, 20).map(({ what, line }) => `  ${what}: ${line.slice(0, 600)}`);
    throw new LeakedSecretsError(`${leaks.length} times the logs of this run tell a secret:\n${examples.join('\n')}`);
  }
  return `logs: ${lines.length} lines of the product, ${secrets.length} secrets that the tests used, 0 of them told`;
}

function linesOf(directory: string, prefix: string): string[] {
  return names(directory)
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => readFileSync(join(directory, name), 'utf8').split('\n').filter(Boolean));
}

function names(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}
