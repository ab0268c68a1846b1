import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSpan } from '../../lib/format.js';
import { faultOf, ProblemError } from '../../lib/problem.js';
import { logIn } from '../../lib/session/session.js';
import { sessionEnd } from '../../lib/session/token-store.js';
import { readStored } from '../../lib/storage.js';
import { useLanguage } from '../../lib/use-language.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { Brand } from '../../ui/brand.js';
import { LanguageSwitch } from '../../ui/language-switch.js';
import { Notice } from '../../ui/notice.js';
import styles from './login-page.module.css';

/** How long the banner of a failed login stays: the specification's three seconds. The words beside the field stay. */
const bannerTime = 3000;

interface Values {
  email: string;
  password: string;
  rememberMe: boolean;
}

/** /login. Whoever gets in is led on by the guard of this address. */
export function LoginPage() {
  const { t } = useTranslation();
  usePageTitle(t('login.title'));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Brand />
        <LanguageSwitch />
      </header>
      <main className={styles.sheet}>
        <h1>{t('login.title')}</h1>
        <p className={styles.lead}>{t('login.lead')}</p>
        {sessionEnd() === 'expired' ? <Notice tone="info">{t('login.signedOut')}</Notice> : null}
        <LoginForm />
      </main>
    </div>
  );
}

function LoginForm() {
  const { t } = useTranslation();
  const { failure, busy, submit } = useLogin();
  const [visible, setVisible] = useState(false);
  const required = (value: string) => (value === '' ? t('errors.required') : null);
  const form = useForm<Values>({
    initialValues: { email: '', password: '', rememberMe: readStored('rememberMe') === 'true' },
    validate: { email: (value) => required(value.trim()), password: required },
    clearInputErrorOnChange: true,
  });
  const send = form.onSubmit(async (values) => {
    const refused = await submit(values);
    if (refused) form.setErrors(refused.beside === 'password' ? { password: refused.text } : {});
  });
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      {failure ? <Notice tone="error">{failure}</Notice> : null}
      <TextInput
        {...form.getInputProps('email')}
        label={t('login.email')}
        size="lg"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoFocus
        required
        withAsterisk={false}
      />
      <PasswordInput
        {...form.getInputProps('password')}
        label={t('login.password')}
        size="lg"
        name="password"
        autoComplete="current-password"
        visible={visible}
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{ 'aria-label': visible ? t('login.hidePassword') : t('login.showPassword'), tabIndex: 0 }}
        required
        withAsterisk={false}
      />
      <Checkbox {...form.getInputProps('rememberMe', { type: 'checkbox' })} label={t('login.rememberMe')} name="rememberMe" />
      <Button type="submit" variant="filled" size="lg" fullWidth loading={busy}>
        {t('login.submit')}
      </Button>
    </form>
  );
}

interface Refusal {
  text: string;
  beside: 'password' | 'form';
}

/* The banner goes by itself, except for faults that no field can keep: a toast is never the only error. */
function useLogin() {
  const words = useRefusalWords();
  const [shown, setShown] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const id = useId();
  useEffect(() => {
    if (shown?.beside !== 'password') return;
    const timer = setTimeout(() => setShown(null), bannerTime);
    return () => clearTimeout(timer);
  }, [shown, id]);
  const submit = async ({ email, password, rememberMe }: Values): Promise<Refusal | null> => {
    setBusy(true);
    setShown(null);
    try {
      await logIn(email.trim(), password, rememberMe);
      return null;
    } catch (error) {
      const refusal = words(error);
      setShown(refusal);
      return refusal;
    } finally {
      setBusy(false);
    }
  };
  return { failure: shown?.text ?? null, busy, submit };
}

/* 400, 401 and 404 are one answer to the reader: which half was wrong is nobody's business. */
function useRefusalWords() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (error: unknown): Refusal => {
    const { kind, status, detail } = faultOf(error);
    if (status === 400 || status === 401 || status === 404) return { text: t('login.failed'), beside: 'password' };
    if (status === 429 && error instanceof ProblemError && error.retryAfter) {
      return { text: t('login.tooMany', { wait: formatSpan(Math.max(60, error.retryAfter) * 1000, language) }), beside: 'form' };
    }
    return { text: detail ?? (kind === 'network' ? t('errors.network') : t('errors.unexpected')), beside: 'form' };
  };
}
