import { Injectable } from '@nestjs/common';
import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { MailBounceOf } from '#libs/contracts/notifications/mail-bounce-of';
import { FindPeople, type Sought } from '#libs/contracts/search/find';
import type { Id, Language } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { type ListGrammar, pageUpTo, parseListQuery } from '#libs/platform/http/list-query';
import { notFound } from '#libs/platform/http/problem';
import { emailScope } from '../rules/sent-emails.js';
import { SentEmails } from '../storage/sent-emails.js';
import { emailPurposes, mailStates } from '../wire/mail-terms.js';
import type { SentEmailContentDto, SentEmailDto, SentEmailPageDto } from '../wire/sent-emails.dto.js';
import { EmailViews } from './email-views.js';

/** The search covers the recipient's name, email and phone. */
export const emailGrammar = {
  filters: {
    state: { kind: 'choice', of: mailStates },
    purpose: { kind: 'choice', of: emailPurposes },
    person: { kind: 'id' },
    createdAt: { kind: 'date' },
  },
  sorts: ['createdAt'],
} as const satisfies ListGrammar;

/** @throws Problem 404 if it does not exist, or its recipient is outside the reader's sections */
export class EmailContentOf extends Query<SentEmailContentDto> {
  constructor(
    readonly id: Id,
    readonly actor: Actor,
  ) {
    super();
  }
}

/** People that a search may match; with more, the search has to be narrowed. */
const mostFound = 100;

@QueryHandler(MailBounceOf)
export class MailBounceOfHandler implements IQueryHandler<MailBounceOf> {
  constructor(private readonly emails: SentEmails) {}

  async execute({ person }: MailBounceOf): Promise<{ since: string; reason: string } | null> {
    const bounce = await this.emails.bounceOf(person);
    return bounce ? { since: bounce.since.toISOString(), reason: bounce.reason } : null;
  }
}

@Injectable()
export class EmailReads {
  constructor(
    private readonly queries: QueryBus,
    private readonly emails: SentEmails,
    private readonly views: EmailViews,
  ) {}

  /** Lists emails to people whose sections `actor` reads. @throws Problem 422 */
  async list(raw: unknown, actor: Actor, language: Language): Promise<SentEmailPageDto> {
    const query = parseListQuery(raw, emailGrammar);
    const { state, purpose, person, createdAt } = query.filters;
    const people = await this.people({ actor, language }, query.search, person);
    const of = {
      scope: emailScope(actor),
      ...(people && { people }),
      ...(state && { states: state }),
      ...(purpose && { purposes: purpose }),
      ...(createdAt && { created: createdAt }),
    };
    const page = { descending: query.sort.descending, limit: query.perPage, offset: query.offset };
    const { rows, total } = await this.emails.page(of, page);
    return pageUpTo(10_000, query, await this.views.of(rows, language), total);
  }

  /** Ids of people by filter and search; undefined means everyone. */
  private async people(
    reader: Pick<Sought, 'actor' | 'language'>,
    search: string | undefined,
    asked: readonly Id[] | undefined,
  ): Promise<readonly Id[] | undefined> {
    if (search === undefined) return asked;
    const found = (await this.queries.execute(new FindPeople({ ...reader, search, most: mostFound }))).map(({ id }) => id);
    return asked ? found.filter((id) => asked.includes(id)) : found;
  }
  /** @throws Problem 404 if it does not exist, or its recipient is outside the actor's sections */
  async byId(id: Id, actor: Actor, language: Language): Promise<SentEmailDto> {
    const row = await this.emails.one(id, emailScope(actor));
    const [view] = row ? await this.views.of([row], language) : [];
    if (view === undefined) throw notFound();
    return view;
  }
}
