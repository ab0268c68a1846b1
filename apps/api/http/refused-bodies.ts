import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { routeKey, type RouteTable } from '#libs/platform/auth/route-table';
import { networkOf } from '#libs/platform/http/network';
import type { Problem } from '#libs/platform/http/problem';
import { type RateLimiter, tooMany } from '#libs/platform/rate-limit/rate-limiter';
import { signedRoutes } from './body-parser.js';

/** Window in seconds for counting a network's refused bodies. */
const windowSeconds = 900;
/** Maximum number of blocked networks in the cache. */
const mostNetworks = 10_000;

interface Surroundings {
  limiter: Pick<RateLimiter, 'take'>;
  table: RouteTable;
  /** refused bodies that a network may send per window */
  limit: number;
  log: Pick<Logger, 'warn'>;
}

/**
 * Counts bodies on public routes that are refused with 400 or 422, by network and across all processes. A network over the limit gets 429 before its next body
 * is read. Accepted bodies are not counted: their routes have separate limits. Blocked networks are cached, so that other requests cost no query.
 */
export class RefusedBodies {
  private readonly closedUntil = new LRUCache<string, number>({ max: mostNetworks });

  constructor(private readonly around: Surroundings) {}

  addTo(instance: FastifyInstance): void {
    instance.addHook('onRequest', (request, _, done) => done(this.isCounted(request) ? this.refusal(networkOf(request.ip)) : undefined));
    // Before the response is sent, so that a client that waits for each response cannot outrun the count.
    instance.addHook('onSend', (request, _, payload, done) => {
      const status = request.problem?.status;
      if ((status !== 400 && status !== 422) || !this.isCounted(request)) return done(null, payload);
      void this.count(networkOf(request.ip)).then(() => done(null, payload));
    });
  }

  private isCounted({ method, routeOptions }: FastifyRequest): boolean {
    if (method === 'GET' || method === 'HEAD' || routeOptions.url === undefined) return false;
    const key = routeKey(method, routeOptions.url);
    return this.around.table[key] === 'public' && !signedRoutes.has(key);
  }

  private refusal(network: string): Problem | undefined {
    const seconds = Math.ceil(((this.closedUntil.get(network) ?? 0) - performance.now()) / 1000);
    return seconds > 0 ? tooMany('tooManyRequests', seconds) : undefined;
  }

  private async count(network: string): Promise<void> {
    const { limiter, limit, log } = this.around;
    let wait = 0;
    try {
      await limiter.take([{ kind: 'refused body', value: network, limit, seconds: windowSeconds }], (seconds) => {
        wait = seconds;
        return tooMany('tooManyRequests', seconds);
      });
    } catch (fault) {
      if (wait > 0) this.closedUntil.set(network, performance.now() + wait * 1000);
      else log.warn({ err: fault }, 'a refused body could not be counted');
    }
  }
}
