import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Id, Language } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { pageOf, parseListQuery } from '#libs/platform/http/list-query';
import { notFound } from '#libs/platform/http/problem';
import { type FeedbackCount, FeedbackRows, scopeOf } from '../storage/feedback-rows.js';
import type { FeedbackDto, FeedbackPageDto, PublishedFeedbackPageDto } from '../wire/feedbacks.dto.js';
import { feedbackGrammar, listedStates, publishedGrammar } from '../wire/feedback-grammar.js';
import { FeedbackViews } from './feedback-views.js';

/** How many these are, and their average to one decimal; null for none. */
function figuresOf(counts: readonly FeedbackCount[]): { total: number; average: number | null } {
  const total = counts.reduce((all, { count }) => all + count, 0);
  const sum = counts.reduce((all, one) => all + one.sum, 0);
  return { total, average: total === 0 ? null : Math.round((sum * 10) / total) / 10 };
}

/** The feedbacks that somebody may read: staff all, partners those on their orders that are not hidden, clients their own. @throws Problem 422 */
export class ListFeedbacks extends Query<FeedbackPageDto> {
  constructor(
    readonly raw: unknown,
    readonly actor: Actor,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(ListFeedbacks)
export class ListFeedbacksHandler implements IQueryHandler<ListFeedbacks> {
  constructor(
    private readonly rows: FeedbackRows,
    private readonly views: FeedbackViews,
  ) {}

  async execute({ raw, actor, language }: ListFeedbacks): Promise<FeedbackPageDto> {
    const query = parseListQuery(raw, feedbackGrammar);
    const scope = scopeOf(actor);
    const [stored, counted] = await Promise.all([this.rows.page(query, scope), this.rows.counts(query, scope)]);
    const of = (state: string): number => counted.find(({ status }) => status === state)?.count ?? 0;
    const counts = { unpublished: of('unpublished'), published: of('published'), hidden: of('hidden') };
    const asked = query.filters.state ?? listedStates;
    const { total, average } = figuresOf(counted.filter(({ status }) => (asked as readonly string[]).includes(status)));
    return { ...pageOf(query, await this.views.views(stored, actor, language), total), counts, average };
  }
}

/** Published feedbacks, as everybody reads them. @throws Problem 422 */
export class ListPublishedFeedbacks extends Query<PublishedFeedbackPageDto> {
  constructor(readonly raw: unknown) {
    super();
  }
}

@QueryHandler(ListPublishedFeedbacks)
export class ListPublishedFeedbacksHandler implements IQueryHandler<ListPublishedFeedbacks> {
  constructor(
    private readonly rows: FeedbackRows,
    private readonly views: FeedbackViews,
  ) {}

  async execute({ raw }: ListPublishedFeedbacks): Promise<PublishedFeedbackPageDto> {
    const query = parseListQuery(raw, publishedGrammar);
    const [stored, counted] = await Promise.all([this.rows.page(query, 'published'), this.rows.counts(query, 'published')]);
    const { total, average } = figuresOf(counted);
    return { ...pageOf(query, await this.views.published(stored), total), average };
  }
}

/** One feedback. @throws Problem 404 */
export class FeedbackById extends Query<FeedbackDto> {
  constructor(
    readonly id: Id,
    readonly actor: Actor,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(FeedbackById)
export class FeedbackByIdHandler implements IQueryHandler<FeedbackById> {
  constructor(
    private readonly rows: FeedbackRows,
    private readonly views: FeedbackViews,
  ) {}

  async execute({ id, actor, language }: FeedbackById): Promise<FeedbackDto> {
    const stored = await this.rows.one(id, scopeOf(actor));
    const [view] = stored === undefined ? [] : await this.views.views([stored], actor, language);
    if (view === undefined) throw notFound();
    return view;
  }
}
