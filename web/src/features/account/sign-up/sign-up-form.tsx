import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPhone } from '#libs/kernel/phone';
import type { LoginAnswer } from '../../../api/wire.js';
import { faultOf } from '../../../lib/problem.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useFaultWords } from '../../../ui/fault-notice.js';
import { Notice } from '../../../ui/notice.js';
import { PhoneField } from '../../../ui/phone-field.js';
import styles from '../session/login-page.module.css';
import { signUp } from '../session/sign-in.js';
import { type Refusal, useBanner } from '../../../lib/use-banner.js';

type Field = 'firstName' | 'phone' | 'email';
const order: readonly Field[] = ['firstName', 'phone', 'email'];

/** Name, phone and e-mail; the password is made by the server, and mailed. */
export function SignUpForm({ onEntered, below }: { onEntered: (answer: LoginAnswer) => void; below?: ReactNode }) {
  const { t } = useTranslation(['account', 'common']);
  const language = useLanguage();
  const { banner, show } = useBanner();
  const refusalOf = useSignUpRefusal();
  const [busy, setBusy] = useState(false);
  const required = (value: string) => (value.trim() === '' ? t('common:errors.required') : null);
  const form = useForm<Record<Field, string>>({
    initialValues: { firstName: '', phone: '', email: '' },
    validate: { firstName: required, phone: (value) => (isPhone(value) ? null : t('account:signUp.badPhone')), email: required },
    clearInputErrorOnChange: true,
  });
  const focus = (errors: Partial<Record<string, unknown>>) => {
    const first = order.find((field) => errors[field]);
    if (first) form.getInputNode(first)?.focus();
  };
  const send = form.onSubmit(async ({ firstName, phone, email }) => {
    setBusy(true);
    show(null);
    try {
      onEntered(await signUp({ firstName: firstName.trim(), phone, email: email.trim(), language }));
    } catch (error) {
      const { errors, ...refusal } = refusalOf(error);
      show(refusal);
      form.setErrors(errors);
      focus(errors);
    } finally {
      setBusy(false);
    }
  }, focus);
  return (
    <>
      <p className={styles.hint}>{t('account:signUp.lead')}</p>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        {banner ? <Notice tone="error">{banner}</Notice> : null}
        <TextInput
          {...form.getInputProps('firstName')}
          label={t('account:signUp.name')}
          size="lg"
          name="given-name"
          autoComplete="given-name"
          maxLength={100}
          data-autofocus
        />
        <PhoneField {...form.getInputProps('phone')} label={t('account:signUp.phone')} size="lg" />
        <TextInput
          {...form.getInputProps('email')}
          label={t('account:signUp.email')}
          size="lg"
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
        />
        <Button type="submit" variant="filled" size="lg" fullWidth loading={busy}>
          {t('account:signUp.submit')}
        </Button>
      </form>
      {below}
    </>
  );
}

type Refused = Refusal & { errors: Partial<Record<Field, string>> };

/* The specification's two messages: one for an e-mail in use, by its code and by the older server's words, one for any other refusal of what was typed. */
function useSignUpRefusal() {
  const { t } = useTranslation('account');
  const words = useFaultWords();
  return (error: unknown): Refused => {
    const { status, code, detail, fields } = faultOf(error);
    if (code === 'emailInUse' || code === 'mailNotSent' || detail?.includes('Mail not sent')) {
      return { text: t('signUp.inUse'), passing: true, errors: { email: t('signUp.inUse') } };
    }
    const { firstName, phone } = fields;
    if (firstName || phone) {
      return {
        text: firstName ?? t('signUp.badPhone'),
        passing: true,
        errors: { ...(firstName && { firstName }), ...(phone && { phone: t('signUp.badPhone') }) },
      };
    }
    if (status === 400 || status === 422) return { text: t('signUp.badEmail'), passing: true, errors: { email: t('signUp.badEmail') } };
    return { text: words(error), passing: false, errors: {} };
  };
}
