import type { Micros } from '#machines/kernel/time';
import { firstPause } from '../storage/provider-tasks.js';

const hour = 3_600_000_000;

/** Half of the first pause, in which the process that started the call has finished it. Microseconds. */
const shortest = firstPause / 2;

/** Minimum pause after the first minutes. Microseconds. */
const early = 3 * shortest;

/**
 * Grows by half with each attempt, up to half a minute or a tenth of the time without an answer, whichever is more, and to an hour at most.
 * A provider that was unavailable for ten minutes is asked again within the next one.
 * @param attempts failed ones before
 * @param unheardFor microseconds without an answer
 * @returns microseconds
 */
export const pauseAfter = (attempts: number, unheardFor: Micros): number =>
  Math.min(Math.round(shortest * 1.5 ** Math.min(attempts, 20)), Math.max(early, Math.round(unheardFor / 10)), hour);

/** Microseconds without an answer after which a person has to look. */
export const patience = 3 * 24 * hour;
