import { useTranslation } from 'react-i18next';
import { balance, prepaymentMissing } from '#machines/order/figures';
import { formatMinor } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useOrderPage } from './order-context.js';

/** The figures behind the next action, one or two short sentences; null where there are none. */
export function useNextDetail(): string | null {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, audience } = useOrderPage();
  const { facts } = order.machine;
  const money = (amount: number) => formatMinor(amount, facts.currency, language);
  const steps = facts.visibleSteps > 0 ? t('detail.steps', { done: facts.visibleSteps - facts.openSteps, total: facts.visibleSteps }) : '';
  const results = facts.resultDocuments > 0 ? t('detail.results', { count: facts.resultDocuments }) : t('detail.noResults');
  const transfers = (order.payments ?? []).filter((payment) => payment.state === 'declared').length;
  const declared = transfers > 0 ? t('detail.transfers', { count: transfers }) : '';
  const reward = audience === 'staff' && order.machine.value.reward === 'changed' ? t('detail.reward') : '';
  const due = balance(order.machine) > 0 ? t('detail.balance', { amount: money(balance(order.machine)) }) : t('detail.allPaid');
  const isPartner = audience === 'partner';
  const told = (): string[] => {
    switch (order.status) {
      case 'orderConfirmedNotPayed':
        return isPartner ? [] : [declared || t('detail.prepaymentLeft', { amount: money(prepaymentMissing(facts)) })];
      case 'documentsRequested':
        return facts.itemsMissing > 0 ? [t('detail.items', { count: facts.itemsMissing })] : [];
      case 'orderConfirmedAndPayed':
      case 'documentsReceived':
        return [steps];
      case 'allStepsCompleted':
        return audience === 'client' ? [steps] : [steps, results];
      case 'lastPaymentRequired':
      case 'lastPaymentPayed':
        return isPartner ? [] : [declared || due];
      case 'lastPaymentConfirmed':
      case 'projectWithFullyPayedOrderAccepted':
        return audience === 'client' ? [] : [results];
      case 'newOrder':
      case 'documentsSentAfterLastPayment':
      case 'projectFinished':
      case 'orderCancelled':
        return [];
    }
  };
  const parts = [...told(), reward].filter((part) => part !== '');
  return parts.length > 0 ? parts.join(' ') : null;
}
