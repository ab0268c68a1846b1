// Whether the migrations are the ones that were frozen. The list is what sha256sum prints, in the order of running; a line that was committed stays for ever.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { filesBelow } from './steps.mjs';

const list = 'libs/migrations.sha256';

/** Errors about a checkout's migrations, for the author of the change; empty if there are none. */
export function migrationFaults(checkout) {
  const lines = linesOf(readFileSync(join(checkout, list), 'utf8'));
  return [...changedFiles(checkout, lines), ...unlistedFiles(checkout, lines), ...disorder(lines), ...changedLines(checkout, lines)];
}

/** Writes the lines of migrations that are not committed yet, by number; committed lines stay. */
export function listNewMigrations(checkout) {
  const committed = linesOf(git(checkout, 'show', `HEAD:${list}`));
  const kept = committed.length > 0 ? committed : linesOf(readFileSync(join(checkout, list), 'utf8'));
  const added = unlisted(checkout, kept).map((path) => lineOf(checkout, path));
  added.sort((one, other) => numberOf(one) - numberOf(other));
  writeFileSync(join(checkout, list), [...kept, ...added].map((line) => `${line}\n`).join(''));
}

const linesOf = (text) => text.split('\n').filter((line) => line !== '');
const pathOf = (line) => line.replace(/^\S+\s+/, '');
const numberOf = (line) => Number(/^\d+/.exec(basename(pathOf(line))));

function changedFiles(checkout, lines) {
  return lines
    .filter((line) => line !== lineOf(checkout, pathOf(line)))
    .map(
      (line) =>
        `${pathOf(line)} is not what was frozen: restore it, and write what should be different into a new migration at the end of ${list}`,
    );
}

function lineOf(checkout, path) {
  const file = join(checkout, path);
  return existsSync(file) ? `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${path}` : '';
}

/** Paths of the migrations that have no line. */
function unlisted(checkout, lines) {
  const listed = new Set(lines.map(pathOf));
  return filesBelow(join(checkout, 'libs'))
    .map((file) => relative(checkout, file).split(sep).join('/'))
    .filter((path) => /\/migrations\/[^/]*\.sql$/.test(path) && !listed.has(path));
}

const unlistedFiles = (checkout, lines) =>
  unlisted(checkout, lines).map((path) => `${path} is in no order yet: npm run docs adds its line to ${list}`);

/** TypeORM runs them by number, so the list must say the same. */
function disorder(lines) {
  return lines
    .filter((line, at) => at > 0 && !(numberOf(line) > numberOf(lines[at - 1])))
    .map((line) => `${pathOf(line)} stands in ${list} after one with its own or a greater number`);
}

/** What once stood at a place of the list, on this line of the history, is what stands there now. Where no history is, the digests have to do. */
function changedLines(checkout, lines) {
  return frozenLines(checkout)
    .filter(({ line }, place) => line !== lines[place])
    .map(
      ({ line, commit }) =>
        `${pathOf(line)} was frozen by commit ${commit.slice(0, 12)}, and ${list} has another line in its place: put it back, and add new ones at the end` +
        ' (a commit that is not on main yet can be amended instead)',
    );
}

/** The first line that was ever committed at each place, and by which commit. */
function frozenLines(checkout) {
  const frozen = [];
  for (const commit of linesOf(git(checkout, 'log', '--first-parent', '--reverse', '--format=%H', '--', list))) {
    const lines = linesOf(git(checkout, 'show', `${commit}:${list}`));
    for (const line of lines.slice(frozen.length)) frozen.push({ line, commit });
  }
  return frozen;
}

function git(checkout, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: checkout, encoding: 'utf8' });
  return status === 0 ? stdout : '';
}
