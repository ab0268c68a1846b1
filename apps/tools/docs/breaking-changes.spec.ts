import { breakingChanges, undeclaredChanges } from './breaking-changes.js';

const person = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, role: { type: 'string', enum: ['Client', 'Partner'] }, age: { type: 'integer' } },
};
const ref = { $ref: '#/components/schemas/Person' };
const json = (schema: object): object => ({ content: { 'application/json': { schema } } });

/** A document with one write; `changed` over what it was. */
const documentOf = (changed: { operation?: object; person?: object; paths?: object } = {}): Record<string, unknown> => ({
  paths: changed.paths ?? {
    '/people': {
      post: {
        parameters: [{ name: 'sort', in: 'query', schema: { type: 'string', enum: ['name', 'age'] } }],
        requestBody: { required: false, ...json(ref) },
        responses: { 201: { description: '', ...json({ type: 'array', items: ref }) }, 404: { $ref: '#/components/responses/NotFound' } },
        ...changed.operation,
      },
    },
  },
  components: { schemas: { Person: { ...person, ...changed.person } }, responses: { NotFound: { description: 'notFound' } } },
});
const found = (changed: Parameters<typeof documentOf>[0]): string[] => breakingChanges(documentOf(), documentOf(changed));
const { name, role, age } = person.properties;

describe('breaking changes of the API', () => {
  it('are none if nothing changed, or if an optional part was added', () => {
    expect(found({})).toEqual([]);
    expect(found({ person: { properties: { ...person.properties, phone: { type: 'string' } } } })).toEqual([]);
    expect(found({ operation: { description: 'Told better', parameters: [...parameters(), { name: 'page', in: 'query' }] } })).toEqual([]);
  });

  it('are none where a part only moved to another place of the document', () => {
    const inPlace = { 201: { description: '', ...json({ type: 'array', items: person }) }, 404: { description: 'notFound' } };
    expect(found({ operation: { responses: inPlace } })).toEqual([]);
  });

  const parameters = (of: object = {}): object[] => [
    { name: 'sort', in: 'query', schema: { type: 'string', enum: ['name', 'age'] }, ...of },
  ];
  const body = 'POST /people: body';
  const answer = 'POST /people: answer 201[]';

  it.each<[string, Parameters<typeof documentOf>[0], string[]]>([
    ['a path that is gone', { paths: {} }, ['POST /people is gone']],
    ['an operation that is gone', { paths: { '/people': { get: {} } } }, ['POST /people is gone']],
    [
      'an answer that is gone',
      { operation: { responses: { 201: { description: '', ...json({ type: 'array', items: ref }) } } } },
      ['POST /people: answer 404 is gone'],
    ],
    ['a body that became required', { operation: { requestBody: { required: true, ...json(ref) } } }, [`${body} became required`]],
    [
      'a parameter that became required',
      { operation: { parameters: parameters({ required: true }) } },
      ['POST /people: query sort became required'],
    ],
    ['a parameter that is gone', { operation: { parameters: [] } }, ['POST /people: query sort is gone']],
    [
      'a parameter that takes less',
      { operation: { parameters: parameters({ schema: { type: 'string', enum: ['name'] } }) } },
      ['POST /people: query sort has no age any more'],
    ],
    ['a property that a body has to have', { person: { required: ['name', 'age'] } }, [`${body}.age became required`]],
    ['a property that an answer may lack', { person: { required: [] } }, [`${answer}.name may be missing`]],
    ['a property that is gone, from both', { person: { properties: { name, role } } }, [`${body}.age is gone`, `${answer}.age is gone`]],
    [
      'another type, on both sides',
      { person: { properties: { name: { type: 'integer' }, role, age } } },
      [`${body}.name was string and is integer`, `${answer}.name was string and is integer`],
    ],
    [
      'a wider type in an answer alone',
      { person: { properties: { name, role, age: { type: 'number' } } } },
      [`${answer}.age was integer and is number`],
    ],
    [
      'a value that may be null now, in an answer alone',
      { person: { properties: { name: { type: ['string', 'null'] }, role, age } } },
      [`${answer}.name was string and is string or null`],
    ],
    [
      'a value of an enum that is gone',
      { person: { properties: { name, role: { type: 'string', enum: ['Client'] }, age } } },
      [`${body}.role has no Partner any more`, `${answer}.role has no Partner any more`],
    ],
  ])('name %s', (_, changed, reported) => {
    expect(found(changed)).toEqual(reported);
  });

  it('name a variant of a body that is gone, and compare the others', () => {
    const oneOf = (...schemas: object[]): object => ({ operation: { requestBody: json({ oneOf: schemas }) } });
    const both = documentOf(oneOf(ref, { type: 'object', properties: { a: { type: 'string' } } }));
    expect(breakingChanges(both, documentOf(oneOf(ref)))).toEqual([`${body}<1> is gone`]);
    expect(breakingChanges(both, documentOf({ ...oneOf(ref, { type: 'object', properties: {} }) }))).toEqual([`${body}<1>.a is gone`]);
  });

  it('are found in schemas that refer to themselves', () => {
    const tree = (leaf: object): object => ({ properties: { children: { type: 'array', items: ref }, leaf } });
    const [was, is] = [documentOf({ person: tree({ type: 'string' }) }), documentOf({ person: tree({ type: 'boolean' }) })];
    expect(breakingChanges(was, is)).toEqual([`${body}.leaf was string and is boolean`, `${answer}.leaf was string and is boolean`]);
  });
});

describe('declarations of breaking changes', () => {
  const gone = 'GET /people: answer 200.items[].age is gone';
  const row = (change: string, day = '2026-11-22', reason = 'Nobody read it.'): string => `| ${day} | \`${change}\` | ${reason} |\n`;
  const head = '| Day | Change | Reason |\n| --- | --- | --- |\n';
  const undeclared = (table: string, tableOfMain = ''): string[] => undeclaredChanges([gone], head + table, head + tableOfMain);

  it('cover the change that a new row names in full', () => {
    expect(undeclared(row(gone))).toEqual([]);
  });

  it.each([
    ['no row', ''],
    ['a row of less of the path', row('GET /people: answer 200.items[] is gone')],
    ['a row of more of the path', row(`${gone}.years`)],
    ['a row of another status', row(gone.replace('200', '201'))],
    ['a row of another method', row(gone.replace('GET', 'POST'))],
    ['a row that mentions it in its reason', row('GET /people: pages are shorter', undefined, `\`${gone}\` was next.`)],
    ['a row without a day', row(gone, 'soon')],
    ['a row without a reason', row(gone, undefined, '')],
    ['a sentence', `We know that \`${gone}\`.\n`],
  ])('leave a change undeclared with %s', (_, table) => {
    expect(undeclared(table)).toEqual([gone]);
  });

  it('apply once: a row that main already has declares nothing more, even with another reason', () => {
    expect(undeclared(row(gone), row(gone))).toEqual([gone]);
    expect(undeclared(row(gone, undefined, 'Better said.'), row(gone))).toEqual([gone]);
    expect(undeclared(row(gone) + row(gone, '2026-12-01'), row(gone))).toEqual([]);
  });
});
