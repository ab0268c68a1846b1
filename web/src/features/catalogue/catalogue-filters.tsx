import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currencies } from '#libs/kernel/currency';
import { changed } from '../../lib/list/list-frame.js';
import { useLanguage } from '../../lib/use-language.js';
import { FilterForm, FilterPopover } from '../../ui/filter-popover.js';
import { FilterChip } from '../../ui/list-toolbar.js';
import { type CatalogueAddress, isNarrowed, widened } from './catalogue-address.js';
import { type Kind, useAllCountries, useAllTypes } from './use-catalogue.js';

interface Props {
  kind: Kind;
  list: CatalogueAddress;
  onChange: (list: CatalogueAddress) => void;
}

/** The filters in force as chips, the way to more of them, and the way out of all. */
export function CatalogueFilters({ kind, list, onChange }: Props) {
  const { t } = useTranslation('catalogue');
  const clear = isNarrowed(list) ? (
    <Button size="xs" variant="subtle" onClick={() => onChange(widened(list))}>
      {t('filters.clear')}
    </Button>
  ) : null;
  if (kind === 'service-types' || kind === 'choices') return clear;
  return (
    <>
      {kind === 'services' ? <ServiceChips list={list} onChange={onChange} /> : null}
      {list.currency ? (
        <FilterChip name={t('filters.currency')} value={list.currency} onRemove={() => onChange(changed(list, { currency: '' }))} />
      ) : null}
      <FilterPopover label={t('filters.add')}>
        {(close) => <MoreFilters kind={kind} list={list} onChange={onChange} close={close} />}
      </FilterPopover>
      {clear}
    </>
  );
}

function ServiceChips({ list, onChange }: Omit<Props, 'kind'>) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const countries = useAllCountries();
  const types = useAllTypes();
  const country = countries.data?.find(({ _id }) => _id === list.country);
  const type = types.data?.find(({ _id }) => _id === list.type);
  const chips = [
    ['country', country?.name[language]],
    ['type', type?.title[language]],
  ] as const;
  return chips
    .filter(([field]) => list[field])
    .map(([field, value]) => (
      <FilterChip
        key={field}
        name={t(`filters.${field}`)}
        value={value ?? t('filters.unknown')}
        onRemove={() => onChange(changed(list, { [field]: '' }))}
      />
    ));
}

function MoreFilters({ kind, list, onChange, close }: Props & { close: () => void }) {
  const { t } = useTranslation('catalogue');
  const [draft, setDraft] = useState({ country: list.country, type: list.type, currency: list.currency });
  const any = { value: '', label: t('filters.any') };
  return (
    <FilterForm
      apply={t('filters.apply')}
      onApply={() => {
        close();
        onChange(changed(list, draft));
      }}
    >
      {kind === 'services' ? <ServiceFields draft={draft} onDraft={(part) => setDraft({ ...draft, ...part })} any={any} /> : null}
      <NativeSelect
        label={t('filters.currency')}
        value={draft.currency}
        onChange={(event) => setDraft({ ...draft, currency: event.currentTarget.value })}
        data={[any, ...currencies.map((code) => ({ value: code, label: code }))]}
      />
    </FilterForm>
  );
}

interface ServiceFieldsProps {
  draft: { country: string; type: string };
  onDraft: (part: { country?: string; type?: string }) => void;
  any: { value: string; label: string };
}

function ServiceFields({ draft, onDraft, any }: ServiceFieldsProps) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const countries = useAllCountries();
  const types = useAllTypes();
  return (
    <>
      <NativeSelect
        label={t('filters.country')}
        value={draft.country}
        onChange={(event) => onDraft({ country: event.currentTarget.value })}
        data={[any, ...(countries.data ?? []).map(({ _id, name }) => ({ value: _id, label: name[language] }))]}
      />
      <NativeSelect
        label={t('filters.type')}
        value={draft.type}
        onChange={(event) => onDraft({ type: event.currentTarget.value })}
        data={[any, ...(types.data ?? []).map(({ _id, title }) => ({ value: _id, label: title[language] }))]}
      />
    </>
  );
}
