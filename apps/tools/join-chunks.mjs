// Which chunks of a build become one, so that a page waits for fewer requests: web/chunks.ts says what each page loads.

/** Length of source that a slow phone loads in the time of one request: it compresses to some 5 kB. */
const request = 30_000;

/**
 * Joins chunks in pairs, the best first, while one request less is worth more to the pages that load both than the source that others then load in vain.
 * @param {{ file: string, size: number, imports: string[], stays: boolean }[]} chunks
 * @param {{ files: string[], weight: number, vain: number }[]} views
 * @returns {string[][]} the files of each joined chunk
 */
export function joinChunks(chunks, views) {
  const imports = new Map(chunks.map(({ file, imports: some }) => [file, some]));
  const loaded = views.map(({ files }) => closureOf(files, imports));
  let parts = chunks.map(({ file, size, stays }) => ({ files: [file], size, stays, loads: loaded.map((files) => files.has(file)) }));
  for (;;) {
    const needs = needsOf(parts, imports);
    const pair = bestPair(parts, views, needs);
    if (!pair) return parts.filter(({ stays }) => !stays).map(({ files }) => files);
    const [one, other] = pair;
    const loads = eitherLoads(one, other);
    for (const needed of needsOfPair(one, other, needs)) needed.loads = eitherLoads(needed, { loads });
    Object.assign(one, { files: [...one.files, ...other.files], size: one.size + other.size, loads });
    parts = parts.filter((part) => part !== other);
  }
}

function closureOf(files, imports, found = new Set()) {
  for (const file of files) {
    if (found.has(file) || !imports.has(file)) continue;
    found.add(file);
    closureOf(imports.get(file), imports, found);
  }
  return found;
}

/** By part, the parts that it imports, and what those import. */
function needsOf(parts, imports) {
  const homes = new Map(parts.flatMap((part) => part.files.map((file) => [file, part])));
  const needs = new Map();
  const visit = (part) => {
    if (needs.has(part)) return needs.get(part);
    const found = new Set();
    needs.set(part, found);
    for (const home of part.files.flatMap((file) => imports.get(file)).map((file) => homes.get(file))) {
      if (home === undefined || home === part) continue;
      found.add(home);
      for (const further of visit(home)) found.add(further);
    }
    return found;
  };
  parts.forEach(visit);
  return needs;
}

const needsOfPair = (one, other, needs) =>
  [...new Set([...needs.get(one), ...needs.get(other)])].filter((part) => part !== one && part !== other);

const eitherLoads = (one, other) => one.loads.map((isLoaded, view) => isLoaded || other.loads[view]);

function bestPair(parts, views, needs) {
  const shared = parts.filter(({ stays }) => !stays);
  const pairs = shared
    .flatMap((one, place) => shared.slice(place + 1).map((other) => ({ one, other, gain: gainOf(one, other, views) })))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain);
  let best;
  let most = 0;
  for (const { one, other, gain } of pairs) {
    // What is dragged along only lowers the gain.
    if (gain <= most) break;
    if (isBetween(one, other, needs)) continue;
    const whole = gain - draggedAlong(one, other, views, needs);
    if (whole <= most) continue;
    most = whole;
    best = [one, other];
  }
  return best;
}

function gainOf(one, other, views) {
  let gain = 0;
  views.forEach(({ weight, vain }, view) => {
    if (one.loads[view] && other.loads[view]) gain += weight * request;
    else if (one.loads[view]) gain -= weight * vain * other.size;
    else if (other.loads[view]) gain -= weight * vain * one.size;
  });
  return gain;
}

/** Whether one needs a third that needs the other: joined, they and the third would import each other. */
const isBetween = (one, other, needs) =>
  needsOfPair(one, other, needs).some((third) => needs.get(third).has(one) || needs.get(third).has(other));

/** What pages load in vain because a chunk that they now load imports it. */
function draggedAlong(one, other, views, needs) {
  const loads = eitherLoads(one, other);
  let cost = 0;
  for (const needed of needsOfPair(one, other, needs)) {
    views.forEach(({ weight, vain }, view) => {
      if (loads[view] && !needed.loads[view]) cost += weight * (vain * needed.size + request);
    });
  }
  return cost;
}
