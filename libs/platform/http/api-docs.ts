import { applyDecorators, type Type } from '@nestjs/common';
import { ApiHeader, ApiProperty, ApiQuery, ApiResponse } from '@nestjs/swagger';
import type { FilterKind, ListGrammar } from './list-query.js';

/**
 * Documents the refusals of a route by code: `ApiProblems({ 401: ['tokenMissing'], 422: ['validationFailed'] })`. Texts are inserted when the document is
 * generated, because features register theirs after the controllers are loaded.
 */
export const ApiProblems = (codes: Readonly<Record<number, readonly string[]>>): MethodDecorator & ClassDecorator =>
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

/** The refusals of every route that requires sign-in. */
export const ApiSignedIn = (): MethodDecorator & ClassDecorator =>
  ApiProblems({ 401: ['tokenMissing', 'tokenExpired', 'tokenInvalid'], 403: ['accessDenied'] });

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
