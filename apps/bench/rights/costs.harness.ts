import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { onCluster } from '../product/cluster.js';
import { percentile } from '../product/percentile.js';
import { type CostlyRequest, CostlyRequests } from './costly-requests.js';
import type { Harness } from '../programs.js';

/** Maximum CPU milliseconds of a request. */
const mostMs = 20;
const samples = 5;
/** Two samples are enough; the first call may run uncompiled code. */
const longMs = 100;
const worstShown = 10;

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
  ) {}

  /** CPU milliseconds of the main thread (Linux); other threads (hashes, pictures) are not included. */
  async used(): Promise<number> {
    return Number((await readFile(`/proc/${this.pid}/task/${this.pid}/schedstat`, 'utf8')).split(' ')[0]) / 1e6;
  }

  /** From another network each time, so that limits of a network do not interfere. @returns the status */
  send({ method, path, headers, body }: CostlyRequest): Promise<number> {
    this.sent += 1;
    const sent = {
      'x-forwarded-for': `10.${(this.sent >> 16) & 255}.${(this.sent >> 8) & 255}.${this.sent & 255}`,
      ...headers,
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    };
    return new Promise((resolve, reject) => {
      const asked = request(this.origin + path, { method, agent: this.agent, headers: sent }, (answer) => {
        answer.on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', reject);
        answer.resume();
      });
      asked.on('error', reject);
      asked.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

const costText = ({ ms, status, route, what }: Cost): string =>
  `${ms.toFixed(1).padStart(7)} ms  ${status}  ${route.slice(0, 80)}  ${what}`;

async function costOf(one: CostlyRequest, thread: Thread): Promise<Cost> {
  const taken: number[] = [];
  let status = 0;
  while (taken.length < samples && taken.filter((ms) => ms > longMs).length < 2) {
    const before = await thread.used();
    status = await thread.send(one);
    // Work after the response (a log line, a metric) is part of the request.
    await pause(3);
    taken.push((await thread.used()) - before);
  }
  return { ...one, status, ms: percentile(taken, 0.5) };
}

/**
 * Sends the most expensive requests of a stranger to every public route of the OpenAPI document and to the pages, one at a time, and measures the CPU time of the
 * main thread for each. Those that take too long, or get a 5xx, are faults.
 */
export const run: Harness<'costs'> = (_, print) =>
  onCluster({ apis: 1, workers: [], kafka: false, env: { TRUSTED_PROXIES: '127.0.0.1, ::1' } }, async (cluster) => {
    const { origin, program } = cluster.api();
    const thread = new Thread(origin, program.pid);
    const found: Cost[] = [];
    for (const one of new CostlyRequests().all()) found.push(await costOf(one, thread));
    thread.close();
    print('the worst requests, in ms of the thread:');
    found.sort((a, b) => b.ms - a.ms);
    found.slice(0, worstShown).forEach((one) => print(costText(one)));
    const faults = found.filter(({ ms, status }) => status >= 500 || ms > mostMs);
    return { faults: faults.map(costText), line: `${found.length} requests of ${new Set(found.map(({ route }) => route)).size} routes` };
  });
