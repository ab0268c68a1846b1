import { type ArgumentMetadata, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { Allow, getMetadataStorage, validate, ValidateNested, type ValidationError } from 'class-validator';
import { type Id, isId } from '#machines/kernel/ids';
import { findText } from '../texts/text.js';
import { type FieldFault, invalid, mostFaults, notFound, Problem } from './problem.js';

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
class BodyReader {
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

/** Wire codes of class-validator's constraints. A custom constraint whose name has a text is its own code. */
const codeOfConstraint: Readonly<Record<string, string>> = {
  whitelistValidation: 'unknownField',
  isDefined: 'required',
  isNotEmpty: 'required',
  isString: 'mustBeText',
  isNumber: 'mustBeNumber',
  isInt: 'mustBeWhole',
  isBoolean: 'mustBeBoolean',
  isObject: 'mustBeObject',
  nestedValidation: 'mustBeObject',
  isArray: 'mustBeList',
  isUuid: 'mustBeId',
  isDateString: 'mustBeDate',
  isIso8601: 'mustBeDate',
  isEmail: 'mustBeEmail',
  isPhoneNumber: 'mustBePhone',
  isIn: 'notOffered',
  isEnum: 'notOffered',
  equals: 'notOffered',
  min: 'tooSmall',
  isPositive: 'tooSmall',
  max: 'tooLarge',
  minLength: 'tooShort',
  maxLength: 'tooLong',
  isLength: 'outOfRange',
  arrayNotEmpty: 'tooFew',
  arrayMinSize: 'tooFew',
  arrayMaxSize: 'tooMany',
  arrayUnique: 'duplicate',
  matches: 'badFormat',
  unknownValue: 'mustBeObject',
};

/** Precedence if a field has several errors: shape before size. */
const precedence = ['unknownField', 'required', 'mustBe', 'notOffered'];
const rank = (code: string): number => {
  const found = precedence.findIndex((prefix) => code.startsWith(prefix));
  return found < 0 ? precedence.length : found;
};

const codeOf = (constraint: string): string => codeOfConstraint[constraint] ?? (findText('en', constraint) ? constraint : 'invalidValue');

/** The limit or the choices in a decorator (`@Max(100)` -> 100, `@IsIn(list)` -> list), which class-validator's errors do not contain. */
function limitOf(error: ValidationError, constraint: string): Pick<FieldFault, 'params' | 'offered'> {
  if (!error.target) return {};
  const rules = getMetadataStorage().getTargetValidationMetadatas(error.target.constructor, '', true, false);
  const rule = rules.find((r) => r.propertyName === error.property && r.name === constraint);
  const [limit]: unknown[] = rule?.constraints ?? (constraint === 'isPositive' ? [1] : []);
  if (codeOf(constraint) === 'notOffered' && Array.isArray(limit)) return { offered: limit.filter(isShown) };
  return typeof limit === 'number' ? { params: { limit } } : {};
}

const isShown = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** Iterates over the errors and nested ones, lazily: only as many as needed are computed. */
function* faultsOf(error: ValidationError, parent: string): Generator<FieldFault> {
  const field = parent === '' ? error.property : `${parent}.${error.property}`;
  const constraints = Object.keys(error.constraints ?? {}).sort((a, b) => rank(codeOf(a)) - rank(codeOf(b)));
  for (const constraint of constraints.slice(0, 1)) yield { field, code: codeOf(constraint), ...limitOf(error, constraint) };
  for (const child of error.children ?? []) yield* faultsOf(child, field);
}

/** Missing fields are `required`, whatever other decorators report about undefined. */
const orRequired =
  (plain: object) =>
  (fault: FieldFault): FieldFault => {
    const value = fault.field.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], plain);
    return fault.code !== 'unknownField' && (value === undefined || value === null || value === '')
      ? { field: fault.field, code: 'required' }
      : fault;
  };

/**
 * Validates `plain` (parsed JSON of bounded size and depth) as an instance of `type`: unknown fields are refused, nested classes follow `@Type`, nothing is
 * converted. Returns the instance, or the 422 validationFailed with one error per field ({ field: "payload.amount", code: "tooLarge" }), for callers with
 * checks of higher precedence.
 */
export async function readBody<T extends object>(type: Type<T>, plain: unknown): Promise<T | Problem> {
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) {
    return invalid({ field: '', code: plain === undefined || plain === null ? 'required' : 'mustBeObject' });
  }
  const reader = new BodyReader(mostFaults);
  const body = reader.read(type, plain);
  const { faults } = reader;
  if (reader.full) return invalid(...faults);
  // A class without rules permits no field, which the whitelist ensures; "unknown values" would refuse even an empty body.
  const errors = await validate(body, { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: false });
  const complete = orRequired(plain);
  for (const error of errors) {
    for (const fault of faultsOf(error, '')) {
      faults.push(complete(fault));
      if (reader.full) return invalid(...faults);
    }
  }
  return faults.length > 0 ? invalid(...faults) : body;
}

/** @throws Problem 422 validationFailed, from `readBody` */
export async function validateBody<T extends object>(type: Type<T>, plain: unknown): Promise<T> {
  const body = await readBody(type, plain);
  if (body instanceof Problem) throw body;
  return body;
}

const withoutRules: readonly unknown[] = [Object, String, Number, Boolean, Array, Buffer, undefined];

const optionalBodies = new WeakSet<object>();

/** Class decorator: a request without this body counts as one with `{}`. */
export const OptionalBody = (): ClassDecorator => (type) => void optionalBodies.add(type);

/**
 * The global pipe: validates every `@Body()` whose declared type is a class. Only two kinds of routes read their bodies themselves: those of orders, after what
 * an order refuses first (`bodyOf`), and sign-in, which answers every wrong body like a wrong password.
 */
@Injectable()
export class BodyPipe implements PipeTransform {
  async transform(value: unknown, { type, metatype, data }: ArgumentMetadata): Promise<unknown> {
    if (type !== 'body' || data !== undefined || withoutRules.includes(metatype)) return value;
    const bodyClass = metatype as Type<object>;
    return validateBody(bodyClass, optionalBodies.has(bodyClass) ? (value ?? {}) : value);
  }
}

/** `@Param('id', IdPipe)`: a lower-case uuid. Anything else is 404, like an unknown uuid. */
@Injectable()
export class IdPipe implements PipeTransform<unknown, Id> {
  transform(value: unknown): Id {
    const id = typeof value === 'string' ? value.toLowerCase() : value;
    if (!isId(id)) throw notFound();
    return id;
  }
}
