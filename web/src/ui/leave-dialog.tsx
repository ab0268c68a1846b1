import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { LeaveGuard } from '../lib/use-leave-guard.js';
import { ModalSheet } from './modal-sheet.js';

/** Asks before unsaved changes are lost. Staying is the main button. */
export function LeaveDialog({ guard }: { guard: LeaveGuard }) {
  const { t } = useTranslation();
  return (
    <ModalSheet
      opened={guard.isAsking}
      onClose={guard.stay}
      title={t('leave.title')}
      actions={
        <>
          <Button data-tone="danger" onClick={guard.leave}>
            {t('leave.leave')}
          </Button>
          <Button variant="filled" onClick={guard.stay} data-autofocus>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </ModalSheet>
  );
}
