import { columnsOf, declared, people, type Row } from '#libs/testing/access-matrix/row';
import { rows } from '#libs/testing/access-matrix/rows';
import { MatrixWorld } from '#libs/testing/access-matrix/world';
import { readRoutes, unrecordedReads } from '#machines/access/reads';
import { createApp } from './create-app.js';
import { openApiDocument } from './http/openapi.js';

jest.setTimeout(600_000);

let world: MatrixWorld;
beforeAll(async () => {
  world = await MatrixWorld.start({ createApp, openApiDocument });
});
afterAll(() => world?.stop());

const variantsOf = (call: string): readonly Row[] => {
  const row = rows[call] ?? [];
  return 'answer' in row ? [row] : row;
};

describe('the access matrix', () => {
  it('declares every call of the OpenAPI document, and no other', () => {
    expect(Object.keys(rows).sort()).toEqual(world.calls().sort());
  });

  it('matches the product: every person, at every call, with their own objects, those of others, and missing ones', async () => {
    const wrong: string[] = [];
    let cells = 0;
    for (const call of Object.keys(rows)) {
      for (const row of variantsOf(call)) {
        for (const column of columnsOf(row)) {
          for (const person of people) {
            cells += 1;
            const fault = await faultOf(call, row, person, column);
            if (fault !== undefined) wrong.push(fault);
          }
        }
      }
    }
    console.log(
      `access matrix: ${Object.keys(rows).length} calls, ${people.length} people, ${cells} cells declared, ${wrong.length} wrong`,
    );
    expect(wrong).toEqual([]);
  });
});

describe('the table of recorded reads', () => {
  /** What people are told apart by; a picture or a name alone is on every page. */
  const people = /Person(Page|Summary|EventsPage)?Dto$|PeoplePageDto$|NotesPageDto$/;

  it('has every call that answers with a file, a table or people, recorded or with the reason why not', () => {
    const missing = Object.entries(openApiDocument(world.app).paths).flatMap(([path, item]) => {
      const content = item.get?.responses['200'];
      const types = content && 'content' in content ? Object.entries(content.content ?? {}) : [];
      const isServing = types.some(
        ([type, { schema }]) => type !== 'application/json' || people.test(JSON.stringify(schema).replace(/"}$/, '')),
      );
      // The document has a name for the rest of an address.
      const route = `GET ${path
        .replace(/^\/api\/v1/, '')
        .replace('{path}', '*')
        .replace(/\{(\w+)\}/g, ':$1')}`;
      return isServing && !(route in readRoutes) && !(route in unrecordedReads) ? [route] : [];
    });
    expect(missing).toEqual([]);
  });
});

async function faultOf(call: string, row: Row, person: (typeof people)[number], column: ReturnType<typeof columnsOf>[number]) {
  const [method = '', template = ''] = call.split(' ');
  const names = row.object === undefined ? {} : world.names(person, row.object, column);
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(names[name] ?? ''));
  const body = typeof row.body === 'function' ? row.body(names, person) : row.body;
  const headers = typeof row.headers === 'function' ? row.headers(person) : row.headers;
  const status = await world.send(person, method, path + (row.query?.(names) ?? ''), body, headers ?? {});
  if (row.spends && person !== null && status < 300) await world.renew(person);
  const expected = declared(row, person, column);
  if (status === expected) return undefined;
  return `${person ?? 'nobody'}: ${call}${row.when ? ` (${row.when})` : ''}, ${column}: ${status} instead of ${expected}`;
}
