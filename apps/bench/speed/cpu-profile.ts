import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A part of the file that `node --cpu-prof` writes at the end of a process. Microseconds; the clock is that of `process.hrtime`. */
interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[];
  startTime: number;
  samples: number[];
  timeDeltas: number[];
}

/** Microseconds of the clock of `process.hrtime`. */
export const monotonic = (): number => Number(process.hrtime.bigint() / 1000n);

/** The file of a build or of a package without the place of the checkout, so that two builds have the same names. */
const placeOf = (url: string): string => url.replace(/^.*\/dist\//, '').replace(/^.*\/node_modules\//, '') || 'V8';

/** Self time by function and file between two moments (`monotonic`), summed over the profiles in a directory. Microseconds. */
export function selfTimes(directory: string, from: number, to: number): Map<string, number> {
  const times = new Map<string, number>();
  for (const name of readdirSync(directory).filter((file) => file.endsWith('.cpuprofile'))) {
    const profile = JSON.parse(readFileSync(join(directory, name), 'utf8')) as CpuProfile;
    const functions = new Map(
      profile.nodes.map(({ id, callFrame: { functionName, url } }) => [id, `${functionName || '(anonymous)'} ${placeOf(url)}`]),
    );
    let at = profile.startTime;
    for (const [index, sample] of profile.samples.entries()) {
      at += profile.timeDeltas[index] ?? 0;
      const took = profile.timeDeltas[index + 1] ?? 0;
      const key = functions.get(sample) ?? '';
      if (at >= from && at <= to && !key.startsWith('(idle)')) times.set(key, (times.get(key) ?? 0) + took);
    }
  }
  return times;
}

/** The functions whose time differs most, most first. */
export function differences(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>, count: number) {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ name, before: before.get(name) ?? 0, after: after.get(name) ?? 0 }))
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, count);
}
