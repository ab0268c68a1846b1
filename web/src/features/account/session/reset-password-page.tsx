import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { request } from '../../../api/call.js';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import { faultOf } from '../../../lib/problem.js';
import { usePasswordRules } from '../../../lib/use-password-rules.js';
import { EmailField } from '../../../ui/credential-fields.js';
import { Form } from '../../../ui/form/form.js';
import { useApiForm, useRequired } from '../../../ui/form/use-api-form.js';
import { NewPassword } from '../../../ui/new-password.js';
import { DoorPage } from './door-page.js';
import { isLinkOver, ResultPanel } from './link-over.js';
import styles from './login-page.module.css';

/** The page /reset-password: asks for the email, or with a link's token for the new password. */
export const ResetPasswordPage = ({ token }: { token: string | null }) => (token ? <SetPassword token={token} /> : <AskForLink />);

function AskForLink() {
  const { t } = useTranslation(['account', 'common']);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useApiForm({
    values: { email: '' },
    rules: { email: useRequired() },
    write: useApiMutation(),
    request: ({ email }) => request('POST', '/auth/email/reset-password', { body: { email: email.trim() } }),
    faultsOf: (error) => (faultOf(error).status === 422 ? { email: t('account:signUp.badEmail') } : {}),
    onDone: (_, { email }) => setSentTo(email.trim()),
  });
  if (sentTo !== null) {
    return (
      <ResultPanel title={t('account:reset.sentTitle')} text={t('account:reset.sent', { email: sentTo })}>
        <Button size="lg" onClick={() => setSentTo(null)}>
          {t('account:reset.another')}
        </Button>
      </ResultPanel>
    );
  }
  return (
    <DoorPage title={t('account:reset.title')} lead={t('account:reset.lead')}>
      <Form form={form} className={`stack mt-4 ${styles.form}`} noticeFirst>
        <EmailField {...form.field('email')} label={t('common:login.email')} size="lg" autoComplete="username" autoFocus />
        <Button type="submit" variant="filled" size="lg" fullWidth loading={form.busy}>
          {t('account:reset.send')}
        </Button>
      </Form>
      <div className={`align-start rule-top mt-5 ${styles.below}`}>
        <Link to="/login">{t('account:reset.toLogin')}</Link>
      </div>
    </DoorPage>
  );
}

interface SetPasswordProps {
  token: string;
  title?: string;
  lead?: string;
}

/** Asks for a new password and sends it with the token of an emailed link. */
export function SetPassword({ token, title, lead }: SetPasswordProps) {
  const { t } = useTranslation(['account', 'common']);
  const { password, repeat } = usePasswordRules();
  // Every session has ended, one of this browser too.
  const save = useApiMutation();
  const form = useApiForm({
    values: { password: '', repeat: '' },
    rules: { password, repeat },
    write: save,
    request: (values) => request('POST', '/auth/reset-password', { body: { token, password: values.password } }),
  });
  if (save.isSuccess) {
    return (
      <ResultPanel title={t('account:reset.doneTitle')} text={t('account:reset.done')}>
        <Button component={Link} to="/login" variant="filled" size="lg">
          {t('account:reset.toLogin')}
        </Button>
      </ResultPanel>
    );
  }
  if (save.error && isLinkOver(save.error)) {
    return (
      <ResultPanel title={t('account:link.overTitle')} text={t('account:link.over')}>
        <Button component={Link} to="/reset-password" variant="filled" size="lg">
          {t('account:link.newOne')}
        </Button>
      </ResultPanel>
    );
  }
  return (
    <DoorPage title={title ?? t('account:reset.title')} lead={lead ?? t('account:reset.setLead')}>
      <Form form={form} className={`stack mt-4 ${styles.form}`} noticeFirst>
        <NewPassword password={form.field('password')} repeat={form.field('repeat')} known={[]} size="lg" autoFocus />
        <Button type="submit" variant="filled" size="lg" fullWidth loading={form.busy}>
          {t('account:reset.set')}
        </Button>
      </Form>
    </DoorPage>
  );
}
