import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isPhone } from '#machines/kernel/phone';
import { call, request } from '../../../api/call.js';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import type { LoginAnswer, Schemas } from '../../../api/wire.js';
import { changeLanguage } from '../../../i18n/i18n.js';
import { namedZone } from '../../../lib/time-zones.js';
import { readStored } from '../../../lib/storage.js';
import { usePasswordRules } from '../../../lib/use-password-rules.js';
import { Form } from '../../../ui/form/form.js';
import { useApiForm } from '../../../ui/form/use-api-form.js';
import { NewPassword } from '../../../ui/new-password.js';
import { NameFields } from '../../../ui/name-fields.js';
import { PhoneField } from '../../../ui/phone-field.js';
import { ErrorState, TextSkeleton } from '../../../ui/states.js';
import { DoorPage } from './door-page.js';
import { isLinkOver, ResultPanel } from './link-over.js';
import styles from './login-page.module.css';

type Invitation = Schemas['InvitationDto'];

/** The page /accept-invitation, on which an invited person chooses a password. */
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
  if (!token) return <ResultPanel title={t('account:invitation.title')} text={t('account:link.incomplete')} />;
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
  return <ResultPanel title={t('link.overTitle')} text={`${t('link.over')} ${t('invitation.overHint')}`} />;
}

/* The language they were invited in, unless this browser has one chosen. */
function useLanguageOf(invitation: Invitation | undefined): void {
  useEffect(() => {
    if (invitation && readStored('language') === null) void changeLanguage(invitation.language);
  }, [invitation]);
}

function useAccept(token: string, { firstName, lastName }: Invitation) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { required, password, repeat } = usePasswordRules();
  const accept = useApiMutation<LoginAnswer>();
  const form = useApiForm({
    values: { firstName, lastName, phone: '', password: '', repeat: '' },
    rules: { firstName: required, phone: (value) => (value === '' || isPhone(value) ? null : t('signUp.badPhone')), password, repeat },
    write: accept,
    request: ({ phone, ...values }) => {
      const timeZone = namedZone();
      const named = { firstName: values.firstName.trim(), lastName: values.lastName.trim() };
      return request('POST', '/auth/accept-invitation', {
        body: { token, ...named, password: values.password, ...(phone && { phone }), ...(timeZone && { timeZone }) },
      });
    },
    // The guard of the login leads everybody to their own place.
    onDone: () => void navigate('/login', { replace: true }),
  });
  return { accept, form };
}

function Accept({ token, invitation }: { token: string; invitation: Invitation }) {
  const { t } = useTranslation(['account', 'common']);
  const { accept, form } = useAccept(token, invitation);
  if (accept.error && isLinkOver(accept.error)) return <Over />;
  const role = t(`common:roles.${invitation.role}`);
  const lead = invitation.department
    ? t('account:invitation.leadDepartment', { role, department: t(`common:departments.${invitation.department}`) })
    : t('account:invitation.lead', { role });
  return (
    <DoorPage title={t('account:invitation.title')} lead={lead}>
      <Form form={form} className={`stack mt-4 ${styles.form}`} noticeFirst>
        <TextInput label={t('account:invitation.email')} size="lg" value={invitation.email} readOnly name="email" autoComplete="username" />
        <NameFields
          form={form}
          labels={{ first: t('account:invitation.firstName'), last: t('account:invitation.lastName') }}
          own
          size="lg"
        />
        <PhoneField
          {...form.field('phone')}
          label={t('account:invitation.phone')}
          size="lg"
          description={t('account:invitation.optional')}
        />
        <NewPassword
          password={form.field('password')}
          repeat={form.field('repeat')}
          known={[invitation.email, form.values.firstName, form.values.lastName]}
          size="lg"
        />
        <Button type="submit" variant="filled" size="lg" fullWidth loading={form.busy}>
          {t('account:invitation.submit')}
        </Button>
      </Form>
    </DoorPage>
  );
}
