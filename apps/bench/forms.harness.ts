import { replayAll } from '#libs/event-log/replay/replay';
import { formsPerAddress } from '#libs/features/leads/rules/limits';
import { replayableLeads } from '#libs/features/leads/storage/lead-stream';
import type { Database } from '#libs/platform/database/database';
import { Cluster } from './cluster.js';
import { seeded } from './random.js';

const atOnce = 64;
const forms = ['request-call', 'steps-form', 'offer-form', 'reguest-consultation', 'request-consultation'] as const;
type Form = (typeof forms)[number];

interface Sent {
  status: number;
  ms: number;
}

/** Posts to either process from any network address: both trust this machine as a proxy. */
class Visitors {
  constructor(private readonly origins: readonly string[]) {}

  async post(n: number, form: Form, body: unknown, address: string): Promise<Sent> {
    const began = performance.now();
    const answer = await fetch(`${this.origins[n % this.origins.length] ?? ''}/api/v1/forms/${form}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    await answer.arrayBuffer();
    return { status: answer.status, ms: performance.now() - began };
  }

  async slots(): Promise<string[]> {
    const answer = await fetch(`${this.origins[0] ?? ''}/api/v1/forms/consultation-slots`);
    return ((await answer.json()) as { slots: string[] }).slots;
  }
}

const addressOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
const phoneOf = (n: number): string => `+44 7700 ${String(100_000 + n).slice(-6)}`;

/** Bodies that browsers send, and ones that they would not. */
function bodyOf(n: number, random: () => number, slot: string): unknown {
  const fine = {
    ...{
      name: `Visitor ${n}`,
      phone: phoneOf(n),
      email: `visitor-${n}@visitor.example`,
      slot,
      timeZone: 'Europe/Berlin',
      answers: { country: 'EE' },
    },
    ...{ utm: { source: `source-${n % 7}` }, url: '/en', lead_fields: { n: String(n) } },
  };
  const odd: unknown[] = [
    { ...fine, name: '<script>alert(1)</script>' },
    { ...fine, utm: { source: 'x'.repeat(5_000), a: { b: { c: 1 } }, __proto__: { d: 1 } } },
    { ...fine, url: 'https://evil.test', orderUrl: 'javascript:alert(1)' },
    { ...fine, phone: '((((((((((((' },
    { ...fine, phone: 12345678901 },
    { ...fine, name: '' },
    { ...fine, name: 'x'.repeat(10_000) },
    { ...fine, lead_fields: Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`f${i}`, 'x'])) },
    { ...fine, email: 'nobody', slot: 'never', timeZone: 'Mars/Olympus' },
    { ...fine, answers: { options: { employeesAmount: -1 } } },
    [fine],
    'null',
    {},
  ];
  return random() < 0.5 ? fine : odd[Math.floor(random() * odd.length)];
}

/** Only the fields of `body` that the form knows, so that a valid one is accepted. */
function fitting(form: Form, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { slot, timeZone, email, answers, phone, ...rest } = body as Record<string, unknown>;
  const known: Record<Form, object> = {
    'request-call': { phone },
    'steps-form': { phone, email, answers },
    'offer-form': { phone, email },
    'reguest-consultation': { phone, email, slot, timeZone },
    'request-consultation': { phone, email, slot, timeZone },
  };
  return { ...rest, ...known[form] };
}

/** `count` posts, some at a time. */
async function storm(count: number, post: (n: number) => Promise<Sent>): Promise<Sent[]> {
  const sent: Sent[] = [];
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < count) sent.push(await post(next++));
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return sent;
}

function inWords(sent: readonly Sent[], seconds: number): string {
  const statuses = new Map<number, number>();
  for (const { status } of sent) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const times = sent.map(({ ms }) => ms).sort((a, b) => a - b);
  const line = [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ');
  return `${line}; ${Math.round(sent.length / seconds)} posts/s, p99 ${(times[Math.floor(times.length * 0.99)] ?? 0).toFixed(0)} ms`;
}

const taken = (sent: readonly Sent[]): number => sent.filter(({ status }) => status === 201).length;

interface Around {
  visitors: Visitors;
  database: Database;
  print: (line: string) => void;
}

/** One storm: its permitted statuses, and the maximum number of leads and of rate-limit windows. */
async function faultsOf(
  what: string,
  { database, print }: Around,
  run: () => Promise<Sent[]>,
  may: { statuses: readonly number[]; leads: { least: number; most: number }; windows: number },
): Promise<string[]> {
  await database.query('delete from rate_limits');
  const before = await countOf(database, 'leads');
  const began = performance.now();
  const sent = await run();
  print(`${what}: ${inWords(sent, (performance.now() - began) / 1000)}`);
  const left = (await countOf(database, 'leads')) - before;
  const windows = await countOf(database, 'rate_limits');
  const faults = [...new Set(sent.map(({ status }) => status))]
    .filter((status) => !may.statuses.includes(status))
    .map((status) => `${what} answered ${status}`);
  if (left !== taken(sent)) faults.push(`${what}: ${taken(sent)} were told that they were taken, ${left} are there`);
  if (left < may.leads.least || left > may.leads.most)
    faults.push(`${what} left ${left} leads, not ${may.leads.least} to ${may.leads.most}`);
  if (windows > may.windows) faults.push(`${what} left ${windows} windows, more than ${may.windows}`);
  print(`  ${left} leads, ${windows} windows`);
  return faults;
}

const countOf = async (database: Database, table: string): Promise<number> =>
  (await database.one<{ n: number }>(`select count(*)::int as n from ${table}`))?.n ?? 0;

/**
 * Ten thousand form posts: from one address, with one phone number from ten thousand addresses, and two hundred for one slot. No response may be 5xx, the
 * tables stay small, and every accepted request is stored once, in the log and in the rows. @returns number of faults
 */
export async function postingForms(count: number, seed: number, print: (line: string) => void): Promise<number> {
  const cluster = await Cluster.create({ apis: 2, workers: [], kafka: false, env: { TRUSTED_PROXIES: '127.0.0.1, ::1' } });
  try {
    await cluster.start();
    const { database } = cluster;
    const visitors = new Visitors(cluster.apis.map(({ origin }) => origin));
    const random = seeded(seed);
    const around = { visitors, database, print };
    const [slot = '', ...free] = await visitors.slots();
    const mixed = (n: number): Promise<Sent> => {
      const form = forms[n % forms.length] ?? 'request-call';
      return visitors.post(n, form, fitting(form, bodyOf(n, random, free[n % free.length] ?? slot)), '203.0.113.9');
    };
    const faults = await faultsOf(`${count} posts of everything from one address`, around, () => storm(count, mixed), {
      // A slot that another form of the storm booked is reported as taken.
      statuses: [201, 409, 422, 429],
      leads: { least: 1, most: formsPerAddress },
      // Windows: the address twice, the phones, and the mailboxes of consultations.
      windows: 2 * formsPerAddress + 2,
    });
    const call = { name: 'Anna', phone: '+372 5123 4567' };
    const spellings = ['+372 5123 4567', '+372 512-34-567', '(372) 5123-4567', '37251234567'];
    const onePhone = (n: number): Promise<Sent> =>
      visitors.post(n, 'request-call', { ...call, phone: spellings[n % spellings.length] }, addressOf(n));
    faults.push(
      ...(await faultsOf(`${count} posts of one phone from as many addresses`, around, () => storm(count, onePhone), {
        statuses: [201, 429],
        leads: { least: 1, most: 1 },
        windows: 2,
      })),
    );
    const oneHour = (n: number): Promise<Sent> =>
      visitors.post(n, 'request-consultation', fitting('request-consultation', bodyFine(n, slot)), addressOf(n));
    faults.push(
      ...(await faultsOf('200 visitors for one half hour', around, () => storm(200, oneHour), {
        statuses: [201, 409],
        leads: { least: 1, most: 1 },
        windows: 3,
      })),
    );
    faults.push(...(await stored(database, print)));
    faults.forEach((fault) => print(`FAULT: ${fault}`));
    print(`forms: seed ${seed}, ${2 * count + 200} posts, ${faults.length} faults`);
    return faults.length;
  } finally {
    await cluster.remove();
  }
}

const bodyFine = (n: number, slot: string) => ({
  ...{ name: `Visitor ${n}`, phone: phoneOf(n), email: `visitor-${n}@visitor.example`, slot, timeZone: 'Europe/Berlin' },
});

/** Compares log and rows: every lead replays, has consecutive numbers and its visitor, and every booked slot has its lead. */
async function stored(database: Database, print: (line: string) => void): Promise<string[]> {
  const { streams, faults } = await replayAll(database, replayableLeads);
  const row = await database.one<{ leads: number; highest: number; contacts: number; slots: number; held: number }>(`
    select (select count(*) from leads)::int as leads, (select max(number) from leads)::int as highest, (select count(*) from lead_contacts)::int as contacts,
      (select count(*) from consultation_slots)::int as slots, (select count(*) from leads where slot_held)::int as held`);
  if (!row) return ['nothing is stored'];
  const { leads, highest, contacts, slots, held } = row;
  print(`stored: ${streams} leads replay, ${contacts} visitors, ${slots} half hours kept`);
  return [
    ...faults.map(({ stream, detail }) => `lead ${stream} does not replay: ${detail}`),
    ...(highest === leads ? [] : [`${leads} leads have numbers up to ${highest}`]),
    ...(contacts === leads ? [] : [`${leads} leads have ${contacts} visitors`]),
    ...(slots === held ? [] : [`${held} leads keep ${slots} half hours`]),
  ];
}
