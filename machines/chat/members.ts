import type { Actor } from '#libs/kernel/people';
import { maySee, type Parties } from '#machines/order/who';
import type { ChatKind } from './state.js';

/**
 * Whether a chat exists for `actor`, of an order with these parties now: whoever may see the order reads what is said with its client; of what the team says
 * among itself its client neither reads nor knows. Whoever is replaced loses both at once.
 */
export const isMember = (actor: Actor, kind: ChatKind, parties: Parties): boolean =>
  maySee(actor, parties) && (kind === 'client' || actor.role !== 'Client');

/** The chats of an order that may exist for `actor` at all. */
export const kindsFor = ({ role }: Actor): readonly ChatKind[] => (role === 'Client' ? ['client'] : ['client', 'team']);
