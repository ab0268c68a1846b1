import type { OpenAPIObject } from '@nestjs/swagger';

type Holder = Record<string, unknown>;

/** The location of a part in the document, and its possible component name. */
interface Place {
  holder: Holder;
  key: string;
  name: string;
}

type Kind = 'examples' | 'headers' | 'responses' | 'parameters';

/** Moves repeated examples, headers, responses and parameters to the components, and references them. */
export function shareRepeated(document: OpenAPIObject): OpenAPIObject {
  // Examples and headers are inside responses, so they come first.
  for (const kind of ['examples', 'headers', 'responses', 'parameters'] as const) share(document, kind, placesOf(document, kind));
  return document;
}

/** The first of equal parts determines the name; a different part with the same name gets a numeric suffix. */
function share(document: OpenAPIObject, kind: Kind, places: readonly Place[]): void {
  const equal = new Map<string, Place[]>();
  for (const place of places) {
    const text = JSON.stringify(place.holder[place.key]);
    equal.set(text, [...(equal.get(text) ?? []), place]);
  }
  const shared: Holder = {};
  for (const [text, [first, ...others]] of equal) {
    if (first === undefined || others.length === 0) continue;
    const name = freeName(first.name, shared);
    shared[name] = JSON.parse(text);
    for (const { holder, key } of [first, ...others]) holder[key] = { $ref: `#/components/${kind}/${name}` };
  }
  document.components = { ...document.components, [kind]: Object.fromEntries(Object.entries(shared).sort(([a], [b]) => (a < b ? -1 : 1))) };
}

function freeName(wanted: string, taken: Holder): string {
  let [name, number] = [wanted, 2];
  while (Object.hasOwn(taken, name)) name = `${wanted}${number++}`;
  return name;
}

const operations = ({ paths }: OpenAPIObject): Holder[] => Object.values(paths).flatMap((item) => Object.values(item) as Holder[]);
const entriesOf = (part: unknown): [string, Holder][] => Object.entries((part ?? {}) as Record<string, Holder>);

function placesOf(document: OpenAPIObject, kind: Kind): Place[] {
  const all = operations(document);
  if (kind === 'parameters')
    return all.flatMap(({ parameters }) =>
      entriesOf(parameters).map(([key, { name }]) => ({ holder: parameters as Holder, key, name: inCamelCase(String(name)) })),
    );
  const answers = all.flatMap(({ responses }) =>
    entriesOf(responses).map(([key, answer]) => ({ holder: responses as Holder, key, answer })),
  );
  switch (kind) {
    case 'responses':
      return answers.map(({ holder, key, answer }) => ({ holder, key, name: nameOfAnswer(key, answer) }));
    case 'headers':
      return answers.flatMap(({ answer: { headers } }) =>
        entriesOf(headers).map(([key]) => ({ holder: headers as Holder, key, name: inCamelCase(key) })),
      );
    case 'examples':
      return answers
        .flatMap(({ answer }) => entriesOf(answer['content']))
        .flatMap(([, { examples }]) => entriesOf(examples).map(([key]) => ({ holder: examples as Holder, key, name: key })));
  }
}

/** `filter[createdAt]` -> filterCreatedAt, `Idempotency-Key` -> IdempotencyKey */
const inCamelCase = (text: string): string => text.replace(/\W+(\w?)/g, (_, next: string) => next.toUpperCase());

const endings: Readonly<Record<string, string>> = {
  201: 'Created',
  202: 'Accepted',
  204: 'NoContent',
  206: 'PartialContent',
  304: 'NotModified',
};

/** A refusal is named by its codes, as many as are readable; anything else by its content and status. */
function nameOfAnswer(status: string, { content }: Holder): string {
  const [media = {}] = entriesOf(content).map(([, one]) => one);
  const codes = Object.keys((media['examples'] ?? {}) as object).map((code) => code.charAt(0).toUpperCase() + code.slice(1));
  if (codes.length > 0) return codes.length > 3 ? `${codes.slice(0, 2).join('Or')}OrOther${status}` : codes.join('Or');
  const [, schema = ''] = /schemas\/(\w+?)(?:Dto)?"/.exec(JSON.stringify(media)) ?? [];
  return `${schema}${endings[status] ?? 'Answer'}`;
}
