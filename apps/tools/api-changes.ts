import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { breakingChanges } from './docs/breaking-changes.js';

/** The document, and where the changes that are meant to break something are declared. */
const [path, declarations] = ['docs/generated/openapi.json', 'docs/api-changes.md'];

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024 });

/** The document as it was where this branch left main; undefined in a checkout without that history. */
function documentOfMain(): string | undefined {
  for (const main of ['main', 'origin/main']) {
    try {
      return git('show', `${git('merge-base', main, 'HEAD').trim()}:${path}`);
    } catch {
      continue;
    }
  }
  return undefined;
}

const before = documentOfMain();
if (before === undefined) {
  console.log('(skipped: no history of main to compare with)');
} else {
  const parse = (text: string): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;
  const declared = readFileSync(declarations, 'utf8');
  const changes = breakingChanges(parse(before), parse(readFileSync(path, 'utf8')));
  const undeclared = changes.filter((change) => !declared.includes(`\`${change}\``));
  console.log(
    undeclared.length > 0
      ? `Callers of the API would break. If that is meant, declare each in ${declarations}, with a date and a reason:\n${undeclared.join('\n')}`
      : `(${changes.length === 0 ? 'nothing breaks' : `${changes.length} breaking changes, declared`})`,
  );
  process.exitCode = undeclared.length > 0 ? 1 : 0;
}
