import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { FilesByIds } from '#libs/contracts/documents/files-by-ids';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import { DatabaseClock } from '#libs/event-log/append/database-clock';
import type { Id, Language } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { type Micros, toRfc3339 } from '#libs/kernel/time';
import { nameFor } from '#libs/kernel/person-name';
import { permittedOn } from '#machines/chat/rules';
import { sideOf } from '#machines/order/who';
import { chatName } from '../wire/chat-name.js';
import { type MessageRow, MessageRows, postedMessage } from '../storage/message-rows.js';
import type { ChatMessageDto, ChatFileDto } from '../wire/messages.dto.js';
import { excerpt } from './chat-views.js';

const time = (at: Micros | null): string | null => (at === null ? null : toRfc3339(at));

/** Messages as those get them who may read them. */
@Injectable()
export class MessageViews {
  constructor(
    private readonly queries: QueryBus,
    private readonly rows: MessageRows,
    private readonly clock: DatabaseClock,
  ) {}

  async views(rows: readonly MessageRow[], actor: Actor, language: Language): Promise<ChatMessageDto[]> {
    const view = await this.viewer(rows);
    return rows.map((row) => view(row, actor, language));
  }

  /** Looks up what `rows` name, once for however many readers. @returns how each of them gets one */
  async viewer(rows: readonly MessageRow[]): Promise<(row: MessageRow, actor: Actor, language: Language) => ChatMessageDto> {
    const quoted = new Map((await this.rows.byIds(rows.flatMap(({ replyTo }) => replyTo ?? []))).map((row) => [row.id, row]));
    const rewritten = rows.filter(({ editedAt, removedAt }) => editedAt !== null || removedAt !== null).map(({ id }) => id);
    const [people, files, earlier] = await Promise.all([
      this.queries.execute(new PeopleByIds([...new Set([...rows, ...quoted.values()].map(({ author }) => author))])),
      this.queries.execute(new FilesByIds(rows.flatMap(({ files: own }) => own))),
      this.rows.earlier(rewritten),
    ]);
    const at = this.clock.now();
    const named = (person: Id, language: Language) => ({ _id: person, name: nameFor(people.get(person), language) });
    const fileOf = (id: Id): ChatFileDto[] => {
      const facts = files.get(id);
      return facts === undefined ? [] : [{ _id: id, name: facts.name, size: facts.size, type: facts.type, sha256: facts.sha256 }];
    };
    return (row, actor, language) => {
      const reply = row.replyTo === null ? undefined : quoted.get(row.replyTo);
      const before = sideOf(actor) === 'staff' ? earlier.get(row.id) : undefined;
      return {
        _id: row.id,
        chat: chatName(row),
        nth: row.nth,
        author: named(row.author, language),
        side: row.side,
        text: row.text,
        files: row.files.flatMap(fileOf),
        replyTo: reply === undefined ? null : { _id: reply.id, author: named(reply.author, language), text: excerpt(reply.text) },
        at: toRfc3339(row.at),
        editedAt: time(row.editedAt),
        removedAt: time(row.removedAt),
        ...(before && { earlier: before }),
        may: permittedOn(postedMessage(row), actor, at),
      };
    };
  }
}
