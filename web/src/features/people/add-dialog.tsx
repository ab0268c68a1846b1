import { NativeSelect, type NativeSelectProps, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { contentText } from '#machines/kernel/content-language';
import type { Language } from '#machines/kernel/ids';
import type { Actor, Department, Role } from '#machines/kernel/people';
import { isPhone } from '#machines/kernel/phone';
import { invitablePosts } from '#machines/access/person-rights';
import type { Schemas } from '../../api/wire.js';
import { useAllCountries } from '../../lib/catalogue-queries.js';
import { faultOf, ProblemError } from '../../lib/problem.js';
import { useLanguage } from '../../lib/use-language.js';
import { useAnnounce } from '../../ui/announcer.js';
import { useApiForm, useRequired } from '../../ui/form/use-api-form.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { ExistingNotice, LanguageField } from '../../ui/new-client-dialog.js';
import { NameFields } from '../../ui/name-fields.js';
import { PhoneField } from '../../ui/phone-field.js';
import { Notice } from '../../ui/notice.js';
import { personPath } from '../../lib/person-path.js';
import { PostFields } from './post-fields.js';
import { mutations, usePeopleMutation } from './use-people.js';

interface Props {
  group: 'staff' | 'partners';
  actor: Actor;
  onClose: () => void;
}

const isEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text.trim());

/** The person gets an email with a link and chooses the password there. */
export function AddDialog({ group, actor, onClose }: Props) {
  const { t } = useTranslation('people');
  const own = useLanguage();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const isPartner = group === 'partners';
  const posts = invitablePosts(actor);
  const first = posts.find(({ role }) => role === 'Manager') ?? posts[0];
  const required = useRequired();
  const write = usePeopleMutation<Schemas['PersonDto']>();
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
      email: (value) => required(value) ?? (isEmail(value) ? null : t('form.noEmail')),
      phone: (value) => (value === '' || isPhone(value) ? null : t('form.badPhone')),
      ...(isPartner ? { firstName: required, partnerCompanyName: required } : {}),
    },
    write,
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
      announce(t('added', { email: email.trim() }));
      onClose();
      void navigate(personPath(person));
    },
  });
  const existing = write.error instanceof ProblemError ? write.error.existing : undefined;
  return (
    <FormDialog form={form} title={t(isPartner ? 'add.partners' : 'add.staff')} submit={t('form.invite')} onClose={onClose}>
      <TextInput {...form.field('email')} label={t('form.email')} type="email" autoComplete="off" required withAsterisk={false} />
      {existing ? <ExistingNotice existing={existing} /> : null}
      <NameFields form={form} labels={{ first: t('form.firstName'), last: t('form.lastName') }} />
      {isPartner ? (
        <>
          <TextInput {...form.field('partnerCompanyName')} label={t('form.company')} autoComplete="off" maxLength={200} />
          <div className="two">
            <PhoneField {...form.field('phone')} label={t('form.phone')} autoComplete="off" />
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
      <LanguageField {...form.field('language')} />
      <Notice tone="info">{t('form.invitationHint')}</Notice>
    </FormDialog>
  );
}

/** The country where a person lives; empty: unknown. */
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
        ...(countries.data ?? []).map(({ _id, name }) => ({ value: _id, label: contentText(name, language) })),
      ]}
    />
  );
}
