import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isPhone } from '#machines/kernel/phone';
import { useAnnounce } from '../../ui/announcer.js';
import { useApiForm, useRequired } from '../../ui/form/use-api-form.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { LatinNameFields, NameFields } from '../../ui/name-fields.js';
import { PhoneField } from '../../ui/phone-field.js';
import { CountrySelect } from './add-dialog.js';
import { mutations, usePeopleMutation } from './use-people.js';
import type { Person, PersonChange } from './wire.js';

const names = [
  'firstName',
  'lastName',
  'latinFirstName',
  'latinLastName',
  'email',
  'phone',
  'partnerCompanyName',
  'birthday',
  'country',
] as const;
type Values = Record<(typeof names)[number], string>;

const valuesOf = (person: Person): Values => ({
  firstName: person.firstName,
  lastName: person.lastName,
  latinFirstName: person.latinFirstName ?? '',
  latinLastName: person.latinLastName ?? '',
  email: person.email,
  phone: person.phone ?? '',
  partnerCompanyName: person.partnerCompanyName ?? '',
  birthday: person.birthday ?? '',
  country: person.country?._id ?? '',
});

/* A removed name is sent as an empty text, other removed fields as null. */
const isNullable = (name: keyof Values) => name !== 'firstName' && name !== 'lastName' && name !== 'email';

/** Only changed values; an emptied field is null on the wire. */
function changesOf(person: Person, values: Values): PersonChange {
  const before = valuesOf(person);
  return Object.fromEntries(
    names
      .filter((name) => values[name].trim() !== before[name])
      .map((name) => [name, isNullable(name) && values[name].trim() === '' ? null : values[name].trim()]),
  );
}

/** A new email address applies when its mailbox confirms it. */
export function EditDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { t } = useTranslation(['people', 'common']);
  const announce = useAnnounce();
  const required = useRequired();
  const form = useApiForm({
    values: valuesOf(person),
    rules: {
      firstName: required,
      email: required,
      phone: (value) => (value === '' || isPhone(value) || value === person.phone ? null : t('people:form.badPhone')),
    },
    write: usePeopleMutation(),
    request: (values) => {
      const changes = changesOf(person, values);
      if (Object.keys(changes).length > 0) return mutations.change(person, changes);
      onClose();
      return null;
    },
    onDone: (_, values) => {
      const { email } = changesOf(person, values);
      announce(t(email ? 'people:edit.mailSent' : 'people:saved', { email }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('people:acts.edit')} submit={t('common:actions.save')} onClose={onClose}>
      <NameFields form={form} labels={{ first: t('people:form.firstName'), last: t('people:form.lastName') }} />
      <LatinNameFields form={form} />
      {person.role === 'Partner' ? (
        <TextInput {...form.field('partnerCompanyName')} label={t('people:form.company')} autoComplete="off" maxLength={200} />
      ) : null}
      <TextInput
        {...form.field('email')}
        label={t('people:form.email')}
        description={t('people:edit.emailHint')}
        type="email"
        autoComplete="off"
      />
      <div className="two">
        <PhoneField {...form.field('phone')} label={t('people:form.phone')} autoComplete="off" />
        <TextInput {...form.field('birthday')} label={t('people:form.birthday')} type="date" />
      </div>
      <CountrySelect {...form.field('country')} />
    </FormDialog>
  );
}
