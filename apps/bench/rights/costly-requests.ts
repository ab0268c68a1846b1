import { readFileSync } from 'node:fs';

/** A request designed to be as expensive as possible. */
export interface CostlyRequest {
  /** `POST /forms/request-call` */
  route: string;
  /** why it is expensive */
  what: string;
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Operation {
  security?: object[];
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** Maximum body size and header size that the server reads. */
const mostBytes = 250_000;
const mostHead = 14_000;
/** Members of a body of a stranger. */
const membersCounted = 500;

/** Texts that may be slow in regular expressions, normalisations or parsers; each is repeated. */
const signs = ['a', ' ', '+', '1', '@a.', 'e\u0301', '\u{1f468}\u200d', '\ufdfa', '<', '-'] as const;

/** Of no object. */
const someId = '00000000-0000-7000-8000-000000000001';
const json = { 'content-type': 'application/json' };

/** `count` fields with the shortest possible names. */
const wide = (count: number, value: unknown = 0): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`_${n.toString(36)}`, value]));

const deep = (levels: number): string => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);
const repeated = (sign: string, length: number): string => sign.repeat(Math.ceil(length / sign.length)).slice(0, length);

/** Every public route of the OpenAPI document with the most expensive requests that a stranger can send. */
export class CostlyRequests {
  private readonly document = JSON.parse(readFileSync('docs/generated/openapi.json', 'utf8')) as Document;

  all(): CostlyRequest[] {
    const routes = Object.entries(this.document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, operation]) => this.ofOperation(method.toUpperCase(), path, operation)),
    );
    return [...routes, ...others()];
  }

  private ofOperation(method: string, template: string, operation: Operation): CostlyRequest[] {
    if (operation.security?.length !== 0) return [];
    const path = template.replace(/{(\w+)}/g, (_, name: string) => this.pathValue(operation, name));
    const route = `${method} ${template.replace('/api/v1', '')}`;
    const bodies = Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, { schema }]) => this.bodiesOf(type, schema));
    const base = { route, method };
    return [
      ...bodies.map(({ what, type, body }) => ({ ...base, what, path, headers: { 'content-type': type }, body })),
      ...queriesOf(operation).map(({ what, query }) => ({ ...base, what, path: `${path}?${query}`, headers: {}, body: undefined })),
      ...headersOf().map(({ what, headers }) => ({ ...base, what, path, headers, body: undefined })),
    ].filter(({ method: sent, body, path: asked }) => sent === 'GET' || body !== undefined || !asked.includes('?'));
  }

  private pathValue({ parameters = [] }: Operation, name: string): string {
    const schema = parameters.find((one) => one.in === 'path' && one.name === name)?.schema;
    const [first] = schema?.enum ?? [];
    if (typeof first === 'string') return first;
    return /id$/i.test(name) || schema?.format === 'uuid' ? someId : 'a'.repeat(200);
  }

  private bodiesOf(type: string, given: Schema): { what: string; type: string; body: string }[] {
    const fields = this.fieldsOf(given);
    const names = Object.keys(fields);
    if (type === 'application/x-www-form-urlencoded') {
      const form = Array.from({ length: 5_000 }, (_, n) => `${n.toString(36)}=1`).join('&');
      return [{ what: 'a form of very many fields', type, body: form.slice(0, 16_000) }];
    }
    if (type !== 'application/json') return [];
    const share = Math.floor(mostBytes / Math.max(1, names.length) / 4);
    const each = (value: (schema: Schema) => unknown) =>
      Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, value(one)]));
    const made: [string, unknown][] = [
      ['every field at its largest', this.largest(given)],
      ['as many unknown fields as are counted', wide(membersCounted)],
      [
        'as many elements as are counted in each field',
        each(() => Array.from({ length: Math.floor(membersCounted / Math.max(1, names.length)) - 1 }, () => ({}))),
      ],
      ['as many unknown fields as are counted in each field', each(() => wide(Math.floor(membersCounted / Math.max(1, names.length)) - 1))],
      ['28,000 unknown fields', wide(28_000)],
      ['28,000 unknown fields in one field', { ...each((one) => this.largest(one)), [names[0] ?? 'a']: wide(28_000) }],
      ['80,000 elements in one field', { ...each((one) => this.largest(one)), [names[0] ?? 'a']: Array.from({ length: 80_000 }, () => 0) }],
      ['a name of 200 kB', { [repeated('n', 200_000)]: 1 }],
      ...signs.map((sign): [string, unknown] => [`texts of ${JSON.stringify(sign)} in every field`, each(() => repeated(sign, share))]),
    ];
    return [
      ...made.map(([what, value]) => ({ what, type, body: JSON.stringify(value) })),
      { what: '40,000 levels', type, body: deep(40_000) },
      { what: '32 levels in every field', type, body: `{${names.map((name) => `"${name}":${deep(30)}`).join(',')}}` },
      { what: 'a text of escapes', type, body: `{"${names[0] ?? 'a'}":"${'\\u00e9'.repeat(40_000)}"}` },
    ].filter(({ body }) => Buffer.byteLength(body) <= 256 * 1024);
  }

  private resolved({ $ref, ...schema }: Schema): Schema {
    return $ref === undefined ? schema : this.resolved(this.document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  }

  private fieldsOf(given: Schema): Record<string, Schema> {
    const schema = this.resolved(given);
    return Object.assign({}, schema.properties, ...[...(schema.allOf ?? []), ...(schema.oneOf ?? [])].map((one) => this.fieldsOf(one)));
  }

  /** A value as large as its schema permits, or very large if it has no limit. */
  private largest(given: Schema, level = 0): unknown {
    const schema = this.resolved(given);
    const [first] = schema.enum ?? [];
    if (first !== undefined) return first;
    const part = schema.oneOf?.[0] ?? schema.allOf?.[0];
    if (part && schema.properties === undefined) return this.largest(part, level);
    switch (String([schema.type].flat()[0])) {
      case 'array':
        return Array.from({ length: Math.min(schema.maxItems ?? 50, 50) }, () =>
          schema.items && level < 6 ? this.largest(schema.items, level + 1) : 0,
        );
      case 'number':
      case 'integer':
        return 1_000_000;
      case 'boolean':
        return true;
      case 'string':
        return schema.format === 'uuid' ? someId : repeated('ж', Math.min(schema.maxLength ?? 2_000, 10_000));
      default:
        if (schema.additionalProperties !== undefined && schema.properties === undefined) return wide(20, 'x'.repeat(200));
        return Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, one]) => [name, level < 6 ? this.largest(one, level + 1) : null]),
        );
    }
  }
}

