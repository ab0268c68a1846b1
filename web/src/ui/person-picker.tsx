import { Loader, Radio, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contentText } from '#machines/kernel/content-language';
import type { Language } from '#machines/kernel/ids';
import { nameFor } from '#machines/kernel/person-name';
import { mayManageOrders, rank } from '#machines/access/table';
import { call } from '../api/call.js';
import type { DirectoryPerson } from '../api/wire.js';
import { formatCount } from '../lib/format.js';
import { useMe } from '../lib/session/session.js';
import { useLanguage } from '../lib/use-language.js';
import { ErrorNotice } from './notice.js';
import styles from './person-picker.module.css';

/** Partners are named by their company. */
export const personName = (person: DirectoryPerson, language: Language): string =>
  [person.partnerCompanyName, nameFor(person, language)].filter(Boolean).join(', ');

/** Characters from which the server searches; shorter texts list the first people. */
const searchFrom = 2;
/** People that a search offers at most. */
const most = 100;

export type Directory = 'partners' | 'staff';

interface Props {
  directory: Directory;
  /** current person, who cannot be selected */
  except: string | null;
  value?: string | null;
  onChange?: (id: string) => void;
  error?: string | undefined;
  /** id of the order's country, whose partners come first */
  country?: string;
}

/**
 * Searches a directory by name: the reader first, then partners of the order's country, the lowest rank and the fewest open orders. Of
 * staff only those who may manage orders.
 */
export function PersonPicker({ directory, except, value = null, onChange, error, country }: Props) {
  const { t } = useTranslation('people');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), 250);
  const people = usePeopleOf(directory, settled.length >= searchFrom ? settled : '');
  const me = useMe()?.actor.id;
  const shown = offered(people.data?.items ?? [], { except, me, country });
  return (
    <div className="stack gap-loose">
      <TextInput
        label={t('picker.search')}
        description={t('picker.searchHint')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        rightSection={people.isFetching ? <Loader size={16} /> : null}
        type="search"
        data-autofocus
      />
      <ErrorNotice error={people.error} />
      {people.data && shown.length === 0 ? <p className="lead">{t('picker.none')}</p> : null}
      <Radio.Group value={value ?? ''} {...(onChange ? { onChange } : {})} error={error} aria-label={t(`picker.${directory}`)}>
        <div className={`stack gap-loose scroll-y ${styles.people}`}>
          {shown.map((person) => (
            <Radio
              key={person._id}
              value={person._id}
              label={person._id === me ? t('picker.you', { name: personName(person, language) }) : personName(person, language)}
              description={<PersonFacts person={person} />}
            />
          ))}
        </div>
      </Radio.Group>
    </div>
  );
}

const usePeopleOf = (directory: Directory, search: string) =>
  useQuery({
    queryKey: ['directory', directory, search],
    queryFn: ({ signal }) =>
      call('GET', `/users/${directory}`, { query: { per_page: most, sort: 'lastName', ...(search ? { search } : {}) }, signal }),
    staleTime: 60_000,
  });

interface Choice extends Pick<Props, 'except'> {
  me: string | undefined;
  country: string | undefined;
}

function offered(people: readonly DirectoryPerson[], { except, me, country }: Choice): DirectoryPerson[] {
  const fits = ({ _id, role, department }: DirectoryPerson) =>
    _id !== except && (role === 'Partner' || mayManageOrders({ id: _id, role, department }));
  const isOther = ({ _id }: DirectoryPerson) => Number(_id !== me);
  const isElsewhere = ({ countries }: DirectoryPerson) => Number(!countries?.some(({ _id }) => _id === country));
  return people
    .filter(fits)
    .sort(
      (a, b) =>
        isOther(a) - isOther(b) ||
        isElsewhere(a) - isElsewhere(b) ||
        rank(a.role) - rank(b.role) ||
        (a.openOrders ?? 0) - (b.openOrders ?? 0),
    );
}

/** Role, department and load of staff; countries, rating and load of a partner. Omits what the reader may not see. */
function PersonFacts({ person }: { person: DirectoryPerson }) {
  const { t } = useTranslation(['people', 'common']);
  const language = useLanguage();
  const { role, department, openOrders, countries, reviews } = person;
  const isPartner = role === 'Partner';
  const facts = [
    ...(isPartner ? [] : [t(`common:roles.${role}`), ...(department ? [t(`common:departments.${department}`)] : [])]),
    ...(isPartner && countries?.length ? [countries.map(({ name }) => contentText(name, language)).join(', ')] : []),
    ...(isPartner && typeof reviews?.average === 'number'
      ? [t('people:picker.rating', { rating: formatCount(reviews.average, language) })]
      : []),
    ...(openOrders === undefined ? [] : [t('people:picker.load', { count: openOrders })]),
  ];
  return <>{facts.join(' · ')}</>;
}
