import type { Row } from './tables.js';

/** What `npm ci` does not bring (needs.mjs). */
type Need = 'java' | 'go' | 'chromium';

/** A program's row. Its scenario is `run` of the file NAME.harness.ts, or NAME.bench.ts, in its folder (main.ts). */
export interface Program {
  about: string;
  /** its options with their defaults: a number, a text (empty: not given), or false for a flag */
  options: Readonly<Record<string, number | string | boolean>>;
  /** below apps/bench, by what it proves */
  folder?: string;
  needs?: readonly Need[];
  /** its counts in `npm run prove -- hour`, and about how many seconds it takes then on a quiet machine of two cores, without the build */
  hour?: { takes: number } & Readonly<Record<string, number | string>>;
}

/** `npm run bench`: every program measures and prints figures. */
const benches = {
  alone: { about: 'what one client waits for who is alone on the whole product', options: { samples: 200 } },
  change: {
    about: 'change BASE: CPU and p99 of this build and of commit BASE in turns, and the functions that differ',
    options: { base: '', rounds: 5, seconds: 20, rate: 100 },
  },
  delay: { about: 'from commit to effect, by the log and by Kafka', options: { seconds: 15 }, needs: ['java'] },
  'due-dates': { about: 'what falls due for 100,000 companies: lists and a run of reminders', options: { companies: 100_000 } },
  lists: { about: 'questions to a database of a million orders, and start pages', options: { orders: 1_000_000, companies: 100_000 } },
  log: { about: 'numbering, proofs, the check and the bundle of a log', options: { events: 200_000, proofs: 5_000 } },
  operations: { about: 'order operations over HTTP, next to the same append in pgbench', options: { seconds: 15 } },
  paint: {
    about: 'from a key to the next paint and to the answer on the page, on a slow processor',
    options: { orders: 100_000, repeats: 10 },
    needs: ['chromium'],
  },
  rebuild: { about: 'building every read model next to the live one', options: { events: 100_000 } },
  scale: {
    about: 'what an order adds to the database; CPU of an operation with more and more processes',
    options: { orders: 500, seconds: 10 },
    needs: ['java'],
  },
  soak: {
    about: 'memory, connections, disk, latency and dead rows through an hour of people at half of the limit',
    options: { minutes: 60, rate: 0 },
  },
  start: { about: 'the start of the product', options: {} },
} satisfies Record<string, Program>;

/** Programs of `npm run prove` that are other commands of this checkout (run-one.mjs). */
const commands = {
  properties: { about: 'the properties of all pure suites at full counts', options: {} },
  looks: { about: 'every screen in both languages, both themes and all widths', options: {}, needs: ['chromium'] },
} satisfies Record<string, Program>;

/** `npm run prove`: every program looks for faults. */
export const harnesses = {
  walk: {
    about: 'lists the files that one operation enters, and one message',
    folder: 'specification',
    options: {},
    hour: { takes: 10 },
  },
  sessions: {
    about: 'signs in and refreshes while everything ends the sessions',
    folder: 'rights',
    options: { rounds: 500, seed: 1 },
    hour: { takes: 30, rounds: 20 },
  },
  guesses: {
    about: 'compares the times of answers about known and unknown accounts',
    folder: 'rights',
    options: { count: 400, seed: 1 },
    hour: { takes: 110 },
  },
  costs: {
    about: 'the costliest requests of strangers',
    folder: 'rights',
    options: {},
    hour: { takes: 30 },
  },
  previews: {
    about: 'draws honest and damaged files',
    folder: 'specification',
    options: { count: 400, seed: 1 },
    hour: { takes: 20, count: 100 },
  },
  hidden: {
    about: 'searches answers for text that its reader may not see',
    folder: 'hidden',
    options: { count: 10_000, seed: 1 },
    hour: { takes: 100, count: 150 },
  },
  crash: {
    about: 'kills the whole product while people write',
    folder: 'kills',
    options: { seeds: 200, seed: 1 },
    hour: { takes: 50, seeds: 10 },
  },
  workers: {
    about: 'kills the worker at every exact moment of its work',
    folder: 'kills',
    options: { seeds: 50, seed: 1 },
    needs: ['java'],
    hour: { takes: 280, seeds: 4 },
  },
  payments: {
    about: 'pays, refunds and disputes with every fault',
    folder: 'money',
    options: { seeds: 50, checkouts: 1_000, refunds: 300, seed: 1 },
    hour: { takes: 310, seeds: 3, checkouts: 150, refunds: 45 },
  },
  judged: {
    about: 'a checker in Go decides whether concurrent answers fit the specification',
    folder: 'judge',
    options: { orders: 200, calls: 100, kills: 0, broker: false, broken: false, seed: 1 },
    needs: ['go'],
    hour: { takes: 60, orders: 60, kills: 3 },
  },
  tlog: {
    about: "Go's packages verify checkpoints, tiles and proofs",
    folder: 'specification',
    options: { count: 2_000, seed: 1 },
    needs: ['go'],
    hour: { takes: 10, count: 500 },
  },
  upgrade: {
    about: 'starts on data of earlier builds',
    folder: 'specification',
    options: { from: '' },
    hour: { takes: 60, from: 'bbc29de5' },
  },
  calendars: {
    about: 'reads calendars with icalendar and node-ical',
    folder: 'specification',
    options: { count: 300, seed: 1 },
    hour: { takes: 20 },
  },
  mutants: {
    about: 'changes machines and kernel one token at a time',
    folder: 'mutants',
    options: { of: '' },
    hour: { takes: 10, of: 'machines/payoff' },
  },
} satisfies Record<string, Program>;

/** `npm run histories`. */
const histories = {
  histories: { about: 'writes the history files of earlier versions', options: { of: 0, seed: 1 } },
} satisfies Record<string, Program>;

/** Programs by the command that runs them. */
export const programs: Readonly<Record<string, Readonly<Record<string, Program>>>> = {
  bench: benches,
  prove: { ...commands, ...harnesses },
  histories,
};

/** Prints one line of a program. */
export interface Print {
  (line: string): void;
  /** Prints a table. One of a bench that has a name becomes that of docs/scale.md with `--write`, if the bench succeeds. */
  table(rows: readonly Row[], name?: string): void;
}

/** What a program found: `line` has the figures that its closing line begins with. */
export interface Found {
  faults: readonly string[];
  line: string;
}

/** `run` of a program's file: its findings, or the number of its faults or missed goals. @throws Skipped where something is missing on this machine */
type Scenario<Row extends Program> = (options: Row['options'], print: Print) => Promise<Found | number | void>;
export type Bench<Name extends keyof typeof benches> = Scenario<(typeof benches)[Name]>;
export type Harness<Name extends keyof typeof harnesses> = Scenario<(typeof harnesses)[Name]>;
export type Histories = Scenario<(typeof histories)['histories']>;

/** The message says how to get what is missing. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}
