import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { nameFor } from '#machines/kernel/person-name';
import { call } from '../../../api/call.js';
import type { DirectoryPerson } from '../../../api/wire.js';
import { faultOf } from '../../../lib/problem.js';
import { useLanguage } from '../../../lib/use-language.js';

const typingPause = 300;
const shortest = 2;

/** "Anna Sokolova, anna@example.com", by which staff recognise a client. */
export const nameOf = (person: DirectoryPerson, language: Language): string =>
  [nameFor(person, language), person.email].filter(Boolean).join(', ');

/** `value` is the client's id, `label` their name and email. */
export interface ChosenClient {
  value: string;
  label: string;
}

interface Props {
  value?: ChosenClient | null;
  onChange?: (client: ChosenClient | null) => void;
}

/** Finds a client by name or email. The selected one stays in the list during another search. */
export function ClientPicker({ value: chosen = null, onChange }: Props) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const [typed, setTyped] = useState(chosen?.label ?? '');
  const [search] = useDebouncedValue(typed.trim(), typingPause);
  const asked = search.length >= shortest && search !== chosen?.label ? search : '';
  const found = useQuery({
    queryKey: ['directory', 'clients', asked],
    queryFn: ({ signal }) => call('GET', '/users/clients', { query: { per_page: 20, ...(asked ? { search: asked } : {}) }, signal }),
    staleTime: 60_000,
  });
  const people = (found.data?.items ?? []).map((person) => ({ value: person._id, label: nameOf(person, language) }));
  const data = chosen && !people.some((person) => person.value === chosen.value) ? [chosen, ...people] : people;
  return (
    <Select
      label={t('new.client')}
      description={t('new.clientHint')}
      placeholder={t('new.choose')}
      searchable
      clearable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      value={chosen?.value ?? null}
      onChange={(_, option) => onChange?.(option ? { value: option.value, label: option.label } : null)}
      data={data}
      nothingFoundMessage={found.isFetching ? undefined : t('new.clientNone')}
      rightSection={found.isFetching ? <Loader size={16} /> : undefined}
      error={found.error ? faultOf(found.error).detail : undefined}
    />
  );
}
