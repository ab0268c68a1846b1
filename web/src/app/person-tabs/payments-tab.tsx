import { useTranslation } from 'react-i18next';
import { usePaymentColumns } from '../../features/payments/payment-columns.js';
import { usePayments } from '../../features/payments/use-payments.js';
import { defineTabList } from '../../lib/list/define-list.js';
import { useList } from '../../lib/list/use-list.js';
import { ListRows, useListTable } from '../../ui/list/list-page.js';

const payments = defineTabList('payments', ['-at']);

/** Tab of a client's page: their payments with refunds, the newest first. */
export function PaymentsOfClient({ id }: { id: string }) {
  const { t } = useTranslation(['people', 'payments']);
  const list = useList(payments, { 'filter[client]': id });
  const answer = usePayments(list.apiQuery);
  const columns = usePaymentColumns().filter((column) => column.id !== 'client');
  return (
    <ListRows
      list={list}
      answer={answer}
      table={useListTable(list, answer, columns)}
      caption={t('payments:title')}
      rowName={({ order }) => order.number}
      empty={{ title: t('people:noPayments') }}
    />
  );
}
