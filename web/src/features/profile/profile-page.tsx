import { Button, type MantineColorScheme, SegmentedControl, TextInput, useMantineColorScheme } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#libs/kernel/ids';
import { call } from '../../api/call.js';
import type { Me, OwnProfile, ThemeChoice } from '../../api/wire.js';
import { changeLanguage } from '../../i18n/i18n.js';
import { faultOf } from '../../lib/problem.js';
import { logOut, meQuery, useMe } from '../../lib/session/session.js';
import { writeStored } from '../../lib/storage.js';
import { useLanguage } from '../../lib/use-language.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { useAnnounce } from '../../ui/announcer.js';
import { Card } from '../../ui/card.js';
import { Notice } from '../../ui/notice.js';
import { PageHeader } from '../../ui/page-header.js';
import styles from './profile-page.module.css';

/** /profile: what people change of themselves; role and department are shown, because others decide them. */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  const me = useMe();
  usePageTitle(t('title'));
  if (!me) return null;
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} />
      <PersonCard key={me._id} me={me} />
      <PreferencesCard />
      <AccountCard me={me} />
    </div>
  );
}

function useSaveProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (changes: OwnProfile) => call<Me>('PATCH', '/users', { body: changes }),
    onSuccess: () => queries.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
}

function PersonCard({ me }: { me: Me }) {
  const { t } = useTranslation(['profile', 'common']);
  const announce = useAnnounce();
  const save = useSaveProfile();
  const required = (value: string) => (value.trim() === '' ? t('common:errors.required') : null);
  const form = useForm({
    initialValues: {
      firstName: me.firstName,
      lastName: me.lastName,
      phone: me.phone ?? '',
      ...(me.role === 'Partner' ? { partnerCompanyName: me.partnerCompanyName ?? '' } : {}),
    },
    validate: { firstName: required, lastName: required },
    clearInputErrorOnChange: true,
  });
  const submit = form.onSubmit(async (values) => {
    try {
      await save.mutateAsync({ ...values, phone: values.phone.trim() === '' ? null : values.phone.trim() });
      form.resetDirty();
      announce(t('profile:saved'));
    } catch (error) {
      form.setErrors(faultOf(error).fields);
    }
  });
  return (
    <Card title={t('profile:person')} roomy>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <div className={styles.two}>
          <TextInput {...form.getInputProps('firstName')} label={t('profile:firstName')} autoComplete="given-name" />
          <TextInput {...form.getInputProps('lastName')} label={t('profile:lastName')} autoComplete="family-name" />
        </div>
        {me.role === 'Partner' ? (
          <TextInput {...form.getInputProps('partnerCompanyName')} label={t('profile:company')} autoComplete="organization" />
        ) : null}
        <TextInput {...form.getInputProps('phone')} label={t('profile:phone')} type="tel" autoComplete="tel" inputMode="tel" />
        <SaveOutcome error={save.error} done={save.isSuccess && !form.isDirty()} />
        <div className={styles.actions}>
          <Button type="submit" variant="filled" loading={save.isPending}>
            {t('common:actions.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function SaveOutcome({ error, done }: { error: unknown; done: boolean }) {
  const { t } = useTranslation(['profile', 'common']);
  if (error) {
    const fault = faultOf(error);
    const words = fault.detail ?? (fault.kind === 'network' ? t('common:errors.network') : t('common:errors.unexpected'));
    return (
      <Notice tone="error">
        {words} {fault.requestId ? t('common:errors.requestId', { id: fault.requestId }) : null}
      </Notice>
    );
  }
  return done ? <Notice tone="done">{t('profile:saved')}</Notice> : null;
}

/* Applied at once and kept by this browser; the server is told too, for mails and for the next browser. */
function PreferencesCard() {
  const { t } = useTranslation(['profile', 'common']);
  const language = useLanguage();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const save = useSaveProfile();
  const chooseLanguage = (choice: Language) => {
    writeStored('language', choice);
    void changeLanguage(choice);
    save.mutate({ language: choice });
  };
  const chooseTheme = (choice: ThemeChoice) => {
    setColorScheme(choice satisfies MantineColorScheme);
    save.mutate({ theme: choice === 'auto' ? null : choice });
  };
  return (
    <Card title={t('profile:preferences')} roomy>
      <Choice label={t('common:language.label')}>
        {(id) => (
          <SegmentedControl
            aria-labelledby={id}
            value={language}
            onChange={(value) => chooseLanguage(value as Language)}
            data={[
              { value: 'ru', label: t('common:language.ru') },
              { value: 'en', label: t('common:language.en') },
            ]}
          />
        )}
      </Choice>
      <Choice label={t('common:theme.label')}>
        {(id) => (
          <SegmentedControl
            aria-labelledby={id}
            value={colorScheme}
            onChange={(value) => chooseTheme(value as ThemeChoice)}
            data={(['light', 'dark', 'auto'] as const).map((value) => ({ value, label: t(`common:theme.${value}`) }))}
          />
        )}
      </Choice>
      <SaveOutcome error={save.error} done={false} />
    </Card>
  );
}

function Choice({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <span id={id}>{label}</span>
      {children(id)}
    </div>
  );
}

function AccountCard({ me }: { me: Me }) {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <Card title={t('profile:account')} roomy>
      <dl className={styles.facts}>
        <dt>{t('profile:email')}</dt>
        <dd>{me.email}</dd>
        <dt>{t('profile:role')}</dt>
        <dd>{t(`common:roles.${me.role}`)}</dd>
        {me.department ? (
          <>
            <dt>{t('profile:department')}</dt>
            <dd>{t(`common:departments.${me.department}`)}</dd>
          </>
        ) : null}
      </dl>
      <Button onClick={() => void logOut()}>{t('common:nav.logOut')}</Button>
    </Card>
  );
}
