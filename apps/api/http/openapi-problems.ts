import type { OpenAPIObject } from '@nestjs/swagger';
import { isCountedWrite } from '#libs/platform/auth/route-table';
import { mostOffered } from '#libs/platform/http/problem';
import { toProblem } from '#libs/platform/http/problem-table';
import { findText } from '#libs/platform/texts/text';
import { readRoutes } from '#machines/access/reads';
import { type DocumentedOperation, operationsOf } from './openapi-operations.js';

/** Adds the refusals that follow from an operation's row of the access table, its parameters and its body to those it declares. */
export function addProblems(document: OpenAPIObject): OpenAPIObject {
  document.components ??= {};
  document.components.schemas = { ...document.components.schemas, Problem: problemSchema };
  for (const one of operationsOf(document)) addTo(one);
  return document;
}

function addTo({ operation, access, method, route }: DocumentedOperation): void {
  const writes = method !== 'get';
  const hasPath = operation.parameters?.some((one) => 'in' in one && one.in === 'path') === true;
  const hasInput = operation.requestBody !== undefined || (operation.parameters?.length ?? 0) > 0;
  const statuses = [
    ...(hasInput ? [400, 422] : []),
    ...(access === 'public' ? [] : [401]),
    ...(access === 'public' || access === 'signedIn' ? [] : [403]),
    ...(hasPath ? [404, 414] : []),
    ...(writes ? [409, 413, 415] : []),
    429,
    503,
  ];
  for (const status of statuses) operation.responses[String(status)] ??= { description: toProblem({ statusCode: status }).code };
  for (const [status, response] of Object.entries(operation.responses)) {
    if (Number(status) < 400 || !response || !('description' in response)) continue;
    // An HTML page for people, for refusals in browsers.
    if (response.content?.['text/html']) continue;
    const codes = Object.keys(response.content?.[problemType]?.examples ?? {});
    if (status === '429' && isCountedWrite(route, access)) codes.push('tooManyWrites');
    if (status === '429' && route in readRoutes && access !== 'public') codes.push('tooManyReads');
    if (status in waits) response.headers = { ...response.headers, 'Retry-After': retryAfter };
    response.content = problemContent(Number(status), codes.length > 0 ? codes : [toProblem({ statusCode: Number(status) }).code]);
  }
}

/** Statuses that ask a caller to wait. */
const waits = { 429: true, 503: true };

const retryAfter = { description: 'Seconds to wait before the next try', schema: { type: 'integer' as const, minimum: 1, example: 30 } };

const problemType = 'application/problem+json';

/** The title of a status in English, the language of the document. */
const titleOf = (status: number): string => findText('en', `title${status}`) ?? `Status ${status}`;

/** Example values of text parameters. */
const quoted = { count: 5, limit: 1, currencies: ['EUR', 'USD'], why: 'Held until 6 December.' };

const problemContent = (status: number, codes: readonly string[]) => ({
  [problemType]: {
    schema: { $ref: '#/components/schemas/Problem' },
    examples: Object.fromEntries(codes.map((code) => [code, { value: problemExample(status, code) }])),
  },
});

const problemExample = (status: number, code: string): object => ({
  type: `urn:registra:problem:${code}`,
  title: titleOf(status),
  status,
  detail: findText('en', code, quoted) ?? titleOf(status),
  code,
  requestId: '0b0a9c1e-6f0a-4c1c-9a55-2f6d6f0a4c1c',
});

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
        properties: {
          field: { type: 'string' },
          code: { type: 'string' },
          detail: { type: 'string' },
          offered: {
            type: 'array',
            maxItems: mostOffered,
            description: 'Of `notOffered` what would be taken, of `outOfRange` the two ends, where the server knows them.',
            items: { type: ['string', 'number'] },
          },
        },
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
