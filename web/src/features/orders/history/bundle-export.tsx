import { useTranslation } from 'react-i18next';
import { ListExport } from '../../../ui/list/list-export.js';
import { useOrderPage } from '../view-model/order-context.js';

const everything = new URLSearchParams();

/** Downloads the order's part of the log with its proofs, as one signed file. */
export function BundleExport() {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  return (
    <div className="wrap-line align-start gap-loose mt-5">
      <ListExport
        path="/audit/bundles/orders/{id}"
        at={{ id: order._id }}
        name={`${order.number}-bundle`}
        query={everything}
        label={t('history.bundle')}
      />
      <p className="small muted">{t('history.bundleNote')}</p>
    </div>
  );
}
