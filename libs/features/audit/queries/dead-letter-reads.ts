import { Injectable } from '@nestjs/common';
import type { DeadLetterId } from '#libs/event-log/feed/dead-letters';
import type { Language } from '#machines/kernel/ids';
import { type ListGrammar, pageUpTo, parseListQuery } from '#libs/platform/http/list-query';
import { notFound } from '#libs/platform/http/problem';
import { consumerNames, type DeadLetterDto, type DeadLetterPageDto } from '../wire/dead-letters.dto.js';
import { DeadLetterRows } from '../storage/dead-letter-rows.js';
import { DeadLetterViews } from './dead-letter-views.js';

const states = ['open', 'resolved', 'all'] as const;

/** Lists open dead letters if no state is given. */
export const deadLetterGrammar = {
  filters: { consumer: { kind: 'choice', of: consumerNames }, state: { kind: 'choice', of: states } },
  sorts: ['failedAt'],
  search: false,
} as const satisfies ListGrammar;

@Injectable()
export class DeadLetterReads {
  constructor(
    private readonly deadLetters: DeadLetterRows,
    private readonly views: DeadLetterViews,
  ) {}

  /** Lists open dead letters if no state is given. @throws Problem 422 */
  async list(raw: unknown, language: Language): Promise<DeadLetterPageDto> {
    const query = parseListQuery(raw, deadLetterGrammar);
    const { consumer: consumers, state = ['open'] } = query.filters;
    const open = state.includes('all') || state.length > 1 ? undefined : state.includes('open');
    const { rows, total } = await this.deadLetters.page(
      { consumers, open },
      { descending: query.sort.descending, limit: query.perPage, offset: query.offset },
    );
    return pageUpTo(10_000, query, await this.views.of(rows, language), total);
  }

  /** Includes delivered and skipped ones. @throws Problem 404 if the event never failed at this consumer */
  async byId(id: DeadLetterId, language: Language): Promise<DeadLetterDto> {
    const row = await this.deadLetters.one(id);
    const [view] = row === undefined ? [] : await this.views.of([row], language);
    if (view === undefined) throw notFound();
    return view;
  }
}
