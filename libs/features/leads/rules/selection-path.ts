import type { Language } from '#libs/kernel/ids';
import { fromQuery, toQuery } from '#machines/selection-wizard/address';

const code = /^[a-z0-9-]{1,60}$/i;

/** Where a selection is opened again, from the address it was sent from: only what has the shape of an answer goes into a letter, so that nobody writes in it. */
export function selectionPath(language: Language, address: string | null): string {
  const path = `/${language}/selection-service`;
  const { answers, step } = fromQuery(address?.split('?')[1] ?? '');
  const { options } = answers;
  const chosen = options ? [options.director, ...options.directorCompany, ...options.activityAreas] : [];
  const query = toQuery({ answers: { ...answers, options: chosen.every((one) => code.test(one)) ? options : null }, step });
  return query === '' ? path : `${path}?${query}`;
}
