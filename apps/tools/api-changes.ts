import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { breakingChanges, undeclaredChanges } from './docs/breaking-changes.js';

/** The document, and where the changes that are meant to break something are declared. */
const [path, declarations] = ['docs/generated/openapi.json', 'docs/api-changes.md'];

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024 });

/** The document and the declarations as they were where this branch left main; undefined in a checkout without that history. */
function textsOfMain(): [string, string] | undefined {
  for (const main of ['main', 'origin/main']) {
    try {
      const base = git('merge-base', main, 'HEAD').trim();
      return [git('show', `${base}:${path}`), git('show', `${base}:${declarations}`)];
    } catch {
      continue;
    }
  }
  return undefined;
}

const earlier = textsOfMain();
if (earlier === undefined) {
  console.log('(skipped: no history of main to compare with)');
} else {
  const parse = (text: string): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;
  const [before, tableBefore] = earlier;
  const changes = breakingChanges(parse(before), parse(readFileSync(path, 'utf8')));
  const undeclared = undeclaredChanges(changes, readFileSync(declarations, 'utf8'), tableBefore);
  console.log(
    undeclared.length > 0
      ? `Callers of the API would break. If that is meant, declare each in a new row of ${declarations}, with a day and a reason:\n${undeclared.join('\n')}`
      : `(${changes.length === 0 ? 'nothing breaks' : `${changes.length} breaking changes, declared`})`,
  );
  process.exitCode = undeclared.length > 0 ? 1 : 0;
}
