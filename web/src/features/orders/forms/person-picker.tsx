import { Loader, Radio, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.js';
import type { DirectoryPerson } from '../../../api/wire.js';
import { ErrorNotice } from '../../../ui/notice.js';
import styles from './forms.module.css';

/** What a person is called in a list: a partner by their company. */
export const personName = (person: DirectoryPerson): string =>
  person.partnerCompanyName
    ? `${person.partnerCompanyName}, ${person.firstName} ${person.lastName}`
    : `${person.firstName} ${person.lastName}`;

/** The server searches from this many characters on; shorter ones list the first people. */
const searchFrom = 3;

interface Props {
  directory: 'partners' | 'staff';
  /** A person who cannot be chosen, because they are it already. */
  except: string | null;
  value?: string | null;
  onChange?: (id: string) => void;
  error?: string | undefined;
}

/** Somebody of the directory, found by name. */
export function PersonPicker({ directory, except, value = null, onChange, error }: Props) {
  const { t } = useTranslation('order');
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), 250);
  const search = settled.length >= searchFrom ? settled : '';
  const people = useQuery({
    queryKey: ['directory', directory, search],
    queryFn: ({ signal }) => call('GET', `/users/${directory}`, { query: { per_page: 20, ...(search ? { search } : {}) }, signal }),
    staleTime: 60_000,
  });
  const shown = (people.data?.items ?? []).filter((person) => person._id !== except);
  return (
    <div className="stack gap-loose">
      <TextInput
        label={t('partner.search')}
        description={t('partner.searchHint')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        rightSection={people.isFetching ? <Loader size={16} /> : null}
        type="search"
        data-autofocus
      />
      <ErrorNotice error={people.error} />
      {people.data && shown.length === 0 ? <p className="lead">{t('partner.none')}</p> : null}
      <Radio.Group
        value={value ?? ''}
        {...(onChange ? { onChange } : {})}
        error={error}
        aria-label={t(('people.' + (directory === 'staff' ? 'manager' : 'partner')) as 'people.manager')}
      >
        <div className={`stack gap-loose scroll-y ${styles.people}`}>
          {shown.map((person) => (
            <Radio key={person._id} value={person._id} label={personName(person)} />
          ))}
        </div>
      </Radio.Group>
    </div>
  );
}
