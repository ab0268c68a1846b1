import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '../../../api/call.js';
import { faultOf } from '../../../lib/problem.js';
import { meQuery } from '../../../lib/session/session.js';
import { ErrorState, TextSkeleton } from '../../../ui/states.js';
import { DoorPage } from './door-page.js';
import { isLinkOver, ResultPanel } from './link-over.js';
import { SetPassword } from './reset-password-page.js';

/**
 * The page /confirm-email, whose opening confirms the mailbox. In a browser that is not signed in to the account the password is dropped,
 * so a new one is chosen here.
 */
export function ConfirmEmailPage({ token }: { token: string | null }) {
  const { t } = useTranslation('account');
  const { isSuccess, data: passwordToken, error, refetch } = useConfirmation(token);
  if (!token) return <ResultPanel title={t('confirm.title')} text={t('link.incomplete')} />;
  const on = (
    <Button component={Link} to="/login" variant="filled" size="lg">
      {t('confirm.on')}
    </Button>
  );
  if (passwordToken) return <SetPassword token={passwordToken} title={t('confirm.doneTitle')} lead={t('confirm.choose')} />;
  if (isSuccess) {
    return (
      <ResultPanel title={t('confirm.doneTitle')} text={t('confirm.done')}>
        {on}
      </ResultPanel>
    );
  }
  if (error && (isLinkOver(error) || faultOf(error).status === 409)) {
    const text = faultOf(error).status === 409 ? t('confirm.inUse') : `${t('link.over')} ${t('confirm.overHint')}`;
    return (
      <ResultPanel title={t('link.overTitle')} text={text}>
        {on}
      </ResultPanel>
    );
  }
  return (
    <DoorPage title={t('confirm.title')}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <TextSkeleton lines={3} label={t('confirm.waiting')} />}
    </DoorPage>
  );
}

/* A query, because it is sent once per link, however often the page is drawn. */
function useConfirmation(token: string | null) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: ['confirmation', token],
    queryFn: async () => {
      const answer: { passwordToken: string } | undefined = await call('POST', '/auth/confirm-email', { body: { token: token ?? '' } });
      void queries.invalidateQueries({ queryKey: meQuery.queryKey });
      return answer?.passwordToken ?? null;
    },
    enabled: token !== null,
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });
}
