import { boundsFault, queryFault } from './body-bounds.js';

const fault = (json: string, most = 500): string => {
  const problem = boundsFault(Buffer.from(json), most);
  return problem ? `${problem.status} ${problem.code} ${String(problem.params['limit'])}` : 'none';
};
const wide = (count: number): string => JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, 0])));
const list = (count: number): string => JSON.stringify(Array.from({ length: count }, () => 'a, "b": [{'));
const deep = (levels: number): string => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);

describe('the bounds of a body', () => {
  it.each([
    ['an empty object', '{}', 'none'],
    ['a text with every sign of JSON', '{"a":"\\\\\\", [ { : ] }","b":"\\u007b"}', 'none'],
    ['500 fields', wide(500), 'none'],
    ['501 fields', wide(501), '422 tooManyFields 500'],
    ['500 elements', list(500), 'none'],
    ['501 elements', list(501), '422 tooManyFields 500'],
    ['500 members of all levels', JSON.stringify({ a: Array.from({ length: 249 }, () => ({ b: 1 })), c: 1 }), 'none'],
    ['501 members of all levels', JSON.stringify({ a: Array.from({ length: 249 }, () => ({ b: 1 })), c: [1] }), '422 tooManyFields 500'],
    ['lists of nothing', `[${'[],'.repeat(499)}[]]`, 'none'],
    ['one list of nothing more', `[${'[],'.repeat(500)}[]]`, '422 tooManyFields 500'],
    ['blanks where there may be any', `{ "a" : [ 1 ,\n\t2 , { } , [ ] ] }`, 'none'],
    ['32 levels', deep(32), 'none'],
    ['33 levels', deep(33), '422 tooDeep 32'],
    ['32 lists', '['.repeat(32) + ']'.repeat(32), 'none'],
    ['33 lists', '['.repeat(33) + ']'.repeat(33), '422 tooDeep 32'],
    ['100,000 levels that never end', '{"a":'.repeat(100_000), '422 tooDeep 32'],
    ['a name of 200 characters', JSON.stringify({ ['n'.repeat(200)]: 1 }), 'none'],
    ['a name of 201 characters', JSON.stringify({ ['n'.repeat(201)]: 1 }), '422 fieldNameTooLong 200'],
    ['a name of 200 characters of two bytes', JSON.stringify({ ['ж'.repeat(200)]: 1 }), 'none'],
    ['a name of 200 escaped characters', `{"${'\\u0436'.repeat(200)}":1}`, 'none'],
    ['a name of 201 escaped characters', `{"${'\\u0436'.repeat(201)}" : 1}`, '422 fieldNameTooLong 200'],
    ['a name of 10 kB in an object of a list', JSON.stringify([{ a: { ['n'.repeat(10_000)]: 1 } }]), '422 fieldNameTooLong 200'],
    ['a long text', JSON.stringify({ a: 'n'.repeat(200_000) }), 'none'],
    ['a text that has no end', `{"a":"${'\\"'.repeat(10_000)}`, 'none'],
  ])('are checked for %s', (_, json, expected) => {
    expect(fault(json)).toBe(expected);
  });

  it('count the members that a JSON parser finds', () => {
    const members = (value: unknown): number =>
      typeof value === 'object' && value !== null ? Object.values(value).reduce<number>((sum, one) => sum + 1 + members(one), 0) : 0;
    const value = { a: [1, [], {}, [[]], { b: null, c: ['x', { d: '}' }] }], e: { f: {} }, g: 'a,b', h: [] };
    for (const json of [JSON.stringify(value), JSON.stringify(value, null, 2)]) {
      expect(fault(json, members(value))).toBe('none');
      expect(fault(json, members(value) - 1)).toBe(`422 tooManyFields ${members(value) - 1}`);
    }
  });
});

describe('the bounds of a query', () => {
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`p${n}`, '']));

  it.each([
    ['none', undefined, undefined],
    ['500 parameters', many(500), undefined],
    ['501 parameters', many(501), 'tooManyFields'],
    ['one parameter 501 times', { p: Array.from({ length: 501 }, () => '') }, 'tooManyFields'],
    ['a name of 200 characters', { ['n'.repeat(200)]: '' }, undefined],
    ['a name of 201 characters', { ['n'.repeat(201)]: '' }, 'fieldNameTooLong'],
    ['a value of 4,000 characters', { p: 'v'.repeat(4_000) }, undefined],
    ['a value of 4,001 characters', { p: ['', 'v'.repeat(4_001)] }, 'tooLong'],
  ])('are checked for %s', (_, query, code) => {
    expect(queryFault(query)?.errors[0]?.code).toBe(code);
  });
});
