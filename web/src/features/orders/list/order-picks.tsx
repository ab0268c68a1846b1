import { contentText } from '#machines/kernel/content-language';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.js';
import { catalogueKey, serviceQuery } from '../../../lib/catalogue-queries.js';
import { useLanguage } from '../../../lib/use-language.js';
import { serviceInCountry } from '../../../lib/service-name.js';
import type { OwnInput } from '../../../ui/list/filters.js';
import { AmountFields, type Found, Pick, type PickProps } from '../../../ui/list/picks.js';
import { personName } from '../../../ui/person-picker.js';

type Directory = 'staff' | 'partners';

const nameKey = (directory: Directory, id: string) => ['directory', directory, 'name', id];

function usePeople(directory: Directory, search: string): Found {
  const language = useLanguage();
  const { data, isFetching } = useQuery({
    queryKey: ['directory', directory, search],
    queryFn: ({ signal }) => call('GET', `/users/${directory}`, { query: { per_page: 20, ...(search ? { search } : {}) }, signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  return { options: data?.items.map((person) => ({ value: person._id, label: personName(person, language) })), isFetching };
}

/** A person's name in a filter: as selected, or from one of their orders. Readers who may filter by people see their names. */
function usePersonLabel(directory: Directory, id: string): string | undefined {
  const { t } = useTranslation('orders');
  const role = directory === 'staff' ? 'manager' : 'partner';
  const { data } = useQuery({
    queryKey: nameKey(directory, id),
    queryFn: async ({ signal }) => {
      const { items } = await call('GET', '/orders', { query: { per_page: 1, [`filter[${role}]`]: id }, signal });
      return items[0]?.[role]?.name ?? null;
    },
    enabled: id !== '' && id !== 'me' && !id.includes(','),
    staleTime: Infinity,
  });
  return id === 'me' ? t('filters.me') : (data ?? undefined);
}

const useStaff = (search: string) => usePeople('staff', search);
const usePartners = (search: string) => usePeople('partners', search);

export const useManagerLabel = (id: string) => usePersonLabel('staff', id);
export const usePartnerLabel = (id: string) => usePersonLabel('partners', id);

type PersonPickProps = Omit<PickProps, 'nothing' | 'onPicked'> & { directory: Directory };

/** A person of a directory; the name is cached for the filter. */
function PersonPick({ directory, ...props }: PersonPickProps) {
  const { t } = useTranslation('orders');
  const queries = useQueryClient();
  return (
    <Pick
      {...props}
      nothing={t('filters.nothing')}
      onPicked={({ value, label }) => void (value !== 'me' && queries.setQueryData(nameKey(directory, value), label))}
    />
  );
}

export function ManagerPick(props: OwnInput) {
  const { t } = useTranslation('orders');
  const first = [{ value: 'me', label: t('filters.me') }];
  return <PersonPick {...props} directory="staff" useFound={useStaff} useLabel={useManagerLabel} first={first} />;
}

export const PartnerPick = (props: OwnInput) => (
  <PersonPick {...props} directory="partners" useFound={usePartners} useLabel={usePartnerLabel} />
);

function useServices(search: string): Found {
  const language = useLanguage();
  const { data, isFetching } = useQuery({
    queryKey: [catalogueKey, 'services', 'found', search],
    queryFn: ({ signal }) => call('GET', '/services', { query: { sort: 'title', per_page: 20, ...(search ? { search } : {}) }, signal }),
    staleTime: 300_000,
    placeholderData: keepPreviousData,
  });
  return {
    options: data?.items.map(({ _id, title, country }) => ({
      value: _id,
      label: serviceInCountry(contentText(title, language), contentText(country.name, language)),
    })),
    isFetching,
  };
}

export function useServiceLabel(id: string): string | undefined {
  const language = useLanguage();
  const { data } = useQuery({ ...serviceQuery(id), enabled: id !== '' && !id.includes(','), staleTime: 300_000 });
  return data && serviceInCountry(contentText(data.title, language), contentText(data.country.name, language));
}

export function ServicePick(props: OwnInput) {
  const { t } = useTranslation('orders');
  return <Pick {...props} nothing={t('filters.nothing')} useFound={useServices} useLabel={useServiceLabel} />;
}

export function PriceFields(props: OwnInput) {
  const { t } = useTranslation('orders');
  return <AmountFields {...props} currencyLabel={t('filters.currency')} />;
}
