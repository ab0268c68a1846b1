import { useTranslation } from 'react-i18next';
import { useList } from '../../lib/list/use-list.js';
import { useMe } from '../../lib/session/session.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { ListPage, ListTabs, useListTable } from '../../ui/list/list-page.js';
import { usePaymentColumns } from './payment-columns.js';
import { methods, paymentsList, stages, states } from './payments-list.js';
import { usePayments } from './use-payments.js';

/** /admin/payments: every payment of every order. */
export function PaymentsPage() {
  const { t } = useTranslation('payments');
  usePageTitle(t('title'));
  return useMe() ? <Payments /> : null;
}

function Payments() {
  const { t } = useTranslation(['payments', 'machine']);
  const list = useList(paymentsList);
  const answer = usePayments(list.apiQuery);
  const table = useListTable(list, answer, usePaymentColumns());
  /* Cash and transfers are confirmed by people, the provider's payments by the provider: the words are the same. */
  const stateWords = (state: (typeof states)[number]): string => {
    const words = t(`machine:payment.${state}`);
    return state === 'captured' ? `${words}, ${t('machine:method.provider').toLocaleLowerCase()}` : words;
  };
  return (
    <ListPage
      list={list}
      title={t('payments:title')}
      tabs={
        <ListTabs
          list={list}
          name="stage"
          label={t('payments:tabsLabel')}
          tabs={[{ value: '', label: t('payments:all') }, ...stages.map((stage) => ({ value: stage, label: t(`machine:stage.${stage}`) }))]}
        />
      }
      filters={[
        { name: 'paid', kind: 'days', label: t('payments:filters.paid') },
        {
          name: 'method',
          kind: 'choice',
          label: t('payments:filters.method'),
          useOptions: () => methods.map((value) => ({ value, label: t(`machine:method.${value}`) })),
        },
        {
          name: 'state',
          kind: 'choice',
          label: t('payments:filters.state'),
          useOptions: () => states.map((value) => ({ value, label: stateWords(value) })),
        },
        { name: 'refunded', kind: 'tick', label: t('payments:filters.refunded'), told: t('payments:filters.yes') },
      ]}
      sortWords={t('payments:sort', { returnObjects: true })}
      answer={answer}
      table={table}
      rowName={({ order }) => order.number}
      empty={t('payments:empty', { returnObjects: true })}
    />
  );
}
