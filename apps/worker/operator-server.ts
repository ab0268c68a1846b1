import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { Config } from '#libs/platform/config/config';
import { HealthChecks } from '#libs/platform/health/health-checks';
import { mayReadMetrics } from '#libs/platform/metrics/may-read-metrics';
import { thisBuild } from '#libs/platform/process/build';
import { Metrics } from '#libs/platform/metrics/metrics';

/**
 * The three operator routes for a process without the API: /health/live, /health/ready, /metrics. Listens on HEALTH_PORT if it is configured. @returns a
 * function that closes it
 */
export async function serveOperator(worker: INestApplicationContext): Promise<() => Promise<void>> {
  const { healthPort, host, metricsToken } = worker.get(Config, { strict: false });
  if (healthPort === undefined) return () => Promise.resolve();
  const answer = answering(worker, metricsToken);
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  server.listen(healthPort, host);
  await once(server, 'listening');
  return () => new Promise((closed) => (server.close(() => closed()), server.closeAllConnections()));
}

function answering(worker: INestApplicationContext, token: string | undefined) {
  const checks = worker.get(HealthChecks, { strict: false });
  const metrics = worker.get(Metrics, { strict: false });
  const json = (response: ServerResponse, status: number, body: unknown): void =>
    void response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.method === 'GET' ? request.url : undefined;
    if (path === '/health/live') return json(response, 200, { status: 'up', build: thisBuild.build });
    if (path === '/health/ready') {
      const { ready, degraded, checks: each } = await checks.readiness();
      const status = ready ? (degraded ? 'degraded' : 'up') : 'down';
      return json(response, ready ? 200 : 503, { status, build: thisBuild.build, checks: each });
    }
    if (path !== '/metrics' || !mayReadMetrics(request, token)) return json(response, 404, { status: 404, code: 'notFound' });
    const text = await metrics.text();
    response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text);
  };
}
