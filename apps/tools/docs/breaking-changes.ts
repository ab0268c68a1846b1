type Part = Readonly<Record<string, unknown>>;

/** Direction of a schema: requests must stay accepted, responses must stay readable. */
type Side = 'sent' | 'answered';

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Changes in `after` that break a client written for the OpenAPI document `before`, one line each that can be declared. */
export function breakingChanges(before: Part, after: Part): string[] {
  const comparison = new Comparison(before, after);
  for (const [path, item] of entriesOf(before['paths'])) {
    const now = asPart(asPart(after['paths'])[path]);
    for (const method of methods)
      if (item[method] !== undefined) comparison.operation(`${method.toUpperCase()} ${path}`, item[method], now[method]);
  }
  return [...comparison.found];
}

/**
 * The changes that no row of the table declares. A row declares the one change that its second cell names in full, with a day and a reason. Rows that main's table
 * has were used up by the change that they were written for: if the same thing breaks again, it is declared again.
 */
export function undeclaredChanges(changes: readonly string[], table: string, tableOfMain: string): string[] {
  const known = new Set(declarationsIn(tableOfMain).map(({ day, change }) => `${day} ${change}`));
  const declared = new Set(declarationsIn(table).flatMap(({ day, change }) => (known.has(`${day} ${change}`) ? [] : change)));
  return changes.filter((change) => !declared.has(change));
}

