import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';
import { eventSource, schemaAddress } from '#libs/messaging/envelope';
import { partitionCount } from '#libs/messaging/topics';
import { exampleOf } from './schema-example.js';

type Schema = Record<string, unknown>;

/** The address of a schema of `components`. */
const refTo = (name: string): string => `#/components/schemas/${name}`;

const text = (description: string, more: Schema = {}): Schema => ({ type: 'string', description, ...more });

/** What every message carries beside its data: CloudEvents 1.0 in the binary mode of its Kafka binding, and our extensions. */
export const headerSchemas: Record<string, Schema> = {
  'content-type': text('Of the value', { const: 'application/json; charset=utf-8' }),
  ce_specversion: text('The version of CloudEvents', { const: '1.0' }),
  ce_id: text('The id of the event, the same wherever it is met', { format: 'uuid' }),
  ce_source: text('The log of this installation', { const: eventSource }),
  ce_type: text('The type of the event'),
  ce_subject: text('The id of the stream: of the order, of the payoff, of the person', { format: 'uuid' }),
  ce_time: text('When it was recorded', { format: 'date-time' }),
  ce_dataschema: text('The address of its schema; its end is type/version'),
  ce_position: text('Its place in the one log, dense: 1, 2, 3 ...', { pattern: '^[0-9]+$' }),
  ce_streamtype: text('What its stream is the history of'),
  ce_streamversion: text('Its place in its stream, dense; what comes again or out of order is known by it', { pattern: '^[0-9]+$' }),
  ce_schemaversion: text('The version of its schema', { pattern: '^[0-9]+$' }),
  ce_recordedus: text('When it was recorded, microseconds since 1970', { pattern: '^[0-9]+$' }),
  ce_metadata: text('JSON: actor, command, machine version', { contentMediaType: 'application/json' }),
};

/** Schemas of all events by name, definitions that several share once; one that changed from version to version stands under its event's name. */
class SharedSchemas {
  readonly all: Record<string, Schema> = {};

  /** Takes an event's schema in under `name`. */
  add(name: string, { definitions = {}, ...schema }: Schema): void {
    const own = definitions as Record<string, Schema>;
    const names = new Map(Object.keys(own).map((one) => [one, one]));
    for (const one of names.keys()) if (this.clashes(one, own, names)) names.set(one, `${name}.${one}`);
    for (const [from, to] of names) this.all[to] = referring(own[from], names) as Schema;
    this.all[name] = referring(schema, names) as Schema;
  }

  private clashes(name: string, own: Record<string, Schema>, names: ReadonlyMap<string, string>): boolean {
    const known = this.all[name];
    return known !== undefined && !isDeepStrictEqual(known, referring(own[name], names));
  }
}

/** The same schema with its references pointing into `components`. */
function referring(part: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(part)) return part.map((one) => referring(one, names));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]: [string, unknown]) => {
      if (key !== '$ref' || typeof value !== 'string') return [key, referring(value, names)];
      const name = value.replace('#/definitions/', '');
      return [key, refTo(names.get(name) ?? name)];
    }),
  );
}

const messageName = (type: string, version: string): string => `${type}.v${version}`;

function messageOf(type: string, version: string, schema: Schema): Schema {
  return {
    name: type,
    title: `${type}, version ${version}`,
    contentType: 'application/json',
    headers: {
      type: 'object',
      allOf: [
        { $ref: refTo('Headers') },
        { properties: { ce_type: { const: type }, ce_dataschema: { const: schemaAddress(type, Number(version)) } } },
      ],
    },
    payload: { $ref: refTo(messageName(type, version)) },
    bindings: { kafka: { key: { type: 'string', format: 'uuid' }, bindingVersion: '0.5.0' } },
    examples: [{ name: messageName(type, version), payload: exampleOf(schema) as Schema }],
  };
}

/** docs/generated/asyncapi.yaml: the events as published to the broker, from the schemas against which every event is validated. */
export function asyncApi(version: string, schemas: Readonly<Record<string, object>>): string {
  const shared = new SharedSchemas();
  const messages: Record<string, Schema> = {};
  for (const [key, schema] of Object.entries(schemas)) {
    const [type = '', of = ''] = key.split('/');
    shared.add(messageName(type, of), schema as Schema);
    messages[messageName(type, of)] = messageOf(type, of, schema as Schema);
  }
  const names = Object.keys(messages);
  const document = {
    asyncapi: '3.0.0',
    info: {
      title: 'Registra domain events',
      version,
      description,
      contact: { name: 'Registra' },
      license: { name: 'All rights reserved' },
      tags: [{ name: 'events', description: 'What happened, as the log recorded it' }],
    },
    defaultContentType: 'application/json',
    servers: {
      broker: { host: '{brokers}', protocol: 'kafka', description: 'KAFKA_BROKERS', variables: { brokers: { default: 'localhost:9092' } } },
    },
    channels: { events: channel(names) },
    operations: operations(),
    components: { messages, schemas: { ...shared.all, Headers: headers } },
  };
  return `# Made by \`npm run docs\` from the table of event schemas; the check fails when it is not fresh.\n${stringify(document, { lineWidth: 0, aliasDuplicateObjects: false })}`;
}

const description =
  'Every event of the one log, in the order of its stream. Delivery is at least once: an event is known again by ce_subject and ce_streamversion. ' +
  'The log in the database stays the source; the topic keeps its events for ever.';

const headers: Schema = { type: 'object', properties: headerSchemas, required: Object.keys(headerSchemas) };

const channel = (names: readonly string[]): Schema => ({
  address: 'registra.events',
  description: 'KAFKA_TOPIC. The key is the id of the stream, so that its events keep their order.',
  messages: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }])),
  bindings: {
    kafka: {
      topic: 'registra.events',
      partitions: partitionCount,
      topicConfiguration: { 'cleanup.policy': ['delete'], 'retention.ms': -1, 'retention.bytes': -1 },
      bindingVersion: '0.5.0',
    },
  },
});

const operations = (): Schema => ({
  relayEvents: {
    action: 'send',
    channel: { $ref: '#/channels/events' },
    summary: 'The relay carries the log here, in its order; one process leads.',
  },
  consumeEvents: {
    action: 'receive',
    channel: { $ref: '#/channels/events' },
    summary: 'Every consumer is a separate group, shared among worker processes.',
    bindings: { kafka: { groupId: { type: 'string', pattern: '^registra\\..+\\.[0-9]+$' }, bindingVersion: '0.5.0' } },
  },
});
