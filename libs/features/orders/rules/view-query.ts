import { parseListQuery } from '#libs/platform/http/list-query';
import { Problem } from '#libs/platform/http/problem';
import type { Reader } from './reader.js';
import { grammarFor } from './list-grammar.js';

/** Normalises the query of a view and removes its page. @throws Problem 422 for filters that the reader's list does not offer */
export function viewQuery(query: string, reader: Reader): string {
  const params = new URLSearchParams(query);
  for (const name of ['page', 'per_page']) params.delete(name);
  const plain = Object.fromEntries([...new Set(params.keys())].map((name) => [name, onlyOf(params.getAll(name))]));
  parseListQuery(plain, grammarFor(reader));
  return params.toString();
}

const onlyOf = (values: string[]): string | string[] => (values.length === 1 ? String(values[0]) : values);

/** Whether a shared view uses only filters that the reader may see. */
export function isOffered(query: string, reader: Reader): boolean {
  try {
    viewQuery(query, reader);
    return true;
  } catch (fault) {
    if (fault instanceof Problem) return false;
    throw fault;
  }
}
