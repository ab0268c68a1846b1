import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ownName } from '#machines/kernel/format';
import { languages } from '#machines/kernel/languages';
import type { Language } from '#machines/kernel/ids';
import { isPhone } from '#machines/kernel/phone';
import { request } from '../api/call.js';
import { useApiMutation } from '../api/use-api-mutation.js';
import type { Schemas } from '../api/wire.js';
import { isEmail } from '../lib/email.js';
import { personPath } from '../lib/person-path.js';
import { type ExistingPerson, ProblemError } from '../lib/problem.js';
import { useLanguage } from '../lib/use-language.js';
import { useAnnounce } from './announcer.js';
import { useApiForm, useRequired } from './form/use-api-form.js';
import { FormDialog } from './form-dialog.js';
import { NameFields } from './name-fields.js';
import { Notice } from './notice.js';
import { PhoneField } from './phone-field.js';

type Client = Schemas['PersonDto'];

interface Props {
  onAdded: (client: Client) => void;
  /** receives the client who has the email; without it, a link leads to them */
  onExisting?: (client: ExistingPerson) => void;
  onClose: () => void;
}

/** A new client: the person gets an email with a link and chooses the password there. An email in use leads to its client. */
export function NewClientDialog({ onAdded, onExisting, onClose }: Props) {
  const { t } = useTranslation(['people', 'common']);
  const own = useLanguage();
  const announce = useAnnounce();
  const required = useRequired();
  const write = useApiMutation<Client>({ invalidates: [['people'], ['directory', 'clients']], afterRefusal: [] });
  const form = useApiForm({
    values: { email: '', firstName: '', lastName: '', phone: '', language: own as Language },
    rules: {
      email: (value) => required(value) ?? (isEmail(value.trim()) ? null : t('people:form.noEmail')),
      firstName: required,
      phone: (value) => (value === '' || isPhone(value) ? null : t('people:form.badPhone')),
    },
    write,
    request: ({ email, firstName, lastName, phone, language }) =>
      request('POST', '/users/clients', {
        body: {
          email: email.trim(),
          firstName: firstName.trim(),
          language,
          ...(lastName.trim() && { lastName: lastName.trim() }),
          ...(phone && { phone }),
        },
      }),
    onDone: (client, { email }) => {
      announce(t('people:added', { email: email.trim() }));
      onAdded(client);
    },
  });
  const existing = write.error instanceof ProblemError ? write.error.existing : undefined;
  return (
    <FormDialog form={form} title={t('people:add.clients')} submit={t('people:form.invite')} onClose={onClose}>
      <TextInput {...form.field('email')} label={t('people:form.email')} type="email" autoComplete="off" required withAsterisk={false} />
      {existing ? <ExistingNotice existing={existing} {...(onExisting && { onChoose: onExisting })} /> : null}
      <NameFields form={form} labels={{ first: t('people:form.firstName'), last: t('people:form.lastName') }} />
      <PhoneField {...form.field('phone')} label={t('people:form.phone')} autoComplete="off" />
      <LanguageField {...form.field('language')} />
      <Notice tone="info">{t('people:form.invitationHint')}</Notice>
    </FormDialog>
  );
}

/** The language of an invited person's emails. */
export function LanguageField(field: object) {
  const { t } = useTranslation(['people', 'common']);
  return <NativeSelect {...field} label={t('people:form.language')} data={languages.map((value) => ({ value, label: ownName(value) }))} />;
}

/** Shows the holder of an email that is in use. */
export function ExistingNotice({ existing, onChoose }: { existing: ExistingPerson; onChoose?: (person: ExistingPerson) => void }) {
  const { t } = useTranslation('people');
  const name = existing.name || t('existing.unnamed');
  const choose = existing.role === 'Client' ? onChoose : undefined;
  return (
    <Notice
      tone="info"
      aside={
        choose ? (
          <button type="button" className="link" onClick={() => choose(existing)}>
            {t('existing.choose')}
          </button>
        ) : (
          <Link to={personPath(existing)}>{t('existing.open')}</Link>
        )
      }
    >
      {t('existing.text', { name })}
    </Notice>
  );
}
