import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#libs/platform/database/database';
import { onCluster } from '../product/cluster.js';
import { GoProgram } from '../product/go-program.js';
import { brokenProducts } from './broken-products.js';
import { type ActorName, actors, RecordingClient, type SeenOrder, type Shared } from './clients.js';
import { historyText, type RecordedLine, Recorder } from './history.js';
import { planted, plantedFaults } from './planted-faults.js';
import { seeded } from '../product/random.js';
import { orderBody, serviceWithoutDocuments } from '../product/workload.js';
import type { Harness, Print } from '../programs.js';

type HistoryOptions = Parameters<Harness<'judged'>>[0];

/** Orders that are worked on at a time: fewer than clients, so that calls meet. */
const atOnce = 4;
const callsAfterEnd = 12;
const program = 'apps/bench/judge';
/** The checker's exit code, and in how many orders one fault is planted. */
const [tookTooLong, mostTries] = [3, 10];

/**
 * Eight clients send operations and commands on shared orders, repeat keys and read, while the api is killed. A checker in Go, with a model written from the
 * specification alone, decides whether some order of the calls explains every answer; then it has to find each of the planted faults.
 * `kills`: how often an api is killed. `calls`: on one order, at most. `broken`: breaks the product in earnest instead of its history.
 */
export const run: Harness<'judged'> = async (options, print) => {
  const checker = GoProgram.build(program);
  try {
    if (options.broken) return await unnoticed(checker, options, print);
    const lines = await recordHistory(options, print);
    const { status, output } = checker.run(historyText(lines));
    print(`judged: seed ${options.seed}: ${output}`);
    return (status === 0 ? 0 : 1) + (status === 0 ? unfound(checker, lines, options.seed, print) : 0);
  } finally {
    checker.remove();
  }
};

/** Runs each broken product, and counts those whose history the checker does not refuse. */
async function unnoticed(checker: GoProgram, options: HistoryOptions, print: Print): Promise<number> {
  let found = 0;
  const names = Object.keys(brokenProducts);
  for (const name of names) {
    const lines = await recordHistory(options, print, name);
    const { status, output } = checker.run(historyText(lines), 'verdict');
    if (status === 1) found += 1;
    const reason = output.split('\n').find((line) => !line.includes('not shown')) ?? output;
    print(`a product that ${name}: ${status === 1 ? 'found' : 'not found'}: ${reason.slice(0, 200)}`);
  }
  print(`seed ${options.seed}: ${found} of ${names.length} broken products are found`);
  return names.length - found;
}

/** Plants each fault into the calls of one order, and counts those that the checker does not find. */
function unfound(checker: GoProgram, lines: readonly RecordedLine[], seed: number, print: Print): number {
  const random = seeded(seed);
  // Calls without an answer leave the search many more ways: their orders come last.
  const parts = partsOf(lines).map((part) => ({ part, unanswered: unansweredOf(part), by: random() }));
  const inOrder = parts.sort((a, b) => a.unanswered - b.unanswered || a.by - b.by).map(({ part }) => part);
  let found = 0;
  const names = Object.keys(plantedFaults);
  for (const name of names) {
    const verdict = verdictOn(checker, inOrder, (part) => planted(name, part, random));
    if (verdict?.status === 1) found += 1;
    else print(verdict === null ? `no place for: ${name}` : `not found: ${name}: ${verdict.output}`);
  }
  print(`judged: ${found} of ${names.length} planted faults are found`);
  return names.length - found;
}

/** What the checker says of the first order that has a place for the fault; of another one where a search takes too long. Null without a place. */
function verdictOn(
  checker: GoProgram,
  parts: readonly RecordedLine[][],
  plant: (part: RecordedLine[]) => RecordedLine[] | null,
): { status: number; output: string } | null {
  let verdict = null;
  let tries = 0;
  for (const part of parts) {
    const altered = plant(part);
    if (altered === null) continue;
    verdict = checker.run(historyText(altered), 'verdict');
    if (verdict.status !== tookTooLong || (tries += 1) === mostTries) break;
  }
  return verdict;
}

/** Calls that got no answer. */
function unansweredOf(part: readonly RecordedLine[]): number {
  const answered = part.filter((line) => line.kind === 'end' && line.result.unknown !== true).length;
  return part.filter(({ kind }) => kind === 'start').length - answered;
}

/** The lines of each order. */
function partsOf(lines: readonly RecordedLine[]): RecordedLine[][] {
  const parts = new Map<string, RecordedLine[]>();
  const orders = new Map<number, string>();
  for (const line of lines) {
    if (line.kind === 'start') orders.set(line.id, line.call.order);
    const order = line.kind === 'start' ? line.call.order : line.kind === 'end' ? (orders.get(line.id) ?? '') : line.order;
    const part = parts.get(order);
    if (part) part.push(line);
    else parts.set(order, [line]);
  }
  return [...parts.values()];
}

