import { type ArgumentsHost, Catch } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#machines/kernel/ids';
import { Config } from '#libs/platform/config/config';
import { readerLanguage } from '#libs/platform/http/language';
import type { Problem } from '#libs/platform/http/problem';
import { ProblemFilter } from '#libs/platform/http/problem-filter';
import { toProblem } from '#libs/platform/http/problem-table';
import { Metrics } from '#libs/platform/metrics/metrics';
import { ownPath } from '../rules/origin.js';

/** Forms that a browser without scripts may post, with the page it returns to if it names none. */
const pages = { call: 'contacts', offer: 'partners' } as const;
export type PlainForm = keyof typeof pages;

/** `refused`: the input is wrong. `known`: the phone was sent before. `later`: it may succeed at another time. */
type Outcome = 'sent' | 'refused' | 'known' | 'later';

export const isPlainPost = ({ headers }: FastifyRequest): boolean =>
  (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded') && (headers.accept ?? '').includes('text/html');

/**
 * Redirects the browser to the page it came from, if it is one of this site. Pages are static, so each contains the texts of all outcomes,
 * and the address selects one.
 */
export function leadBack(reply: FastifyReply, form: PlainForm, outcome: Outcome, language: Language, publicUrl: string): FastifyReply {
  const url = new URL(ownPath(reply.request.headers.referer, publicUrl) ?? `/${language}/${pages[form]}`, publicUrl);
  url.searchParams.delete('sent');
  if (outcome === 'sent') url.searchParams.set('sent', form);
  return reply.status(303).header('location', `${url.pathname}${url.search}#${form}-${outcome}`);
}

/** Browsers without scripts get a page that says why their form was refused; all others get the problem document. */
@Catch()
export class PlainPostFilter extends ProblemFilter {
  constructor(
    metrics: Metrics,
    private readonly config: Config,
  ) {
    super(metrics, config);
  }

  override catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    if (!isPlainPost(request)) return super.catch(thrown, host);
    const problem = toProblem(thrown);
    this.record(problem, request);
    const form = request.url.includes('/offer-form') ? 'offer' : 'call';
    const language = readerLanguage(request.headers['accept-language']);
    const reply = leadBack(http.getResponse<FastifyReply>(), form, outcomeOf(problem), language, this.config.publicUrl);
    void reply.header('cache-control', 'no-store').send();
  }
}

function outcomeOf({ status, code }: Problem): Outcome {
  if (code === 'phoneAlreadySent') return 'known';
  return status === 422 ? 'refused' : 'later';
}
