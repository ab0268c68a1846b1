import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '#machines/kernel/ids';
import { useOfficeDay } from '../../../lib/office-day.js';
import { useMe } from '../../../lib/session/session.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import { readerOf, sideOf } from '#machines/order/who';
import { useOrder } from '../api/use-order.js';
import type { WirePayment } from '../api/wire.js';
import { DialogHost } from './dialog-host.js';
import { OrderPageProvider } from '../view-model/order-context.js';
import { factsIn } from '../view-model/order-facts.js';
import { permissionsOf } from '../view-model/permissions.js';

export interface DeclaredTransfer {
  order: Id;
  payment: Id;
  onClose: () => void;
}

const nothing = () => undefined;

/** Confirms a declared transfer outside of its order's page. Fetches the order and uses the same dialog and machine. */
export function ConfirmDeclared({ order: id, payment, onClose }: DeclaredTransfer) {
  const { t } = useTranslation('order');
  const me = useMe();
  const today = useOfficeDay();
  const { data: order, error, refetch } = useOrder(id);
  const [declared, setDeclared] = useState<WirePayment | null>(null);
  // What was found open stays: once it is confirmed the dialog closes, and must not say before that it is too late.
  const found = order?.payments?.find(({ _id, state }) => _id === payment && state === 'declared');
  if (!declared && found) setDeclared(found);
  if (!me || (!order && !error)) return null;
  if (!order || !declared)
    return (
      <ModalSheet opened title={t('transfer.confirmTitle')} onClose={onClose}>
        {order ? <EmptyState title={t('transfer.settledAlready')} /> : <ErrorState error={error} onRetry={() => void refetch()} />}
      </ModalSheet>
    );
  return (
    <OrderPageProvider
      value={{
        order,
        reader: me.actor,
        audience: sideOf(me.actor),
        facts: factsIn(order, readerOf(me.actor), today),
        permissions: permissionsOf(order, me.actor),
        open: nothing,
      }}
    >
      <DialogHost dialog={{ kind: 'confirmTransfer', payment: declared }} onClose={onClose} />
    </OrderPageProvider>
  );
}
