import { NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
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
import { FormDialog } from '../../ui/form-dialog.js';
import { PhoneField } from '../../ui/phone-field.js';
import { Notice } from '../../ui/notice.js';
import { type Group, personPath } from './groups.js';
import styles from './people.module.css';
import { PostFields } from './post-fields.js';
import { mutations, usePeopleMutation } from './use-people.js';

interface Props {
  group: Group;
  actor: Actor;
  onClose: () => void;
}

const isEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text.trim());
const fields = ['email', 'firstName', 'lastName', 'partnerCompanyName', 'phone', 'country', 'role', 'department'];

/** Somebody new: the person gets a mail with a link, and chooses the password behind it. */
export function AddDialog({ group, actor, onClose }: Props) {
  const { t } = useTranslation(['people', 'common']);
  const own = useLanguage();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const write = usePeopleMutation<Schemas['PersonDto']>();
  const isPartner = group === 'partners';
  const posts = invitablePosts(actor);
  const first = posts.find(({ role }) => role === 'Manager') ?? posts[0];
  const required = (value: string) => (value.trim() === '' ? t('common:errors.required') : null);
  const form = useForm({
    initialValues: {
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
    validate: {
      email: (value) => required(value) ?? (isEmail(value) ? null : t('people:form.noEmail')),
      phone: (value) => (value === '' || isPhone(value) ? null : t('people:form.badPhone')),
      ...(isPartner ? { firstName: required, partnerCompanyName: required } : {}),
    },
    clearInputErrorOnChange: true,
  });
  const submit = form.onSubmit((values) => {
    const text = (name: 'firstName' | 'lastName' | 'phone' | 'country') => (values[name].trim() ? { [name]: values[name].trim() } : {});
    const { language, role, department } = values;
    const email = values.email.trim();
    const named = { email, language, ...text('firstName'), ...text('lastName') };
    const asked =
      isPartner || role === 'Client' || role === 'Partner'
        ? mutations.create({
            ...named,
            firstName: values.firstName.trim(),
            partnerCompanyName: values.partnerCompanyName.trim(),
            ...text('phone'),
            ...text('country'),
          })
        : mutations.invite({ ...named, role, ...(department ? { department } : {}) });
    write.mutate(asked, {
      onSuccess: (person) => {
        announce(t('people:added', { email }));
        onClose();
        void navigate(personPath(person));
      },
      onError: (error) => {
        const fault = faultOf(error);
        form.setErrors(fault.code === 'emailInUse' && fault.detail ? { email: fault.detail, ...fault.fields } : fault.fields);
      },
    });
  });
  return (
    <FormDialog
      title={t(isPartner ? 'people:add.partners' : 'people:add.staff')}
      submit={t('people:form.invite')}
      busy={write.isPending}
      error={write.error}
      fields={fields}
      onSubmit={() => submit()}
      onClose={onClose}
    >
      <TextInput
        {...form.getInputProps('email')}
        label={t('people:form.email')}
        type="email"
        autoComplete="off"
        data-autofocus
        required
        withAsterisk={false}
      />
      <div className={styles.two}>
        <TextInput {...form.getInputProps('firstName')} label={t('people:form.firstName')} autoComplete="off" maxLength={100} />
        <TextInput {...form.getInputProps('lastName')} label={t('people:form.lastName')} autoComplete="off" maxLength={100} />
      </div>
      {isPartner ? (
        <>
          <TextInput {...form.getInputProps('partnerCompanyName')} label={t('people:form.company')} autoComplete="off" maxLength={200} />
          <div className={styles.two}>
            <PhoneField {...form.getInputProps('phone')} label={t('people:form.phone')} autoComplete="off" />
            <CountrySelect value={form.values.country} onChange={(country) => form.setFieldValue('country', country)} />
          </div>
        </>
      ) : (
        <PostFields
          posts={posts}
          value={{ role: form.values.role, department: form.values.department || null }}
          onChange={({ role, department }) => form.setValues({ role, department: department ?? '' })}
        />
      )}
      <NativeSelect
        {...form.getInputProps('language')}
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
export function CountrySelect({ value, onChange, error }: { value: string; onChange: (country: string) => void; error?: string }) {
  const { t } = useTranslation('people');
  const language = useLanguage();
  const countries = useAllCountries();
  return (
    <NativeSelect
      label={t('form.country')}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        { value: '', label: t('form.noCountry') },
        ...(countries.data ?? []).map(({ _id, name }) => ({ value: _id, label: name[language] })),
      ]}
    />
  );
}
