import { useTranslation } from 'react-i18next';
import { fromText, type MinorUnits } from '#machines/kernel/money';
import { formatMinor } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useHistory } from '../api/use-order.js';
import type { WirePayment } from '../api/wire.js';
import { useOrderPage } from '../view-model/order-context.js';
import { type PaymentPeople, paymentPeople } from './payment-people.js';

/** People of a payment, also as text: "reported by you, confirmed by Olga Nikitina, €623.00 was reported, €23.00 less arrived". */
export function usePaymentPeople({ _id, amount, recordedBy, state }: WirePayment): { people: PaymentPeople; persons: string } {
  const { t } = useTranslation('order');
  const { order, reader } = useOrderPage();
  const history = useHistory(order._id);
  const differenceText = useDifferenceText();
  const nameOf = (id: string | null, name: string | null) => (id === reader.id ? t('payments.you') : name);
  const people = paymentPeople(history.data?.items ?? [], _id, nameOf);
  const { reportedBy, reported, confirmedBy } = people;
  const hasArrived = state === 'confirmed' || state === 'refunded';
  const said = [
    reportedBy ? t('payments.reportedBy', { name: reportedBy }) : '',
    confirmedBy ? t(reportedBy ? 'payments.confirmedBy' : 'payments.recordedBy', { name: confirmedBy }) : '',
    hasArrived && reported !== null ? differenceText(reported, fromText(amount.amount, order.price.currency) ?? reported) : '',
  ].filter(Boolean);
  const recorder = recordedBy && nameOf(recordedBy._id, recordedBy.name);
  return { people, persons: said.join(', ') || (recorder ? t('payments.recordedBy', { name: recorder }) : '') };
}

/** The difference between received and reported amount; empty if there is none. */
function useDifferenceText() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const money = (sum: MinorUnits) => formatMinor(sum, order.price.currency, language);
  return (reported: MinorUnits, arrived: MinorUnits): string =>
    reported === arrived
      ? ''
      : t(arrived < reported ? 'payments.arrivedLess' : 'payments.arrivedMore', {
          amount: money(reported),
          difference: money(Math.abs(reported - arrived)),
        });
}
