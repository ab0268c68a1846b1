import { type ArgumentMetadata, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { getMetadataStorage, validate, type ValidationError } from 'class-validator';
import { type Id, isId } from '#machines/kernel/ids';
import { findText } from '../texts/text.js';
import { BodyReader } from './body-reader.js';
import { type FieldFault, invalid, mostFaults, notFound, Problem } from './problem.js';

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
