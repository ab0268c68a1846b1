import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type Person, PeopleByIds } from '#libs/contracts/people/people-by-ids';
import type { Id } from '#libs/kernel/ids';
import { numberText } from '#machines/order/next-step';
import type { MessageDto } from '../wire/mailer.dto.js';
import type { MessageRow } from '../storage/messages.js';
import { nameOf } from '../texts/notice-text.js';

/** Messages as staff or the client they were written to may see them: why a mail did not arrive is not the client's to read. */
@Injectable()
export class MessageViews {
  constructor(private readonly queries: QueryBus) {}

  async of(rows: readonly MessageRow[], forStaff: boolean): Promise<MessageDto[]> {
    const ids = [...new Set(rows.flatMap(({ to_person, sent_by }) => [to_person, sent_by]))];
    const people: ReadonlyMap<Id, Person> = ids.length > 0 ? await this.queries.execute(new PeopleByIds(ids)) : new Map();
    return rows.map((row) => view(row, people, forStaff));
  }
}

const view = (row: MessageRow, people: ReadonlyMap<Id, Person>, forStaff: boolean): MessageDto => ({
  _id: row.id,
  order: { _id: row.order_id, number: numberText(row.number) },
  to: { _id: row.to_person, name: nameOf(people.get(row.to_person)) },
  template: row.template,
  language: row.language,
  subject: row.subject,
  body: row.body,
  sentBy: { _id: row.sent_by, name: nameOf(people.get(row.sent_by)) },
  createdAt: row.created_at.toISOString(),
  state: row.state,
  stateAt: row.state_at.toISOString(),
  reason: forStaff ? row.reason : null,
  attempts: row.attempts,
});
