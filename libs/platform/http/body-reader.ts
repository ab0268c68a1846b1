import type { Type } from '@nestjs/common';
import { Allow, getMetadataStorage, ValidateNested } from 'class-validator';
import type { FieldFault } from './problem.js';

type Class = Type<object>;
type Plain = Readonly<Record<string, unknown>>;

/** How a field is read, kept as the context of one of its rules: classes made by `PartialType` and its like copy rules with their context. */
interface Reading {
  /** the class of its objects; `body`: the parsed JSON around the field */
  classOf?: (body: Plain) => Class | undefined;
  change?: (value: unknown, body: Plain) => unknown;
}

/** An object, a list or a Map of objects with their own rules. The class may depend on the fields beside it. */
export const Nested = (classOf: (body: Plain) => Class | undefined): PropertyDecorator =>
  ValidateNested({ context: { classOf } satisfies Reading });

/** Changes a value before it is validated. */
export const Transform = (change: (value: unknown, body: Plain) => unknown): PropertyDecorator =>
  Allow({ context: { change } satisfies Reading });

type Storage = ReturnType<typeof getMetadataStorage>;
type Rules = ReturnType<Storage['getTargetValidationMetadatas']>;
type Grouped = ReturnType<Storage['groupByPropertyName']>;

/**
 * Caches the rules of each class: class-validator searches the rules of all classes whenever it validates an object. A class that gets a rule later is searched
 * again, and so are calls with groups. A schema makes no difference: rules are stored by their class, and a schema's rules by its name.
 */
export function keepRules(storage: Storage): void {
  const search = storage.getTargetValidationMetadatas.bind(storage);
  const group = storage.groupByPropertyName.bind(storage);
  const add = storage.addValidationMetadata.bind(storage);
  let found = new WeakMap<object, Rules>();
  const grouped = new WeakMap<Rules, Grouped>();
  storage.addValidationMetadata = (rule) => {
    add(rule);
    found = new WeakMap();
  };
  storage.getTargetValidationMetadatas = (type, schema, always, strict, groups) => {
    if (always || strict || groups?.length) return search(type, schema, always, strict, groups);
    const known = found.get(type);
    if (known) return known;
    const rules = search(type, schema, always, strict, groups);
    found.set(type, rules);
    return rules;
  };
  storage.groupByPropertyName = (rules) => {
    const known = grouped.get(rules);
    if (known) return known;
    const made = group(rules);
    grouped.set(rules, made);
    return made;
  };
}

keepRules(getMetadataStorage());

/** Metadata of a field from the class's decorators. */
interface FieldRules {
  classOf?: Reading['classOf'];
  /** its values are kept in a Map, by their names */
  isMap: boolean;
  /** maximum number of elements, if the field is a list */
  most: number;
  /** as written, from above to below */
  changes: NonNullable<Reading['change']>[];
}

const known = new WeakMap<Class, ReadonlyMap<string, FieldRules>>();

/** The fields of a class, cached: reading the metadata takes longer than checking a value. */
function fieldsOf(type: Class): ReadonlyMap<string, FieldRules> {
  const cached = known.get(type);
  if (cached) return cached;
  const fields = new Map<string, FieldRules>();
  for (const { propertyName, name, constraints, context } of getMetadataStorage().getTargetValidationMetadatas(type, '', true, false)) {
    const isMap = Reflect.getMetadata('design:type', type.prototype as object, propertyName) === Map;
    const rules = fields.get(propertyName) ?? { isMap, most: Infinity, changes: [] };
    const [size]: unknown[] = name === 'arrayMaxSize' ? (constraints as unknown[]) : [];
    if (typeof size === 'number') rules.most = Math.min(rules.most, size);
    const { classOf, change }: Reading = (context as Reading | undefined) ?? {};
    if (classOf) rules.classOf = classOf;
    // Decorators run from below to above.
    if (change) rules.changes.unshift(change);
    fields.set(propertyName, rules);
  }
  known.set(type, fields);
  return fields;
}

/**
 * Converts parsed JSON to instances, by `@Nested` and `@Transform`. It skips what is expensive and will be refused: unknown fields, and elements beyond the first
 * one over the limit. Values without a class are not copied. Stops after `most` unknown fields.
 */
export class BodyReader {
  /** unknownField for each skipped field */
  readonly faults: FieldFault[] = [];

  constructor(private readonly most: number) {}

  get full(): boolean {
    return this.faults.length >= this.most;
  }

  /** @param path of `plain` in the body, '' for the body itself */
  read<T extends object>(type: Type<T>, plain: object, path = ''): T {
    const fields = fieldsOf(type);
    const instance = new type();
    for (const [name, value] of Object.entries(plain)) {
      if (this.full) break;
      const field = joined(path, name);
      const rules = fields.get(name);
      if (rules) (instance as Record<string, unknown>)[name] = this.valueOf(rules, plain as Plain, value, field);
      else this.faults.push({ field, code: 'unknownField' });
    }
    return instance;
  }

  private valueOf({ classOf, isMap, most, changes }: FieldRules, body: Plain, value: unknown, field: string): unknown {
    const part = Array.isArray(value) ? value.slice(0, most + 1) : value;
    const type = typeof part === 'object' && part !== null ? classOf?.(body) : undefined;
    const read = type === undefined ? part : this.nestedIn(type, part as object, isMap, field);
    return changes.reduce((one, change) => change(one, body), read);
  }

  private nestedIn(type: Class, value: object, isMap: boolean, field: string): unknown {
    const inner = (one: unknown, key: string): unknown =>
      typeof one === 'object' && one !== null && !Array.isArray(one) ? this.read(type, one, joined(field, key)) : one;
    if (Array.isArray(value)) return value.map((one, index) => inner(one, String(index)));
    if (isMap) return new Map(Object.entries(value).map(([key, one]) => [key, inner(one, key)]));
    return this.read(type, value, field);
  }
}

const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
