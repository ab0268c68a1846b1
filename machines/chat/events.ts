import type { Id, TextRef } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import type { EventMessage, TextsErasedData } from '#machines/decider/messages';
import type { Side } from '#machines/order/who';
import type { ChatKind } from './state.js';

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

/** The schema version that an event is written with; raise it here when the shape of its data changes, and write the upcaster. */
export const chatEventVersion = (_type: string): number => 1;
