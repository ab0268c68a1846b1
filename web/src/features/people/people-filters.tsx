import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Department, departments, type Role } from '#libs/kernel/people';
import { changed } from '../../lib/list/list-frame.js';
import { spanInWords } from '../../lib/list/span-words.js';
import { useLanguage } from '../../lib/use-language.js';
import { FilterForm, FilterPopover, SpanFields } from '../../ui/filter-popover.js';
import { FilterChip } from '../../ui/list-toolbar.js';
import { type Group, staffRoles } from './groups.js';
import { isNarrowed, type PeopleAddress, widened } from './people-address.js';
import { useAllCountries } from './use-people.js';

interface Props {
  group: Group;
  list: PeopleAddress;
  onChange: (list: PeopleAddress) => void;
}

/** The filters in force as chips, the way to more of them, and the way out of all. */
export function PeopleFilters({ group, list, onChange }: Props) {
  const { t } = useTranslation(['people', 'common']);
  const language = useLanguage();
  const countries = useAllCountries(list.country !== '');
  const country = countries.data?.find(({ _id }) => _id === list.country);
  const chips: [keyof PeopleAddress, string, string][] = [
    ['role', t('people:filters.role'), list.role ? t(`common:roles.${list.role as Role}`) : ''],
    ['department', t('people:filters.department'), list.department ? t(`common:departments.${list.department as Department}`) : ''],
    ['country', t('people:filters.country'), list.country ? (country?.name[language] ?? t('people:filters.unknown')) : ''],
    [
      'joined',
      t('people:filters.joined'),
      list.joined
        ? spanInWords(list.joined, language, {
            between: (ends) => t('people:filters.between', ends),
            fromDay: (day) => t('people:filters.fromDay', { day }),
            toDay: (day) => t('people:filters.toDay', { day }),
          })
        : '',
    ],
  ];
  return (
    <>
      {chips
        .filter(([, , value]) => value)
        .map(([field, name, value]) => (
          <FilterChip key={field} name={name} value={value} onRemove={() => onChange(changed(list, { [field]: '' }))} />
        ))}
      <FilterPopover label={t('people:filters.add')}>
        {(close) => <MoreFilters group={group} list={list} onChange={onChange} close={close} />}
      </FilterPopover>
      {isNarrowed(list) ? (
        <Button size="xs" variant="subtle" onClick={() => onChange(widened(list))}>
          {t('people:filters.clear')}
        </Button>
      ) : null}
    </>
  );
}

function MoreFilters({ group, list, onChange, close }: Props & { close: () => void }) {
  const { t } = useTranslation(['people', 'common']);
  const language = useLanguage();
  const countries = useAllCountries();
  const [draft, setDraft] = useState({ role: list.role, department: list.department, country: list.country, joined: list.joined });
  const any = { value: '', label: t('people:filters.any') };
  const select = (field: 'role' | 'department' | 'country', data: { value: string; label: string }[]) => (
    <NativeSelect
      label={t(`people:filters.${field}`)}
      value={draft[field]}
      onChange={(event) => setDraft({ ...draft, [field]: event.currentTarget.value })}
      data={[any, ...data]}
    />
  );
  return (
    <FilterForm
      apply={t('people:filters.apply')}
      onApply={() => {
        close();
        onChange(changed(list, draft));
      }}
    >
      {group === 'staff'
        ? select(
            'role',
            staffRoles.map((value) => ({ value, label: t(`common:roles.${value}`) })),
          )
        : null}
      {group === 'staff'
        ? select(
            'department',
            departments.map((value) => ({ value, label: t(`common:departments.${value}`) })),
          )
        : null}
      {select(
        'country',
        (countries.data ?? []).map(({ _id, name }) => ({ value: _id, label: name[language] })),
      )}
      <SpanFields
        words={{ legend: t('people:filters.joined'), from: t('people:filters.from'), to: t('people:filters.to') }}
        value={draft.joined}
        onChange={(joined) => setDraft({ ...draft, joined })}
      />
    </FilterForm>
  );
}
