import type { FastifyInstance, onRequestHookHandler, onSendHookHandler } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { routeKey, type RouteTable } from '#libs/platform/auth/route-table';
import { networkOf } from '#libs/platform/http/network';
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

  /** Adds the hooks to the routes that are counted, which are registered afterwards. */
  addTo(instance: FastifyInstance): void {
    const refuse: onRequestHookHandler = ({ ip }, _, done) => {
      const seconds = Math.ceil(((this.closedUntil.get(networkOf(ip)) ?? 0) - performance.now()) / 1000);
      done(seconds > 0 ? tooMany('tooManyRequests', seconds) : undefined);
    };
    // Before the response is sent, so that a client that waits for each response cannot outrun the count.
    const count: onSendHookHandler = (request, _, payload, done) => {
      const status = request.problem?.status;
      if (status !== 400 && status !== 422) return done(null, payload);
      void this.count(networkOf(request.ip)).then(() => done(null, payload));
    };
    instance.addHook('onRoute', (route) => {
      const key = routeKey(String(route.method), route.url);
      if (key.startsWith('GET ') || this.around.table[key] !== 'public' || signedRoutes.has(key)) return;
      route.onRequest = [refuse, route.onRequest ?? []].flat();
      route.onSend = [count, route.onSend ?? []].flat();
    });
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
