import type { OpenAPIObject } from '@nestjs/swagger';
import { type DocumentedOperation, operationsOf } from './openapi-operations.js';

type Operation = DocumentedOperation['operation'];

/** Documents `Prefer: return=minimal` on every write that responds with the written resource: one with a version and, if created, a Location. */
export function addPreference(document: OpenAPIObject): OpenAPIObject {
  const all = operationsOf(document);
  const addressed = new Set(
    all.filter(({ method, path }) => method === 'get' && path.endsWith('}')).map(({ operation }) => schemaOf(operation)),
  );
  for (const { operation, method } of all) {
    const schema = schemaOf(operation);
    if (method === 'get' || schema === undefined || !hasVersion(document, schema)) continue;
    if (operation.responses['200'] !== undefined) addTo(operation, '200');
    else if (addressed.has(schema)) addTo(operation, '201');
  }
  return document;
}

function addTo(operation: Operation, status: '200' | '201'): void {
  operation.parameters = [...(operation.parameters ?? []), parameter];
  const { [status]: whole, ...others } = operation.responses;
  const headers = { ETag: etag, ...(whole && 'headers' in whole && whole.headers) };
  if (status === '200') {
    operation.responses = {
      200: { description: '', ...whole, headers },
      204: { description: left, headers: { ...headers, ...applied } },
      ...others,
    };
  } else {
    operation.responses = { 201: { description: '', ...whole, headers: { ...headers, Location: location, ...applied } }, ...others };
  }
}

/** The only response schema of an operation; undefined if it has several or another kind. */
function schemaOf({ responses }: Operation): string | undefined {
  const answer = responses['200'] ?? responses['201'];
  const schema = answer && 'content' in answer ? answer.content?.['application/json']?.schema : undefined;
  return schema && '$ref' in schema ? schema.$ref.replace('#/components/schemas/', '') : undefined;
}

function hasVersion({ components }: OpenAPIObject, name: string): boolean {
  const schema = components?.schemas?.[name];
  return schema !== undefined && 'properties' in schema && schema.properties?.['version'] !== undefined;
}

const left = 'Carried out; the body was left out, as Prefer asked';
const etag = { description: 'Version of the resource', schema: { type: 'string' as const, example: '"7"' } };
const location = { description: 'Where the new resource is', schema: { type: 'string' as const } };
const applied = {
  'Preference-Applied': { description: 'return=minimal where the body was left out', schema: { type: 'string' as const } },
};
const parameter = {
  name: 'Prefer',
  in: 'header' as const,
  required: false,
  description: 'return=minimal leaves the body of the answer out (RFC 7240)',
  schema: { type: 'string' as const, example: 'return=minimal' },
};
