import type { ProviderAnswerUnexpected } from './payment-provider.js';

/** A response of unexpected shape. The caller, who knows the request, turns it into a `ProviderAnswerUnexpected`. */
export class Misfit extends Error {
  override readonly name = 'Misfit';

  constructor(readonly why: ProviderAnswerUnexpected['why']) {
    super(why);
  }
}

/** @throws Misfit for anything but an object */
export function fields(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Misfit('shape');
  return value as Readonly<Record<string, unknown>>;
}

/** Returns no fields for a missing object. */
export const fieldsIfAny = (value: unknown): Readonly<Record<string, unknown>> =>
  value === undefined || value === null ? {} : fields(value);

/** @throws Misfit for anything but a text that is not empty */
export function text(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new Misfit('shape');
  return value;
}

/** Returns no entries for a missing list. @throws Misfit for anything else */
export function entries(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Misfit('shape');
  return value;
}

/** @throws Misfit for a key that the table lacks */
export function looked<Value>(table: Readonly<Record<string, Value>>, word: unknown): Value {
  const key = text(word);
  const value = Object.hasOwn(table, key) ? table[key] : undefined;
  if (value === undefined) throw new Misfit('shape');
  return value;
}
