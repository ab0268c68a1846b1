import type { Actor } from '#machines/kernel/people';
import { maySee, type Parties } from '#machines/order/who';

/** `client`: with the client; `team`: partner and staff only. */
export const chatKinds = ['client', 'team'] as const;
export type ChatKind = (typeof chatKinds)[number];

/**
 * Whether a chat of an order with these parties is visible to `actor`. Anyone who may see the order reads the client chat; the client neither reads the team
 * chat nor knows of it. A person who is replaced loses access to both at once.
 */
export const isMember = (actor: Actor, kind: ChatKind, parties: Parties): boolean =>
  maySee(actor, parties) && (kind === 'client' || actor.role !== 'Client');

/** The chats of an order that may be visible to `actor` at all. */
export const kindsFor = ({ role }: Actor): readonly ChatKind[] => (role === 'Client' ? ['client'] : ['client', 'team']);
