import type { OpenAPIObject } from '@nestjs/swagger';
import { routes, type RouteAccess } from '#machines/access/routes';
import { toProblem } from '#libs/platform/http/problem-table';
import { findText } from '#libs/platform/texts/text';

type PathItem = OpenAPIObject['paths'][string];
type Operation = NonNullable<PathItem['get']>;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Adds to every operation the refusals that follow from its row of the access table, its parameters and its body; those it declares itself stay. */
export function addProblems(document: OpenAPIObject): OpenAPIObject {
  document.components ??= {};
  document.components.schemas = { ...document.components.schemas, Problem: problemSchema };
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation) addTo(operation, accessOf(method, path), method !== 'get');
    }
  }
  return document;
}

function accessOf(method: string, path: string): RouteAccess {
  const inside = path
    .replace(/^\/api\/v1/, '')
    .replace(/\{(\w+)\}/g, ':$1')
    .replace(/(?<=.)\/$/, '');
  const table: Readonly<Record<string, RouteAccess>> = routes;
  return table[`${method.toUpperCase()} ${inside}`] ?? 'signedIn';
}

function addTo(operation: Operation, access: RouteAccess, writes: boolean): void {
  if (access !== 'public') operation.security ??= [{ bearer: [] }];
  const hasPath = operation.parameters?.some((one) => 'in' in one && one.in === 'path') === true;
  const hasInput = operation.requestBody !== undefined || (operation.parameters?.length ?? 0) > 0;
  const statuses = [
    ...(hasInput ? [400, 422] : []),
    ...(access === 'public' ? [] : [401]),
    ...(access === 'public' || access === 'signedIn' ? [] : [403]),
    ...(hasPath ? [404] : []),
    ...(writes ? [409, 413, 415] : []),
    429,
    503,
  ];
  for (const status of statuses) operation.responses[String(status)] ??= problemResponse(status);
  for (const [status, response] of Object.entries(operation.responses)) {
    if (Number(status) >= 400 && response && 'description' in response && !response.content)
      Object.assign(response, { content: problemContent(Number(status)) });
  }
}

/** The title of a status in English, the language of the document. */
const titleOf = (status: number): string => findText('en', `title${status}`) ?? `Status ${status}`;

const problemResponse = (status: number): { description: string } => ({ description: titleOf(status) });

function problemContent(status: number): object {
  const { code } = toProblem({ statusCode: status });
  const told = { title: titleOf(status), status, detail: findText('en', code, { count: 5 }) ?? titleOf(status), code };
  return {
    'application/problem+json': {
      schema: { $ref: '#/components/schemas/Problem' },
      example: { type: `urn:registra:problem:${code}`, ...told, requestId: '0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c' },
    },
  };
}

const problemSchema = {
  type: 'object',
  description: 'A refusal, RFC 9457. `code` is stable; title and detail are in the reader’s language.',
  required: ['type', 'title', 'status', 'detail', 'code', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string' },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code', 'detail'],
        properties: { field: { type: 'string' }, code: { type: 'string' }, detail: { type: 'string' } },
      },
    },
    remedy: {
      type: 'object',
      description: 'What would make a refused operation possible, with its figures.',
      required: ['key'],
      properties: { key: { type: 'string' }, detail: { type: 'string' } },
      additionalProperties: true,
    },
  },
};
