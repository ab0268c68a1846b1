/** Who somebody is to the orders: `assignee`: staff who have only the orders assigned to them; `public`: whoever is not signed in. */
export type Kind = 'client' | 'partner' | 'assignee' | 'staff' | 'public';

export interface Reader {
  id: string;
  name: string;
  kind: Kind;
}

export const nobody: Reader = { id: 'nobody', name: 'whoever is not signed in', kind: 'public' };

/** What the rules ask of an order; people by their ids. */
export interface Standing {
  client: string;
  partner: string | null;
  assignee: string | null;
  /** whether the results were sent */
  sent: boolean;
  feedback: { state: 'waits' | 'published' | 'hidden' | 'deleted'; partner: string | null } | null;
}

/** What was written, as far as who may read it depends on that. */
export type Written =
  | { as: 'message' | 'earlierMessage'; chat: 'client' | 'team' }
  | { as: 'forOrder' | 'result' | 'workReason' | 'paymentNote' }
  | { as: 'feedback' | 'feedbackReason' | 'feedbackAnswer' }
  /** an upload that was attached to nothing */
  | { as: 'unattached'; owner: string }
  /** taken back, replaced or refused */
  | { as: 'gone' };

/** Whether the order exists for somebody: its client, its partner now, whom it is assigned to now, and staff who see every order. */
export function seesOrder(reader: Reader, order: Standing): boolean {
  switch (reader.kind) {
    case 'staff':
      return true;
    case 'client':
      return order.client === reader.id;
    case 'partner':
      return order.partner === reader.id;
    case 'assignee':
      return order.assignee === reader.id;
    case 'public':
      return false;
  }
}

/** Whether somebody is in a chat of the order. */
export const isInChat = (reader: Reader, order: Standing, chat: 'client' | 'team'): boolean =>
  seesOrder(reader, order) && (chat === 'client' || reader.kind !== 'client');

/** Whether somebody may read what was written at the order, as both stand now. Written from conversation.md and access.md, apart from the product's own rules. */
export function mayRead(reader: Reader, order: Standing, written: Written): boolean {
  const sees = seesOrder(reader, order);
  switch (written.as) {
    case 'message':
      return isInChat(reader, order, written.chat);
    case 'earlierMessage':
      return isInChat(reader, order, written.chat) && (reader.kind === 'staff' || reader.kind === 'assignee');
    case 'forOrder':
      return sees;
    case 'result':
      return sees && (reader.kind !== 'client' || order.sent);
    case 'workReason':
      return sees && reader.kind !== 'client';
    case 'paymentNote':
      return reader.kind === 'staff';
    case 'unattached':
      return reader.id === written.owner;
    case 'gone':
      return false;
    case 'feedback':
    case 'feedbackReason':
    case 'feedbackAnswer':
      return mayReadFeedback(reader, order, written.as);
  }
}

function mayReadFeedback(reader: Reader, order: Standing, part: 'feedback' | 'feedbackReason' | 'feedbackAnswer'): boolean {
  const state = order.feedback?.state;
  if (state === undefined || state === 'deleted') return false;
  if (reader.kind === 'staff' || (reader.kind === 'client' && order.client === reader.id)) return true;
  if (part === 'feedbackReason' || state === 'hidden') return false;
  return state === 'published' ? reader.kind === 'public' || order.feedback?.partner === reader.id : order.feedback?.partner === reader.id;
}
