import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.js';
import { useOrderPage } from '../view-model/order-context.js';

/** Shown if the server runs another machine version than this bundle; offers a reload. */
export function NewerNotice() {
  const { t } = useTranslation('order');
  const { permissions } = useOrderPage();
  if (!permissions.newer) return null;
  return (
    <div className="mt-3">
      <Notice
        tone="info"
        aside={
          <Button size="xs" onClick={() => window.location.reload()}>
            {t('newer.reload')}
          </Button>
        }
      >
        <b>{t('newer.title')}.</b> {t('newer.hint')}
      </Notice>
    </div>
  );
}
