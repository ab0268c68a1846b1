import type { ProviderAnswerUnexpected } from './payment-provider.js';

/** A response of unexpected shape. The caller, who knows the request, turns it into a `ProviderAnswerUnexpected`. */
export class Misfit extends Error {
  override readonly name = 'Misfit';

  constructor(readonly why: ProviderAnswerUnexpected['why']) {
    super(why);
  }
}

/** The fields of an object. @throws Misfit for everything else */
export function fields(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Misfit('shape');
  return value as Readonly<Record<string, unknown>>;
}

/** The fields of an object that may be missing: none then. */
export const fieldsIfAny = (value: unknown): Readonly<Record<string, unknown>> =>
  value === undefined || value === null ? {} : fields(value);

/** @throws Misfit for what is no text, and for an empty one */
export function text(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new Misfit('shape');
  return value;
}

/** The entries of a list that may be missing: none then. @throws Misfit for what is neither */
export function entries(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Misfit('shape');
  return value;
}

/** `table[word]`. @throws Misfit for a word that the table does not have */
export function looked<Value>(table: Readonly<Record<string, Value>>, word: unknown): Value {
  const key = text(word);
  const value = Object.hasOwn(table, key) ? table[key] : undefined;
  if (value === undefined) throw new Misfit('shape');
  return value;
}
