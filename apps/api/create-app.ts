import 'reflect-metadata';
import { resolve } from 'node:path';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { ModuleMetadata } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { QueryBus } from '@nestjs/cqrs';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { PublicCatalogue } from '#libs/contracts/catalogue/catalogue-queries';
import { PublicFeedbacks } from '#libs/contracts/feedbacks/feedback-queries';
import { LiveTail } from '#libs/event-log/live/live-tail';
import { maxUploadBytes } from '#machines/kernel/uploads';
import type { Config } from '#libs/platform/config/config';
import { drainConnections } from '#libs/platform/http/drain-connections';
import { HealthChecks } from '#libs/platform/health/health-checks';
import { ApplicationLogger } from '#libs/platform/logging/logging.module';
import { newTrace } from '#libs/platform/logging/trace';
import { createLog } from '#libs/platform/logging/log';
import { Metrics } from '#libs/platform/metrics/metrics';
import { AccessTokens } from '#libs/platform/auth/access-token';
import { type RouteTable, routeTable } from '#libs/platform/auth/route-table';
import { Database } from '#libs/platform/database/database';
import { RateLimiter } from '#libs/platform/rate-limit/rate-limiter';
import { TokenBuckets } from '#libs/platform/rate-limit/token-buckets';
import { ApiModule } from './api.module.js';
import { bodyLimit, parseJsonOnly } from './http/body-parser.js';
import { answerFrameworkError, answerUnreadable, routedAddress } from './http/client-errors.js';
import { demoPage, demoSite } from './http/demo-line.js';
import { serveOpenApi } from './http/openapi.js';
import { addOperatorRoutes } from './http/operator-routes.js';
import { PageFilter } from './http/page-filter.js';
import { RefusedBodies } from './http/refused-bodies.js';
import { addRequestHooks } from './http/request-hooks.js';
import { passSimulatorPages } from './http/simulator-pages.js';
import { serveWeb } from './http/web-files.js';
import { loginPages } from './site/login-page.js';
import { PublicPages } from './site/public-pages.js';
import { serveDiscovery } from './site/serve-discovery.js';
import { serveLogin, serveSite } from './site/serve-site.js';
import { loadSite, type SiteBuild } from './site/site-build.js';

type Modules = NonNullable<ModuleMetadata['imports']>;

export interface CreateAppOptions {
  /** only these features, for their tests; rows of the access table without a route are then no error */
  features?: Modules;
  /** additional modules of the process (the worker, if it runs here too) */
  also?: Modules;
  /** directory of the built web; dist/web by default; missing: no pages */
  webRoot?: string;
  /** renderer of the public pages; the built one by default */
  site?: SiteBuild;
  log?: Logger;
}

/**
 * The HTTP application, initialised and not yet listening: `await app.listen(config.port, config.host)`; tests use `app.inject` or its server.
 * `config.databaseUrl` must be a migrated database. Close it with `app.close()`.
 */
export async function createApp(config: Config, options: CreateAppOptions = {}): Promise<NestFastifyApplication> {
  const log = options.log ?? createLog(config);
  const module = ApiModule.forRoot(config, log, options);
  const app = await NestFactory.create<NestFastifyApplication>(module, createAdapter(config), {
    bufferLogs: true,
    bodyParser: false,
    abortOnError: false,
  });
  try {
    app.useLogger(app.get(ApplicationLogger));
    app.flushLogs();
    await configureApp(app, config, log, options);
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
    return app;
  } catch (fault) {
    await app.close().catch(() => undefined);
    throw fault;
  }
}

function createAdapter(config: Config): FastifyAdapter {
  const { trustedProxies } = config;
  return new FastifyAdapter({
    genReqId: newTrace,
    bodyLimit,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    requestTimeout: 120_000,
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    rewriteUrl: routedAddress,
    frameworkErrors: answerFrameworkError(config),
    clientErrorHandler: answerUnreadable,
    multipart: false,
  });
}

async function configureApp(app: NestFastifyApplication, config: Config, log: Logger, options: CreateAppOptions): Promise<void> {
  const instance = app.getHttpAdapter().getInstance() as FastifyInstance;
  const metrics = app.get(Metrics);
  drainConnections(instance);
  addRequestHooks(instance, config, metrics, log);
  const table = app.get<RouteTable>(routeTable, { strict: false });
  const limiter = new RateLimiter(app.get(Database));
  new RefusedBodies({ limiter, table, limit: config.quotas.refusedBodiesPerNetwork, log }).addTo(instance);
  parseJsonOnly(instance, { table, tokens: app.get(AccessTokens, { strict: false }) });
  await app.register(cookie);
  await app.register(multipart, { limits: { fileSize: maxUploadBytes, files: 1, fields: 4, parts: 5, fieldSize: 4096, headerPairs: 32 } });
  app.setGlobalPrefix('api/v1', { exclude: ['country/:picture', 'example/:picture', 'form/:form'] });
  addOperatorRoutes(instance, config, app.get(HealthChecks), metrics);
  await passSimulatorPages(instance, config);
  const webRoot = resolve(options.webRoot ?? 'dist/web');
  const web = await serveWeb(instance, webRoot);
  const page = config.demo && web.page !== undefined ? demoPage(web.page) : web.page;
  app.useGlobalFilters(new PageFilter(metrics, config, { page }));
  const built = options.site ?? (await loadSite(webRoot));
  const site = built && config.demo ? demoSite(built) : built;
  if (site) furnishSite(app, instance, config, log, site);
  if (site && page !== undefined) serveLogin(instance, await loginPages(page, site));
  serveOpenApi(app);
}

/** The public pages, if they were built and the features they show are loaded. */
function furnishSite(app: NestFastifyApplication, instance: FastifyInstance, config: Config, log: Logger, build: SiteBuild): void {
  const queries = app.get(QueryBus);
  const read = async () => {
    const [catalogue, feedbacks] = await Promise.all([queries.execute(new PublicCatalogue()), queries.execute(new PublicFeedbacks())]);
    return { ...catalogue, feedbacks };
  };
  const { pageRendersPerMinute: perMinute } = config.quotas;
  const budgets = new TokenBuckets({ burst: Math.ceil(perMinute / 4), perMinute });
  const pages = new PublicPages(build, read, config.publicUrl, log, budgets);
  const stop = pages.follow(app.get(LiveTail, { strict: false }));
  instance.addHook('onClose', (_, done) => {
    stop();
    done();
  });
  serveSite(instance, pages, build.assets);
  serveDiscovery(instance, pages, build.renderer, config.publicUrl);
}
