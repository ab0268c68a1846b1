import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderListItem } from '../../../api/wire.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { mutations } from '../api/calls.js';
import { PersonPicker } from '../forms/person-picker.js';
import { RunReport } from './bulk-dialog.js';
import { useBulkRun } from './use-bulk-run.js';

interface Props {
  orders: readonly OrderListItem[];
  onClose: () => void;
}

/** One manager for all the chosen orders. */
export function AssignDialog({ orders, onClose }: Props) {
  const { t } = useTranslation(['orders', 'common']);
  const { run, start } = useBulkRun();
  const [manager, setManager] = useState<string | null>(null);
  const assign = () => void start(orders, ({ _id }) => mutations.manager(_id, manager));
  return (
    <ModalSheet
      opened
      onClose={onClose}
      locked={run.state === 'running'}
      title={run.state === 'over' ? t('orders:bulk.resultTitle') : t('orders:bulk.assignTitle')}
      actions={
        run.state === 'over' ? (
          <Button variant="filled" onClick={onClose}>
            {t('common:actions.close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose} disabled={run.state === 'running'}>
              {t('common:actions.cancel')}
            </Button>
            <Button variant="filled" disabled={manager === null} loading={run.state === 'running'} onClick={assign}>
              {t('orders:bulk.assignRun', { count: orders.length })}
            </Button>
          </>
        )
      }
    >
      {run.state === 'idle' ? (
        <>
          <p className="muted" style={{ marginBottom: 12 }}>
            {t('orders:bulk.assignLead', { count: orders.length })}
          </p>
          <PersonPicker directory="staff" except={null} value={manager} onChange={setManager} />
        </>
      ) : (
        <RunReport run={run} />
      )}
    </ModalSheet>
  );
}
