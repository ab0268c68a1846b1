import { useTranslation } from 'react-i18next';
import { askFrame } from '../../lib/list/list-frame.js';
import { tabList } from '../../lib/list/tab-list.js';
import { useListAddress } from '../../lib/list/use-list-address.js';
import { Listed } from '../../ui/listed.js';
import { EmptyState } from '../../ui/states.js';
import { PaymentsTable } from '../../features/payments/payments-table.js';
import { usePayments } from '../../features/payments/use-payments.js';

const address = tabList('payments', ['at'], '-at');

/** What a client paid and was given back. */
export function PaymentsOfClient({ id }: { id: string }) {
  const { t } = useTranslation('people');
  const place = useListAddress(address);
  const answer = usePayments(askFrame(new URLSearchParams({ 'filter[client]': id }), place.list));
  return (
    <Listed answer={answer} place={place} nothing={<EmptyState title={t('noPayments')} />}>
      {(page, stale) => <PaymentsTable page={page} place={place} stale={stale} withoutClient />}
    </Listed>
  );
}
