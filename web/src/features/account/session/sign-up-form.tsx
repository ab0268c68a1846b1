import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPhone } from '#machines/kernel/phone';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import type { LoginAnswer } from '../../../api/wire.js';
import { namedZone } from '../../../lib/time-zones.js';
import { faultOf } from '../../../lib/problem.js';
import { useBanner } from '../../../lib/use-banner.js';
import { useLanguage } from '../../../lib/use-language.js';
import { EmailField } from '../../../ui/credential-fields.js';
import { Form } from '../../../ui/form/form.js';
import { type Faults, useApiForm, useRequired } from '../../../ui/form/use-api-form.js';
import { Notice, useErrorText } from '../../../ui/notice.js';
import { OrderTerms } from '../../../ui/order-terms.js';
import { PhoneField } from '../../../ui/phone-field.js';
import styles from './login-page.module.css';
import { signUp } from './sign-in.js';

interface Props {
  onEntered: (answer: LoginAnswer) => void;
  /** an order will be placed after signing up */
  orders?: boolean;
  below?: ReactNode;
}

/** Asks for name, phone and email; the server makes the password and emails it. */
export function SignUpForm({ onEntered, orders = false, below }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const language = useLanguage();
  const required = useRequired();
  const { banner, show } = useBanner();
  const { faultsOf, textOf } = useSignUpRefusal();
  const [timeZone, setTimeZone] = useState(namedZone);
  const write = useApiMutation<LoginAnswer>();
  const form = useApiForm({
    values: { firstName: '', phone: '', email: '' },
    rules: { firstName: required, phone: (value) => (isPhone(value) ? null : t('account:signUp.badPhone')), email: required },
    write,
    request: ({ firstName, phone, email }) =>
      signUp({ firstName: firstName.trim(), phone, email: email.trim(), language, ...(timeZone && { timeZone }) }),
    faultsOf,
    onRefused: (error) => {
      // Nobody chose it: the next attempt goes without.
      if (faultOf(error).fields['timeZone']) setTimeZone(undefined);
      show({ text: textOf(error), passing: Object.values(faultsOf(error)).some(Boolean) });
    },
    onDone: onEntered,
  });
  return (
    <>
      <p className={`muted ${styles.hint}`}>{t('account:signUp.lead')}</p>
      <Form
        form={form}
        className={`stack mt-4 ${styles.form}`}
        notice={write.error && banner ? <Notice tone="error">{banner}</Notice> : null}
        noticeFirst
      >
        <TextInput
          {...form.field('firstName')}
          label={t('account:signUp.name')}
          size="lg"
          name="given-name"
          autoComplete="given-name"
          maxLength={100}
          data-autofocus
        />
        <PhoneField {...form.field('phone')} label={t('account:signUp.phone')} size="lg" />
        <EmailField {...form.field('email')} label={t('account:signUp.email')} size="lg" />
        <Button type="submit" variant="filled" size="lg" fullWidth loading={form.busy}>
          {t(orders ? 'account:signUp.submitOrder' : 'account:signUp.submit')}
        </Button>
        {orders ? <OrderTerms language={language} /> : null}
      </Form>
      {below}
    </>
  );
}

/* The specification's two messages: one for an e-mail in use, by its code and by the older server's text, one for any other refusal of what was typed. */
function useSignUpRefusal() {
  const { t } = useTranslation('account');
  const text = useErrorText();
  const faultsOf = (error: unknown): Faults => {
    const { status, code, detail, fields } = faultOf(error);
    if (code === 'emailInUse' || code === 'mailNotSent' || detail?.includes('Mail not sent')) return { email: t('signUp.inUse') };
    const { firstName, phone, timeZone } = fields;
    if (firstName || phone) return { firstName, phone: phone && t('signUp.badPhone') };
    if (timeZone) return {};
    return status === 400 || status === 422 ? { email: t('signUp.badEmail') } : {};
  };
  return { faultsOf, textOf: (error: unknown) => Object.values(faultsOf(error)).find(Boolean) ?? text(error) };
}
