import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { routes } from '#machines/access/routes';

const text = readFileSync('docs/generated/openapi.json', 'utf8');
const document = JSON.parse(text) as OpenAPIObject;
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
    const operation = item[method];
    return operation ? [{ name: `${method.toUpperCase()} ${path}`, path, operation }] : [];
  }),
);
const named = (wrong: (one: (typeof operations)[number]) => boolean): string[] => operations.filter(wrong).map(({ name }) => name);

/** Every object in the document that has a member called `member`. */
function having(member: string, part: unknown = document): Record<string, unknown>[] {
  if (typeof part !== 'object' || part === null) return [];
  const inside = Object.values(part).flatMap((one) => having(member, one));
  return Object.hasOwn(part, member) ? [part as Record<string, unknown>, ...inside] : inside;
}

/** What the recommended rules of Redocly and Spectral ask for, without the eighty megabytes of the two. */
describe('the OpenAPI document', () => {
  it('shows no example of a refusal whose text is its code or has an unfilled placeholder', () => {
    const examples = having('value').flatMap(({ value }) =>
      having('detail', value).length > 0 ? [value as { detail: string; code: string }] : [],
    );
    expect(examples.length).toBeGreaterThan(80);
    expect(examples.filter(({ detail, code }) => detail === code || detail.includes('{{'))).toEqual([]);
  });

  it('stays short: an operation takes at most as many lines as when they were last counted', () => {
    // 152 until 26 November 2026; then 414 was declared at the 114 operations with a name in their address, three lines each, and the hand-over's members came,
    // then the members of a client's documents and the upload of blank forms, and two lists of the log, whose rows have 26 members and whose calls 21 parameters.
    // 156 until the process map, whose 9 shapes serve 3 operations, with certificates and reads.
    // 158 until each body got its whole example, 8 lines an operation; 161 until an order said what comes back if it stops now, 162 until a company's facts
    // each had their source and day, 164 until companies had their next due date and renewals their report.
    expect(text.split('\n').length / operations.length).toBeLessThanOrEqual(165);
  });

  it('names its server, its licence and where to ask', () => {
    expect(document.servers?.length).toBeGreaterThan(0);
    expect(document.info).toMatchObject({
      license: { name: expect.any(String) },
      contact: { name: expect.any(String) },
      description: expect.any(String),
    });
  });

  it('declares the tags that its operations have, each with a description, and no others', () => {
    const used = new Set(operations.flatMap(({ operation }) => operation.tags ?? []));
    expect(document.tags?.map(({ name }) => name).sort()).toEqual([...used].sort());
    expect(document.tags?.filter(({ description }) => !description)).toEqual([]);
    expect(named(({ operation }) => operation.tags?.length !== 1)).toEqual([]);
  });

  it('gives each operation a summary, a description that says who may, and its own id', () => {
    expect(named(({ operation: { summary, description } }) => !summary || !/Callers: .*Answers \d/.test(description ?? ''))).toEqual([]);
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  });

  it('names operations as a person names methods: by a verb, without the class', () => {
    expect(
      named(({ operation: { operationId = '' } }) => !/^[a-z]+([A-Z][a-z]+)*$/.test(operationId) || /Of[A-Z]/.test(operationId)),
    ).toEqual([]);
  });

  it('shows a whole example of each body that is no file, without a gap', () => {
    const isFile = (part: unknown): boolean => JSON.stringify(part).includes('"binary"');
    const media = operations.flatMap(({ name, operation: { requestBody } }) =>
      requestBody && 'content' in requestBody ? Object.values(requestBody.content).map((one) => ({ name, one })) : [],
    );
    const shown = media.filter(({ one }) => !isFile(one));
    expect(shown.length).toBeGreaterThan(90);
    expect(shown.filter(({ one }) => (one.example ?? one.examples) === undefined).map(({ name }) => name)).toEqual([]);
  });

  it('says of every 429 and 503 how long to wait', () => {
    const unsaid = operations.flatMap(({ name, operation: { responses } }) =>
      ['429', '503'].flatMap((status) => {
        const given = responses[status];
        const answer = given && '$ref' in given ? document.components?.responses?.[given.$ref.split('/').at(-1) ?? ''] : given;
        return answer && 'content' in answer && answer.content?.['application/problem+json'] && !answer.headers?.['Retry-After']
          ? [`${name} ${status}`]
          : [];
      }),
    );
    expect(unsaid).toEqual([]);
    expect(document.info.description).toMatch(/Limits, .* \d+ writes a minute .* 429/);
  });

  it('states for each operation whether it needs a bearer token, which public ones do not', () => {
    // Beside the base path, and so not in the document.
    const outside = ['GET /country/:picture', 'GET /example/:picture', 'GET /form/:form'];
    const open = Object.entries(routes).filter(([route, access]) => access === 'public' && !outside.includes(route));
    expect(named(({ operation }) => operation.security === undefined)).toEqual([]);
    expect(named(({ operation }) => operation.security?.length === 0)).toHaveLength(open.length);
  });

  it('gives each operation a success and a failure, and declares the parameters of its path', () => {
    const has = (codes: object, first: string): boolean => Object.keys(codes).some((code) => code.startsWith(first));
    expect(named(({ operation: { responses } }) => !has(responses, '2') || !has(responses, '4'))).toEqual([]);
    const held = ({ operation }: (typeof operations)[number]) =>
      (operation.parameters ?? [])
        .map((one) => ('$ref' in one ? document.components?.parameters?.[one.$ref.split('/').at(-1) ?? ''] : one))
        .flatMap((one) => (one && 'in' in one && one.in === 'path' ? [one.name] : []));
    expect(
      named(
        (one) =>
          held(one).sort().join() !==
          [...one.path.matchAll(/\{(\w+)\}/g)]
            .map(([, name]) => name)
            .sort()
            .join(),
      ),
    ).toEqual([]);
  });

  it('refers only to components that exist, and has none that is unused', () => {
    const referred = new Set(having('$ref').map(({ $ref }) => String($ref)));
    for (const mapping of having('mapping')) for (const ref of Object.values(mapping['mapping'] as object)) referred.add(String(ref));
    const there = Object.entries(document.components ?? {}).flatMap(([kind, parts]) =>
      Object.keys(parts as object).map((name) => `#/components/${kind}/${name}`),
    );
    const shared = there.filter((ref) => !ref.startsWith('#/components/securitySchemes/'));
    expect(shared.filter((ref) => !referred.has(ref))).toEqual([]);
    expect([...referred].filter((ref) => !there.includes(ref))).toEqual([]);
  });
});
