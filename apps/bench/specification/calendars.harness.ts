import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { calendarText } from '#libs/features/calendar/calendar-text';
import type { DatedEntry } from '#libs/features/calendar/editions';
import { languages } from '#machines/kernel/languages';
import { onStack, type Stack } from '../product/stack.js';
import { type Found, type Harness, Skipped } from '../programs.js';

const execute = promisify(execFile);
const minutes = 60_000;
const whole = { maxBuffer: 256 * 2 ** 20, timeout: 5 * minutes };

/** What a reader of calendars found of an entry. Days as YYYY-MM-DD, moments as milliseconds. */
interface Read {
  uid: string;
  sequence: number;
  status: string;
  start: string | number;
  summary: string;
}

const python = `
import sys, json, datetime, icalendar
calendar = icalendar.Calendar.from_ical(open(sys.argv[1], 'rb').read())
assert calendar['method'] == 'PUBLISH' and calendar['version'] == '2.0', calendar
def start(event):
  at = event['dtstart'].dt
  return int(at.timestamp() * 1000) if isinstance(at, datetime.datetime) else at.isoformat()
events = calendar.walk('VEVENT')
assert not [error for event in events for error in event.errors], 'errors'
print(json.dumps([dict(uid=str(e['uid']), sequence=int(e['sequence']), status=str(e['status']), start=start(e), summary=str(e['summary'])) for e in events]))
`;

const node = `
const calendar = require('node-ical').sync.parseFile(process.argv[2]);
const day = (at) => [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
const start = ({ start, datetype }) => (datetype === 'date' ? day(start) : start.getTime());
const events = Object.values(calendar).filter(({ type }) => type === 'VEVENT');
console.log(JSON.stringify(events.map((e) => ({ uid: e.uid, sequence: Number(e.sequence), status: e.status, start: start(e), summary: e.summary }))));
`;

/**
 * Random entries as calendars, and the feeds of the demo: icalendar (Python) and node-ical read every entry back as it was meant. Installs both into a
 * temporary directory. @throws Skipped where Python, pip or a package index is missing
 */
export const run: Harness<'calendars'> = async ({ count, seed }) => {
  const directory = await mkdtemp(join(tmpdir(), 'registra-calendars-'));
  try {
    const readers = await readersIn(directory);
    const entries = fc.sample(anyEntry, { numRuns: count, seed }).map((entry, n) => ({ ...entry, key: `${entry.kind}.${n}` }));
    const faults: string[] = [];
    for (const language of languages) {
      const text = calendarText(entries, { reader: { language, timeZone: 'Europe/Tallinn' }, publicUrl: 'https://registra.example' });
      for (const reader of readers) faults.push(...comparison(entries, await reader(text)));
    }
    const found = await onStack((stack) => feeds(stack, readers));
    return {
      faults: [...faults, ...found.faults],
      line: `icalendar and node-ical read ${count} random entries in two languages as they were meant, and ${found.line}`,
    };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};

type Reader = (text: string) => Promise<Read[]>;

async function readersIn(directory: string): Promise<Reader[]> {
  const [file, packages, modules] = [join(directory, 'feed.ics'), join(directory, 'python'), join(directory, 'node')];
  const script = join(modules, 'read.cjs');
  const install = ['install', '--quiet', '--disable-pip-version-check', '--target', packages, 'icalendar==7.3.2'];
  try {
    await execute('python3', ['-m', 'pip', ...install], whole);
    await execute('npm', ['install', '--prefix', modules, '--no-audit', '--no-fund', 'node-ical@0.22.1'], whole);
    await writeFile(script, node);
  } catch (fault) {
    throw new Skipped(`skipped: icalendar or node-ical could not be installed: ${String(fault).split('\n').slice(0, 3).join(' ')}`);
  }
  const reads = async (program: string, args: string[], text: string): Promise<Read[]> => {
    await writeFile(file, text);
    const { stdout } = await execute(program, args, { ...whole, env: { ...process.env, PYTHONPATH: packages } });
    return JSON.parse(stdout) as Read[];
  };
  return [(text) => reads('python3', ['-c', python, file], text), (text) => reads(process.execPath, [script, file], text)];
}

/** Titles in several scripts, with signs of the format, line breaks and emoji. */
const title = fc.string({
  unit: fc.constantFrom(...'aZя№ёЖ漢🏢é,;:\\"\n^%= '),
  minLength: 1,
  maxLength: 120,
});
const anyEntry: fc.Arbitrary<DatedEntry> = fc.record({
  key: fc.constant(''),
  kind: fc.constantFrom('promised', 'documents', 'withdrawalEnds', 'consultation', 'callAgain'),
  id: fc.uuid(),
  number: fc.constantFrom('R-000412', null),
  about: fc.option(title.map((text) => `(${text})`)),
  path: fc.constantFrom('/order?id=1', null),
  when: fc.oneof(
    fc.date({ min: new Date('2024-01-01'), max: new Date('2040-12-31'), noInvalidDate: true }).map((at) => at.toISOString().slice(0, 10)),
    fc.integer({ min: 28_400_000, max: 37_000_000 }).map((minute) => ({ at: minute * 60_000_000, minutes: 30 })),
  ),
  cancelled: fc.boolean(),
  sequence: fc.nat(1000),
  changedAt: fc.constant(1_764_000_000_000_000),
});

function comparison(entries: readonly DatedEntry[], read: readonly Read[]): string[] {
  const byUid = new Map(read.map((one) => [one.uid, one]));
  return entries.flatMap(({ key, when, cancelled, sequence, about }) => {
    const one = byUid.get(`${key}@registra.example`);
    const start = typeof when === 'string' ? when : when.at / 1000;
    const isRight =
      one?.start === start &&
      one.sequence === sequence &&
      one.status === (cancelled ? 'CANCELLED' : 'CONFIRMED') &&
      one.summary.endsWith(about ?? '');
    return isRight ? [] : [`${key}: ${JSON.stringify({ start, cancelled, sequence, about })} was read as ${JSON.stringify(one)}`];
  });
}

/** The calendars of people of the demo: both readers find the same in them. */
async function feeds(stack: Stack, readers: readonly Reader[]): Promise<Found> {
  const faults: string[] = [];
  let entries = 0;
  for (const account of ['client', 'client2', 'partner', 'client-service-manager', 'contact-manager']) {
    const person = await stack.signIn(account);
    const { url } = await person.must<{ url: string }>('POST', '/users/me/calendar');
    const text = await (await fetch(stack.origin + new URL(url).pathname)).text();
    const read = [];
    for (const reader of readers) read.push(await reader(text));
    const said = read.map((events) => JSON.stringify([...events].sort((one, other) => one.uid.localeCompare(other.uid))));
    if (said[0] !== said[1]) faults.push(`${account}: ${said.join(' and ')}`);
    if (new Set(read[0]?.map(({ uid }) => uid)).size !== text.split('BEGIN:VEVENT').length - 1)
      faults.push(`${account}: ids are not unique`);
    entries += read[0]?.length ?? 0;
  }
  if (entries === 0) faults.push('the demo has no entries');
  return { faults, line: `${entries} of the demo alike` };
}
