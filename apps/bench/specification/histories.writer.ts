import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type HistoryLine, historyFile } from '#libs/testing/order-histories';
import { operationNames } from '#machines/order/commands';
import { onEarlierData } from '../product/earlier-build.js';
import { onDataDir } from '../product/own-database.js';
import { seeded } from '../product/random.js';
import type { Stack } from '../product/stack.js';
import type { Histories, Print } from '../programs.js';

/** The last commit of each version of the order's machine in this history. Version 2 was replaced before it was committed. */
const lastCommits: Readonly<Record<number, string>> = {
  1: '23b21d37^',
  3: 'd45823ba^',
  4: '046677ff^',
  5: 'bbc29de5',
  6: '02cdb408',
  7: 'bb32c5a9',
  8: '7346f92b',
};

/** Everyone who may act on an order: by relation, and staff with and without permission to handle money. */
const people = ['client', 'client2', 'partner', 'owner', 'client-service-head', 'client-service-manager', 'services-manager'];

const maxOrders = 40;
const maxBytes = 200_000;

/**
 * Writes history files of machine versions: builds the last commit of each, uses it on demo data, and stores events, commands and rows of some 40 of its
 * orders. `of`: one version; 0: all that have a commit.
 */
export const run: Histories = async ({ of, seed }, print) => {
  for (const [version, commit] of Object.entries(lastCommits)) {
    if (of !== 0 && Number(version) !== of) continue;
    const lines = await onEarlierData(commit, (stack) => tryOperations(stack, seed, print), ordersOf, print);
    const file = historyFile(Number(version));
    writeFileSync(file, packed(chosen(lines)));
    print(`version ${version}: ${chosen(lines).length} of ${lines.length} orders of ${commit} are in ${file}`);
  }
};

/** Sends every operation by everyone to every second order, in random order: most are refused, and each refusal is a recorded command with its code. */
async function tryOperations(stack: Stack, seed: number, print: Print): Promise<void> {
  const random = seeded(seed);
  const clients = await Promise.all(people.map((account) => stack.signIn(account)));
  const { items } = await (await stack.signIn()).must<{ items: { _id: string }[] }>('GET', '/orders?per_page=100&sort=number');
  const statuses = new Map<number, number>();
  for (const { _id } of items.filter((_, index) => index % 2 === 0)) {
    const tries = clients.flatMap((client) => operationNames.map((operation) => ({ client, operation, place: random() })));
    for (const { client, operation } of tries.sort((a, b) => a.place - b.place)) {
      const { status } = await client.call('PATCH', `/orders/update-payment-status/${_id}`, { operation });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  print(`operations answered: ${[...statuses].map(([status, count]) => `${count} x ${status}`).join(', ')}`);
}

const linesSql = `
  select to_jsonb(o) as row,
    (select json_agg(json_build_object('version', version, 'type', type, 'schemaVersion', schema_version, 'data', data::json, 'metadata', metadata::json,
       'recordedAt', recorded_at_us) order by version) from events where stream_id = o.id) as events,
    (select coalesce(json_agg(json_build_object('id', command_id, 'type', type, 'actorId', actor_id, 'actorFacts', actor_facts::json, 'streamVersion', stream_version,
       'machineVersion', machine_version, 'input', input::json, 'outcome', outcome, 'code', code, 'at', at) order by stream_version, at, command_id), '[]')
     from commands where stream_id = o.id) as commands
  from orders o order by number`;

const ordersOf = (dataDir: string): Promise<HistoryLine[]> =>
  onDataDir(dataDir, async (owner) =>
    (await owner.query<HistoryLine>(linesSql)).map((line) => ({ ...line, commands: distinctCommands(line) })),
  );

/** Excludes commands that never reached the machine, and keeps one of several refusals of an order with the same reason. */
function distinctCommands({ commands }: HistoryLine): HistoryLine['commands'] {
  const refused = new Set<string>();
  return commands.filter(({ type, input, outcome, code }) => {
    if (input['judged'] !== true) return false;
    const reason = `${type} ${code}`;
    if (outcome === 'accepted') return true;
    return !refused.has(reason) && refused.add(reason);
  });
}

/** Features of a history: shapes of events, commands with their outcomes, final status. */
const shown = ({ row, events, commands }: HistoryLine): string[] => [
  `ends in ${String(row['progress'])}`,
  ...events.map(({ type, schemaVersion }) => `${type} ${schemaVersion}`),
  ...commands.map(({ type, outcome, code, machineVersion }) => `${type} ${outcome} ${code} ${machineVersion}`),
];

const packed = (lines: readonly HistoryLine[]): Buffer => gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(''), { level: 9 });

/** Greedy cover: repeatedly selects the order with most new features until none is left; then the first of the rest. */
function chosen(lines: readonly HistoryLine[]): HistoryLine[] {
  const left = new Set(lines);
  const seen = new Set<string>();
  const kept: HistoryLine[] = [];
  while (left.size > 0 && kept.length < maxOrders) {
    const newIn = (line: HistoryLine): number => new Set(shown(line).filter((what) => !seen.has(what))).size;
    const next = [...left].reduce((best, line) => (newIn(line) > newIn(best) ? line : best));
    left.delete(next);
    if (packed([...kept, next]).length > maxBytes) continue;
    kept.push(next);
    for (const what of shown(next)) seen.add(what);
  }
  return kept;
}
