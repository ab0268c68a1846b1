import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Response } from 'supertest';
import { whileLocked } from '#libs/testing/while-locked';
import { Endings, type Person, tokenIn, type Thing } from '#libs/testing/session-endings';

let all: Endings;
beforeAll(async () => {
  all = await Endings.start();
});
afterAll(() => all?.world.stop());
beforeEach(() => all.world.forgetWindows());

/** The column of requests that are already running. */
const raceColumn = 'race';
/** Columns that stand for no request of another person. */
const alone: readonly string[] = ['used', 'its time'];

interface Row {
  name: string;
  cells: Record<string, string>;
  test: string;
}

const listed = (cell = ''): string[] => cell.split(', ').filter((name) => name !== '');

/** Reads the section of docs/security.md: its events, and what they do to each row. */
function table(): { columns: string[]; rows: Row[] } {
  const text = readFileSync(join(process.cwd(), 'docs/sessions.md'), 'utf8').split('## What ends it')[1]?.split(/^#/m)[0] ?? '';
  const [, events = ''] = /The events of an account:([^.]*)\./.exec(text) ?? [];
  const columns = [...events.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  const [, , ...lines] = text.split('\n').filter((line) => line.startsWith('|'));
  return { columns, rows: lines.map((line) => rowOf(line, columns)) };
}

function rowOf(line: string, columns: readonly string[]): Row {
  const [name = '', ends, cannot, test = ''] = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  const [ended, impossible] = [
    listed(ends),
    cannot === 'the others' ? columns.filter((column) => !listed(ends).includes(column)) : listed(cannot),
  ];
  const unknown = [...ended, ...impossible].filter((column) => !columns.includes(column));
  if (unknown.length > 0) throw new Error(`the row "${name}" names events that the page does not list: ${unknown.join(', ')}`);
  const result = (column: string): string => (ended.includes(column) ? 'ends' : impossible.includes(column) ? '–' : 'holds');
  return { name, test, cells: Object.fromEntries(columns.map((column) => [column, result(column)])) };
}

const { columns, rows } = table();
/** Rows that name no other test. */
const shown = rows.filter(({ test }) => test === '');
const endsSignIns = rows.find(({ name }) => name === 'refresh token, another')?.cells ?? {};
const opens = (thing: string): boolean => /^refresh token|^ticket|`invitation`|^mailed/.test(thing);
/** Staff who correct the mailbox of an invited person change it at once; that of an active person applies after its confirmation. */
const isMovedAtOnce = (thing: string, column: string): boolean => thing.includes('invitation') && column === 'mailbox moved';

it('the page about ended rights has every row of the table that no other test covers, with every event', () => {
  expect(shown.map(({ name }) => name)).toEqual(Object.keys(all.things));
  expect(columns).toEqual([...Object.keys(all.endings), raceColumn]);
});

/** Prepares a cell: what is ended, what ends it, and the attempt to use it. */
async function scene(name: string, column: string) {
  const [thing, ending] = [all.things[name], all.endings[column]];
  if (!thing || !ending) throw new Error(`the table has a cell that nothing shows: ${name}, ${column}`);
  const wish = { ...thing, ...(ending.unconfirmed && { unconfirmed: true }), ...(ending.factor && { factor: true }) };
  const person = await all.person(wish);
  const it = await thing.make(person);
  const ready = (await ending.ready?.(person)) ?? '';
  return { thing, person, it, end: () => ending.does(person, thing, it, ready), use: () => useOf(thing, it, person) };
}

const useOf = (thing: Thing, it: string, person: Person): Promise<Response> => thing.write?.(it) ?? thing.tryIt(it, person);
const isGood = ({ status }: Response): boolean => [200, 202, 204].includes(status);

describe.each(shown)('$name', ({ name, cells }) => {
  const cases = columns
    .filter((column) => column !== raceColumn && cells[column] !== '–')
    .map((column) => ({ column, said: cells[column] ?? '' }));

  it.each(cases)('$said: $column', async ({ column, said }) => {
    const { thing, person, it, end } = await scene(name, column);
    await end();
    const clock =
      column === 'its time' && thing.seconds !== undefined
        ? jest.spyOn(Date, 'now').mockReturnValue(Date.now() + thing.seconds * 1000)
        : undefined;
    try {
      const answer = await thing.tryIt(it, person);
      expect([answer.status, isGood(answer) ? 'holds' : 'ends']).toEqual([answer.status, said]);
    } finally {
      clock?.mockRestore();
    }
  });

  it('states what happens to a use that is under way', () => expect(cells[raceColumn]).toBe('ends'));

  const ends = cases.filter(({ column, said }) => said === 'ends' && !alone.includes(column));

  it.each(ends)('ends although its use is under way: $column', async ({ column }) => {
    const { person, end, use } = await scene(name, column);
    const [, answer] = await whileLocked(all.world.database, person.id, end, use);
    expect(isGood(answer)).toBe(false);
  });

  const leftBehind = ends.filter(({ column }) => opens(name) && endsSignIns[column] === 'ends' && !isMovedAtOnce(name, column));
  if (leftBehind.length === 0) return;

  it.each(leftBehind)('leaves nothing open that was opened by it just before: $column', async ({ column }) => {
    const { person, end, use } = await scene(name, column);
    const [answer] = await whileLocked(all.world.database, person.id, use, end);
    expect(isGood(answer)).toBe(true);
    const { token } = answer.body as { token: { accessToken: string } };
    const opened = await all.refresh(tokenIn(answer));
    const read = await all.world.call('get', '/users/me', undefined, token.accessToken);
    expect([opened.status, read.status]).toEqual([401, 401]);
  });
});