/** Two api processes, because what one keeps in memory the other may change. */
const recordHistory = ({ orders, calls, kills, broker, seed }: HistoryOptions, print: Print, broken?: string): Promise<RecordedLine[]> =>
  onCluster({ apis: 2, workers: [{}], kafka: broker }, async (cluster) => {
    const random = seeded(seed);
    const product = broken === undefined ? undefined : brokenProducts[broken];
    const recorder = new Recorder();
    // The product prepared its demonstration; the broken one serves it.
    if (product) await cluster.breakApis(product);
    let turn = 0;
    const nextApi = () => cluster.api((turn += 1) % 2);
    const signedIn = (account: string) => cluster.signIn(account, nextApi());
    const people = await Promise.all(actors.map(async (actor) => ({ ...actor, client: await signedIn(actor.account) })));
    const idOf = (name: ActorName): string => people.find((one) => one.name === name)?.client.id ?? '';
    const partners = { partner: idOf('partner'), partner2: idOf('partner2') };
    const clients = people.map(({ client, name, reads }) => new RecordingClient(client, name, reads, partners, recorder, random));
    const placing = await signedIn('client');
    const staff = await signedIn('owner');
    // A balance is due after the work only where the prepayment is a part of the price.
    const plain = await serviceWithoutDocuments(staff);
    await staff.must('PATCH', `/services/${plain._id}`, { prepaymentPercent: 30 });
    const service = orderBody(plain);
    const place = async (): Promise<Shared> => {
      const { _id } = await placing.must<{ _id: string }>('POST', '/orders', service);
      const seen = await staff.must<PlacedOrder>('GET', `/orders/${_id}`);
      if (seen.details.asks.length > 0) throw new Error('the service asks for details, which the model does not know');
      const steps = Object.values(seen.steps).flatMap((group) => group.steps.map((step) => step._id));
      const [price, needed] = [cents(seen.price), cents(seen.prepayment)];
      recorder.add({ kind: 'order', order: _id, price, needed, required: false, steps });
      return { seen, currency: 'EUR', price, needed, calls: 0, declared: 0 };
    };

    let placed = 0;
    const open: Shared[] = [];
    /** An order to work on: placed when there is room, and left when it had its calls. */
    const next = (): Shared | undefined => open[Math.floor(random() * open.length)];
    const isOver = ({ seen, calls: had }: Shared): boolean =>
      had >= calls || ((seen.status === 'projectFinished' || seen.status === 'orderCancelled') && had >= calls - callsAfterEnd);
    let running = true;
    const keepOpen = async (): Promise<void> => {
      while (running) {
        for (const over of open.filter(isOver)) open.splice(open.indexOf(over), 1);
        if (placed >= orders && open.length === 0) running = false;
        while (running && open.length < atOnce && placed < orders) {
          const order = await place().catch(() => null);
          if (order === null) break;
          placed += 1;
          open.push(order);
        }
        await pause(10);
      }
    };
    const act = async (client: RecordingClient): Promise<void> => {
      while (running) {
        const order = next();
        await (order === undefined ? pause(5) : client.act(order));
      }
    };
    const killing = async (): Promise<void> => {
      for (let kill = 0; kill < kills && running; kill += 1) {
        await pause(1_000 + random() * 1_500);
        const { program: killed } = nextApi();
        await killed.end('SIGKILL');
        await killed.start();
      }
    };
    const outage = async (): Promise<void> => {
      if (!broker) return;
      await pause(2_000);
      await cluster.broker.kill();
      await pause(5_000);
      await cluster.broker.start();
    };
    const began = performance.now();
    await Promise.all([keepOpen(), ...clients.map(act), killing(), outage()]);
    const seconds = (performance.now() - began) / 1_000;
    // What a broken product wrote may never be consumed.
    await cluster.settled(product ? 5_000 : 120_000).catch((fault: unknown) => {
      if (product === undefined) throw fault;
    });
    for (const event of await loggedEvents(cluster.database)) recorder.add({ kind: 'event', ...event });
    const ended = recorder.lines.filter((line) => line.kind === 'end' && line.result.unknown !== true).length;
    const sent = recorder.lines.filter(({ kind }) => kind === 'start').length;
    print(
      `judged: ${placed} orders, ${sent} calls in ${seconds.toFixed(1)} s, ${sent - ended} without an answer, ${kills} kills${broker ? ', a broker outage' : ''}`,
    );
    const recordedOrders = new Set(recorder.lines.flatMap((line) => (line.kind === 'order' ? [line.order] : [])));
    return recorder.lines.filter((line) => line.kind !== 'event' || recordedOrders.has(line.order));
  });

interface PlacedOrder extends SeenOrder {
  price: { amount: string };
  prepayment: { amount: string };
  details: { asks: string[] };
}

const cents = ({ amount }: { amount: string }): number => Math.round(Number(amount) * 100);

const loggedEvents = (database: Database): Promise<{ order: string; version: number; pos: number }[]> =>
  database.query(
    `select e.stream_id as order, e.version, o.pos from events e join event_order o using (event_id) where e.stream_type = 'order' order by o.pos`,
  );
