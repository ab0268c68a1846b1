import type { Id } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';
import type { Side } from '#machines/order/who';

/** With the client, or without: what partner and staff say among themselves. */
export const chatKinds = ['client', 'team'] as const;
export type ChatKind = (typeof chatKinds)[number];

/** A chat is there from its first message on. What was said stays, so there is nowhere else to go. */
export const chatStates = ['open'] as const;
export type ChatStatus = (typeof chatStates)[number];

/** The fold of one chat's events. What was said stands in `texts`, and who said what when in rows of messages. */
export interface ChatState {
  id: Id;
  version: number;
  status: ChatStatus;
  order: Id;
  kind: ChatKind;
  /** how many messages were posted, removed ones included: the last one's place in the chat */
  posted: number;
  /** when and from which side the last message came */
  lastAt: Micros;
  lastSide: Side;
  /** since when the client's side has had no answer; null while nobody waits */
  waitingSince: Micros | null;
  /** the version at which a message was last edited or removed; 0 as long as none was */
  rewrittenAt: number;
  createdAt: Micros;
  updatedAt: Micros;
}
