import { Button, Select, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { contentText } from '#machines/kernel/content-language';
import { isPhone } from '#machines/kernel/phone';
import type { Me } from '../../../api/wire.js';
import { useAllCountries } from '../../../lib/catalogue-queries.js';
import { ownToday } from '../../../lib/days.js';
import { timeZoneChoices } from '../../../lib/time-zones.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { Card } from '../../../ui/card.js';
import { Form } from '../../../ui/form/form.js';
import { useApiForm, useRequired } from '../../../ui/form/use-api-form.js';
import { Notice } from '../../../ui/notice.js';
import { LatinNameFields, NameFields } from '../../../ui/name-fields.js';
import { PhoneField } from '../../../ui/phone-field.js';
import { AvatarField } from './avatar-field.js';
import { mutations, useOwnMutation } from './profile-calls.js';
import styles from './profile-page.module.css';

/** The person's own data. Role and department are read-only, because others decide them. */
export const PersonTab = ({ me }: { me: Me }) => (
  <>
    <PersonCard me={me} />
    <AccountCard me={me} />
  </>
);

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

function PersonCard({ me }: { me: Me }) {
  const { t } = useTranslation(['profile', 'common']);
  const announce = useAnnounce();
  const required = useRequired();
  const save = useOwnMutation();
  const form = useApiForm({
    values: {
      firstName: me.firstName,
      lastName: me.lastName,
      latinFirstName: me.latinFirstName ?? '',
      latinLastName: me.latinLastName ?? '',
      phone: me.phone ?? '',
      partnerCompanyName: me.partnerCompanyName ?? '',
      birthday: me.birthday ?? '',
      country: me.country?._id ?? null,
      timeZone: me.timeZone,
    },
    rules: {
      firstName: required,
      phone: (value) => (value === '' || isPhone(value) || value === me.phone ? null : t('profile:badPhone')),
      birthday: (value) => (value > ownToday() ? t('profile:noSuchDay') : null),
    },
    write: save,
    request: ({ partnerCompanyName, phone, latinFirstName, latinLastName, ...values }) =>
      mutations.save({
        ...values,
        firstName: values.firstName.trim(),
        lastName: values.lastName.trim(),
        // One of before they were normalised may be none any more: it keeps nobody from saving the rest.
        ...(phone !== (me.phone ?? '') && { phone: orNull(phone) }),
        birthday: orNull(values.birthday),
        latinFirstName: orNull(latinFirstName),
        latinLastName: orNull(latinLastName),
        ...(me.role === 'Partner' && { partnerCompanyName: orNull(partnerCompanyName) }),
      }),
    onDone: (_, values) => {
      form.restart(values);
      announce(t('profile:saved'));
    },
  });
  return (
    <Card title={t('profile:person')} roomy>
      <Form form={form}>
        <AvatarField me={me} />
        <NameFields form={form} labels={{ first: t('profile:firstName'), last: t('profile:lastName') }} own />
        <LatinNameFields form={form} />
        {me.role === 'Partner' ? (
          <TextInput
            {...form.field('partnerCompanyName')}
            label={t('profile:company')}
            name="organization"
            autoComplete="organization"
            maxLength={200}
          />
        ) : null}
        <div className="two">
          <PhoneField {...form.field('phone')} label={t('profile:phone')} />
          <TextInput
            {...form.field('birthday')}
            label={t('profile:birthday')}
            type="date"
            name="bday"
            autoComplete="bday"
            min="1900-01-01"
            max={ownToday()}
          />
        </div>
        <CountryField me={me} {...form.field('country')} />
        <TimeZoneField current={me.timeZone} office={me.officeTimeZone} {...form.field('timeZone')} />
        {save.isSuccess && !form.isDirty ? <Notice tone="done">{t('profile:saved')}</Notice> : null}
        <div className={`wrap-line ${styles.actions}`}>
          <Button type="submit" variant="filled" loading={form.busy}>
            {t('common:actions.save')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function CountryField({ me, ...input }: ChoiceProps & { me: Me }) {
  const { t } = useTranslation(['profile', 'common']);
  const language = useLanguage();
  const { data } = useAllCountries();
  const known = data ?? (me.country ? [me.country] : []);
  return (
    <Select
      {...input}
      label={t('profile:country')}
      name="country-name"
      autoComplete="country-name"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('common:actions.clear') }}
      nothingFoundMessage={t('profile:noCountry')}
      data={known.map(({ _id, name }) => ({ value: _id, label: contentText(name, language) }))}
    />
  );
}

interface ChoiceProps {
  value?: string | null;
  onChange?: (choice: string | null) => void;
  error?: string;
}

function TimeZoneField({ current, office, ...input }: ChoiceProps & { current: string | null; office: string }) {
  const { t } = useTranslation(['profile', 'common']);
  const zones = useMemo(() => timeZoneChoices(current), [current]);
  return (
    <Select
      {...input}
      label={t('profile:timeZone')}
      description={t('profile:timeZoneHint', { zone: office.replaceAll('_', ' ') })}
      name="time-zone"
      autoComplete="off"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('common:actions.clear') }}
      nothingFoundMessage={t('profile:noTimeZone')}
      data={zones}
    />
  );
}

function AccountCard({ me }: { me: Me }) {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <Card title={t('profile:account')} roomy>
      <dl className={`stack narrow-stack ${styles.facts}`}>
        <dt>{t('profile:email')}</dt>
        <dd className="breakable">{me.email}</dd>
        <dt>{t('profile:role')}</dt>
        <dd className="breakable">{t(`common:roles.${me.role}`)}</dd>
        {me.department ? (
          <>
            <dt>{t('profile:department')}</dt>
            <dd className="breakable">{t(`common:departments.${me.department}`)}</dd>
          </>
        ) : null}
      </dl>
      {me.role === 'Client' || me.role === 'Partner' ? null : <p className="muted">{t('profile:decided')}</p>}
    </Card>
  );
}
