import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leadKinds } from '#machines/lead/state';
import { changed } from '../../lib/list/list-frame.js';
import { spanInWords } from '../../lib/list/span-words.js';
import { useLanguage } from '../../lib/use-language.js';
import { FilterForm, FilterPopover, SpanFields } from '../../ui/filter-popover.js';
import { FilterChip } from '../../ui/list-toolbar.js';
import { useLeadWords } from './lead-words.js';
import { isNarrowed, type LeadsAddress, type LeadsFilter, widened } from './leads-address.js';
import { useAssignees, useOfferedCountries, useSources } from './use-leads.js';

interface Props {
  list: LeadsAddress;
  onChange: (list: LeadsAddress) => void;
}

/** The filters in force as chips, the way to more of them, and the way out of all. */
export function LeadsFilters({ list, onChange }: Props) {
  const { t } = useTranslation('leads');
  const values = useFilterWords(list);
  return (
    <>
      {(Object.entries(values) as [LeadsFilter, string][])
        .filter(([field]) => list[field])
        .map(([field, value]) => (
          <FilterChip key={field} name={t(`filters.${field}`)} value={value} onRemove={() => onChange(changed(list, { [field]: '' }))} />
        ))}
      <FilterPopover label={t('filters.add')}>{(close) => <MoreFilters list={list} onChange={onChange} close={close} />}</FilterPopover>
      {isNarrowed(list) ? (
        <Button size="xs" variant="subtle" onClick={() => onChange(widened(list))}>
          {t('filters.clear')}
        </Button>
      ) : null}
    </>
  );
}

function useFilterWords(list: LeadsAddress): Record<LeadsFilter, string> {
  const { t } = useTranslation('leads');
  const language = useLanguage();
  const words = useLeadWords();
  const countries = useOfferedCountries(list.country !== '');
  const assignees = useAssignees(list.assignee !== '');
  const unknown = t('filters.unknown');
  return {
    kind: list.kind ? words.kind[list.kind] : '',
    source: list.source,
    country: countries.data?.find(({ _id }) => _id === list.country)?.name[language] ?? unknown,
    assignee: assignees.data?.find(({ _id }) => _id === list.assignee)?.name ?? unknown,
    created: list.created
      ? spanInWords(list.created, language, {
          between: (ends) => t('filters.between', ends),
          fromDay: (day) => t('filters.fromDay', { day }),
          toDay: (day) => t('filters.toDay', { day }),
        })
      : '',
    callAgain: t('filters.callAgainYes'),
  };
}

function MoreFilters({ list, onChange, close }: Props & { close: () => void }) {
  const { t } = useTranslation('leads');
  const language = useLanguage();
  const words = useLeadWords();
  const countries = useOfferedCountries();
  const assignees = useAssignees();
  const sources = useSources();
  const { kind, source, country, assignee, created, callAgain } = list;
  const [draft, setDraft] = useState({ kind, source, country, assignee, created, callAgain });
  const select = (field: 'kind' | 'source' | 'country' | 'assignee', data: { value: string; label: string }[]) => (
    <NativeSelect
      label={t(`filters.${field}`)}
      value={draft[field]}
      onChange={(event) => setDraft({ ...draft, [field]: event.currentTarget.value })}
      data={[{ value: '', label: t('filters.any') }, ...data]}
    />
  );
  return (
    <FilterForm
      apply={t('filters.apply')}
      onApply={() => {
        close();
        onChange(changed(list, draft));
      }}
    >
      {select(
        'kind',
        leadKinds.map((value) => ({ value, label: words.kind[value] })),
      )}
      {select(
        'source',
        (sources.data ?? []).map((one) => ({ value: one.source, label: `${one.source} (${one.count})` })),
      )}
      {select(
        'country',
        (countries.data ?? []).map(({ _id, name }) => ({ value: _id, label: name[language] })),
      )}
      {select(
        'assignee',
        (assignees.data ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
      )}
      <Checkbox
        label={t('filters.callAgainOnly')}
        checked={draft.callAgain !== ''}
        onChange={(event) => setDraft({ ...draft, callAgain: event.currentTarget.checked ? 'true' : '' })}
      />
      <SpanFields
        words={{ legend: t('filters.created'), from: t('filters.from'), to: t('filters.to') }}
        value={draft.created}
        onChange={(span) => setDraft({ ...draft, created: span })}
      />
    </FilterForm>
  );
}
