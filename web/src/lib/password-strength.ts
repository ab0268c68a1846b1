import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** How long a password holds out, from 0 (guessed at once) to 4. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const meter = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Signs beyond these change nothing in the outcome, but take time. */
const longestEvaluated = 64;

/** Estimates the strength of `password`; `known` are words a guesser tries first: the person's mailbox and names. Loaded separately: it carries a dictionary. */
export function strengthOf(password: string, known: readonly string[]): Strength {
  const words = known.flatMap((one) => [one, ...one.split(/[@.\s_-]+/)]).filter((word) => word.length > 2);
  return meter.check(password.slice(0, longestEvaluated), [...words, 'registra']).score;
}
