import type { OpenAPIObject } from '@nestjs/swagger';
import { wholeExampleOf } from '#libs/platform/http/api-docs';
import { operationsOf } from './openapi-operations.js';

type Schema = Readonly<Record<string, unknown>>;
type Schemas = Readonly<Record<string, Schema>>;

/** Adds one whole example to each JSON body, and one for each of its variants where it has several. */
export function addExamples(document: OpenAPIObject): OpenAPIObject {
  const schemas = (document.components?.schemas ?? {}) as Schemas;
  for (const { operation } of operationsOf(document)) {
    const content = operation.requestBody && 'content' in operation.requestBody ? Object.values(operation.requestBody.content) : [];
    for (const media of content) {
      const schema = media.schema as Schema | undefined;
      if (schema === undefined || isFile(schema)) continue;
      const variants = mappingOf(schema);
      if (variants.length === 0) media.example = exampleOf(schema, schemas);
      else media.examples = Object.fromEntries(variants.map(([name, $ref]) => [name, { value: exampleOf({ $ref }, schemas) }]));
    }
  }
  return document;
}

const isFile = (schema: Schema): boolean => JSON.stringify(schema).includes('"binary"');

const mappingOf = (schema: Schema): [string, string][] =>
  Object.entries((schema['discriminator'] as { mapping?: Record<string, string> } | undefined)?.mapping ?? {});

/** The example of a schema: its own, else one made of those of its required fields and of the optional fields that have one. */
function exampleOf(schema: Schema, schemas: Schemas): unknown {
  const { $ref, allOf, example, default: fallback, enum: choices, items } = schema;
  if (typeof $ref === 'string') return ownExampleOf(schema) ?? exampleOf(schemas[nameOf($ref)] ?? {}, schemas);
  const value = example ?? fallback ?? (choices as unknown[] | undefined)?.find((one) => one !== null);
  if (value !== undefined) return value;
  if (Array.isArray(allOf)) return exampleOf(allOf[0] as Schema, schemas);
  if (items !== undefined) return [exampleOf(items as Schema, schemas)];
  if (schema['format'] === 'uuid') return anyId;
  return [schema['type']].flat().includes('object') ? membersOf(schema, schemas) : (schema['minimum'] ?? true);
}

const nameOf = ($ref: string): string => $ref.split('/').at(-1) ?? '';

const ownExampleOf = ({ $ref }: Schema): object | undefined => (typeof $ref === 'string' ? wholeExampleOf(nameOf($ref)) : undefined);

function membersOf({ properties = {}, required = [] }: Schema, schemas: Schemas): object {
  const shown = Object.entries(properties as Schemas).filter(
    ([name, member]) => (required as string[]).includes(name) || member['example'] !== undefined || ownExampleOf(member) !== undefined,
  );
  return Object.fromEntries(shown.map(([name, member]) => [name, exampleOf(member, schemas)]));
}

/** Stands for ids that differ from installation to installation. */
const anyId = '0199a1b2-3c4d-7e5f-8a6b-7c8d9e0f1a2b';
