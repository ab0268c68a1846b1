import { broker } from './broker.harness.js';
import { tamperingBundles } from './bundles.harness.js';
import { auditLists } from './audit-lists.bench.js';
import { chatUnderLoad } from './chat-load.bench.js';
import { chatReads } from './chat.bench.js';
import { chatting } from './chat.harness.js';
import { consumersUnderLoad } from './consumers.bench.js';
import { costs } from './costs.harness.js';
import { crash } from './crash.harness.js';
import { deliveries } from './deliveries.harness.js';
import { effectDelay } from './effect-delay.bench.js';
import { dryRuns } from './dry-run.harness.js';
import { postingForms } from './forms.harness.js';
import { guessing } from './guesses.harness.js';
import { writeHistories } from './write-histories.js';
import { hiding } from './hidden.harness.js';
import { changingFeeds } from './feeds.harness.js';
import { folding } from './fold.bench.js';
import { judged } from './judged.harness.js';
import { lighthouseRuns } from './lighthouse.bench.js';
import { lists } from './lists.bench.js';
import { mutants } from './mutants.harness.js';
import { operations } from './operations.bench.js';
import { paperTimes } from './papers.bench.js';
import { paymentCosts } from './payments.bench.js';
import { paymentsUnderLoad } from './payments-load.bench.js';
import { processMaps } from './process-map.bench.js';
import { prismBetween } from './prism.harness.js';
import { payments } from './payments.harness.js';
import { previewTimes } from './previews.bench.js';
import { drawingPreviews } from './previews.harness.js';
import { proofTimes } from './proofs.bench.js';
import { rebuilding } from './rebuild.bench.js';
import { refolding } from './refold.bench.js';
import { relaying } from './relay.bench.js';
import { reports } from './reports.bench.js';
import { sequencing } from './sequencing.bench.js';
import { scale } from './scale.bench.js';
import { endingSessions } from './sessions.harness.js';
import { sitePages } from './site.bench.js';
import { starting } from './start.bench.js';
import { provingTlog } from './tlog.harness.js';
import { together } from './together.harness.js';
import { upgrade } from './upgrade.harness.js';
import { verifying, verifyingOnPage } from './verify.bench.js';
import { walking } from './walk.harness.js';
import { workers } from './workers.harness.js';
import { readingXes } from './xes.harness.js';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const number = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);

/** `--seeds N`, `--seed N` and the like of the command line. */
const option = (name: string, otherwise: number): number => Number(wordAfter(name) ?? otherwise);

