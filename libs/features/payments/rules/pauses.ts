import { firstPause } from '../storage/provider-tasks.js';

const hour = 3_600_000_000;

/** The first of them: whoever began has had his time by then. Microseconds. */
const shortest = firstPause / 2;

/**
 * Before the next question: half as long again as the last pause, an hour at most. What the provider did not answer for a minute is asked again within the next
 * half; what it does not answer for days, once an hour. @param attempts how often it was asked in vain before @returns microseconds
 */
export const pauseAfter = (attempts: number): number => Math.min(Math.round(shortest * 1.5 ** Math.min(attempts, 20)), hour);

/** After this time of no word a person has to look. Microseconds. */
export const patience = 3 * 24 * hour;
