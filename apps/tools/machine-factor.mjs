// How many times slower than a quiet machine of two cores this one is now, and what processor time was used.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

/** Milliseconds of the loop on a quiet machine. */
const quiet = 430;
const rounds = 10;
const steps = 3_000_000;

/** The time of a fixed loop divided by that of a quiet machine; never below 1. */
export function machineFactor() {
  const began = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    const seen = new Map();
    let sum = round;
    for (let step = 0; step < steps; step += 1) {
      sum = (sum * 31 + step) % 1_000_003;
      if (step % 64 === 0) seen.set(`${sum}`, step);
    }
  }
  return Math.max(1, (performance.now() - began) / quiet);
}

/** Processor seconds, user and system, of this process and of all that it started and that have ended; undefined where the system has no /proc. */
export function cpuSeconds() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
    // utime, stime and those of waited-for children, in hundredths of a second on every Linux
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
  } catch {
    return undefined;
  }
}
