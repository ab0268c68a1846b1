import { ArrayMaxSize, ArrayMinSize, IsArray, IsDefined, IsObject, ValidateBy } from 'class-validator';
import { Nested } from '#libs/platform/http/validate';
import { type Currency, fromText, isCurrency } from '#machines/kernel/money';
import { isPlainText } from '#machines/kernel/plain-text';
import { IsReadable } from '#libs/platform/http/field-rules';

const mostProse = 10_000;

/**
 * Accepts a text of several lines, also empty, of at most 10,000 characters, without control and direction-forcing characters. Code:
 * badFormat.
 */
export const IsProse = (): PropertyDecorator => IsReadable((text) => text.length <= mostProse && isPlainText(text));

/** Requires a text in at least one language. Code: required. */
export const SaysSomething = (): PropertyDecorator =>
  ValidateBy({
    name: 'required',
    validator: {
      validate: (value: unknown) =>
        typeof value !== 'object' ||
        value === null ||
        Object.values(value).some((text: unknown) => typeof text !== 'string' || text.trim() !== ''),
    },
  });

/** Requires a decimal with exactly the digits of the currency next to it, from 0 to the largest amount of an order. Code: mustBeMoney. */
export const IsAmount = (): PropertyDecorator =>
  ValidateBy({
    name: 'mustBeMoney',
    validator: {
      validate(value: unknown, args) {
        const { currency } = (args?.object ?? {}) as { currency?: unknown };
        // An invalid currency is reported at its own field.
        const known: Currency = typeof currency === 'string' && isCurrency(currency) ? currency : 'EUR';
        return typeof value === 'string' && (known !== currency || fromText(value, known) !== undefined);
      },
    },
  });

/**
 * Requires unique values of the field `name` in a list. The rules report the position of duplicates, this only the list. Code: duplicate.
 */
export const Distinct = (name: string): PropertyDecorator =>
  ValidateBy({
    name: 'duplicate',
    validator: {
      validate: (value: unknown) =>
        !Array.isArray(value) || new Set(value.map((one: Record<string, unknown> | null) => one?.[name])).size === value.length,
    },
  });

/** Requires an object and validates it as `type`. */
export function IsPart(type: () => new () => object): PropertyDecorator {
  return (target, property) => {
    for (const rule of [IsDefined(), IsObject(), Nested(type)]) rule(target, property);
  };
}

/** Requires a list of `least` to `most` objects and validates each. Codes of the list: mustBeList, tooFew, tooMany. */
export function IsParts(type: () => new () => object, { least, most }: { least?: number; most?: number }): PropertyDecorator {
  const sizes = [...(most === undefined ? [] : [ArrayMaxSize(most)]), ...(least === undefined ? [] : [ArrayMinSize(least)])];
  return (target, property) => {
    for (const rule of [Nested(type), ...sizes, IsArray()]) rule(target, property);
  };
}

const groupKey = /^[a-z][a-zA-Z0-9-]{0,59}$/;
const mostGroups = 20;
const mostSteps = 50;

const stepsOf = (group: unknown): number => {
  const { steps } = (group ?? {}) as { steps?: unknown };
  return Array.isArray(steps) ? steps.length : 0;
};

/** Requires groups of steps by key, at most 20 with 50 steps in total. Codes: mustBeObject, badFormat for a key, tooMany. */
export function HasGroups(): PropertyDecorator {
  const rules: [string, (groups: ReadonlyMap<string, unknown>) => boolean][] = [
    ['badFormat', (groups) => [...groups.keys()].every((key) => groupKey.test(key))],
    [
      'tooMany',
      (groups) => groups.size <= mostGroups && [...groups.values()].reduce<number>((sum, group) => sum + stepsOf(group), 0) <= mostSteps,
    ],
  ];
  const isMap = ValidateBy({ name: 'mustBeObject', validator: { validate: (value: unknown) => value instanceof Map } });
  return (target, property) => {
    isMap(target, property);
    for (const [name, holds] of rules)
      ValidateBy({ name, validator: { validate: (value: unknown) => !(value instanceof Map) || holds(value) } })(target, property);
  };
}
