import type { ClassConstructor } from 'class-transformer';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage, ValidationTypes } from 'class-validator';
import type { FieldFault } from './problem.js';

/** What the decorators of a class say of one of its fields. */
interface FieldRules {
  /** its values are objects of a class of their own */
  nested: boolean;
  /** elements that its list may have */
  most: number;
}

const known = new WeakMap<ClassConstructor<object>, ReadonlyMap<string, FieldRules>>();

/** The fields of a class. Reading them takes class-validator longer than checking a value, so they are cached. */
function fieldsOf(type: ClassConstructor<object>): ReadonlyMap<string, FieldRules> {
  const cached = known.get(type);
  if (cached) return cached;
  const fields = new Map<string, FieldRules>();
  for (const { propertyName, type: kind, name, constraints } of getMetadataStorage().getTargetValidationMetadatas(type, '', true, false)) {
    const { nested, most } = fields.get(propertyName) ?? { nested: false, most: Infinity };
    const [size]: unknown[] = name === 'arrayMaxSize' ? (constraints as unknown[]) : [];
    fields.set(propertyName, {
      nested: nested || kind === ValidationTypes.NESTED_VALIDATION,
      most: Math.min(most, typeof size === 'number' ? size : Infinity),
    });
  }
  known.set(type, fields);
  return fields;
}

/**
 * Removes from parsed JSON, before class-transformer and class-validator see it, what costs them most: fields that the class does not have, and elements beyond the
 * first that is one too many for its list. Stops when it has found `most` unknown fields.
 */
export class KnownFields {
  /** unknownField of each field that was removed */
  readonly faults: FieldFault[] = [];

  constructor(private readonly most: number) {}

  get full(): boolean {
    return this.faults.length >= this.most;
  }

  /** @param path of `plain` in the body, '' for the body itself */
  of(type: ClassConstructor<object>, plain: object, path = ''): object {
    const fields = fieldsOf(type);
    const left: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(plain)) {
      if (this.full) break;
      const field = joined(path, name);
      const rules = fields.get(name);
      if (rules) left[name] = this.valueOf(rules, { type, plain, name }, value, field);
      else this.faults.push({ field, code: 'unknownField' });
    }
    return left;
  }

  private valueOf({ nested, most }: FieldRules, place: Place, value: unknown, field: string): unknown {
    const part = Array.isArray(value) ? value.slice(0, most + 1) : value;
    if (!nested || typeof part !== 'object' || part === null) return part;
    const { type, isMap } = nestedAt(place);
    if (!type) return part;
    const inner = (one: unknown, key: string): unknown =>
      typeof one === 'object' && one !== null && !Array.isArray(one) ? this.of(type, one, joined(field, key)) : one;
    if (Array.isArray(part)) return part.map((one, index) => inner(one, String(index)));
    if (isMap) return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, inner(one, key)]));
    return this.of(type, part, field);
  }
}

interface Place {
  type: ClassConstructor<object>;
  plain: object;
  name: string;
}

const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** The class that `@Type` gives a field, and whether the field is a Map of objects of it. */
function nestedAt({ type, plain, name }: Place): { type: ClassConstructor<object> | undefined; isMap: boolean } {
  const metadata = defaultMetadataStorage.findTypeMetadata(type, name);
  const found: unknown = metadata?.typeFunction?.({ newObject: {}, object: plain as Record<string, unknown>, property: name });
  return {
    type: typeof found === 'function' ? (found as ClassConstructor<object>) : undefined,
    isMap: metadata?.reflectedType === Map,
  };
}
