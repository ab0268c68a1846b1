import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.js';
import { keepToken } from '../../../lib/session/token-store.js';
import { FaultNotice } from '../../../ui/fault-notice.js';
import { DoorPage } from './door-page.js';
import { isLinkOver, Told } from './link-over.js';
import styles from './login-page.module.css';

/** /cancel-email-change: "this was not me". A button, and not the mere opening: programs that look into mail must not end anybody's sign-ins. */
export function CancelEmailPage({ token }: { token: string | null }) {
  const { t } = useTranslation('account');
  const stop = useMutation({
    mutationFn: () => call('POST', '/auth/cancel-email-change', { body: { token: token ?? '' } }),
    // Every session has ended, one of this browser too.
    onSuccess: () => keepToken(null),
  });
  if (!token) return <Told title={t('cancelEmail.title')} text={t('link.incomplete')} />;
  if (stop.isSuccess) return <Told title={t('cancelEmail.doneTitle')} text={t('cancelEmail.done')} />;
  if (stop.error && isLinkOver(stop.error)) {
    return <Told title={t('link.overTitle')} text={`${t('link.over')} ${t('cancelEmail.overHint')}`} />;
  }
  return (
    <DoorPage title={t('cancelEmail.title')} lead={t('cancelEmail.lead')}>
      <div className={styles.form}>
        <FaultNotice error={stop.error} />
        <Button variant="filled" size="lg" fullWidth loading={stop.isPending} onClick={() => stop.mutate()}>
          {t('cancelEmail.submit')}
        </Button>
      </div>
    </DoorPage>
  );
}
