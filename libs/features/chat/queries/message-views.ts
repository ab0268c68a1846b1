import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { ChangedMessage, ChatMessage } from '#libs/contracts/chat/call-chat';
import { FilesByIds } from '#libs/contracts/documents/files';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import { DatabaseClock } from '#libs/event-log/append/database-clock';
import type { Id, Language } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import type { SignedIn } from '#libs/platform/auth/signed-in';
import { type Micros, toRfc3339 } from '#machines/kernel/time';
import { nameFor, type PersonName } from '#machines/kernel/person-name';
import { permittedOn, postedMessage } from '#machines/chat/commands';
import { sideOf } from '#machines/order/who';
import { chatName } from '#machines/chat/events';
import { MessageRows } from '../storage/message-rows.js';
import type { ChatMessageDto, ChatFileDto } from '../wire/messages.dto.js';
import { excerpt } from './chat-views.js';

const time = (at: Micros | null): string | null => (at === null ? null : toRfc3339(at));

/** What the caller has read already. */
interface Known {
  people: ReadonlyMap<Id, PersonName>;
  files: ChangedMessage['files'];
  quoted: readonly ChatMessage[];
}
const nothing: Known = { people: new Map(), files: new Map(), quoted: [] };
const noEarlier: ReadonlyMap<Id, string[]> = new Map();

/** Formats messages with names, files and quoted messages; earlier texts are only for staff. */
@Injectable()
export class MessageViews {
  constructor(
    private readonly queries: QueryBus,
    private readonly rows: MessageRows,
    private readonly clock: DatabaseClock,
  ) {}

  async views(rows: readonly ChatMessage[], actor: Actor, language: Language): Promise<ChatMessageDto[]> {
    const view = await this.viewer(rows);
    return rows.map((row) => view(row, actor, language));
  }

  /** Formats a changed message for its caller, with their name, from the rows that the decision has read. */
  async changed(
    { message, files, quoted }: ChangedMessage,
    { actor, name, language }: Pick<SignedIn, 'actor' | 'name' | 'language'>,
  ): Promise<ChatMessageDto> {
    const known = { people: new Map([[actor.id, name]]), files, quoted: quoted === null ? [] : [quoted] };
    return (await this.viewer([message], known))(message, actor, language);
  }

  /** Looks up what `rows` refer to and `known` lacks, once for all readers. @returns formats a message for one reader */
  async viewer(
    rows: readonly ChatMessage[],
    known: Known = nothing,
  ): Promise<(row: ChatMessage, actor: Actor, language: Language) => ChatMessageDto> {
    const quoted = new Map(known.quoted.map((row) => [row.id, row]));
    const unread = rows.flatMap(({ replyTo }) => (replyTo === null || quoted.has(replyTo) ? [] : [replyTo]));
    for (const row of unread.length === 0 ? [] : await this.rows.byIds(unread)) quoted.set(row.id, row);
    const rewritten = rows.filter(({ editedAt, removedAt }) => editedAt !== null || removedAt !== null).map(({ id }) => id);
    const attached = rows.flatMap(({ files: own }) => own.filter((id) => !known.files.has(id)));
    const unnamed = new Set([...rows, ...quoted.values()].map(({ author }) => author).filter((id) => !known.people.has(id)));
    const [people, files, earlier] = await Promise.all([
      unnamed.size === 0 ? nothing.people : this.queries.execute(new PeopleByIds([...unnamed])),
      attached.length === 0 ? nothing.files : this.queries.execute(new FilesByIds(attached)),
      rewritten.length === 0 ? noEarlier : this.rows.earlier(rewritten),
    ]);
    const at = this.clock.now();
    const named = (person: Id, language: Language) => ({
      _id: person,
      name: nameFor(known.people.get(person) ?? people.get(person), language),
    });
    const fileOf = (id: Id): ChatFileDto[] => {
      const facts = known.files.get(id) ?? files.get(id);
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
