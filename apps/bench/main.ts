import { LocalKafkaError } from '#apps/local-kafka/local-kafka-error';
import { broker } from './broker.harness.js';
import { tamperingBundles } from './bundles.harness.js';
import { auditLists } from './audit-lists.bench.js';
import { comparing } from './change.bench.js';
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
import { endPrograms } from './program.js';
import { benches, harnesses, histories, type OptionsOf, type Program } from './programs.js';
import { proofTimes } from './proofs.bench.js';
import { provingProofs } from './proofs.harness.js';
import { rebuilding } from './rebuild.bench.js';
import { refolding } from './refold.bench.js';
import { relaying } from './relay.bench.js';
import { reports } from './reports.bench.js';
import { sequencing } from './sequencing.bench.js';
import { scale } from './scale.bench.js';
import { Skipped } from './skipped.js';
import { endingSessions } from './sessions.harness.js';
import { sitePages } from './site.bench.js';
import { starting } from './start.bench.js';
import { provingTlog } from './tlog.harness.js';
import { together } from './together.harness.js';
import { upgrade } from './upgrade.harness.js';
import { verifying } from './verify.bench.js';
import { walking } from './walk.harness.js';
import { workers } from './workers.harness.js';
import { readingXes } from './xes.harness.js';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Exit codes: faults were found, the program cannot run on this machine, it was interrupted. */
const [failed, skipped, interrupted] = [1, 3, 130];

/** What each program of a table does: resolves with the number of faults, or of missed goals. */
type Runs<Table extends Record<string, Program>> = {
  [Name in keyof Table]: (options: OptionsOf<Table[Name]>) => Promise<number | void>;
};

const bench: Runs<typeof benches> = {
  'audit-lists': ({ events, seconds }) => auditLists(events, seconds, print),
  change: (options) => comparing(options, print),
  chat: async ({ chats, seconds, messages }) => {
    // First: otherwise a disk that is still writing a million messages would be measured.
    for (const kafka of [false, true]) await chatUnderLoad(chats, seconds, kafka, print);
    await chatReads(messages, print);
  },
  delay: ({ seconds }) => effectDelay(200, seconds, print),
  fold: ({ events }) => folding(events, print),
  lighthouse: () => lighthouseRuns(print),
  lists: ({ orders }) => lists(orders, 30, print),
  load: ({ seconds }) => consumersUnderLoad(seconds, print),
  operations: ({ seconds }) => operations(seconds, print),
  papers: () => paperTimes(print),
  payments: async () => {
    await paymentCosts(print);
    await paymentsUnderLoad(print);
  },
  previews: () => previewTimes(print),
  'process-map': ({ events }) => processMaps(events, 20, print),
  proofs: ({ events }) => proofTimes(events, 5_000, print),
  rebuild: ({ events }) => rebuilding(events, print),
  refold: ({ events }) => refolding(events, print),
  relay: ({ events }) => relaying(events, print),
  reports: ({ orders }) => reports(orders, 5, print),
  scale: ({ orders, seconds }) => scale(orders, seconds, print),
  sequencing: ({ events, rounds }) => sequencing(events, rounds, print),
  site: ({ seconds }) => sitePages(seconds, print),
  start: () => starting(print),
  verify: ({ events }) => verifying(events, print),
};

const prove: Runs<typeof harnesses> = {
  broker: ({ seconds }) => broker(seconds, print),
  bundles: ({ count, seed }) => tamperingBundles(count, seed, print),
  chat: (options) => chatting(options, print),
  costs: ({ from, seed }) => costs(given(from), seed, print),
  crash: ({ seeds, seed }) => crash(seeds, seed, print),
  deliveries: ({ count, seed }) => deliveries(count, seed, print),
  'dry-run': ({ count, seed }) => dryRuns(count, seed, print),
  feeds: ({ count, seed }) => changingFeeds(count, seed, print),
  forms: ({ count, seed }) => postingForms(count, seed, print),
  guesses: ({ count, seed }) => guessing(count, seed, print),
  hidden: ({ count, seed, minutes }) => hiding({ histories: count, seed, minutes }, print),
  judged: (options) => judged(options, print),
  mutants: ({ of }) => mutants(given(of), print),
  payments: ({ seed, ...options }) => payments({ ...options, firstSeed: seed }, print),
  previews: ({ count, seed }) => drawingPreviews(count, seed, print),
  prism: () => prismBetween(print),
  proofs: ({ rounds, seed }) => provingProofs(rounds, seed, print),
  sessions: ({ rounds, seed }) => endingSessions(rounds, seed, print),
  tlog: ({ count, seed }) => provingTlog(count, seed, print),
  together: ({ seconds }) => together(seconds, print),
  upgrade: ({ from }) => upgrade(given(from), print),
  walk: () => walking(print),
  workers: ({ seeds, seed }) => workers(seeds, seed, print),
  xes: () => readingXes(print),
};

const written: Runs<typeof histories> = { histories: ({ of, seed }) => writeHistories(of, seed, print) };

const given = (text: string): string | undefined => (text === '' ? undefined : text);

/** Runs what run.mjs chose and checked: `main.js KIND NAME OPTIONS`, the options as JSON. @returns the exit code */
async function run([kind = '', name = '', options = '{}']: readonly string[]): Promise<number> {
  const tables: Readonly<Record<string, Readonly<Record<string, (options: never) => Promise<number | void>>>>> = {
    bench,
    prove,
    histories: written,
  };
  try {
    const faults = await tables[kind]?.[name]?.(JSON.parse(options) as never);
    return faults === undefined || faults === 0 ? 0 : failed;
  } catch (fault) {
    if (!(fault instanceof Error)) throw fault;
    // A sentence of ours says it all; anything else is a bug, and its stack says where.
    print(
      `${name}: ${fault.constructor === Error || fault instanceof LocalKafkaError || fault instanceof Skipped ? fault.message : fault.stack}`,
    );
    return fault instanceof Skipped ? skipped : failed;
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void endPrograms().then(() => process.exit(interrupted)));
process.exit(await run(process.argv.slice(2)));