function queriesOf({ parameters = [] }: Operation): { what: string; query: string }[] {
  const names = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const share = Math.min(3_900, Math.floor(mostHead / Math.max(1, names.length)) - 40);
  const each = (value: string) =>
    names.map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`.slice(0, share + 60)).join('&');
  const many = (count: number): string => Array.from({ length: count }, (_, n) => n.toString(36)).join('&');
  return [
    { what: '500 unknown parameters', query: many(500) },
    { what: 'as many unknown parameters as an address holds', query: many(3_500) },
    {
      what: 'one parameter very often',
      query: Array.from({ length: 3_500 }, () => `${names[0] ?? 'a'}=`)
        .join('&')
        .slice(0, mostHead),
    },
    ...(names.length === 0
      ? []
      : [
          { what: 'every parameter at its longest', query: each(repeated('a', share)) },
          { what: 'a list in every parameter', query: each(repeated('a,', Math.floor(share / 2))) },
          { what: 'marks on letters in every parameter', query: each(repeated('e\u0301', Math.floor(share / 6))) },
        ]),
  ].filter(({ query }) => query.length <= mostHead);
}

/** Headers that the product evaluates. */
function headersOf(): { what: string; headers: Record<string, string> }[] {
  const long = (sign: string): string => repeated(sign, 12_000);
  return [
    { what: 'a long Accept-Language', headers: { 'accept-language': long('en;q=0.1,') } },
    { what: 'a Cookie of very many', headers: { cookie: long('a=%41; ') } },
    { what: 'a long If-Match', headers: { 'if-match': long('W/"1", ') } },
    { what: 'a long User-Agent', headers: { 'user-agent': long('Mozilla/5.0 (') } },
    { what: 'a long Prefer', headers: { prefer: long('return=minima, ') } },
  ];
}

/** Paths outside the document: for operators, browsers and search engines; without pages that are rendered, which have a budget. */
function others(): CostlyRequest[] {
  const get = (path: string, what: string): CostlyRequest => ({
    route: `GET ${path.split('?')[0] ?? ''}`,
    what,
    method: 'GET',
    path,
    headers: { accept: 'text/html,*/*', 'accept-encoding': 'gzip' },
    body: undefined,
  });
  const plain = [
    ...['/', '/login', '/sitemap.xml', '/robots.txt', '/api/docs', '/api/v1/openapi.json', '/health/live', '/health/ready', '/nowhere'],
    ...['/api/v1/services?per_page=100', '/api/v1/forms/consultation-slots?days=31'],
  ];
  return [
    ...plain.map((path) => get(path, 'asked for')),
    ...plain.map((path) => get(`${path}${path.includes('?') ? '&' : '?'}${repeated('a&', 12_000)}`, 'with very many parameters')),
    ...['/en', ''].map((place) => get(`${place}${'/'.repeat(mostHead)}a`, 'slashes that end in a letter')),
    { ...get('/nowhere', 'a body where there is no route'), method: 'POST', headers: json, body: JSON.stringify(wide(28_000)) },
  ];
}
