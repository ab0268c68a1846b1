import { contentText } from '#machines/kernel/content-language';
import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { request } from '../../api/call.js';
import { useApiMutation } from '../../api/use-api-mutation.js';
import type { Schemas } from '../../api/wire.js';
import { useAllCountries } from '../../lib/catalogue-queries.js';
import { faultOf } from '../../lib/problem.js';
import { useLanguage } from '../../lib/use-language.js';
import { useAnnounce } from '../../ui/announcer.js';
import { type ApiForm, useApiForm, useRequired } from '../../ui/form/use-api-form.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { companiesKey, companyPath, formatYearEnd } from './use-companies.js';

/** Facts of a company that forms edit, each as a single line. */
export const companyLines = [
  'name',
  'registerNumber',
  'legalForm',
  'address',
  'registeredOn',
  'yearEnd',
  'vatNumber',
  'taxNumber',
] as const;
export type CompanyLines = Record<(typeof companyLines)[number], string>;

/** Last days of the months; the form also offers another stored day. */
const monthEnds = ['12-31', '01-31', '02-28', '03-31', '04-30', '05-31', '06-30', '07-31', '08-31', '09-30', '10-31', '11-30'];

/** Inputs of `companyLines`, for a new company and for a change. */
export function CompanyFields({ form }: { form: Pick<ApiForm<CompanyLines>, 'field' | 'values'> }) {
  const { t } = useTranslation('companies');
  const language = useLanguage();
  const line = (name: (typeof companyLines)[number], limit: number) => (
    <TextInput {...form.field(name)} label={t(`facts.${name}`)} autoComplete="off" maxLength={limit} />
  );
  const days = [...new Set([...monthEnds, form.values.yearEnd || '12-31'])];
  return (
    <>
      {line('name', 200)}
      <div className="two">
        {line('registerNumber', 50)}
        {line('legalForm', 60)}
      </div>
      {line('address', 300)}
      <div className="two">
        <TextInput {...form.field('registeredOn')} label={t('facts.registeredOn')} type="date" />
        <NativeSelect
          {...form.field('yearEnd')}
          label={t('facts.yearEnd')}
          data={[{ value: '', label: t('acts.unknown') }, ...days.map((value) => ({ value, label: formatYearEnd(value, language) }))]}
        />
      </div>
      <div className="two">
        {line('vatNumber', 50)}
        {line('taxNumber', 50)}
      </div>
    </>
  );
}

const nothing: CompanyLines & { country: string } = {
  name: '',
  registerNumber: '',
  legalForm: '',
  address: '',
  registeredOn: '',
  yearEnd: '',
  vatNumber: '',
  taxNumber: '',
  country: '',
};

/** Adds a client's company that was registered elsewhere, and opens its page. */
export function EnterCompanyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('companies');
  const language = useLanguage();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const required = useRequired();
  const countries = useAllCountries().data;
  const form = useApiForm({
    values: nothing,
    rules: { country: required, name: required, registerNumber: required },
    write: useApiMutation<Schemas['CompanyDto']>({ invalidates: [[companiesKey]] }),
    request: ({ country, name, registerNumber, ...facts }) => {
      const stated = Object.entries(facts).flatMap(([fact, value]) => (value.trim() ? [[fact, value.trim()]] : []));
      const body = { country, name: name.trim(), registerNumber: registerNumber.trim(), ...Object.fromEntries(stated) };
      return request('POST', '/companies', { body });
    },
    faultsOf: (error) => {
      const { code, detail } = faultOf(error);
      return code === 'companyExists' ? { registerNumber: detail } : {};
    },
    onDone: ({ _id }) => {
      announce(t('enter.done'));
      void navigate(companyPath('personal', _id));
    },
  });
  return (
    <FormDialog form={form} title={t('enter.title')} submit={t('enter.submit')} onClose={onClose} ready={countries !== undefined}>
      <p>{t('enter.hint')}</p>
      <NativeSelect
        {...form.field('country')}
        label={t('facts.country')}
        data={[{ value: '', label: '' }, ...(countries ?? []).map(({ _id, name }) => ({ value: _id, label: contentText(name, language) }))]}
      />
      <CompanyFields form={form} />
    </FormDialog>
  );
}
