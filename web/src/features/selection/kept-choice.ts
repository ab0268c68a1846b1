import { fromQuery, type Place, toQuery } from '#machines/selection-wizard/address';

/** Key in the session storage of the last selection, stored as a query. */
const name = 'selection';

export function readKept(): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** Stores `query`, or removes it for "". Does nothing without storage, because the address has it as well. */
export function keep(query: string): void {
  try {
    if (query === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, query);
  } catch {
    return;
  }
}

/**
 * Fills a bare address with the stored options of the same service. Null if the address contains answers or another service, because it
 * takes precedence.
 */
export function completed(query: string, kept: string): Place | null {
  const { answers, step } = fromQuery(query);
  const before = fromQuery(kept).answers;
  if (step !== null || answers.service === null || answers.options !== null || before.options === null) return null;
  if (before.service !== answers.service || before.country !== answers.country) return null;
  return { answers: { ...answers, options: before.options }, step: 'options' };
}

/** The stored selection to offer a visitor without one; "" if there is none. */
export const offeredAgain = (query: string, kept: string): string => {
  const { answers } = fromQuery(kept);
  return fromQuery(query).answers.country === null && answers.form !== null ? toQuery({ answers, step: null }) : '';
};
