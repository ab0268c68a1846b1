import { NativeSelect, type NativeSelectProps, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Language } from '#libs/kernel/ids';
import type { Actor, Department, Role } from '#libs/kernel/people';
import { isPhone } from '#libs/kernel/phone';
import { invitablePosts } from '#machines/access/person-rights';
import type { Schemas } from '../../api/wire.js';
import { useAllCountries } from '../../lib/catalogue-queries.js';
import { faultOf } from '../../lib/problem.js';
import { useLanguage } from '../../lib/use-language.js';
import { useAnnounce } from '../../ui/announcer.js';
import { useApiForm, useRequired } from '../../ui/form/use-api-form.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { NameFields } from '../../ui/name-fields.js';
import { PhoneField } from '../../ui/phone-field.js';
import { Notice } from '../../ui/notice.js';
import { personPath } from '../../lib/person-path.js';
import type { Group } from './groups.js';
import { PostFields } from './post-fields.js';
import { mutations, usePeopleMutation } from './use-people.js';

interface Props {
  group: Group;
  actor: Actor;
  onClose: () => void;
}

const isEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text.trim());

/** Somebody new: the person gets a mail with a link, and chooses the password behind it. */
export function AddDialog({ group, actor, onClose }: Props) {
  const { t } = useTranslation(['people', 'common']);
  const own = useLanguage();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const isPartner = group === 'partners';
  const posts = invitablePosts(actor);
  const first = posts.find(({ role }) => role === 'Manager') ?? posts[0];
  const required = useRequired();
  const form = useApiForm({
    values: {
      email: '',
      firstName: '',
      lastName: '',
      partnerCompanyName: '',
      phone: '',
      country: '',
      language: own as Language,
      role: (first?.role ?? 'Manager') as Role,
      department: (first?.departments[0] ?? '') as Department | '',
    },
    rules: {
      email: (value) => required(value) ?? (isEmail(value) ? null : t('people:form.noEmail')),
      phone: (value) => (value === '' || isPhone(value) ? null : t('people:form.badPhone')),
      ...(isPartner ? { firstName: required, partnerCompanyName: required } : {}),
    },
    write: usePeopleMutation<Schemas['PersonDto']>(),
    request: (values) => {
      const text = (name: 'firstName' | 'lastName' | 'phone' | 'country') => (values[name].trim() ? { [name]: values[name].trim() } : {});
      const { language, role, department } = values;
      const named = { email: values.email.trim(), language, ...text('firstName'), ...text('lastName') };
      return isPartner || role === 'Client' || role === 'Partner'
        ? mutations.create({
            ...named,
            firstName: values.firstName.trim(),
            partnerCompanyName: values.partnerCompanyName.trim(),
            ...text('phone'),
            ...text('country'),
          })
        : mutations.invite({ ...named, role, ...(department ? { department } : {}) });
    },
    faultsOf: (error) => {
      const { code, detail, fields } = faultOf(error);
      return code === 'emailInUse' ? { email: fields.email ?? detail } : {};
    },
    onDone: (person, { email }) => {
      announce(t('people:added', { email: email.trim() }));
      onClose();
      void navigate(personPath(person));
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(isPartner ? 'people:add.partners' : 'people:add.staff')}
      submit={t('people:form.invite')}
      onClose={onClose}
    >
      <TextInput {...form.field('email')} label={t('people:form.email')} type="email" autoComplete="off" required withAsterisk={false} />
      <NameFields form={form} labels={{ first: t('people:form.firstName'), last: t('people:form.lastName') }} />
      {isPartner ? (
        <>
          <TextInput {...form.field('partnerCompanyName')} label={t('people:form.company')} autoComplete="off" maxLength={200} />
          <div className="two">
            <PhoneField {...form.field('phone')} label={t('people:form.phone')} autoComplete="off" />
            <CountrySelect {...form.field('country')} />
          </div>
        </>
      ) : (
        <PostFields
          posts={posts}
          value={{ role: form.values.role, department: form.values.department || null }}
          onChange={({ role, department }) => form.set({ role, department: department ?? '' })}
        />
      )}
      <NativeSelect
        {...form.field('language')}
        label={t('people:form.language')}
        data={[
          { value: 'ru', label: t('common:language.ru') },
          { value: 'en', label: t('common:language.en') },
        ]}
      />
      <Notice tone="info">{t('people:form.invitationHint')}</Notice>
    </FormDialog>
  );
}

/** Where a person lives. Empty for nowhere told. */
export function CountrySelect(field: NativeSelectProps) {
  const { t } = useTranslation('people');
  const language = useLanguage();
  const countries = useAllCountries();
  return (
    <NativeSelect
      {...field}
      label={t('form.country')}
      data={[
        { value: '', label: t('form.noCountry') },
        ...(countries.data ?? []).map(({ _id, name }) => ({ value: _id, label: name[language] })),
      ]}
    />
  );
}
