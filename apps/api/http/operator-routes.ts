import type { FastifyInstance } from 'fastify';
import type { Config } from '#libs/platform/config/config';
import type { HealthChecks } from '#libs/platform/health/health-checks';
import { notFound } from '#libs/platform/http/problem';
import { mayReadMetrics } from '#libs/platform/metrics/may-read-metrics';
import { thisBuild } from '#libs/platform/process/build';
import type { Metrics } from '#libs/platform/metrics/metrics';

/** Routes for operators, outside the base path and its access table: liveness, readiness, metrics. */
export function addOperatorRoutes(instance: FastifyInstance, config: Config, checks: HealthChecks, metrics: Metrics): void {
  instance.get('/health/live', async () => ({ status: 'up', build: thisBuild.build }));
  instance.get('/health/ready', async (_request, reply) => {
    const { ready, degraded, checks: each } = await checks.readiness();
    if (!ready) void reply.status(503).header('retry-after', '1');
    return { status: ready ? (degraded ? 'degraded' : 'up') : 'down', build: thisBuild.build, checks: each };
  });
  instance.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) throw notFound();
    void reply.type(metrics.registry.contentType);
    return metrics.text();
  });
}
