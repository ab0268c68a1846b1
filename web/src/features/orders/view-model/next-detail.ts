import { useTranslation } from 'react-i18next';
import { formatMinor } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useOrderPage } from './order-context.js';

/** Figures of the next step in one or two short sentences; null if there are none. */
export function useNextDetail(): string | null {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, audience, facts: seen } = useOrderPage();
  const { facts } = order.machine;
  const { next } = seen.next;
  const money = (amount: number) => formatMinor(amount, facts.currency, language);
  const steps = facts.visibleSteps > 0 ? t('detail.steps', { done: facts.visibleSteps - facts.openSteps, total: facts.visibleSteps }) : '';
  const results = facts.resultDocuments > 0 ? t('detail.results', { count: facts.resultDocuments }) : t('detail.noResults');
  const declared = facts.openTransfers > 0 ? t('detail.declared', { amount: money(facts.openTransfers) }) : '';
  const waits = next === 'confirmTransfer' || next === 'awaitProvider';
  const isPaid = seen.money?.left === 0;
  const paidOf = isPaid ? t('detail.allPaid') : t('ops.paidOf', { paid: money(seen.money?.paid ?? 0), price: money(facts.price) });
  const isPartner = audience === 'partner';
  const statusParts = (): string[] => {
    if (next === 'provideDocuments') return [t('detail.items', { count: facts.itemsMissing }), isPartner ? '' : declared];
    switch (order.status) {
      case 'orderConfirmedNotPayed':
        return isPartner || waits ? [] : [declared];
      case 'orderConfirmedAndPayed':
      case 'documentsReceived':
        return [steps];
      case 'allStepsCompleted':
        return audience === 'client' ? [steps] : [steps, results];
      case 'lastPaymentRequired':
      case 'lastPaymentPayed':
        return isPartner ? [] : [waits ? '' : declared, paidOf];
      case 'lastPaymentConfirmed':
      case 'projectWithFullyPayedOrderAccepted':
        return audience === 'client' ? [] : [results];
      case 'newOrder':
        return isPartner ? [] : [declared];
      case 'documentsRequested':
      case 'documentsSentAfterLastPayment':
      case 'projectFinished':
      case 'orderCancelled':
        return [];
    }
  };
  const parts = statusParts().filter((part) => part !== '');
  return parts.length > 0 ? parts.join(' ') : null;
}
