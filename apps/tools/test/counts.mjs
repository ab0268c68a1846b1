// What a whole run counts and counts.yaml limits: seconds depend on the weather, these do not.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('counts.yaml', import.meta.url));

/** The members `kind` of the lines that libs/testing appends, and the names of counts.yaml. */
const names = { application: 'applications started', database: 'databases made', runs: 'runs of properties' };

/** @returns {Map<string, number>} by the names of counts.yaml, from the files that a run's processes appended to */
export function countsIn(directory) {
  const sums = new Map();
  for (const line of readdirSync(directory).flatMap((name) => readFileSync(join(directory, name), 'utf8').split('\n').filter(Boolean))) {
    const { kind, count = 1 } = JSON.parse(line);
    const name = names[kind];
    if (name !== undefined) sums.set(name, (sums.get(name) ?? 0) + count);
  }
  return sums;
}

const line = /^(?<name>[^#:]+): (?<most>\d+)/gm;

/** @returns {string[]} a sentence for each count that is above its limit, or that has a limit and was not counted */
export function countFaults(sums, text = readFileSync(file, 'utf8')) {
  const limits = new Map([...text.matchAll(line)].map(({ groups }) => [groups.name, Number(groups.most)]));
  return [...limits].flatMap(([name, most]) => {
    const sum = sums.get(name);
    if (sum === undefined) return [`${name}: nothing counted them, though apps/tools/test/counts.yaml has a limit`];
    return sum > most
      ? [
          `${name}: ${sum}, at most ${most}. Start or make fewer; if it has to be, raise it in apps/tools/test/counts.yaml and say why there`,
        ]
      : [];
  });
}

/** Writes lower limits where fewer were counted. */
export function lowerCounts(sums) {
  const text = readFileSync(file, 'utf8').replace(line, (whole, name, most) => {
    const sum = sums.get(name) ?? Infinity;
    return sum < Number(most) ? `${name}: ${sum}` : whole;
  });
  writeFileSync(file, text);
}
