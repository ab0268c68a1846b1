import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** From 0 (guessed at once) to 4. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const meter = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Further characters do not change the result, but take time. */
const longestEvaluated = 64;

/**
 * Estimates the strength; `known` are words that an attacker tries first: the person's email and names. Must be loaded lazily, because it
 * contains a dictionary.
 */
export function strengthOf(password: string, known: readonly string[]): Strength {
  const words = known.flatMap((one) => [one, ...one.split(/[@.\s_-]+/)]).filter((word) => word.length > 2);
  return meter.check(password.slice(0, longestEvaluated), [...words, 'registra']).score;
}
