import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '../../../api/call.js';
import { faultOf } from '../../../lib/problem.js';
import { keepToken } from '../../../lib/session/token-store.js';
import { usePasswordRules } from '../../../lib/use-password-rules.js';
import { FaultNotice } from '../../../ui/fault-notice.js';
import { NewPassword } from '../../../ui/new-password.js';
import { DoorPage } from './door-page.js';
import { isLinkOver, Told } from './link-over.js';
import styles from './login-page.module.css';

/** /reset-password: asks for the letter, or, come to from its link, for the new password. */
export const ResetPasswordPage = ({ token }: { token: string | null }) => (token ? <SetPassword token={token} /> : <AskForLink />);

function AskForLink() {
  const { t } = useTranslation(['account', 'common']);
  const ask = useMutation({
    mutationFn: (email: string) => call('POST', '/auth/email/reset-password', { body: { email } }).then(() => email),
  });
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: (value) => (value.trim() === '' ? t('common:errors.required') : null) },
    clearInputErrorOnChange: true,
  });
  const send = form.onSubmit(
    ({ email }) =>
      ask.mutate(email.trim(), {
        onError: (error) => faultOf(error).status === 422 && form.setErrors({ email: t('account:signUp.badEmail') }),
      }),
    () => form.getInputNode('email')?.focus(),
  );
  if (ask.isSuccess) {
    return (
      <Told title={t('account:reset.sentTitle')} text={t('account:reset.sent', { email: ask.data })}>
        <Button size="lg" onClick={() => ask.reset()}>
          {t('account:reset.another')}
        </Button>
      </Told>
    );
  }
  return (
    <DoorPage title={t('account:reset.title')} lead={t('account:reset.lead')}>
      <form className={styles.form} onSubmit={send} noValidate>
        <FaultNotice error={ask.error} />
        <TextInput
          {...form.getInputProps('email')}
          label={t('common:login.email')}
          size="lg"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoFocus
        />
        <Button type="submit" variant="filled" size="lg" fullWidth loading={ask.isPending}>
          {t('account:reset.send')}
        </Button>
      </form>
      <div className={styles.below}>
        <Link to="/login">{t('account:reset.toLogin')}</Link>
      </div>
    </DoorPage>
  );
}

function SetPassword({ token }: { token: string }) {
  const { t } = useTranslation(['account', 'common']);
  const rules = usePasswordRules();
  const save = useMutation({
    mutationFn: (password: string) => call('POST', '/auth/reset-password', { body: { token, password } }),
    // Every session has ended, one of this browser too.
    onSuccess: () => keepToken(null),
  });
  const form = useForm({
    initialValues: { password: '', repeat: '' },
    validate: { password: rules.password, repeat: rules.repeat },
    clearInputErrorOnChange: true,
  });
  const send = form.onSubmit(
    ({ password }) => save.mutate(password, { onError: (error) => form.setErrors(faultOf(error).fields) }),
    (errors) => form.getInputNode(errors.password ? 'password' : 'repeat')?.focus(),
  );
  if (save.isSuccess) {
    return (
      <Told title={t('account:reset.doneTitle')} text={t('account:reset.done')}>
        <Button component={Link} to="/login" variant="filled" size="lg">
          {t('account:reset.toLogin')}
        </Button>
      </Told>
    );
  }
  if (save.error && isLinkOver(save.error)) {
    return (
      <Told title={t('account:link.overTitle')} text={t('account:link.over')}>
        <Button component={Link} to="/reset-password" variant="filled" size="lg">
          {t('account:link.newOne')}
        </Button>
      </Told>
    );
  }
  return (
    <DoorPage title={t('account:reset.title')} lead={t('account:reset.setLead')}>
      <form className={styles.form} onSubmit={send} noValidate>
        <FaultNotice error={save.error} />
        <NewPassword password={form.getInputProps('password')} repeat={form.getInputProps('repeat')} known={[]} size="lg" autoFocus />
        <Button type="submit" variant="filled" size="lg" fullWidth loading={save.isPending}>
          {t('account:reset.set')}
        </Button>
      </form>
    </DoorPage>
  );
}
