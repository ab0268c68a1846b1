import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { request } from '../../../api/call.js';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { DoorPage } from './door-page.js';
import { isLinkOver, ResultPanel } from './link-over.js';
import styles from './login-page.module.css';

/** The page /cancel-email-change. Needs a click, because programs that scan emails must not end sessions. */
export function CancelEmailPage({ token }: { token: string | null }) {
  const { t } = useTranslation('account');
  // Every session has ended, one of this browser too.
  const stop = useApiMutation();
  if (!token) return <ResultPanel title={t('cancelEmail.title')} text={t('link.incomplete')} />;
  if (stop.isSuccess) return <ResultPanel title={t('cancelEmail.doneTitle')} text={t('cancelEmail.done')} />;
  if (stop.error && isLinkOver(stop.error)) {
    return <ResultPanel title={t('link.overTitle')} text={`${t('link.over')} ${t('cancelEmail.overHint')}`} />;
  }
  return (
    <DoorPage title={t('cancelEmail.title')} lead={t('cancelEmail.lead')}>
      <div className={`stack mt-4 ${styles.form}`}>
        <ErrorNotice error={stop.error} />
        <Button
          variant="filled"
          size="lg"
          fullWidth
          loading={stop.isPending}
          onClick={() => stop.mutate(request('POST', '/auth/cancel-email-change', { body: { token } }))}
        >
          {t('cancelEmail.submit')}
        </Button>
      </div>
    </DoorPage>
  );
}
