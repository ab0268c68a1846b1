import { Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { v7 } from 'uuid';
import { type Id, isId } from '#machines/kernel/ids';
import { routeKey } from '#libs/platform/auth/route-table';
import { KeyedNames } from '#libs/platform/auth/keyed-names';
import { Config } from '#libs/platform/config/config';
import '#libs/platform/downloads/opened-files';
import '#libs/platform/rate-limit/read-limit';
import { networkOf } from '#libs/platform/http/network';
import { readRoutes, type ReadRoute } from '#machines/access/reads';
import { OnceEach } from '../rules/once-each.js';
import { recordedFilter } from '../rules/read-filter.js';
import { type NotedRead, ReadLog } from '../storage/read-log.js';

/** Milliseconds for which a further preview of one file by one person is not recorded again. */
const oncePeriod = 10 * 60_000;
/** Pairs of person and file that a process remembers; beyond it the oldest counts as new. */
const mostRemembered = 20_000;

/**
 * Records the answers of the routes in `readRoutes` before their first byte is sent. The table adds it to each of them, so no handler can
 * omit it. An answer never waits for it, and never fails because of it.
 */
@Injectable()
export class ReadRecorder {
  private readonly logger = new Logger('reads');
  private readonly routes: ReadonlyMap<string, ReadRoute> = new Map(Object.entries(readRoutes));
  private readonly once = new OnceEach(oncePeriod, mostRemembered);
  private readonly names: KeyedNames;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly log: ReadLog,
    config: Config,
  ) {
    this.names = new KeyedNames(config);
  }

  /** Must be called before the recorded routes are registered. */
  watchRoutes(): void {
    const instance = this.host.httpAdapter.getInstance<FastifyInstance>();
    instance.addHook('onRoute', (options) => {
      const key = routeKey(String(options.method), options.url);
      const route = this.routes.get(key);
      if (route !== undefined) options.onSend = [...[options.onSend ?? []].flat(), this.hookOf(key, route)];
    });
  }

  private hookOf(key: string, route: ReadRoute): onSendHookHandler {
    return (request, reply, payload, done) => {
      try {
        // HEAD is served by the route of GET, without a body.
        const isServed = request.method !== 'HEAD' && (reply.statusCode === 200 || reply.statusCode === 206);
        if (isServed) this.note(key, route, request, reply);
      } catch (fault) {
        this.logger.error({ err: fault, msg: 'a read was not recorded' });
      }
      done(null, payload);
    };
  }

  private note(key: string, route: ReadRoute, request: FastifyRequest, reply: FastifyReply): void {
    if (!isRecorded(route, request, reply)) return;
    const actor = request.signedIn?.actor;
    const object = route.object === undefined ? null : objectOf(request);
    const network = this.names.nameOf('network', networkOf(request.ip));
    const now = Date.now();
    if (object !== null) {
      const same = `${actor?.id ?? network} ${route.kind} ${object}`;
      // A part of a file is asked for again and again by one who reads it.
      if (route.once === true || reply.statusCode === 206) {
        if (!this.once.isFirst(same, now)) return;
      } else this.once.see(same, now);
    }
    const read: NotedRead = {
      id: v7(),
      at: now * 1000,
      kind: route.kind,
      person: actor?.id ?? null,
      role: actor?.role ?? null,
      department: actor?.department ?? null,
      objectType: route.object ?? null,
      object,
      order: route.object === 'order' ? object : null,
      version: versionOf(route, reply),
      source: object === null ? sourceOf(key, request) : null,
      filter: object === null ? recordedFilter(request.query) : null,
      network,
      times: 1,
    };
    const { openedFiles = [] } = request;
    const opened = openedFiles.map((file) => ({ ...read, id: v7(), objectType: 'file', object: file }));
    const rows = (opened.length === 0 ? [read] : opened).map((one) => this.log.add(one)).reduce((sum, added) => sum + added, 0);
    request.countedRead?.add(rows);
  }
}

const objectOf = (request: FastifyRequest): Id | null => {
  const { id } = request.params as { id?: string };
  const lower = id?.toLowerCase();
  return isId(lower) ? lower : null;
};

/** Skips thumbnails, which lists contain. A route with several formats counts as an export unless it answers with JSON. */
function isRecorded({ kind }: ReadRoute, request: FastifyRequest, reply: FastifyReply): boolean {
  if (kind === 'preview') return (request.query as { size?: string } | null)?.size !== 'thumbnail';
  return kind !== 'export' || !String(reply.getHeader('content-type') ?? '').startsWith('application/json');
}

/** The version of an opened person's account, from the entity tag; null for other objects. */
const versionOf = ({ object }: ReadRoute, reply: FastifyReply): string | null =>
  object === 'person' ? (/^"(\d{1,10})"$/.exec(String(reply.getHeader('etag') ?? ''))?.[1] ?? null) : null;

/** The route without the ids in its path: `/reports/orders/export`. */
const sourceOf = (key: string, request: FastifyRequest): string =>
  key
    .replace(/^\w+ /, '')
    .replace(/:(\w+)/g, (_, name: string) => String((request.params as Record<string, string>)[name] ?? ''))
    .slice(0, 100);