function wordAfter(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

/** Benches with fixed goals return the number of missed ones. */
const benches: Record<string, () => Promise<number | void>> = {
  start: () => starting(print),
  fold: () => folding(number('BENCH_EVENTS', 500_000), print),
  verify: () => verifying(number('BENCH_EVENTS', 200_000), print),
  'verify-page': () => verifyingOnPage(number('BENCH_EVENTS', 100_000), print),
  delay: () => effectDelay(200, number('BENCH_SECONDS', 15), print),
  load: () => consumersUnderLoad(number('BENCH_SECONDS', 15), print),
  relay: () => relaying(number('BENCH_EVENTS', 200_000), print),
  rebuild: () => rebuilding(number('BENCH_EVENTS', 1_000_000), print),
  refold: () => refolding(number('BENCH_EVENTS', 1_000_000), print),
  chat: async () => {
    // First: otherwise a disk that is still writing a million messages would be measured.
    for (const kafka of [false, true]) await chatUnderLoad(number('BENCH_CHATS', 100), number('BENCH_SECONDS', 15), kafka, print);
    await chatReads(number('BENCH_MESSAGES', 1_000_000), print);
  },
  operations: () => operations(number('BENCH_SECONDS', 15), print),
  'audit-lists': () => auditLists(number('BENCH_EVENTS', 1_000_000), number('BENCH_SECONDS', 10), print),
  lists: () => lists(number('BENCH_ORDERS', 1_000_000), 30, print),
  site: () => sitePages(number('BENCH_SECONDS', 15), print),
  lighthouse: () => lighthouseRuns(print),
  papers: () => paperTimes(print),
  payments: async () => {
    await paymentCosts(print);
    await paymentsUnderLoad(print);
  },
  previews: () => previewTimes(print),
  'process-map': () => processMaps(number('BENCH_EVENTS', 1_000_000), 20, print),
  proofs: () => proofTimes(number('BENCH_EVENTS', 1_000_000), 5_000, print),
  reports: () => reports(number('BENCH_ORDERS', 1_000_000), 5, print),
  scale: () => scale(number('BENCH_ORDERS', 500), number('BENCH_SECONDS', 10), print),
  sequencing: () => sequencing(number('BENCH_EVENTS', 100_000), number('BENCH_ROUNDS', 5), print),
};

/** Harnesses return the number of faults. */
const harnesses: Record<string, () => Promise<number>> = {
  costs: () => costs(wordAfter('from'), option('seed', 1), print),
  crash: () => crash(option('seeds', 200), option('seed', 1), print),
  broker: () => broker(option('seconds', 600), print),
  bundles: () => tamperingBundles(option('count', 300), option('seed', 1), print),
  chat: () => chatting({ chats: option('chats', 100), seconds: option('seconds', 180) }, print),
  deliveries: () => deliveries(option('count', 1_000_000), option('seed', 1), print),
  'dry-run': () => dryRuns(option('count', 10_000), option('seed', 1), print),
  feeds: () => changingFeeds(option('count', 1_000_000), option('seed', 1), print),
  forms: () => postingForms(option('count', 10_000), option('seed', 1), print),
  guesses: () => guessing(option('count', 10_000), option('seed', 1), print),
  hidden: () => hiding({ histories: option('count', 10_000), seed: option('seed', 1), minutes: option('minutes', Infinity) }, print),
  judged: () =>
    judged(
      {
        ...{ orders: option('orders', 200), calls: option('calls', 100), kills: option('kills', 0), seed: option('seed', 1) },
        broker: process.argv.includes('--broker'),
      },
      print,
    ),
  mutants: () => mutants(wordAfter('of'), print),
  payments: () =>
    payments(
      {
        seeds: option('seeds', 50),
        firstSeed: option('seed', 1),
        checkouts: option('checkouts', 1_000),
        refunds: option('refunds', 300),
      },
      print,
    ),
  previews: () => drawingPreviews(option('count', 400), option('seed', 1), print),
  prism: () => prismBetween(print),
  sessions: () => endingSessions(option('rounds', 500), option('seed', 1), print),
  tlog: () => provingTlog(option('count', 2_000), option('seed', 1), print),
  together: () => together(option('seconds', 20), print),
  upgrade: () => upgrade(wordAfter('from'), print),
  walk: () => walking(print),
  workers: () => workers(option('seeds', 50), option('seed', 1), print),
  xes: () => readingXes(print),
};

async function run(): Promise<number> {
  const [kind, ...rest] = process.argv.slice(2);
  if (kind === 'histories') return writeHistories(option('of', 0), option('seed', 1), print);
  const chosen = rest.filter((word, at) => !word.startsWith('--') && rest[at - 1]?.startsWith('--') !== true);
  const known = kind === 'prove' ? harnesses : benches;
  const names = chosen.length > 0 ? chosen : Object.keys(known);
  const unknown = names.filter((name) => !Object.hasOwn(known, name));
  if (unknown.length > 0) throw new Error(`there is no ${unknown.join(', ')}; there are ${Object.keys(known).join(', ')}`);
  let faults = 0;
  for (const name of names) {
    print(`\n== ${name}`);
    faults += (await known[name]?.()) ?? 0;
  }
  return faults;
}

process.exit((await run()) === 0 ? 0 : 1);
