/** A person's relation to orders: `assignee`: staff with only assigned orders; `public`: anonymous. */
export type Kind = 'client' | 'partner' | 'assignee' | 'staff' | 'public';

export interface Reader {
  id: string;
  name: string;
  kind: Kind;
}

export const nobody: Reader = { id: 'nobody', name: 'whoever is not signed in', kind: 'public' };

/** The facts about an order that the rules need; people by id. */
export interface OrderFacts {
  client: string;
  partner: string | null;
  assignee: string | null;
  /** whether the results were sent */
  sent: boolean;
  feedback: { state: 'waits' | 'published' | 'hidden' | 'deleted'; partner: string | null } | null;
}

/** The facts about a text that determine its readers. */
export type Written =
  | { as: 'message' | 'earlierMessage'; chat: 'client' | 'team' }
  | { as: 'forOrder' | 'result' | 'workReason' | 'paymentNote' }
  | { as: 'feedback' | 'feedbackReason' | 'feedbackAnswer' }
  /** an upload that is not attached */
  | { as: 'unattached'; owner: string }
  /** removed, replaced or rejected */
  | { as: 'gone' };

/** Whether the order is visible: to its client, its current partner, its current manager, and staff who see every order. */
export function seesOrder(reader: Reader, order: OrderFacts): boolean {
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

/** Whether a person is a member of a chat of the order. */
export const isInChat = (reader: Reader, order: OrderFacts, chat: 'client' | 'team'): boolean =>
  seesOrder(reader, order) && (chat === 'client' || reader.kind !== 'client');

/** Whether a person may read a text of the order, in the current state of both. Written from the specification, independently of the product's rules. */
export function mayRead(reader: Reader, order: OrderFacts, written: Written): boolean {
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

function mayReadFeedback(reader: Reader, order: OrderFacts, part: 'feedback' | 'feedbackReason' | 'feedbackAnswer'): boolean {
  const state = order.feedback?.state;
  if (state === undefined || state === 'deleted') return false;
  if (reader.kind === 'staff' || (reader.kind === 'client' && order.client === reader.id)) return true;
  if (part === 'feedbackReason' || state === 'hidden') return false;
  return state === 'published' ? reader.kind === 'public' || order.feedback?.partner === reader.id : order.feedback?.partner === reader.id;
}
