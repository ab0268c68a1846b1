import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type OrderParties, PartiesOfOrders } from '#libs/contracts/orders/order-queries';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import { DatabaseClock } from '#libs/event-log/append/database-clock';
import { type Id, type Language, numberText } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { type Micros, toRfc3339 } from '#machines/kernel/time';
import { nameFor } from '#machines/kernel/person-name';
import { findText } from '#libs/platform/texts/text';
import { closingTime, isMember, refusalToWrite } from '#machines/chat/commands';
import { type ChatName, chatName } from '#machines/chat/events';
import { ChatRows, type ReadChat } from '../storage/chat-rows.js';
import { chatOf } from '../storage/chat-stream.js';
import { type MessageRow, MessageRows } from '../storage/message-rows.js';
import type { ChatDto, ChatMemberDto, LastChatMessageDto, ChatWritingDto } from '../wire/chats.dto.js';

/** A chat to show, which may have no messages yet. */
export interface SeenChat extends ChatName {
  chat?: ReadChat;
}

const longestExcerpt = 200;
/** Cuts between whole characters. */
export const excerpt = (text: string | null): string | null => {
  const characters = [...(text ?? '')];
  return text !== null && characters.length > longestExcerpt ? `${characters.slice(0, longestExcerpt - 1).join('')}…` : text;
};

const present = <T>(values: readonly (T | null | undefined)[]): T[] => [...new Set(values.filter((value) => value != null))];

@Injectable()
export class ChatViews {
  constructor(
    private readonly queries: QueryBus,
    private readonly rows: ChatRows,
    private readonly messages: MessageRows,
    private readonly clock: DatabaseClock,
  ) {}

  /** Leaves out chats that `actor` is not in by the current state of the orders. */
  async views(chats: readonly SeenChat[], actor: Actor, language: Language): Promise<ChatDto[]> {
    const orders = await this.queries.execute(new PartiesOfOrders(present(chats.map(({ order }) => order))));
    const own = chats.flatMap((one) => {
      const parties = orders.get(one.order);
      return parties !== undefined && isMember(actor, one.kind, parties) ? [{ ...one, parties }] : [];
    });
    const ids = own.flatMap(({ chat }) => (chat === undefined ? [] : [chat.state.id]));
    const [last, marks] = await Promise.all([this.messages.lastOf(ids), this.rows.marksOf(ids)]);
    const people = await this.queries.execute(
      new PeopleByIds(
        present([
          ...own.flatMap(({ parties }) => [parties.client, parties.partner, parties.manager]),
          ...[...last.values()].map(({ author }) => author),
        ]),
      ),
    );
    const at = this.clock.now();
    return own.map(({ parties, ...seen }): ChatDto => {
      const id = chatOf(seen.order, seen.kind);
      const named = (person: Id) => ({ _id: person, name: nameFor(people.get(person), language) });
      const { posted = 0, waitingSince = null } = seen.chat?.state ?? {};
      const read = seen.chat?.read ?? 0;
      return {
        _id: chatName(seen),
        kind: seen.kind,
        order: { _id: seen.order, number: numberText(parties.number), service: parties.service },
        members: membersOf(seen, parties).map(([person, side]): ChatMemberDto => ({
          ...named(person),
          side,
          read: marks.get(id)?.get(person) ?? 0,
        })),
        language: people.get(parties.client)?.language ?? language,
        last: lastView(last.get(id), named),
        posted,
        read,
        unread: Math.max(0, posted - read),
        waitingSince: waitingSince === null || actor.role === 'Client' ? null : toRfc3339(waitingSince),
        writing: writingOf(parties.endedAt, at, language),
      };
    });
  }
}

const lastView = (message: MessageRow | undefined, named: (person: Id) => LastChatMessageDto['author']): LastChatMessageDto | null =>
  message === undefined
    ? null
    : {
        author: named(message.author),
        side: message.side,
        text: excerpt(message.text),
        files: message.files.length,
        at: toRfc3339(message.at),
      };

function membersOf({ kind }: ChatName, { client, partner, manager }: OrderParties): [Id, ChatMemberDto['side']][] {
  return [
    ...(kind === 'client' ? [[client, 'client'] as [Id, 'client']] : []),
    ...(partner === null ? [] : [[partner, 'partner'] as [Id, 'partner']]),
    ...(manager === null ? [] : [[manager, 'staff'] as [Id, 'staff']]),
  ];
}

function writingOf(endedAt: Micros | null, at: Micros, language: Language): ChatWritingDto {
  const refusal = refusalToWrite(endedAt, at);
  const until = endedAt === null ? null : toRfc3339(endedAt + closingTime);
  if (refusal === null) return { permitted: true, until };
  const detail = findText(language, refusal.code);
  return { permitted: false, code: refusal.code, ...(detail !== undefined && { detail }), until };
}
