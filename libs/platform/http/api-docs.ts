import { applyDecorators, Header, HttpCode, type Type } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiQuery,
  ApiResponse,
} from '@nestjs/swagger';
import type { FilterKind, ListGrammar } from './list-query.js';

/** Codes of refusals by status of HTTP. */
type Problems = Readonly<Record<number, readonly string[]>>;

/**
 * Documents the refusals of a route by code: `ApiProblems({ 401: ['tokenMissing'], 422: ['validationFailed'] })`. Texts are inserted when the document is
 * generated, because features register theirs after the controllers are loaded.
 */
export const ApiProblems = (codes: Problems): MethodDecorator & ClassDecorator =>
  applyDecorators(
    ...Object.entries(codes).map(([status, all]) =>
      ApiResponse({
        status: Number(status),
        description: all.join(', '),
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            examples: Object.fromEntries(all.map((code) => [code, { value: { code } }])),
          },
        },
      }),
    ),
  );

/** Documents a route that requires sign-in, with its refusals. */
export const ApiSignedIn = (): MethodDecorator & ClassDecorator =>
  applyDecorators(ApiBearerAuth(), ApiProblems({ 401: ['tokenMissing', 'tokenExpired', 'tokenInvalid'], 403: ['accessDenied'] }));

/**
 * A read that answers 200 with a body of its reader alone, which nothing may store. Nest's plugin reads DTOs alone (nest-cli.json), because in controllers it does not
 * see what such a decorator says.
 */
export const ApiRead = (summary: string, type: Answer, problems: Problems = {}): MethodDecorator =>
  applyDecorators(Header('cache-control', 'private, no-store'), ApiOperation({ summary }), ApiOkResponse({ type }), ApiProblems(problems));

/** A write that answers `{ 200: Body }`, `{ 201: Body }` or, without a body, `{ 204: null }`. */
export const ApiWrite = (summary: string, answer: WriteAnswer, problems: Problems = {}): MethodDecorator =>
  applyDecorators(ApiOperation({ summary }), ...answered(answer), ApiProblems(problems));

type Answer = Type | [Type];
type WriteAnswer = { readonly 200: Answer } | { readonly 201: Answer } | { readonly 204: null };

function answered(answer: WriteAnswer): MethodDecorator[] {
  if (204 in answer) return [HttpCode(204), ApiNoContentResponse()];
  return 201 in answer ? [HttpCode(201), ApiCreatedResponse({ type: answer[201] })] : [HttpCode(200), ApiOkResponse({ type: answer[200] })];
}

/** The refusals of an upload that BoundedUploads receives, for `ApiProblems`. */
export const uploadProblems = { 429: ['tooManyUploads'], 503: ['uploadsFull', 'diskFull'] } as const;

const examples = new Map<string, object>();

/** Class decorator of a body: its example in the document, whole. Bodies without one have an example made of those of their fields. */
export const WholeExample =
  (example: object): ClassDecorator =>
  ({ name }) =>
    void examples.set(name, example);

/** The example of the schema with this name, where its class has one. */
export const wholeExampleOf = (schema: string): object | undefined => examples.get(schema);

/** Documents the Idempotency-Key header. */
export const ApiIdempotencyKey = (
  description = '1 to 128 visible characters; bound to address and body: a repetition has no second effect',
): MethodDecorator & ClassDecorator => ApiHeader({ name: 'Idempotency-Key', required: false, description });

/** Documents the If-Match header. */
export const ApiIfMatch = (): MethodDecorator & ClassDecorator =>
  ApiHeader({ name: 'If-Match', required: false, description: 'The version last seen, as the ETag says it: "7"' });

const accepts = (kind: FilterKind): string => {
  switch (kind.kind) {
    case 'id':
      return `one or more ids, comma-separated${kind.me === undefined ? '' : '; "me" for the reader'}`;
    case 'money':
      return 'a range of amounts in one currency: EUR:100..2500.50; either end may be left out';
    case 'choice':
      return `one or more, comma-separated, of: ${kind.of.join(', ')}`;
    case 'word':
      return 'one or more, comma-separated, of lower-case letters, digits, dots, hyphens and underscores';
    case 'name':
      return 'one or more alphanumeric codes, comma-separated';
    case 'flag':
      return 'true or false';
    case 'date':
      return 'a day (2026-01-31), an instant, or a range 2026-01-01..2026-01-31; either end may be left out';
    case 'number':
      return 'a number or a range 1..10; either end may be left out';
  }
};

/** Documents a list's parameters and the refusals of unknown ones. */
export const ApiList = (grammar: ListGrammar): MethodDecorator & ClassDecorator =>
  applyDecorators(
    ApiQuery({ name: 'page', required: false, schema: { type: 'integer', minimum: 1, default: 1 } }),
    ApiQuery({ name: 'per_page', required: false, schema: { type: 'integer', minimum: 1, maximum: 100, default: 5 } }),
    ApiQuery({
      name: 'sort',
      required: false,
      description: 'Minus is descending',
      schema: {
        type: 'string',
        enum: grammar.sorts.flatMap((sort) => [sort, `-${sort}`]),
        default: grammar.defaultSort ?? `-${grammar.sorts[0]}`,
      },
    }),
    ...(grammar.search === false
      ? []
      : [ApiQuery({ name: 'search', required: false, description: 'From 2 characters', schema: { type: 'string', maxLength: 100 } })]),
    ...Object.entries(grammar.filters).map(([name, kind]) =>
      ApiQuery({ name: `filter[${name}]`, required: false, description: accepts(kind), schema: { type: 'string' } }),
    ),
    ApiProblems({ 422: ['validationFailed', 'narrowSearch'] }),
  );

/** Creates the class of an object with a boolean for each name: `class FeedbackMayDto extends FlagsOf(feedbackActions) {}`. */
export function FlagsOf<Name extends string>(
  names: readonly Name[],
  descriptions?: Readonly<Partial<Record<Name, string>>>,
): Type<Readonly<Record<Name, boolean>>> {
  class FlagsDto {}
  for (const name of names) {
    const description = descriptions?.[name];
    ApiProperty({ type: Boolean, ...(description !== undefined && { description }) })(FlagsDto.prototype, name);
  }
  return FlagsDto as Type<Readonly<Record<Name, boolean>>>;
}
