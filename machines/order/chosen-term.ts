import type { Term } from '#libs/kernel/time';

/** What a service offers as its time, if it does: periods beside its usual term. */
interface Timed {
  options: { registrationPeriod: readonly { value: number }[] };
  term: Term;
}

/**
 * How long an order of this configuration takes. Where the usual term is one of the periods to choose from, what is chosen is the time it takes; a service that
 * is bought by the year takes its term.
 */
export function chosenTerm({ options, term }: Timed, chosen: number): Term {
  const isTime = options.registrationPeriod.some(({ value }) => value === term.days);
  return isTime ? { ...term, days: chosen } : term;
}
