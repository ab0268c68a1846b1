import { type ComponentType, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readerOf, seesPayments } from '#machines/order/who';
import type { TabItem } from '../../../ui/tabs.js';
import { Tabs } from '../../../ui/tabs.js';
import { useHistory } from '../api/use-order.js';
import { DocumentsTab } from '../documents/documents-tab.js';
import { HistoryTab } from '../history/history-tab.js';
import { PaymentsTab } from '../payments/payments-tab.js';
import { StepsTab } from '../steps/steps-tab.js';
import { useOrderPage } from '../view-model/order-context.js';
import styles from './order-page.module.css';
import type { OrderTab } from '../view-model/place.js';
import { useArrival, useTab } from './use-tab.js';

const panels: Record<OrderTab, ComponentType> = {
  chat: ChatTab,
  steps: StepsTab,
  documents: DocumentsTab,
  payments: PaymentsTab,
  history: HistoryTab,
};

/** Tabs with counts; payments only for readers of the payment history. */
export function useOrderTabs(): TabItem[] {
  const { t } = useTranslation('order');
  const { order, reader, chat: Chat } = useOrderPage();
  const history = useHistory(order._id);
  const { visibleSteps, openSteps } = order.machine.facts;
  const events = history.data?.items.length;
  const documents = order.documents.length;
  const payments = order.payments?.length ?? 0;
  const count = (number: number | undefined) => (number ? { count: String(number) } : {});
  return [
    { key: 'steps', label: t('tabs.steps'), ...(visibleSteps > 0 ? { count: `${visibleSteps - openSteps}/${visibleSteps}` } : {}) },
    { key: 'documents', label: t('tabs.documents'), ...count(documents) },
    ...(Chat ? [{ key: 'chat', label: t('tabs.chat'), mark: <Chat.Unread order={order._id} /> }] : []),
    ...(seesPayments(readerOf(reader)) ? [{ key: 'payments', label: t('tabs.payments'), ...count(payments) }] : []),
    { key: 'history', label: t('tabs.history'), ...count(events) },
  ];
}

/** Tabs of an order; `start` is open unless the address names another. */
export function OrderTabs({ start }: { start: OrderTab }) {
  const { t } = useTranslation('order');
  const tabs = useOrderTabs();
  const { tab: named, selectTab } = useTab();
  const current = named !== null && tabs.some((tab) => tab.key === named) ? named : start;
  const Panel = panels[current];
  const place = useRef<HTMLDivElement>(null);
  useArrivalAt(place, current);
  return (
    <div ref={place} className={styles.place} data-tab={current}>
      <Tabs label={t('tabs.label')} tabs={tabs} current={current} onChange={(key) => selectTab(key as OrderTab)}>
        <Panel />
      </Tabs>
    </div>
  );
}

/** Milliseconds between looks for the field of a chat that is still loading, and their number. */
const [pause, most] = [100, 30];

/**
 * Scrolls to the tab that a link opened, which on a phone is three screens below the top. In the chat it focuses the field, elsewhere the
 * tab.
 */
function useArrivalAt(place: RefObject<HTMLElement | null>, tab: OrderTab): void {
  const arrival = useArrival();
  useEffect(() => {
    if (arrival === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const aim = (left: number): void => {
      const field = tab === 'chat' ? place.current?.querySelector<HTMLElement>('textarea') : null;
      if (tab === 'chat' && !field && left > 0) timer = setTimeout(() => aim(left - 1), pause);
      (field ?? place.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]'))?.focus({ preventScroll: true });
    };
    // After the page itself went to its top.
    const frame = requestAnimationFrame(() => {
      place.current?.scrollIntoView({ block: 'start' });
      aim(most);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [arrival, tab, place]);
}

function ChatTab() {
  const { order, chat: Chat } = useOrderPage();
  return Chat ? <Chat.Panel order={order._id} /> : null;
}
