import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Id, Language } from '#machines/kernel/ids';
import { KeyedNames } from '../auth/keyed-names.js';
import { Config } from '../config/config.js';
import { LineSampler } from '../logging/line-sampler.js';
import { Metrics } from '../metrics/metrics.js';
import { ru } from '../texts/ru.js';
import { type TextParams, findText } from '../texts/text.js';
import { readerLanguage } from './language.js';
import { networkOf } from './network.js';
import { mostOffered, Problem } from './problem.js';
import { shownId, tracesOf } from './request-trace.js';
import { toProblem } from './problem-table.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** refusal code of the request, also if the response is a redirect */
    problem?: Problem;
    /** who a valid token names, also if the person's rights have ended or do not suffice */
    caller?: Id;
  }
}

const minute = 60_000;
/** People whose 404s are counted per process; the oldest is forgotten first. */
const mostCallers = 10_000;

/** Wire format of a refusal: RFC 9457's members and ours (`code`, `requestId`, `errors`, `remedy`). */
export interface ProblemBody extends Record<string, unknown> {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  requestId: string;
}

/** A code without a text (of a machine without translations yet) gets the text of its status. */
const detailOf = (language: Language, code: string, status: number, params: TextParams): string =>
  findText(language, code, params) ?? titleOf(language, status);

const titleOf = (language: Language, status: number): string =>
  findText(language, `title${status}`) ?? findText(language, status < 500 ? 'title400' : 'title500') ?? ru.title500;

const fault = (language: Language) => (error: Problem['errors'][number]) => ({
  field: error.field,
  code: error.code,
  detail: findText(language, error.code, error.params ?? {}) ?? findText(language, 'invalidValue') ?? error.code,
  ...(error.offered && { offered: error.offered.slice(0, mostOffered) }),
});

/** `problem` as application/problem+json in `language`. */
export function problemBody(problem: Problem, language: Language, requestId: string): ProblemBody {
  const { status, code, params, errors, remedy, extra } = problem;
  const remedyText = remedy && findText(language, remedy.key, remedy.params ?? {});
  return {
    type: `urn:registra:problem:${code}`,
    title: titleOf(language, status),
    status,
    detail: detailOf(language, code, status, params),
    code,
    requestId,
    ...(errors.length > 0 && { errors: errors.map(fault(language)) }),
    ...(remedy && { remedy: { ...remedy.params, key: remedy.key, ...(remedyText !== undefined && { detail: remedyText }) } }),
    ...extra,
  };
}

/** `Retry-After` of a refusal that did not choose its own: callers may wait and try again. */
const waitOf = (status: number): Readonly<Record<string, string>> =>
  status === 429 ? { 'retry-after': '60' } : status === 503 ? { 'retry-after': '1' } : {};

/** Sends the problem response for an exception; called by the filter and by Fastify's own error handlers, which bypass Nest's filters. */
export function sendProblem(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(thrown);
  if (reply.sent || reply.raw.headersSent) return;
  const language = readerLanguage(request.headers['accept-language']);
  void reply
    .status(problem.status)
    .headers({
      ...waitOf(problem.status),
      ...problem.headers,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-language': language,
    })
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problemBody(problem, language, shownId(request))));
}

/**
 * Refusals that count as refused writes: those about an existing or possible object. A 422 is rejected earlier and only counts towards the limit of all writes.
 */
const countsAsRefusal = ({ status }: Problem): boolean => status === 403 || status === 404 || status === 409 || status === 412;

/** Handles every exception in Nest's pipeline; the application registers it globally. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('http');
  private readonly sampler = new LineSampler();

  private readonly names: KeyedNames;
  private readonly missing = new LRUCache<string, { until: number; heldBack: number }>({ max: mostCallers });

  constructor(
    private readonly metrics: Metrics,
    config: Config,
  ) {
    this.names = new KeyedNames(config);
  }

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const problem = toProblem(thrown);
    this.record(problem, request);
    if (countsAsRefusal(problem)) request.countedWrite?.addRefusal();
    sendProblem(problem, request, http.getResponse<FastifyReply>());
  }

  /**
   * Server errors are logged as errors with their cause; client errors as one line, so that attacks are visible without bodies or tokens in the log. A 5xx
   * without a cause is deliberate (full, unavailable), and anyone can provoke it at any rate, so each code is logged once a minute and without a stack.
   */
  protected record(problem: Problem, request: FastifyRequest): void {
    const { status, code } = problem;
    request.problem = problem;
    this.metrics.problems.inc({ status, code });
    const about = {
      ...tracesOf(request),
      method: request.method,
      route: request.routeOptions?.url,
      status,
      code,
      ...(status < 500 && this.namesOf(request)),
      ...problem.logged,
    };
    if (status >= 500 && problem.cause === undefined) this.sample(about);
    else if (status >= 500) this.logger.error({ ...about, err: problem.cause });
    else if (status === 401 || status === 403 || status === 429) this.logger.warn(about);
    else if (status === 404 && request.caller !== undefined) this.countMissing(request.caller, about);
    else this.logger.debug(about);
  }

  /** Who was refused, by the names that refused sign-ins have too; of a signed-in person by their id. */
  private namesOf({ caller, ip }: FastifyRequest): { account?: string; network?: string } {
    return {
      ...(caller !== undefined && { account: this.names.nameOf('account', caller) }),
      ...(ip !== undefined && { network: this.names.nameOf('network', networkOf(ip)) }),
    };
  }

  /** What a person asked for and may not know of is one line a minute, with the number of those before it: probing is seen, a stale link is no noise. */
  private countMissing(caller: Id, about: object): void {
    const window = this.missing.get(caller);
    if (window !== undefined && Date.now() < window.until) return void (window.heldBack += 1);
    this.missing.set(caller, { until: Date.now() + minute, heldBack: 0 });
    this.logger.warn({ ...about, heldBack: window?.heldBack ?? 0 });
  }

  private sample(about: { code: string }): void {
    const heldBack = this.sampler.pass(about.code);
    if (heldBack !== undefined) this.logger.warn({ ...about, heldBack });
  }
}
