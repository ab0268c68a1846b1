import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { eventSchemaTable } from './event-schema-table.js';

/** What the schemas speak about: an event as it was written, before any upcaster. */
export interface CheckedEvent {
  type: string;
  schemaVersion: number;
  data: unknown;
}

const ajv = new Ajv({ strict: true, strictTypes: false, allowUnionTypes: true });
const compiled = new Map<string, ValidateFunction>();
const schemas: Readonly<Record<string, object>> = eventSchemaTable;

/** The key of a schema in the table, also the last part of its address. */
export const schemaKey = (type: string, schemaVersion: number): string => `${type}/${schemaVersion}`;

/** Every event type and version there is, by `schemaKey`. JSON Schema draft-07. */
export const allEventSchemas = (): Readonly<Record<string, object>> => schemas;

/**
 * Whether an event's data has the shape that its type and schema version promise. @returns null when it has, else what is wrong: a type or version
 * nobody knows, or the place of the first misfit. Takes microseconds after the first event of a type.
 */
export function checkEvent({ type, schemaVersion, data }: CheckedEvent): string | null {
  const key = schemaKey(type, schemaVersion);
  const validate = compiled.get(key) ?? compile(key);
  if (validate === undefined) {
    const known = Object.keys(schemas).some((other) => other.startsWith(`${type}/`));
    return known ? `version ${schemaVersion} of ${type} is unknown` : `events of type ${type} are unknown`;
  }
  return validate(data) ? null : `${key} does not have its shape: ${inWords(validate.errors?.[0])}`;
}

function compile(key: string): ValidateFunction | undefined {
  const schema = Object.hasOwn(schemas, key) ? schemas[key] : undefined;
  if (schema === undefined) return undefined;
  const validate = ajv.compile(schema);
  compiled.set(key, validate);
  return validate;
}

/** The place and the rule, never the value: it may be anything. */
function inWords(error: ErrorObject | undefined): string {
  if (!error) return 'it does not fit';
  const more = error.keyword === 'additionalProperties' ? ` '${String(error.params['additionalProperty'])}'` : '';
  return `${error.instancePath || 'data'} ${error.message ?? error.keyword}${more}`;
}
