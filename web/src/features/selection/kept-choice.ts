import { fromQuery, type Place, toQuery } from '#machines/selection-wizard/address';

/** What was chosen last in this tab, as the query of an address. */
const name = 'selection';

export function readKept(): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** Stores `query`, or removes it for "". Does nothing where the browser has no storage: the address has it all as well. */
export function keep(query: string): void {
  try {
    if (query === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, query);
  } catch {
    return;
  }
}

/**
 * What an address leaves open and was chosen before: the options of the very service it names. Null where the address says more than that, or of something
 * else: it has the last word.
 */
export function completed(query: string, kept: string): Place | null {
  const { answers, step } = fromQuery(query);
  const before = fromQuery(kept).answers;
  if (step !== null || answers.service === null || answers.options !== null || before.options === null) return null;
  if (before.service !== answers.service || before.country !== answers.country) return null;
  return { answers: { ...answers, options: before.options }, step: 'options' };
}

/** The choice to offer somebody who comes without one; "" where there is none. */
export const offeredAgain = (query: string, kept: string): string => {
  const { answers } = fromQuery(kept);
  return fromQuery(query).answers.country === null && answers.form !== null ? toQuery({ answers, step: null }) : '';
};
