import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { OrderStateById } from '#libs/contracts/orders/order-queries';
import { DatabaseClock } from '#libs/event-log/append/database-clock';
import { contentText } from '#machines/kernel/content-language';
import type { Id, Language } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { pageOf, parseListQuery } from '#libs/platform/http/list-query';
import { notFound } from '#libs/platform/http/problem';
import { isAuthor } from '#machines/feedback/rules';
import { askingTime } from '#machines/feedback/state';
import { maySee } from '#machines/order/who';
import { type FeedbackCount, FeedbackRows, scopeOf } from './storage/feedback-rows.js';
import { feedbackOf } from './storage/feedback-stream.js';
import { feedbackGrammar, listedStates, publishedGrammar } from './feedback-grammar.js';
import type { FeedbackDto, FeedbackOfOrderDto, FeedbackPageDto, PublishedFeedbackPageDto } from './feedbacks.dto.js';
import { FeedbackViews } from './feedback-views.js';

/** Rounds the average to one decimal; null if there are no feedbacks. */
function figuresOf(counts: readonly FeedbackCount[]): { total: number; average: number | null } {
  const total = counts.reduce((all, { count }) => all + count, 0);
  const sum = counts.reduce((all, one) => all + one.sum, 0);
  return { total, average: total === 0 ? null : Math.round((sum * 10) / total) / 10 };
}

@Injectable()
export class FeedbackReads {
  constructor(
    private readonly rows: FeedbackRows,
    private readonly views: FeedbackViews,
    private readonly queries: QueryBus,
    private readonly clock: DatabaseClock,
  ) {}

  /**
   * Lists all feedbacks for staff, those on their orders that are not hidden for partners, and their own for clients.
   * @throws Problem 422
   */
  async list(raw: unknown, actor: Actor, language: Language): Promise<FeedbackPageDto> {
    const query = parseListQuery(raw, feedbackGrammar);
    const scope = scopeOf(actor);
    const [stored, counted] = await Promise.all([this.rows.page(query, scope), this.rows.counts(query, scope)]);
    const of = (state: string): number => counted.find(({ status }) => status === state)?.count ?? 0;
    const counts = { unpublished: of('unpublished'), published: of('published'), hidden: of('hidden') };
    const asked = query.filters.state ?? listedStates;
    const { total, average } = figuresOf(counted.filter(({ status }) => (asked as readonly string[]).includes(status)));
    return { ...pageOf(query, await this.views.views(stored, actor, language), total), counts, average };
  }

  /** Needs no reader: everyone gets the same answer. @throws Problem 422 */
  async listPublished(raw: unknown, language: Language): Promise<PublishedFeedbackPageDto> {
    const query = parseListQuery(raw, publishedGrammar);
    const [stored, counted] = await Promise.all([this.rows.page(query, 'published'), this.rows.counts(query, 'published')]);
    const { total, average } = figuresOf(counted);
    const items = (await this.views.published(stored)).map((said) => ({ ...said, name: contentText(said.name, language) }));
    return { ...pageOf(query, items, total), average };
  }

  async byId(id: Id, actor: Actor, language: Language): Promise<FeedbackDto> {
    const stored = await this.rows.one(id, scopeOf(actor));
    const [view] = stored === undefined ? [] : await this.views.views([stored], actor, language);
    if (view === undefined) throw notFound();
    return view;
  }

  /** Returns the feedback on an order that `actor` may see, and whether the order's client is asked for one. @throws Problem 404 */
  async ofOrder(id: Id, actor: Actor, language: Language): Promise<FeedbackOfOrderDto> {
    const order = await this.queries.execute(new OrderStateById(id));
    if (order === null || !maySee(actor, order.facts)) throw notFound();
    const stored = await this.rows.one(feedbackOf(id), scopeOf(actor));
    const [feedback = null] = stored === undefined ? [] : await this.views.views([stored], actor, language);
    const finished = order.value.progress === 'projectFinished';
    const give = finished && isAuthor(actor, order.facts.client) && !(await this.rows.isGiven(id));
    const asked = give && this.clock.now() >= order.statusSince + askingTime && !(await this.rows.hasDeclined(actor.id));
    return { feedback, give, asked };
  }
}
