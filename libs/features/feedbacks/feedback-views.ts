import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CountryNames, ServiceTitles } from '#libs/contracts/catalogue/catalogue-queries';
import { OrderNumbers } from '#libs/contracts/orders/order-queries';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import { DatabaseClock } from '#libs/event-log/append/database-clock';
import { type Bilingual, type Id, type Language, numberText } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { toRfc3339 } from '#machines/kernel/time';
import { firstNameFor, nameFor, type PersonName, titleFor } from '#machines/kernel/person-name';
import { permittedOn } from '#machines/feedback/rules';
import { awaitsHead } from '#machines/feedback/state';
import { sideOf } from '#machines/order/who';
import type { StoredFeedback } from './storage/feedback-rows.js';
import type { FeedbackDto, PublishedFeedbackDto } from './feedbacks.dto.js';

/** The public name of an author for a reader: the first name and the initial of the last, "Anna S."; empty for an erased person. */
export function shortName(person: PersonName | undefined, language: Language): string {
  if (person === undefined) return '';
  const first = firstNameFor(person, language).trim();
  const [initial] = [...nameFor(person, language).trim().slice(first.length).trim()];
  return [first, ...(initial === undefined ? [] : [`${initial.toUpperCase()}.`])].filter((part) => part !== '').join(' ');
}

const nowhere = { ru: '', en: '' };

@Injectable()
export class FeedbackViews {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: DatabaseClock,
  ) {}

  async views(stored: readonly StoredFeedback[], actor: Actor, language: Language): Promise<FeedbackDto[]> {
    const [names, numbers] = await Promise.all([
      this.names(stored),
      this.queries.execute(new OrderNumbers(stored.map(({ state }) => state.order))),
    ]);
    const side = sideOf(actor);
    return stored.map(({ state, texts }) => {
      const client = names.people.get(state.client);
      return {
        _id: state.id,
        version: state.version,
        order: { _id: state.order, number: numberText(numbers.get(state.order) ?? 0) },
        client: { _id: state.client, name: side === 'partner' ? shortName(client, language) : nameFor(client, language) },
        partner: state.partner === null ? null : { _id: state.partner, name: titleFor(names.people.get(state.partner), language) },
        ...names.about(state),
        rating: state.rating,
        public: state.public,
        state: state.status,
        ...texts,
        answeredAt: state.answeredAt === null ? null : toRfc3339(state.answeredAt),
        createdAt: toRfc3339(state.createdAt),
        ...(side === 'staff' && { awaiting: awaitsHead(state) }),
        may: permittedOn(state, actor, this.clock.now()),
      };
    });
  }

  /** Each author's name is shortened, in both languages. */
  async published(stored: readonly StoredFeedback[]): Promise<(Omit<PublishedFeedbackDto, 'name'> & { name: Bilingual })[]> {
    const names = await this.names(stored);
    return stored.map(({ state, texts: { text, answer } }) => ({
      _id: state.id,
      name: { ru: shortName(names.people.get(state.client), 'ru'), en: shortName(names.people.get(state.client), 'en') },
      ...names.about(state),
      rating: state.rating,
      text,
      answer,
      createdAt: toRfc3339(state.createdAt),
    }));
  }

  private async names(stored: readonly StoredFeedback[]) {
    const states = stored.map(({ state }) => state);
    const [people, services, countries] = await Promise.all([
      this.queries.execute(new PeopleByIds([...new Set(states.flatMap(({ client, partner }) => [client, partner ?? []].flat()))])),
      this.queries.execute(new ServiceTitles([...new Set(states.map(({ service }) => service))])),
      this.queries.execute(new CountryNames([...new Set(states.map(({ country }) => country))])),
    ]);
    const about = ({ service, country }: { service: Id; country: Id }) => {
      const named = countries.get(country);
      return {
        service: { _id: service, title: services.get(service)?.title ?? nowhere },
        country: { _id: country, code: named?.code ?? '', name: named?.name ?? nowhere },
      };
    };
    return { people, about };
  }
}
