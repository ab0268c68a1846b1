import { Button, Checkbox, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoginAnswer } from '../../../api/wire.js';
import { faultOf } from '../../../lib/problem.js';
import { readStored } from '../../../lib/storage.js';
import { useFaultWords } from '../../../ui/fault-notice.js';
import { Notice } from '../../../ui/notice.js';
import { SecretField } from '../../../ui/secret-field.js';
import styles from './login-page.module.css';
import { SecondFactorStep } from './second-factor-step.js';
import { logIn, type Ticket } from './sign-in.js';
import { keepTyped } from './typed-password.js';
import { useBanner } from '../../../lib/use-banner.js';

interface Props {
  onEntered: (answer: LoginAnswer) => void;
  /** What the first field is called; the quick form calls it a login. */
  emailLabel?: string;
  /** Links below the button. */
  below?: ReactNode;
}

interface Waiting {
  ticket: Ticket;
  rememberMe: boolean;
}

/** Both steps of a login. What was typed outlives a refusal; `onEntered` gets the session. */
export function LoginForm({ onEntered, emailLabel, below }: Props) {
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
      <PasswordStep onEntered={onEntered} onTicket={setWaiting} emailLabel={emailLabel} />
      {below}
    </>
  );
}

interface PasswordStepProps {
  onEntered: Props['onEntered'];
  onTicket: (waiting: Waiting) => void;
  emailLabel: string | undefined;
}

function PasswordStep({ onEntered, onTicket, emailLabel }: PasswordStepProps) {
  const { t } = useTranslation();
  const { banner, show } = useBanner();
  const refusalOf = useLoginRefusal();
  const [busy, setBusy] = useState(false);
  const required = (value: string) => (value === '' ? t('errors.required') : null);
  const form = useForm({
    initialValues: { email: '', password: '', rememberMe: readStored('rememberMe') === 'true' },
    validate: { email: (value) => required(value.trim()), password: required },
    clearInputErrorOnChange: true,
  });
  const send = form.onSubmit(
    async ({ email, password, rememberMe }) => {
      setBusy(true);
      show(null);
      try {
        const outcome = await logIn(email.trim(), password, rememberMe);
        if (!('token' in outcome)) onTicket({ ticket: outcome.secondFactor, rememberMe });
        else {
          if (outcome.mustChangePassword) keepTyped(password);
          onEntered(outcome);
        }
      } catch (error) {
        const refusal = refusalOf(error);
        show(refusal);
        if (refusal.passing) form.setErrors({ password: refusal.text });
      } finally {
        setBusy(false);
      }
    },
    (errors) => form.getInputNode(errors.email ? 'email' : 'password')?.focus(),
  );
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      {banner ? <Notice tone="error">{banner}</Notice> : null}
      <TextInput
        {...form.getInputProps('email')}
        label={emailLabel ?? t('login.email')}
        size="lg"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        data-autofocus
        autoFocus
        required
        withAsterisk={false}
      />
      <SecretField
        {...form.getInputProps('password')}
        label={t('login.password')}
        size="lg"
        name="password"
        autoComplete="current-password"
        required
      />
      <Checkbox {...form.getInputProps('rememberMe', { type: 'checkbox' })} label={t('login.rememberMe')} name="rememberMe" />
      <Button type="submit" variant="filled" size="lg" fullWidth loading={busy}>
        {t('login.submit')}
      </Button>
    </form>
  );
}

/* 400, 401 and 404 are one answer to the reader: which half was wrong is nobody's business. */
function useLoginRefusal() {
  const { t } = useTranslation();
  const words = useFaultWords();
  return (error: unknown) => {
    const { status } = faultOf(error);
    const credentials = status === 400 || status === 401 || status === 404;
    return { text: credentials ? t('login.failed') : words(error), passing: credentials };
  };
}
