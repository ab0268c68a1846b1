import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { languages } from '#machines/kernel/languages';
import { eventDefinitions, eventSchemaTable } from './event-schema-table.js';

/** Input of the schemas: an event as stored, before any upcaster. */
export interface CheckedEvent {
  type: string;
  schemaVersion: number;
  data: unknown;
}

type Definitions = Readonly<Record<string, unknown>>;

/** A schema in the table: references resolve to its own definitions first, then to the shared ones. */
type WrittenSchema = Readonly<Record<string, unknown>> & { definitions?: Definitions };

const ajv = new Ajv({ strict: true, strictTypes: false, allowUnionTypes: true });
const compiled = new Map<string, ValidateFunction>();
const table: Readonly<Record<string, WrittenSchema>> = eventSchemaTable;

/** A language that was added is valid in events of every version. */
const sharedDefinitions: Definitions = { ...eventDefinitions, Language: { type: 'string', enum: [...languages].sort() } };

/** The key of a schema in the table, also the last part of its URL. */
export const schemaKey = (type: string, schemaVersion: number): string => `${type}/${schemaVersion}`;

/** Schemas of all event types and versions by `schemaKey`, each complete. JSON Schema draft-07. */
export const allEventSchemas = (): Readonly<Record<string, object>> =>
  Object.fromEntries(Object.entries(table).map(([key, schema]) => [key, selfContained(schema)]));

/** The schema with all definitions that it refers to, directly or indirectly: its own first, then the shared ones. */
export function selfContained({ definitions: own = {}, ...schema }: WrittenSchema, shared: Definitions = sharedDefinitions): object {
  const needed: Record<string, unknown> = {};
  const add = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/definitions\/([^"]+)"/g)) {
      if (Object.hasOwn(needed, name)) continue;
      needed[name] = own[name] ?? shared[name];
      add(needed[name]);
    }
  };
  add(schema);
  const definitions = Object.fromEntries(Object.entries(needed).sort(([a], [b]) => (a < b ? -1 : 1)));
  return Object.keys(needed).length > 0 ? { ...schema, definitions } : schema;
}

/**
 * Validates an event's data against the schema of its type and version. @returns null if valid, else the error: an unknown type or version, or the path of the
 * first mismatch. Takes microseconds after the first event of a type.
 */
export function checkEvent({ type, schemaVersion, data }: CheckedEvent): string | null {
  const key = schemaKey(type, schemaVersion);
  const validate = compiled.get(key) ?? compile(key);
  if (validate === undefined) {
    const known = Object.keys(table).some((other) => other.startsWith(`${type}/`));
    return known ? `version ${schemaVersion} of ${type} is unknown` : `events of type ${type} are unknown`;
  }
  return validate(data) ? null : `${key} does not have its shape: ${errorText(validate.errors?.[0])}`;
}

function compile(key: string): ValidateFunction | undefined {
  const schema = Object.hasOwn(table, key) ? table[key] : undefined;
  if (schema === undefined) return undefined;
  const validate = ajv.compile(selfContained(schema));
  compiled.set(key, validate);
  return validate;
}

/** Path and rule, never the value, which may be confidential. */
function errorText(error: ErrorObject | undefined): string {
  if (!error) return 'it does not fit';
  const more = error.keyword === 'additionalProperties' ? ` '${String(error.params['additionalProperty'])}'` : '';
  return `${error.instancePath || 'data'} ${error.message ?? error.keyword}${more}`;
}
