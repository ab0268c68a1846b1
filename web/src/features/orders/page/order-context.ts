import { createContext, useContext } from 'react';
import type { Actor } from '#libs/kernel/people';
import type { Side } from '#machines/order/who';
import type { OrderResource } from '../api/wire.js';
import type { Dialog } from './dialog.js';
import type { Permissions } from './permissions.js';

/** What every part of the order page knows. */
export interface OrderPageState {
  order: OrderResource;
  reader: Actor;
  audience: Side;
  permissions: Permissions;
  open: (dialog: Dialog) => void;
}

const Context = createContext<OrderPageState | null>(null);
export const OrderPageProvider = Context.Provider;

/** @throws Error outside of an order page: a programming error */
export function useOrderPage(): OrderPageState {
  const state = useContext(Context);
  if (!state) throw new Error('a part of the order page stands outside of it');
  return state;
}
