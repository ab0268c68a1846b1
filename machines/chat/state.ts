import type { Id } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';
import type { Side } from '#machines/order/who';

/** `client`: with the client; `team`: partner and staff only. */
export const chatKinds = ['client', 'team'] as const;
export type ChatKind = (typeof chatKinds)[number];

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
