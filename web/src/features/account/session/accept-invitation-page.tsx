import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isPhone } from '#libs/kernel/phone';
import { type BodyOf, call } from '../../../api/call.js';
import type { Schemas } from '../../../api/wire.js';
import { changeLanguage } from '../../../i18n/i18n.js';
import { faultOf } from '../../../lib/problem.js';
import { readStored } from '../../../lib/storage.js';
import { usePasswordRules } from '../../../lib/use-password-rules.js';
import { FaultNotice } from '../../../ui/fault-notice.js';
import { NewPassword } from '../../../ui/new-password.js';
import { PhoneField } from '../../../ui/phone-field.js';
import { ErrorState, TextSkeleton } from '../../../ui/states.js';
import { DoorPage } from './door-page.js';
import { isLinkOver, Told } from './link-over.js';
import styles from './login-page.module.css';
import { enter } from './sign-in.js';

type Invitation = Schemas['InvitationDto'];

/** /accept-invitation: whom the invitation is for, and the password they choose. */
export function AcceptInvitationPage({ token }: { token: string | null }) {
  const { t } = useTranslation(['account', 'common']);
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call('POST', '/auth/invitation', { body: { token: token ?? '' }, signal }),
    enabled: token !== null,
    retry: false,
    staleTime: Infinity,
  });
  useLanguageOf(data);
  if (!token) return <Told title={t('account:invitation.title')} text={t('account:link.incomplete')} />;
  if (error && isLinkOver(error)) return <Over />;
  if (data) return <Accept token={token} invitation={data} />;
  return (
    <DoorPage title={t('account:invitation.title')}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <TextSkeleton lines={6} label={t('common:table.loading')} />}
    </DoorPage>
  );
}

function Over() {
  const { t } = useTranslation('account');
  return <Told title={t('link.overTitle')} text={`${t('link.over')} ${t('invitation.overHint')}`} />;
}

/* The language they were invited in, unless this browser has one chosen. */
function useLanguageOf(invitation: Invitation | undefined): void {
  useEffect(() => {
    if (invitation && readStored('language') === null) void changeLanguage(invitation.language);
  }, [invitation]);
}

function useAccept(token: string) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: Omit<BodyOf<'POST', '/auth/accept-invitation'>, 'token'>) =>
      call('POST', '/auth/accept-invitation', { body: { token, ...body } }),
    onSuccess: (answer) => {
      enter(answer);
      // The guard of the login leads everybody to their own place.
      void navigate('/login', { replace: true });
    },
  });
}

function Accept({ token, invitation }: { token: string; invitation: Invitation }) {
  const { t } = useTranslation(['account', 'common']);
  const rules = usePasswordRules();
  const accept = useAccept(token);
  const form = useForm({
    initialValues: { firstName: invitation.firstName, lastName: invitation.lastName, phone: '', password: '', repeat: '' },
    validate: {
      firstName: rules.required,
      phone: (value) => (value === '' || isPhone(value) ? null : t('account:signUp.badPhone')),
      password: rules.password,
      repeat: rules.repeat,
    },
    clearInputErrorOnChange: true,
  });
  const focus = (errors: Partial<Record<string, unknown>>) => {
    const first = ['firstName', 'lastName', 'phone', 'password', 'repeat'].find((field) => errors[field]);
    if (first) form.getInputNode(first)?.focus();
  };
  const send = form.onSubmit(({ firstName, lastName, phone, password }) => {
    const body = { firstName: firstName.trim(), lastName: lastName.trim(), password, ...(phone && { phone }) };
    accept.mutate(body, { onError: (error) => form.setErrors(faultOf(error).fields) });
  }, focus);
  if (accept.error && isLinkOver(accept.error)) return <Over />;
  const role = t(`common:roles.${invitation.role}`);
  const lead = invitation.department
    ? t('account:invitation.leadDepartment', { role, department: t(`common:departments.${invitation.department}`) })
    : t('account:invitation.lead', { role });
  return (
    <DoorPage title={t('account:invitation.title')} lead={lead}>
      <form className={styles.form} onSubmit={send} noValidate>
        <FaultNotice error={accept.error} />
        <TextInput label={t('account:invitation.email')} size="lg" value={invitation.email} readOnly name="email" autoComplete="username" />
        <div className={styles.two}>
          <TextInput
            {...form.getInputProps('firstName')}
            label={t('account:invitation.firstName')}
            size="lg"
            name="given-name"
            autoComplete="given-name"
            maxLength={100}
          />
          <TextInput
            {...form.getInputProps('lastName')}
            label={t('account:invitation.lastName')}
            size="lg"
            name="family-name"
            autoComplete="family-name"
            maxLength={100}
          />
        </div>
        <PhoneField
          {...form.getInputProps('phone')}
          label={t('account:invitation.phone')}
          size="lg"
          description={t('account:invitation.optional')}
        />
        <NewPassword
          password={form.getInputProps('password')}
          repeat={form.getInputProps('repeat')}
          known={[invitation.email, form.values.firstName, form.values.lastName]}
          size="lg"
        />
        <Button type="submit" variant="filled" size="lg" fullWidth loading={accept.isPending}>
          {t('account:invitation.submit')}
        </Button>
      </form>
    </DoorPage>
  );
}
