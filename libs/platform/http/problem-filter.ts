import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#libs/kernel/ids';
import { LineSampler } from '../logging/line-sampler.js';
import { Metrics } from '../metrics/metrics.js';
import { ru } from '../texts/ru.js';
import { type TextParams, findText } from '../texts/text.js';
import { readerLanguage } from './language.js';
import { Problem } from './problem.js';
import { shownId, tracesOf } from './request-trace.js';
import { toProblem } from './problem-table.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** refusal code of the request, also if the response is a redirect */
    problem?: Problem;
  }
}

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

/** Sends the problem response for an exception; called by the filter and by Fastify's own error handlers, which bypass Nest's filters. */
export function sendProblem(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(thrown);
  if (reply.sent || reply.raw.headersSent) return;
  const language = readerLanguage(request.headers['accept-language']);
  void reply
    .status(problem.status)
    .headers({ ...problem.headers, 'content-type': 'application/problem+json; charset=utf-8', 'content-language': language })
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

  constructor(private readonly metrics: Metrics) {}

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
      ...problem.logged,
    };
    if (status >= 500 && problem.cause === undefined) this.sample(about);
    else if (status >= 500) this.logger.error({ ...about, err: problem.cause });
    else if (status === 401 || status === 403 || status === 429) this.logger.warn(about);
    else this.logger.debug(about);
  }

  private sample(about: { code: string }): void {
    const heldBack = this.sampler.pass(about.code);
    if (heldBack !== undefined) this.logger.warn({ ...about, heldBack });
  }
}
