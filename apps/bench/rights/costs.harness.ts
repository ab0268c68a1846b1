import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '../product/client.js';
import { type Cluster, onCluster } from '../product/cluster.js';
import { percentile } from '../product/percentile.js';
import { type CostlyRequest, CostlyRequests } from './costly-requests.js';
import { earlierBuild } from '../product/earlier-build.js';
import { seeded } from '../product/random.js';
import { until } from '../product/until.js';
import type { Found, Harness, Print } from '../programs.js';

/** Maximum CPU milliseconds of a request by a stranger, except for page renders. */
const mostMs = 20;
const samples = 5;
/** Two samples are enough; the first call may run uncompiled code. */
const longMs = 100;
const attackSeconds = 10;
const worstShown = 10;

interface Answer {
  status: number;
  ms: number;
}

interface Cost extends CostlyRequest {
  ms: number;
  status: number;
}

/** An API process and the CPU time of its main thread. */
class Thread {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 20 });
  private sent = 0;

  constructor(
    private readonly origin: string,
    private readonly pid: number,
    private readonly random: () => number,
  ) {}

  /** CPU milliseconds of the main thread (Linux); other threads (hashes, pictures) are not included. */
  async used(): Promise<number> {
    return Number((await readFile(`/proc/${this.pid}/task/${this.pid}/schedstat`, 'utf8')).split(' ')[0]) / 1e6;
  }

  /** Another network each time unless one is given, so that network limits do not interfere. */
  send(
    { method, path, headers, body }: Pick<CostlyRequest, 'method' | 'path' | 'headers' | 'body'>,
    token?: string,
    network?: string,
  ): Promise<Answer> {
    this.sent += 1;
    const from = network ?? `10.${(this.sent >> 16) & 255}.${(this.sent >> 8) & 255}.${this.sent & 255}`;
    const began = performance.now();
    return new Promise((resolve, reject) => {
      const asked = request(
        this.origin + this.filled(path),
        {
          method,
          agent: this.agent,
          headers: {
            'x-forwarded-for': from,
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...headers,
            ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
          },
        },
        (answer) => {
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - began }));
          answer.on('error', reject);
          answer.resume();
        },
      );
      asked.on('error', reject);
      asked.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }

  private filled(path: string): string {
    const word = (): string => Math.floor(this.random() * 1e9).toString(36);
    const countries = ['ee', 'ge', 'ae', 'gb', 'cy', 'rs', 'am'].sort(() => this.random() - 0.5).slice(0, 4);
    return path.replace(/RANDOM/g, word).replace('SHUFFLED', countries.join(','));
  }
}

/** The client's token, renewed when it expires. */
class Session {
  private client: Client | undefined;

  constructor(private readonly cluster: Cluster) {}

  async token(renew = false): Promise<string> {
    if (renew) this.client = undefined;
    // On a busy machine a connection may fail for a while.
    const signedIn = async () => (this.client ??= await this.cluster.signIn('client').catch(() => undefined)) !== undefined;
    await until('a session of the client', signedIn, 10_000, 1_000);
    return this.client?.token ?? '';
  }
}

async function costOf(one: CostlyRequest, thread: Thread, session: Session): Promise<Cost> {
  const signedIn = one.kind === 'client';
  const taken: number[] = [];
  let status = 0;
  while (taken.length < samples && taken.filter((ms) => ms > longMs).length < 2) {
    const token = signedIn ? await session.token() : undefined;
    const before = await thread.used();
    ({ status } = await thread.send(one, token));
    // Work after the response (a log line, a metric) is part of the request.
    await pause(3);
    const ms = (await thread.used()) - before;
    if (status === 401 && signedIn && (await isOver(thread, token))) await session.token(true);
    else taken.push(ms);
  }
  return { ...one, status, ms: percentile(taken, 0.5) };
}

const isOver = async (thread: Thread, token: string | undefined): Promise<boolean> =>
  (await thread.send({ method: 'GET', path: '/api/v1/users/me', headers: {}, body: undefined }, token)).status === 401;

const costText = ({ ms, status, route, what }: Cost): string => `${ms.toFixed(1).padStart(7)} ms  ${status}  ${route}  ${what}`;

