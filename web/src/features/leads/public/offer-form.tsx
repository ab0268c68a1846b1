import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { call } from '../../../api/call.js';
import { useHydrated } from '../../../lib/use-hydrated.js';
import { Consent, Done } from './form-parts.js';
import { Banner, EmailField, NameField, TextArea, TextField } from './fields.js';
import styles from './forms.module.css';
import { leadContext } from './lead-context.js';
import { PhoneField } from './phone-field.js';
import { Returned } from './returned.js';
import { usePublicForm } from './use-public-form.js';

interface Props {
  language: Language;
  /** codes, and names in the page's language */
  countries?: readonly { code: string; name: string }[];
}

const rules = {
  name: 'required',
  company: 'optional',
  email: 'email',
  phone: 'phone?',
  country: 'optional',
  message: 'optional',
} as const;
type Field = keyof typeof rules;

const filled = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/** The form for people who want to carry out orders in their country. */
export function OfferForm({ language, countries = [] }: Props) {
  const { t } = useTranslation('forms');
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const form = usePublicForm<Field, unknown>({
    rules,
    send: ({ name, email, ...others }, key) =>
      call('POST', '/forms/offer-form', { body: { name, email, ...filled(others), ...leadContext() }, key }),
    onSent: (_, { email }) => setSentFrom(email),
  });
  const hydrated = useHydrated();
  const { errors } = form;
  if (sentFrom !== null)
    return (
      <div className={`large ${styles.inline}`}>
        <Done title={t('offer.doneTitle')} text={t('offer.doneText', { email: sentFrom })} />
      </div>
    );
  return (
    <form
      className={`${styles.form} stack align-start narrow-stack two-up ${styles.pair}`}
      method="post"
      action="/api/v1/forms/offer-form"
      noValidate={hydrated}
      onSubmit={form.onSubmit}
    >
      <Returned form="offer" />
      <Banner text={form.banner} />
      <NameField error={errors.name} onClear={() => form.clear('name')} />
      <TextField
        label={t('fields.company')}
        name="company"
        autoComplete="organization"
        maxLength={200}
        optional
        error={errors.company}
        onClear={() => form.clear('company')}
      />
      <EmailField required error={errors.email} onClear={() => form.clear('email')} />
      <PhoneField optional error={errors.phone} onClear={() => form.clear('phone')} />
      <CountryField countries={countries} />
      <TextArea label={t('fields.message')} name="message" maxLength={2000} error={errors.message} onClear={() => form.clear('message')} />
      <input type="hidden" name="language" value={language} />
      <div className={`row gap-4 ${styles.go}`}>
        <button type="submit" className="button" data-main aria-disabled={form.busy}>
          {t('offer.submit')}
        </button>
      </div>
      <Consent language={language} />
    </form>
  );
}

function CountryField({ countries }: Required<Pick<Props, 'countries'>>) {
  const { t } = useTranslation('forms');
  if (countries.length === 0) return null;
  return (
    <div className="min-w-0" data-wide>
      <div className={`label between gap-3 ${styles.label}`}>
        <label htmlFor="offer-country">{t('fields.country')}</label>
        <span className="small dim">{t('fields.optional')}</span>
      </div>
      <select id="offer-country" name="country" className="control" defaultValue="">
        <option value="">—</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
