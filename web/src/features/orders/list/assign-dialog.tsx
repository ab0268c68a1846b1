import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderListItem } from '../../../api/wire.js';
import { mutations } from '../api/calls.js';
import { PersonPicker } from '../../../ui/person-picker.js';
import { BulkRunDialog } from './bulk-dialog.js';

interface Props {
  orders: readonly OrderListItem[];
  onRun: () => void;
  onClose: () => void;
}

/** Assigns one manager to all selected orders. */
export function AssignDialog({ orders, onRun, onClose }: Props) {
  const { t } = useTranslation('orders');
  const [manager, setManager] = useState<string | null>(null);
  const count = orders.length;
  return (
    <BulkRunDialog
      orders={orders}
      title={t('bulk.assignTitle')}
      submit={t('bulk.assignRun', { count })}
      ready={manager !== null}
      mutationOf={({ _id }) => mutations.manager(_id, manager)}
      onRun={onRun}
      onClose={onClose}
    >
      <p className="muted mb-3">{t('bulk.assignLead', { count })}</p>
      <PersonPicker directory="staff" except={null} value={manager} onChange={setManager} />
    </BulkRunDialog>
  );
}
