// How many times slower than a quiet machine of two cores this one is now.
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
