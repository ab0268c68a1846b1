import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { isId } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { readerOf, sideOf } from '#machines/order/who';
import { useOfficeDay } from '../../../lib/office-day.js';
import { faultOf } from '../../../lib/problem.js';
import { useMe } from '../../../lib/session/session.js';
import { useFocusKept } from '../../../lib/use-focus-kept.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { EmptyState, ErrorState, RecordSkeleton } from '../../../ui/states.js';
import { useMyDocuments } from '../documents/use-my-documents.js';
import { useHistory, useOrder } from '../api/use-order.js';
import type { OrderResource } from '../api/wire.js';
import { listAsLeft } from '../api/use-orders.js';
import { ClientOrder } from './client-order.js';
import type { Dialog } from '../view-model/dialog.js';
import { DialogHost } from './dialog-host.js';
import { OrderCommands } from './order-commands.js';
import { OrderPageProvider, type OrderPageState } from '../view-model/order-context.js';
import { useOrderTexts } from '../view-model/order-texts.js';
import { factsIn } from '../view-model/order-facts.js';
import { permissionsOf } from '../view-model/permissions.js';
import { StaffOrder } from './staff-order.js';
import { useNow } from './use-span.js';

/** The page /order?id= for clients and partners, with parts of the separate features chat and feedback. */
export const OrderPage = (parts: OtherRooms) => <OrderRoute listPath="/orders-list" {...parts} />;

/** The page /admin/order?id= for staff. */
export const StaffOrderPage = (parts: OtherRooms) => <OrderRoute listPath="/admin/orders-list" {...parts} />;

/** Parts of the page that the separate features chat and feedback provide. */
type OtherRooms = Pick<OrderPageState, 'chat' | 'Feedback'>;

interface RouteProps extends OtherRooms {
  listPath: string;
}

function OrderRoute({ listPath, ...rooms }: RouteProps) {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const id = params.get('id');
  const list = listAsLeft(listPath, state);
  return isId(id) ? <LoadedOrder key={id} id={id} listPath={list} {...rooms} /> : <NoOrder listPath={list} />;
}

function LoadedOrder({ id, listPath, ...rooms }: RouteProps & { id: string }) {
  const { t } = useTranslation('order');
  const me = useMe();
  const { data: order, error, refetch } = useOrder(id);
  // Offered beside what is asked for, so that it is there from the beginning.
  const mine = useMyDocuments(undefined, me?.actor.role === 'Client');
  // Who placed it, why work was returned and for how long it stood are read from the history: what comes later would push the page down under the reader.
  const history = useHistory(id);
  const isComplete = !mine.isLoading && (!history.isPending || history.failureCount > 0);
  usePageTitle(order?.number ?? t('tabs.label'));
  // Also of an order that was here a moment ago, and was given to somebody else, or whose reader lost the right.
  const status = error ? faultOf(error).status : undefined;
  if (status === 404) return <NoOrder listPath={listPath} />;
  if (order && me && isComplete && status !== 403) return <OrderView order={order} reader={me.actor} listPath={listPath} {...rooms} />;
  if (error) return <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />;
  return <RecordSkeleton above={64} label={t('loading')} />;
}

/** One order for one reader: facts, permissions, and the open form. */
export function OrderView({
  order,
  reader,
  listPath,
  chat,
  Feedback,
}: { order: OrderResource; reader: Actor } & Partial<RouteProps> & Pick<RouteProps, 'listPath'>) {
  const audience = sideOf(reader);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const today = useOfficeDay(useNow());
  const facts = useMemo(() => factsIn(order, readerOf(reader), today), [order, reader, today]);
  const asked = useAskedToPay(audience === 'client' && facts.money?.due != null);
  useFocusKept(order.version);
  const page = useMemo(
    () => ({
      order,
      reader,
      audience,
      facts,
      permissions: permissionsOf(order, reader),
      open: setDialog,
      ...(chat && { chat }),
      ...(Feedback && { Feedback }),
    }),
    [order, reader, audience, facts, chat, Feedback],
  );
  return (
    <OrderPageProvider value={page}>
      <ChangeAnnouncer order={order} />
      {audience === 'client' ? null : <OrderCommands />}
      {audience === 'client' ? <ClientOrder listPath={listPath} /> : <StaffOrder listPath={listPath} />}
      <DialogHost
        dialog={dialog ?? asked.dialog}
        onClose={() => {
          setDialog(null);
          asked.leave();
        }}
      />
    </OrderPageProvider>
  );
}

const pay: Dialog = { kind: 'pay' };

/** Opens the payment sheet if the address has openPayPal=true, as after the quick sign-up, until it is closed. */
function useAskedToPay(mayPay: boolean): { dialog: Dialog | null; leave: () => void } {
  const [params, setParams] = useSearchParams();
  const isAsked = params.get('openPayPal') === 'true';
  const leave = () => {
    if (!isAsked) return;
    setParams(
      (now) => {
        now.delete('openPayPal');
        return now;
      },
      { replace: true },
    );
  };
  return { dialog: isAsked && mayPay ? pay : null, leave };
}

/** Announces a status change by anyone while the page is open. */
function ChangeAnnouncer({ order }: { order: OrderResource }) {
  const { t } = useTranslation('order');
  const announce = useAnnounce();
  const texts = useOrderTexts();
  const before = useRef(order.status);
  useEffect(() => {
    if (before.current === order.status) return;
    before.current = order.status;
    announce(t('updated', { status: texts.status(order.status) }));
  }, [announce, order.status, t, texts]);
  return null;
}

function NoOrder({ listPath }: { listPath: string }) {
  const { t } = useTranslation('order');
  usePageTitle(t('noSuch'));
  return <EmptyState title={t('noSuch')} text={t('noSuchHint')} action={<Link to={listPath}>{t('toOrders')}</Link>} />;
}
