import { type ArgumentsHost, Catch, NotFoundException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemFilter } from '#libs/platform/http/problem-filter';
import type { Config } from '#libs/platform/config/config';
import type { Metrics } from '#libs/platform/metrics/metrics';
import { isPage } from '#machines/access/addresses';
import { pageForOnce } from './security-headers.js';
import type { WebFiles } from './web-files.js';

/**
 * Nest replaces Fastify's not-found handler, so the cabinets' page is served by this filter: browsers get it for every path outside the API, with 404 if the
 * product has no such page. All other requests get their problem response.
 */
@Catch(NotFoundException)
export class PageFilter extends ProblemFilter {
  constructor(
    metrics: Metrics,
    config: Config,
    private readonly web: WebFiles,
  ) {
    super(metrics, config);
  }

  override catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const path = request.url.split('?')[0] ?? '/';
    if (this.web.page === undefined || !wantsPage(request, path)) return super.catch(thrown, host);
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { html, policy } = pageForOnce(this.web.page);
    void reply
      .status(isPage(path) ? 200 : 404)
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(html);
  }
}

const wantsPage = (request: FastifyRequest, path: string): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/(api|health|metrics)(\/|$)/.test(path) &&
  /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*') &&
  !/\.[a-z0-9]{2,5}$/i.test(path);
