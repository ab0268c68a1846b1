import type { Micros } from '#machines/kernel/time';
import { firstPause } from '../storage/provider-tasks.js';

const hour = 3_600_000_000;

/** The minimum: half of the first pause, in which the process that started the call has finished it. Microseconds. */
const shortest = firstPause / 2;

/** However often it was asked within the first minutes. Microseconds. */
const early = 3 * shortest;

/**
 * Before the next question: half as long again as the last pause, but no longer than half a minute or a tenth of the time that nothing was heard, whichever is more,
 * and an hour at most. One that is out for ten minutes is asked again within the next one. @param attempts how often it was asked in vain before
 * @param unheardFor since when nothing was heard of it, microseconds @returns microseconds
 */
export const pauseAfter = (attempts: number, unheardFor: Micros): number =>
  Math.min(Math.round(shortest * 1.5 ** Math.min(attempts, 20)), Math.max(early, Math.round(unheardFor / 10)), hour);

/** After this time of no word a person has to look. Microseconds. */
export const patience = 3 * 24 * hour;