const worst = (costs: readonly Cost[], kind: CostlyRequest['kind']): Cost[] =>
  costs
    .filter((one) => one.kind === kind)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, worstShown);

/** Latency of /health/live during `attack`, and the requests per second of the attack. */
async function healthDuring(thread: Thread, perSecond: number, attack: (n: number) => Promise<Answer>): Promise<string> {
  const times: number[] = [];
  const under: Promise<unknown>[] = [];
  const statuses = new Map<number, number>();
  const end = performance.now() + attackSeconds * 1000;
  const polling = (async () => {
    while (performance.now() < end) {
      times.push((await thread.send({ method: 'GET', path: '/health/live', headers: {}, body: undefined })).ms);
      await pause(50);
    }
  })();
  for (let n = 0; performance.now() < end; n += 1) {
    if (perSecond > 0) under.push(attack(n).then(({ status }) => statuses.set(status, (statuses.get(status) ?? 0) + 1)));
    await pause(1000 / Math.max(perSecond, 1));
  }
  await Promise.all([polling, ...under]);
  const at = (share: number): string => percentile(times, share).toFixed(0);
  const answered = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} x ${status}`);
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} ms${answered.length > 0 ? ` (${answered.join(', ')})` : ''}`;
}

async function attacks(thread: Thread, costs: readonly Cost[], print: Print): Promise<void> {
  const cycle = (kind: CostlyRequest['kind'], network?: string) => {
    const chosen = worst(costs, kind);
    return (n: number): Promise<Answer> => thread.send(chosen[n % chosen.length] as Cost, undefined, network);
  };
  print(`/health/live alone: ${await healthDuring(thread, 0, cycle('anonymous'))}`);
  print(`/health/live while the ten worst of strangers come 5 times a second: ${await healthDuring(thread, 5, cycle('anonymous'))}`);
  print(`/health/live while one network asks for 25 renders a second: ${await healthDuring(thread, 25, cycle('render', '192.0.2.1'))}`);
}

/**
 * Sends the most expensive requests of anonymous visitors and clients to every route of the OpenAPI document, one at a time, and measures the CPU time of the
 * main thread for each. `from`: a commit whose build is measured instead of this one. Strangers' requests that take too long, or get a 5xx, are faults.
 */
export const run: Harness<'costs'> = async ({ from, seed }, print) => {
  const earlier = from === '' ? undefined : earlierBuild(from, print);
  const checkout = earlier?.directory ?? process.cwd();
  const env = { TRUSTED_PROXIES: '127.0.0.1, ::1' };
  try {
    return await onCluster({ apis: 1, workers: [], kafka: false, env, checkout }, (cluster) =>
      measured(cluster, join(checkout, 'docs/generated/openapi.json'), seed, print),
    );
  } finally {
    earlier?.remove();
  }
};

async function measured(cluster: Cluster, document: string, seed: number, print: Print): Promise<Found> {
  const { origin, program } = cluster.api();
  const session = new Session(cluster);
  const thread = new Thread(origin, program.pid, seeded(seed));
  const client = await cluster.signIn('client');
  const { items } = await client.must<{ items: { _id: string }[] }>('GET', '/orders?per_page=100');
  const ids = items.map(({ _id }) => _id);
  const requests = new CostlyRequests(document, ids).all();
  const found: Cost[] = [];
  for (const one of requests) found.push(await costOf(one, thread, session));
  for (const [kind, title] of [
    ['anonymous', 'requests of strangers'],
    ['client', 'requests of a client'],
    ['render', 'renders of public pages'],
  ] as const) {
    print(`the worst ${title}, of ${found.filter((one) => one.kind === kind).length}, in ms of the thread:`);
    worst(found, kind).forEach((one) => print(costText(one)));
  }
  await attacks(thread, found, print);
  thread.close();
  const faults = found.filter(({ kind, ms, status }) => status >= 500 || (kind === 'anonymous' && ms > mostMs));
  return { faults: faults.map(costText), line: `${found.length} requests of ${new Set(found.map(({ route }) => route)).size} routes` };
}
