import { isDeepStrictEqual } from 'node:util';
import { createGenerator, type Schema } from 'ts-json-schema-generator';
import { allEventSchemas, schemaKey } from '#libs/contracts/events/event-schemas';
import { orderEventVersion } from '#machines/order/events';
import { userEventVersion } from '#machines/access/user-events';
import { catalogueEventVersion } from '#machines/catalogue/events';
import { settingEventVersion } from '#machines/access/setting-events';
import { chatEventVersion } from '#machines/chat/events';
import { feedbackEventVersion } from '#machines/feedback/events';
import { leadEventVersion } from '#machines/lead/events';
import { checkoutEventVersion } from '#machines/checkout/events';
import { findingEventVersion } from '#machines/checkout/finding-events';
import { bankAccountsEventVersion } from '#machines/bank-accounts/events';
import { payoffEventVersion } from '#machines/payoff/events';

/** The types of events, and their current versions. */
const families = [
  { path: 'machines/order/events.ts', type: 'OrderEventData', versionOf: orderEventVersion },
  { path: 'machines/payoff/events.ts', type: 'PayoffEventData', versionOf: payoffEventVersion },
  { path: 'machines/bank-accounts/events.ts', type: 'BankAccountsEventData', versionOf: bankAccountsEventVersion },
  { path: 'machines/checkout/events.ts', type: 'CheckoutEventData', versionOf: checkoutEventVersion },
  { path: 'machines/checkout/finding-events.ts', type: 'FindingEventData', versionOf: findingEventVersion },
  { path: 'machines/lead/events.ts', type: 'LeadEventData', versionOf: leadEventVersion },
  { path: 'machines/chat/events.ts', type: 'ChatEventData', versionOf: chatEventVersion },
  { path: 'machines/feedback/events.ts', type: 'FeedbackEventData', versionOf: feedbackEventVersion },
  { path: 'machines/access/user-events.ts', type: 'UserEventData', versionOf: userEventVersion },
  { path: 'machines/access/setting-events.ts', type: 'SettingEventData', versionOf: settingEventVersion },
  { path: 'machines/catalogue/events.ts', type: 'CatalogueEventData', versionOf: catalogueEventVersion },
];

type Definitions = Record<string, Schema>;

/** Thrown if an event's data changed its shape without a new version: stored events could no longer be read. */
class FrozenSchemaError extends Error {
  override readonly name = 'FrozenSchemaError';
}

/** The schemas by type and version: existing ones are kept, missing ones are added from the types. @throws FrozenSchemaError */
export function eventSchemas(): Record<string, object> {
  const table: Record<string, object> = { ...allEventSchemas() };
  for (const family of families) {
    for (const [type, schema] of Object.entries(shapesOf(family.path, family.type))) {
      const key = schemaKey(type, family.versionOf(type));
      if (Object.hasOwn(table, key) && !isDeepStrictEqual(table[key], schema))
        throw new FrozenSchemaError(
          `${type} changed its shape and is still ${key}: raise its version beside ${family.path} and write its upcaster`,
        );
      table[key] = schema;
    }
  }
  return Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** libs/contracts/events/event-schema-table.ts: shared definitions once, and with each schema its deviating ones. */
export function eventSchemaTable(schemas: Record<string, object>): string {
  const shared = commonDefinitions(Object.values(schemas));
  const table = Object.entries(schemas).map(([key, { definitions = {}, ...schema }]: [string, Schema]) => {
    const own = Object.entries(definitions).filter(([name, definition]) => !isDeepStrictEqual(definition, shared[name]));
    return [key, { ...schema, ...(own.length > 0 && { definitions: Object.fromEntries(own) }) }];
  });
  return (
    '// Made by `npm run docs` from the types of the events; what is in it never changes again, new versions are added.\n' +
    `export const eventDefinitions = ${JSON.stringify(shared, null, 2)};\n\n` +
    `export const eventSchemaTable = ${JSON.stringify(Object.fromEntries(table), null, 2)};\n`
  );
}

/** Of each name the definition that most schemas have. */
function commonDefinitions(schemas: readonly Schema[]): Record<string, unknown> {
  const counts = new Map<string, Map<string, number>>();
  for (const [name, definition] of schemas.flatMap(({ definitions = {} }) => Object.entries(definitions))) {
    const texts = counts.get(name) ?? new Map<string, number>();
    const text = JSON.stringify(definition);
    counts.set(name, texts.set(text, (texts.get(text) ?? 0) + 1));
  }
  const most = [...counts].map(([name, texts]) => [name, [...texts].reduce((best, one) => (one[1] > best[1] ? one : best))[0]] as const);
  return Object.fromEntries(most.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, text]) => [name, JSON.parse(text) as unknown]));
}

function shapesOf(path: string, type: string): Record<string, object> {
  const schema = createGenerator({
    path,
    tsconfig: 'tsconfig.json',
    type,
    skipTypeCheck: true,
    additionalProperties: false,
    jsDoc: 'none',
    expose: 'all',
    topRef: true,
    sortProps: true,
  }).createSchema(type);
  const definitions = (schema.definitions ?? {}) as Definitions;
  const events = (definitions[type] as { properties?: Record<string, Schema> }).properties ?? {};
  return Object.fromEntries(Object.entries(events).map(([name, shape]) => [name, selfContained(shape, definitions)]));
}

/** The schema with the definitions it refers to, directly or not, in one fixed order. */
function selfContained(shape: Schema, definitions: Definitions): object {
  const needed = new Set<string>();
  const visit = (part: unknown): void => {
    for (const [, name] of JSON.stringify(part).matchAll(/"#\/definitions\/([^"]+)"/g)) {
      if (name === undefined || needed.has(name)) continue;
      needed.add(name);
      visit(definitions[name]);
    }
  };
  visit(shape);
  const own = Object.fromEntries([...needed].sort().map((name) => [name, name === 'Id' ? id : strict(definitions[name] as Schema)]));
  return { ...(strict(shape) as object), ...(needed.size > 0 ? { definitions: own } : {}) };
}

const id = { type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' };

/** Every figure in an event is a safe integer; members of unions come in a fixed order, whatever the compiler made of them. */
function strict(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(strict);
  if (typeof part !== 'object' || part === null) return part;
  const { type, ...rest } = part as Record<string, unknown>;
  const types = (Array.isArray(type) ? type : [type]).map((one: unknown) => (one === 'number' ? 'integer' : one)).sort();
  const fixed = Object.entries(rest).map(([name, value]) =>
    (name === 'enum' || name === 'required') && Array.isArray(value) ? [name, [...(value as unknown[])].sort()] : [name, strict(value)],
  );
  const bounds = types.includes('integer') ? { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER } : {};
  return { ...(type === undefined ? {} : { type: types.length === 1 ? types[0] : types }), ...Object.fromEntries(fixed), ...bounds };
}
