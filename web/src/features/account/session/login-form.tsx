import { Button, Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../../api/call.js';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import type { LoginAnswer } from '../../../api/wire.js';
import { faultOf } from '../../../lib/problem.js';
import { readStored } from '../../../lib/storage.js';
import { useBanner } from '../../../lib/use-banner.js';
import { EmailField, SecretField } from '../../../ui/credential-fields.js';
import { Form } from '../../../ui/form/form.js';
import { useApiForm, useRequired } from '../../../ui/form/use-api-form.js';
import { Notice, useErrorText } from '../../../ui/notice.js';
import styles from './login-page.module.css';
import { SecondFactorStep } from './second-factor-step.js';
import { keepRememberMe, logIn, type Ticket, keepTyped } from './sign-in.js';

interface Props {
  /** called after the session is stored */
  onEntered?: ((answer: LoginAnswer) => void) | undefined;
  /** known address, so that only the password is typed */
  email?: string | undefined;
  /** label of the first field; the quick form calls it a login */
  emailLabel?: string;
  /** links below the button */
  below?: ReactNode;
}

interface Waiting {
  ticket: Ticket;
  rememberMe: boolean;
}

/** Both steps of a login. Input survives a refusal. */
export function LoginForm({ onEntered, email, emailLabel, below }: Props) {
  const { t } = useTranslation('account');
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [over, setOver] = useState(false);
  if (waiting) {
    const leave = (tooLate: boolean) => {
      setOver(tooLate);
      setWaiting(null);
    };
    return <SecondFactorStep {...waiting} onEntered={onEntered} onLeave={leave} />;
  }
  return (
    <>
      {over ? <Notice tone="info">{t('secondFactor.over')}</Notice> : null}
      <PasswordStep onEntered={onEntered} onTicket={setWaiting} email={email} emailLabel={emailLabel} />
      {below}
    </>
  );
}

interface PasswordStepProps {
  onEntered: Props['onEntered'];
  onTicket: (waiting: Waiting) => void;
  email: string | undefined;
  emailLabel: string | undefined;
}

function PasswordStep({ onEntered, onTicket, email = '', emailLabel }: PasswordStepProps) {
  const { t } = useTranslation();
  const { banner, show } = useBanner();
  const text = useErrorText();
  const required = useRequired();
  const write = useApiMutation<AnswerOf<'POST', '/auth/login'>>();
  const form = useApiForm({
    values: { email, password: '', rememberMe: readStored('rememberMe') === 'true' },
    rules: { email: required, password: (value) => (value === '' ? t('errors.required') : null) },
    write,
    request: ({ email, password, rememberMe }) => logIn(email.trim(), password, rememberMe),
    faultsOf: (error) => (isWrong(error) ? { password: t('login.failed') } : {}),
    onRefused: (error) => show(isWrong(error) ? { text: t('login.failed'), passing: true } : { text: text(error), passing: false }),
    onDone: (outcome, { password, rememberMe }) => {
      keepRememberMe(rememberMe);
      if (!('token' in outcome)) return onTicket({ ticket: outcome.secondFactor, rememberMe });
      if (outcome.mustChangePassword) keepTyped(password);
      onEntered?.(outcome);
    },
  });
  return (
    <Form
      form={form}
      className={`stack mt-4 ${styles.form}`}
      notice={write.error && banner ? <Notice tone="error">{banner}</Notice> : null}
      noticeFirst
    >
      <EmailField
        {...form.field('email')}
        label={emailLabel ?? t('login.email')}
        size="lg"
        autoComplete="username"
        data-autofocus={email === '' || undefined}
        autoFocus={email === ''}
        required
        withAsterisk={false}
      />
      <SecretField
        {...form.field('password')}
        label={t('login.password')}
        size="lg"
        name="password"
        autoComplete="current-password"
        data-autofocus={email !== '' || undefined}
        required
      />
      <Checkbox {...form.tick('rememberMe')} label={t('login.rememberMe')} name="rememberMe" />
      <Button type="submit" variant="filled" size="lg" fullWidth loading={form.busy}>
        {t('login.submit')}
      </Button>
    </Form>
  );
}

/* 400, 401 and 404 look the same to the reader: which half was wrong is not revealed. */
const isWrong = (error: unknown): boolean => [400, 401, 404].includes(faultOf(error).status ?? 0);
