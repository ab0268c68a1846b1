import { type ComponentType, createContext, useContext } from 'react';
import type { Actor } from '#machines/kernel/people';
import type { Facts } from '#machines/order/facts';
import type { Side } from '#machines/order/who';
import type { OrderResource } from '../api/wire.js';
import type { Dialog } from './dialog.js';
import type { Permissions } from './permissions.js';

/** The chat of an order, from a separate feature: its tab, its unread count, and its card on the client's page. */
export interface ChatParts {
  Panel: ComponentType<{ order: string }>;
  Unread: ComponentType<{ order: string }>;
  Card: ComponentType<{ order: string; onOpen: () => void }>;
}

export interface OrderPageState {
  order: OrderResource;
  reader: Actor;
  audience: Side;
  /** what the machine derives from the order for this reader, as of the office's current day */
  facts: Facts;
  permissions: Permissions;
  open: (dialog: Dialog) => void;
  chat?: ChatParts;
  /** the client's feedback on a finished order, from a separate feature */
  Feedback?: ComponentType<{ order: string }>;
}

const Context = createContext<OrderPageState | null>(null);
export const OrderPageProvider = Context.Provider;

/** @throws Error outside of an order page */
export function useOrderPage(): OrderPageState {
  const state = useContext(Context);
  if (!state) throw new Error('a part of the order page stands outside of it');
  return state;
}
