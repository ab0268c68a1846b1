import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '#libs/platform/config/config';
import { traceHeaders, tracesOf } from '#libs/platform/http/request-trace';
import { answerMinimal } from '#libs/platform/http/write-request';
import { invalid } from '#libs/platform/http/problem';
import type { Metrics } from '#libs/platform/metrics/metrics';
import { queryFault } from './body-bounds.js';
import { securityHeaders } from './security-headers.js';
import { addressIsStorable, headersAreStorable } from './storable-text.js';
import { visitorNotes } from './visitor-notes.js';

/**
 * Hooks of every request, in this order: response headers, refusal of text that cannot be stored and of too many parameters, minimal responses, one log line
 * and one metric at the end.
 */
export function addRequestHooks(instance: FastifyInstance, config: Config, metrics: Metrics, log: Logger): void {
  const headersOf = securityHeaders(config);
  const noteVisitor = visitorNotes(config, metrics.registry, log);
  instance.addHook('onRequest', (request, reply, done) => {
    void reply.headers({ ...headersOf(request.routeOptions.url), ...traceHeaders(request) });
    noteVisitor(request);
    if (!addressIsStorable(request.raw.url ?? '')) return done(invalid({ field: 'address', code: 'invalidCharacters' }));
    if (!headersAreStorable(request.headers)) return done(invalid({ field: 'headers', code: 'invalidCharacters' }));
    done(queryFault(request.query));
  });
  answerMinimal(instance);
  // In development a line per request would drown all other output.
  const level = config.production ? 'info' : 'debug';
  const logged = log.isLevelEnabled(level);
  instance.addHook('onResponse', (request, reply, done) => {
    const { url = 'none', config: { filesOf } = {} } = request.routeOptions;
    const route = filesOf ?? url;
    metrics.answered({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    if (logged)
      log[level](
        { ...tracesOf(request), method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'request',
      );
    done();
  });
}