const declaration = /^\| (?<day>\d{4}-\d{2}-\d{2}) \| `(?<change>[^`]+)` \| \S.* \|$/gm;
const declarationsIn = (table: string): { day?: string; change?: string }[] =>
  [...table.matchAll(declaration)].map(({ groups = {} }) => groups);

class Comparison {
  readonly found = new Set<string>();
  /** pairs of named schemas under comparison: a schema may hold itself */
  private readonly open = new Set<string>();

  constructor(
    private readonly before: Part,
    private readonly after: Part,
  ) {}

  operation(place: string, was: unknown, now: unknown): void {
    if (now === undefined) return this.report(place, 'is gone');
    const [old, present] = [asPart(was), asPart(now)];
    this.parameters(place, old, present);
    this.body(place, old, present);
    for (const [status, answer] of entriesOf(old['responses'])) {
      const next = asPart(present['responses'])[status];
      if (next === undefined) this.report(`${place}: answer ${status}`, 'is gone');
      else this.contents(`${place}: answer ${status}`, 'answered', resolve(this.before, answer), resolve(this.after, next));
    }
  }

  private parameters(place: string, was: Part, now: Part): void {
    const [old, present] = [parametersOf(this.before, was), parametersOf(this.after, now)];
    for (const [name, parameter] of old) {
      const next = present.get(name);
      if (next === undefined) this.report(`${place}: ${name}`, 'is gone');
      else this.schema(`${place}: ${name}`, 'sent', parameter['schema'], next['schema']);
    }
    for (const [name, parameter] of present)
      if (parameter['required'] === true && old.get(name)?.['required'] !== true) this.report(`${place}: ${name}`, 'became required');
  }

  private body(place: string, was: Part, now: Part): void {
    const [old, present] = [resolve(this.before, was['requestBody']), resolve(this.after, now['requestBody'])];
    if (present['required'] === true && old['required'] !== true) this.report(`${place}: body`, 'became required');
    this.contents(`${place}: body`, 'sent', old, present);
  }

  private contents(place: string, side: Side, was: Part, now: Part): void {
    for (const [type, { schema }] of entriesOf(was['content'])) {
      const next = asPart(now['content'])[type];
      if (next === undefined) this.report(`${place} ${type}`, 'is gone');
      else this.schema(place, side, schema, asPart(next)['schema']);
    }
  }

  private schema(place: string, side: Side, was: unknown, now: unknown): void {
    const pair = `${side} ${String(asPart(was)['$ref'])} ${String(asPart(now)['$ref'])}`;
    const named = asPart(was)['$ref'] !== undefined;
    if (named && this.open.has(pair)) return;
    if (named) this.open.add(pair);
    this.resolved(place, side, flat(this.before, was), flat(this.after, now));
    if (named) this.open.delete(pair);
  }

  private resolved(place: string, side: Side, was: Part, now: Part): void {
    const [from, to] = [typesOf(was), typesOf(now)];
    const [narrow, wide] = side === 'sent' ? [from, to] : [to, from];
    if (!fits(narrow, wide)) return this.report(place, `was ${from.join(' or ') || 'anything'} and is ${to.join(' or ') || 'anything'}`);
    this.choices(place, side, was['enum'], now['enum']);
    this.properties(place, side, was, now);
    if (was['items'] !== undefined) this.schema(`${place}[]`, side, was['items'], now['items']);
    if (isPart(was['additionalProperties'])) this.schema(`${place}.*`, side, was['additionalProperties'], now['additionalProperties']);
    this.variants(place, side, was, now);
  }

  private choices(place: string, side: Side, was: unknown, now: unknown): void {
    if (!Array.isArray(now)) return;
    if (!Array.isArray(was)) {
      if (side === 'sent') this.report(place, `takes only ${now.join(', ')}`);
      return;
    }
    for (const choice of was as unknown[]) if (!now.includes(choice)) this.report(place, `has no ${String(choice)} any more`);
  }

  private properties(place: string, side: Side, was: Part, now: Part): void {
    const [old, present] = [asPart(was['properties']), asPart(now['properties'])];
    const [needed, needs] = [was, now].map(({ required }) => listOf(required).map(String)) as [string[], string[]];
    for (const [name, schema] of Object.entries(old)) {
      if (present[name] === undefined) this.report(`${place}.${name}`, 'is gone');
      else this.schema(`${place}.${name}`, side, schema, present[name]);
    }
    if (side === 'sent') for (const name of needs) if (!needed.includes(name)) this.report(`${place}.${name}`, 'became required');
    if (side === 'answered')
      for (const name of needed)
        if (!needs.includes(name) && present[name] !== undefined) this.report(`${place}.${name}`, 'may be missing');
  }

  /** The members of oneOf and anyOf, known again by their names, else by their places. */
  private variants(place: string, side: Side, was: Part, now: Part): void {
    const [old, present] = [variantsOf(was), variantsOf(now)];
    for (const [name, schema] of old) {
      const next = present.get(name);
      if (next !== undefined) this.schema(`${place}<${name}>`, side, schema, next);
      else if (side === 'sent' && present.size > 0) this.report(`${place}<${name}>`, 'is gone');
    }
  }

  private report(place: string, what: string): void {
    this.found.add(`${place} ${what}`);
  }
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const asPart = (value: unknown): Part => (isPart(value) ? value : {});
const entriesOf = (value: unknown): [string, Part][] => Object.entries(asPart(value)).map(([name, part]) => [name, asPart(part)]);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** The part itself, where a reference stands. */
function resolve(document: Part, part: unknown): Part {
  const { $ref } = asPart(part);
  if (typeof $ref !== 'string') return asPart(part);
  let found: unknown = document;
  for (const name of $ref.replace('#/', '').split('/')) found = asPart(found)[name];
  return resolve(document, found);
}

/** A schema with its reference followed and its allOf made one. */
function flat(document: Part, part: unknown): Part {
  const { allOf, ...schema } = resolve(document, part);
  const all = [...listOf(allOf).map((one) => flat(document, one)), schema];
  return Object.assign({}, ...all, {
    ...(all.some(({ properties }) => properties !== undefined) && {
      properties: Object.assign({}, ...all.map((one) => one['properties'])) as Part,
    }),
    ...(all.some(({ required }) => required !== undefined) && { required: all.flatMap(({ required }) => listOf(required)) }),
  }) as Part;
}

const parametersOf = (document: Part, operation: Part): Map<string, Part> =>
  new Map(
    listOf(operation['parameters'])
      .map((one) => resolve(document, one))
      .map((one) => [`${String(one['in'])} ${String(one['name'])}`, one]),
  );

function typesOf({ type, nullable }: Part): string[] {
  const types = (Array.isArray(type) ? type : type === undefined ? [] : [type]).map(String);
  return nullable === true && types.length > 0 && !types.includes('null') ? [...types, 'null'] : types;
}

/** Whether every value of `types` is one of `among`; none at all stands for anything. */
const fits = (types: readonly string[], among: readonly string[]): boolean =>
  among.length === 0 ||
  (types.length > 0 && types.every((type) => among.includes(type) || (type === 'integer' && among.includes('number'))));

function variantsOf({ oneOf, anyOf }: Part): Map<string, unknown> {
  const nameOf = (one: unknown, place: number): string => {
    const { $ref } = asPart(one);
    return typeof $ref === 'string' ? ($ref.split('/').at(-1) ?? '') : String(place);
  };
  return new Map(listOf(oneOf ?? anyOf).map((one, place) => [nameOf(one, place), one]));
}
