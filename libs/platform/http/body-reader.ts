import { type ClassConstructor, TransformationType, type TransformFnParams } from 'class-transformer';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage, ValidationTypes } from 'class-validator';
import type { FieldFault } from './problem.js';

type Class = ClassConstructor<object>;

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
  /** its values are objects of the class in `@Type` */
  nested: boolean;
  /** maximum length of its list */
  most: number;
  /** `@Transform` functions in order */
  transforms: ((params: TransformFnParams) => unknown)[];
}

const known = new WeakMap<Class, ReadonlyMap<string, FieldRules>>();

/** The fields of a class, cached: reading the metadata takes longer than checking a value. */
function fieldsOf(type: Class): ReadonlyMap<string, FieldRules> {
  const cached = known.get(type);
  if (cached) return cached;
  const fields = new Map<string, FieldRules>();
  for (const { propertyName, type: kind, name, constraints } of getMetadataStorage().getTargetValidationMetadatas(type, '', true, false)) {
    const rules = fields.get(propertyName) ?? { nested: false, most: Infinity, transforms: transformsOf(type, propertyName) };
    const [size]: unknown[] = name === 'arrayMaxSize' ? (constraints as unknown[]) : [];
    if (typeof size === 'number') rules.most = Math.min(rules.most, size);
    if (kind === ValidationTypes.NESTED_VALIDATION) rules.nested = true;
    fields.set(propertyName, rules);
  }
  known.set(type, fields);
  return fields;
}

const transformsOf = (type: Class, name: string): FieldRules['transforms'] =>
  defaultMetadataStorage.findTransformMetadatas(type, name, TransformationType.PLAIN_TO_CLASS).map(({ transformFn }) => transformFn);

/**
 * Converts parsed JSON to instances, like class-transformer's `plainToInstance` for the decorators that bodies use (`@Type`, `@Transform`). It skips what is
 * expensive and will be refused: unknown fields, and elements beyond the first one over the limit. Values without a class are not copied. Stops after `most`
 * unknown fields.
 */
export class BodyReader {
  /** unknownField for each skipped field */
  readonly faults: FieldFault[] = [];

  constructor(private readonly most: number) {}

  get full(): boolean {
    return this.faults.length >= this.most;
  }

  /** @param path of `plain` in the body, '' for the body itself */
  read<T extends object>(type: ClassConstructor<T>, plain: object, path = ''): T {
    const fields = fieldsOf(type);
    const instance = new type();
    for (const [name, value] of Object.entries(plain)) {
      if (this.full) break;
      const field = joined(path, name);
      const rules = fields.get(name);
      if (rules) (instance as Record<string, unknown>)[name] = this.valueOf(rules, { type, plain, name }, value, field);
      else this.faults.push({ field, code: 'unknownField' });
    }
    return instance;
  }

  private valueOf({ nested, most, transforms }: FieldRules, place: Place, value: unknown, field: string): unknown {
    const part = Array.isArray(value) ? value.slice(0, most + 1) : value;
    const read = nested ? this.nestedIn(place, part, field) : part;
    const { plain: obj, name: key } = place;
    return transforms.reduce(
      (one, transform) => transform({ value: one, key, obj, type: TransformationType.PLAIN_TO_CLASS, options: {} }),
      read,
    );
  }

  private nestedIn(place: Place, value: unknown, field: string): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const { type, isMap } = nestedAt(place);
    if (!type) return value;
    const inner = (one: unknown, key: string): unknown =>
      typeof one === 'object' && one !== null && !Array.isArray(one) ? this.read(type, one, joined(field, key)) : one;
    if (Array.isArray(value)) return value.map((one, index) => inner(one, String(index)));
    if (isMap) return new Map(Object.entries(value).map(([key, one]) => [key, inner(one, key)]));
    return this.read(type, value, field);
  }
}

interface Place {
  type: Class;
  plain: object;
  name: string;
}

const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** The class in a field's `@Type`, and whether the field is a Map of such objects. */
function nestedAt({ type, plain, name }: Place): { type: Class | undefined; isMap: boolean } {
  const metadata = defaultMetadataStorage.findTypeMetadata(type, name);
  const found: unknown = metadata?.typeFunction?.({ newObject: {}, object: plain as Record<string, unknown>, property: name });
  return { type: typeof found === 'function' ? (found as Class) : undefined, isMap: metadata?.reflectedType === Map };
}
