/** What `npm ci` does not bring (needs.mjs). */
type Need = 'java' | 'go' | 'chromium';

/** A program's row. */
export interface Program {
  about: string;
  /** its options with their defaults: a number, a text (empty: not given), or false for a flag */
  options: Readonly<Record<string, number | string | boolean>>;
  needs?: readonly Need[];
}

/** `npm run bench`: every program measures and prints figures. */
export const benches = {
  'audit-lists': {
    about: 'first pages of log, refusals and reads at a million rows each, by 32 connections',
    options: { events: 1_000_000, seconds: 10 },
  },
  change: {
    about: 'change BASE: CPU and p99 of this build and of commit BASE in turns, and the functions that differ',
    options: { base: '', rounds: 5, seconds: 20, rate: 100 },
  },
  chat: {
    about: 'a chat of 10,000 messages; 200 messages a second to 400 live streams',
    options: { chats: 100, seconds: 15, messages: 1_000_000 },
    needs: ['java'],
  },
  delay: { about: 'from commit to effect, by the log and by Kafka', options: { seconds: 15 }, needs: ['java'] },
  fold: { about: 'folding events', options: { events: 500_000 } },
  lighthouse: { about: 'public pages on a phone', options: {}, needs: ['chromium'] },
  lists: { about: 'questions to a database of a million orders', options: { orders: 1_000_000 } },
  load: { about: 'consumers under load', options: { seconds: 15 } },
  operations: { about: 'order operations over HTTP, next to the same append in pgbench', options: { seconds: 15 } },
  papers: { about: 'PDF with names in each script', options: {} },
  payments: { about: 'a checkout and its receipt', options: {} },
  previews: { about: 'pictures of files', options: {} },
  'process-map': { about: "the audit's process map over a million movements of status", options: { events: 1_000_000 } },
  proofs: { about: 'proofs of entries and of consistency in a log of a million events', options: { events: 1_000_000 } },
  rebuild: { about: 'building every read model next to the live one', options: { events: 1_000_000 } },
  refold: { about: 'rows folded again after an upgrade', options: { events: 1_000_000 } },
  relay: { about: 'the relay to Kafka', options: { events: 200_000 }, needs: ['java'] },
  reports: { about: 'reports over a million orders', options: { orders: 1_000_000 } },
  scale: {
    about: 'what an order adds to the database; CPU of an operation with more and more processes',
    options: { orders: 500, seconds: 10 },
    needs: ['java'],
  },
  sequencing: { about: 'events per second that the sequencer numbers and hashes', options: { events: 100_000, rounds: 5 } },
  site: { about: 'public pages under load', options: { seconds: 15 } },
  start: { about: 'the start of the product', options: {} },
  verify: { about: "the auditor's check of a log, and the memory of exporting a bundle", options: { events: 200_000 } },
} satisfies Record<string, Program>;

/** Programs of `npm run prove` that are other commands of this checkout (run-one.mjs). */
const commands = {
  properties: { about: 'the properties of all pure suites at full counts', options: {} },
  looks: { about: 'every screen in both languages, both themes and all widths', options: {}, needs: ['chromium'] },
} satisfies Record<string, Program>;

/** `npm run prove`: every program looks for faults. */
export const harnesses = {
  broker: { about: 'writes go on while the broker is down', options: { seconds: 600 }, needs: ['java'] },
  bundles: { about: 'verifies untouched, tampered, damaged and forked bundles', options: { count: 300, seed: 1 } },
  chat: { about: 'chats with live streams while the api is killed', options: { chats: 100, seconds: 180 } },
  costs: { about: 'the costliest requests of strangers and clients', options: { from: '', seed: 1 } },
  crash: { about: 'kills api, worker and database at every step of a write', options: { seeds: 200, seed: 1 }, needs: ['java'] },
  deliveries: { about: 'delivers events twice and out of order', options: { count: 1_000_000, seed: 1 } },
  'dry-run': { about: 'compares what random calls would do with what they do', options: { count: 10_000, seed: 1 } },
  feeds: { about: 'changes the feed to Kafka and back', options: { count: 1_000_000, seed: 1 }, needs: ['java'] },
  forms: { about: 'posts the public forms', options: { count: 10_000, seed: 1 } },
  guesses: { about: 'tries passwords, compares the times of the answers', options: { count: 10_000, seed: 1 } },
  hidden: { about: 'searches answers for text that its reader may not see', options: { count: 10_000, minutes: 10_000, seed: 1 } },
  judged: {
    about: 'a checker in Go decides whether concurrent answers fit the specification',
    options: { orders: 200, calls: 100, kills: 0, broker: false, broken: false, seed: 1 },
    needs: ['go'],
  },
  mutants: { about: 'changes machines and kernel one token at a time', options: { of: '' } },
  payments: { about: 'pays, refunds and disputes with every fault', options: { seeds: 50, checkouts: 1_000, refunds: 300, seed: 1 } },
  previews: { about: 'draws honest and damaged files', options: { count: 400, seed: 1 } },
  prism: { about: "compares calls with PayPal's documents (PAYPAL_DOCUMENTS)", options: {} },
  proofs: { about: 'uses proofs and limits of one state on another, in both orders', options: { rounds: 500, seed: 1 } },
  sessions: { about: 'signs in and refreshes while everything ends the sessions', options: { rounds: 500, seed: 1 } },
  tlog: { about: "Go's packages verify checkpoints, tiles and proofs", options: { count: 2_000, seed: 1 }, needs: ['go'] },
  together: { about: 'two apis and two workers, one of each killed', options: { seconds: 20 }, needs: ['java'] },
  upgrade: { about: 'starts on data of earlier builds', options: { from: '' } },
  walk: { about: 'lists the files that one operation enters', options: {} },
  workers: { about: 'kills the worker at every exact moment of its work', options: { seeds: 50, seed: 1 }, needs: ['java'] },
  xes: { about: "reads the process map's event log with pm4py", options: {} },
} satisfies Record<string, Program>;

/** `npm run histories`. */
export const histories = {
  histories: { about: 'writes the history files of earlier versions', options: { of: 0, seed: 1 } },
} satisfies Record<string, Program>;

/** Programs by the command that runs them. */
export const programs: Readonly<Record<string, Readonly<Record<string, Program>>>> = {
  bench: benches,
  prove: { ...commands, ...harnesses },
  histories,
};

/** All options of a program. */
export type OptionsOf<Row extends Program> = Row['options'];
