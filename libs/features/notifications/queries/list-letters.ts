import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { MailBounceOf } from '#libs/contracts/notifications/mail-bounce-of';
import { FindPeople, type Sought } from '#libs/contracts/search/find';
import type { Id, Language } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { type ListGrammar, pageOf, parseListQuery } from '#libs/platform/http/list-query';
import { notFound } from '#libs/platform/http/problem';
import { mailStates } from '../rules/mail-state.js';
import { letterPurposes, letterScope } from '../rules/sent-letters.js';
import { SentLetters } from '../storage/sent-letters.js';
import type { SentLetterDto, SentLetterPageDto } from '../wire/sent-letters.dto.js';
import { LetterViews } from './letter-views.js';

/** What the list of letters may be asked. It is searched by the recipient's name, e-mail and phone. */
export const letterGrammar = {
  filters: {
    state: { kind: 'choice', of: mailStates },
    purpose: { kind: 'choice', of: letterPurposes },
    person: { kind: 'id' },
    createdAt: { kind: 'date' },
  },
  sorts: ['createdAt'],
} as const satisfies ListGrammar;

/** How many people a search may name: whoever means one of more says more. */
const mostFound = 100;

/** Letters to people whose sections `actor` reads. @throws Problem 422 */
export class ListLetters extends Query<SentLetterPageDto> {
  constructor(
    readonly raw: unknown,
    readonly actor: Actor,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(ListLetters)
export class ListLettersHandler implements IQueryHandler<ListLetters> {
  constructor(
    private readonly queries: QueryBus,
    private readonly letters: SentLetters,
    private readonly views: LetterViews,
  ) {}

  async execute({ raw, actor, language }: ListLetters): Promise<SentLetterPageDto> {
    const query = parseListQuery(raw, letterGrammar);
    const { state, purpose, person, createdAt } = query.filters;
    const people = await this.people({ actor, language }, query.search, person);
    const of = {
      scope: letterScope(actor),
      ...(people && { people }),
      ...(state && { states: state }),
      ...(purpose && { purposes: purpose }),
      ...(createdAt && { created: createdAt }),
    };
    const page = { descending: query.sort.descending, limit: query.perPage, offset: query.offset };
    const { rows, total } = await this.letters.page(of, page);
    return pageOf(query, await this.views.of(rows, language), Math.min(total, 10_000), total <= 10_000);
  }

  /** Those asked for by id and by what is searched; undefined: everybody. */
  private async people(
    reader: Pick<Sought, 'actor' | 'language'>,
    search: string | undefined,
    asked: readonly Id[] | undefined,
  ): Promise<readonly Id[] | undefined> {
    if (search === undefined) return asked;
    const found = (await this.queries.execute(new FindPeople({ ...reader, search, most: mostFound }))).map(({ id }) => id);
    return asked ? found.filter((id) => asked.includes(id)) : found;
  }
}

/** One letter. @throws Problem 404 when there is none, or its recipient is none of theirs to look at */
export class LetterById extends Query<SentLetterDto> {
  constructor(
    readonly id: Id,
    readonly actor: Actor,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(LetterById)
export class LetterByIdHandler implements IQueryHandler<LetterById> {
  constructor(
    private readonly letters: SentLetters,
    private readonly views: LetterViews,
  ) {}

  async execute({ id, actor, language }: LetterById): Promise<SentLetterDto> {
    const row = await this.letters.one(id, letterScope(actor));
    const [view] = row ? await this.views.of([row], language) : [];
    if (view === undefined) throw notFound();
    return view;
  }
}

@QueryHandler(MailBounceOf)
export class MailBounceOfHandler implements IQueryHandler<MailBounceOf> {
  constructor(private readonly letters: SentLetters) {}

  async execute({ person }: MailBounceOf): Promise<{ since: string; reason: string } | null> {
    const bounce = await this.letters.bounceOf(person);
    return bounce ? { since: bounce.since.toISOString(), reason: bounce.reason } : null;
  }
}
