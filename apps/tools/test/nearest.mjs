// How much of what a change reaches is run at once.
import { workers } from '../steps.mjs';
import { knownDurations } from './durations.mjs';
import { kindOf } from './suites.mjs';

/** Seconds on a quiet machine, the start of the kinds included: a page is tried more often than a line of the server. */
const limits = { web: 35, others: 75 };
/** Seconds until the first suite of a kind ends. */
const starts = { pure: 3, web: 5, database: 15, kafka: 15 };
/** In nine of ten commits the suite that notices the change is one of the first six. */
const always = 6;

/** @returns {{ now: string[], later: string[] }} the first suites that fit into the time, and the others */
export function nearest(checkout, suites) {
  const known = knownDurations(checkout, suites);
  const limit = kindOf(suites[0]) === 'web' ? limits.web : limits.others;
  const started = new Set();
  let seconds = 0;
  const end = suites.findIndex((path, place) => {
    if (!started.has(kindOf(path))) seconds += starts[kindOf(path)];
    started.add(kindOf(path));
    seconds += known.get(path).seconds / workers();
    return place >= always && seconds > limit;
  });
  return end < 0 ? { now: suites, later: [] } : { now: suites.slice(0, end), later: suites.slice(end) };
}
