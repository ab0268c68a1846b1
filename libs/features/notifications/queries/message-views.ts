import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type Person, PeopleByIds } from '#libs/contracts/people/people-by-ids';
import { type Id, type Language, numberText } from '#machines/kernel/ids';
import { titleFor } from '#machines/kernel/person-name';
import type { MessageDto } from '../wire/mailer.dto.js';
import type { MessageRow } from '../storage/messages.js';

/** Clients do not see why an email was not delivered. */
@Injectable()
export class MessageViews {
  constructor(private readonly queries: QueryBus) {}

  async of(rows: readonly MessageRow[], forStaff: boolean, language: Language): Promise<MessageDto[]> {
    const ids = [...new Set(rows.flatMap(({ to_person, sent_by }) => [to_person, sent_by]))];
    const people: ReadonlyMap<Id, Person> = ids.length > 0 ? await this.queries.execute(new PeopleByIds(ids)) : new Map();
    return rows.map((row) => view(row, people, forStaff, language));
  }
}

const view = (row: MessageRow, people: ReadonlyMap<Id, Person>, forStaff: boolean, language: Language): MessageDto => ({
  _id: row.id,
  order: { _id: row.order_id, number: numberText(row.number) },
  to: { _id: row.to_person, name: titleFor(people.get(row.to_person), language) },
  template: row.template,
  language: row.language,
  subject: row.subject,
  body: row.body,
  sentBy: { _id: row.sent_by, name: titleFor(people.get(row.sent_by), language) },
  createdAt: row.created_at.toISOString(),
  state: row.state,
  stateAt: row.state_at.toISOString(),
  reason: forStaff ? row.reason : null,
  attempts: row.attempts,
});
