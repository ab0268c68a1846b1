import { IsString } from 'class-validator';
import type { Problem } from '#libs/platform/http/problem';
import { validateBody } from '#libs/platform/http/validate';
import { Distinct, IsParts } from './text-rules.js';

class Part {
  @IsString()
  code: string;
}

class Body {
  @IsParts(() => Part, { least: 1, most: 3 })
  @Distinct('code')
  parts: Part[];
}

/** Codes of the faults by path; empty if there are none. */
const faultsOf = (parts: unknown): Promise<Record<string, string>> =>
  validateBody(Body, { parts }).then(
    () => ({}),
    (problem: Problem) => Object.fromEntries(problem.errors.map(({ field, code }) => [field, code])),
  );
const coded = (...codes: unknown[]) => codes.map((code) => ({ code }));

describe('a list of parts', () => {
  it.each([
    ['one part', coded('a'), {}],
    ['as many as it may have', coded('a', 'b', 'c'), {}],
    ['nothing', undefined, { parts: 'required' }],
    ['what is no list', { code: 'a' }, { parts: 'mustBeList' }],
    ['none', [], { parts: 'tooFew' }],
    ['one too many', coded('a', 'b', 'c', 'd'), { parts: 'tooMany' }],
    ['the same twice', coded('a', 'b', 'a'), { parts: 'duplicate' }],
    ['a part with a fault of its own', coded('a', 7), { 'parts.1.code': 'mustBeText' }],
    ['a part that is none', ['a'], { 'parts.0': 'mustBeObject' }],
  ])('is checked for %s', async (_, parts, expected) => {
    expect(await faultsOf(parts)).toEqual(expected);
  });
});
