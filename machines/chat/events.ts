import { type Id, isId, type TextRef } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import type { Micros } from '#machines/kernel/time';
import { type Changes, evolverOf } from '#machines/decider/decider';
import type { EventMessage, TextsErasedData } from '#machines/decider/messages';
import { type Side, sideOf } from '#machines/order/who';

/** `client`: with the client; `team`: partner and staff only. */
export const chatKinds = ['client', 'team'] as const;
export type ChatKind = (typeof chatKinds)[number];

/** Identifies a chat by order and kind, so that a chat without messages has a name too. */
export interface ChatName {
  order: Id;
  kind: ChatKind;
}

/** "01997c1e-…-client" */
export const chatName = ({ order, kind }: ChatName): string => `${order}-${kind}`;

/** Null if `text` is not a name of a chat. */
export function parseChatName(text: unknown): ChatName | null {
  if (typeof text !== 'string') return null;
  const cut = text.lastIndexOf('-');
  const order = text.slice(0, cut).toLowerCase();
  const kind = chatKinds.find((one) => one === text.slice(cut + 1));
  return isId(order) && kind !== undefined ? { order, kind } : null;
}

export const chatNamePattern = `^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}-(${chatKinds.join('|')})$`;

/**
 * Events of a chat with their data. Each names its order, so that a reader needs no other event. Texts are not part of the log: they are in `texts`, where they
 * can be erased.
 */
export interface ChatEventData {
  ChatOpened: { order: Id; kind: ChatKind };
  /** `nth`: its place among the messages of the chat, from 1 */
  MessagePosted: { order: Id; kind: ChatKind; message: Id; nth: number; side: Side; text: TextRef | null; files: Id[]; replyTo: Id | null };
  MessageEdited: { order: Id; kind: ChatKind; message: Id; text: TextRef };
  MessageRemoved: { order: Id; kind: ChatKind; message: Id; reason: TextRef | null };
  TextsErased: TextsErasedData;
}
export type ChatEventType = keyof ChatEventData;

/** An event as decide gives it and evolve folds it. */
export type ChatEventOf<Type extends ChatEventType> = EventMessage<'chat', Actor, ChatEventData, Type>;
export type ChatEvent = ChatEventOf<ChatEventType>;

/** A chat exists from its first message on and never changes status. */
export type ChatStatus = 'open';

/** The fold of one chat's events. Texts are in `texts`, authors and times in rows of messages. */
export interface ChatState {
  id: Id;
  version: number;
  status: ChatStatus;
  order: Id;
  kind: ChatKind;
  /** number of messages posted, removed ones included; also the last message's number */
  posted: number;
  /** time and side of the last message */
  lastAt: Micros;
  lastSide: Side;
  /** since when the client has waited for an answer; null if nobody waits */
  waitingSince: Micros | null;
  /** version at which a message was last edited or removed; 0 if none was */
  rewrittenAt: number;
  createdAt: Micros;
  updatedAt: Micros;
}

const opened = ({ chat, version, at, actor, data: { order, kind } }: ChatEventOf<'ChatOpened'>): ChatState => ({
  id: chat,
  version,
  status: 'open',
  order,
  kind,
  posted: 0,
  lastAt: at,
  lastSide: sideOf(actor),
  waitingSince: null,
  rewrittenAt: 0,
  createdAt: at,
  updatedAt: at,
});

const changes: Changes<ChatState, ChatEvent, 'ChatOpened', Partial<ChatState>> = {
  MessagePosted: ({ waitingSince }, { at, data: { nth, side } }) => ({
    posted: nth,
    lastAt: at,
    lastSide: side,
    // A message of our side answers the client. A client waits from their first message without an answer.
    waitingSince: side === 'client' ? (waitingSince ?? at) : null,
  }),
  MessageEdited: (_state, { version }) => ({ rewrittenAt: version }),
  MessageRemoved: (_state, { version }) => ({ rewrittenAt: version }),
  TextsErased: () => ({}),
};

export const evolve = evolverOf<ChatState, ChatEvent, 'ChatOpened', Partial<ChatState>>({
  noun: 'a chat',
  first: 'ChatOpened',
  begin: opened,
  changes,
  merge: (_state, change) => change,
});
