import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Actor } from '#libs/kernel/people';
import { orderScope } from '#machines/access/table';
import { changed } from '../../../lib/list/list-frame.js';
import { spanInWords } from '../../../lib/list/span-words.js';
import { useLanguage } from '../../../lib/use-language.js';
import { FilterForm, FilterPopover, SpanFields } from '../../../ui/filter-popover.js';
import { FilterChip } from '../../../ui/list-toolbar.js';
import { isNarrowed, type ListAddress, widened } from './list-address.js';
import { useCountries } from './use-orders.js';

interface Props {
  list: ListAddress;
  actor: Actor;
  onChange: (list: ListAddress) => void;
}

/** The filters in force as chips, the way to more of them, and the way out of all. */
export function ListFilters({ list, actor, onChange }: Props) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const countries = useCountries(list.country !== '');
  const country = countries.data?.find(({ _id }) => _id === list.country);
  const change = (part: Partial<ListAddress>) => onChange(changed(list, part));
  return (
    <>
      {list.placed ? (
        <FilterChip
          name={t('filters.placed')}
          value={spanInWords(list.placed, language, {
            between: (ends) => t('filters.between', ends),
            fromDay: (day) => t('filters.fromDay', { day }),
            toDay: (day) => t('filters.toDay', { day }),
          })}
          onRemove={() => change({ placed: '' })}
        />
      ) : null}
      {list.country ? (
        <FilterChip
          name={t('filters.country')}
          value={country?.name[language] ?? t('filters.unknown')}
          onRemove={() => change({ country: '' })}
        />
      ) : null}
      {list.manager ? (
        <FilterChip
          name={t('filters.manager')}
          value={list.manager === actor.id ? t('filters.mine') : t('filters.unknown')}
          onRemove={() => change({ manager: '' })}
        />
      ) : null}
      <AddFilter list={list} actor={actor} onChange={onChange} />
      {isNarrowed(list) ? (
        <Button size="xs" variant="subtle" onClick={() => onChange(widened(list))}>
          {t('filters.clear')}
        </Button>
      ) : null}
    </>
  );
}

const AddFilter = (props: Props) => {
  const { t } = useTranslation('orders');
  return <FilterPopover label={t('filters.add')}>{(close) => <MoreFilters {...props} close={close} />}</FilterPopover>;
};

function MoreFilters({ list, actor, onChange, close }: Props & { close: () => void }) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const countries = useCountries();
  const [placed, setPlaced] = useState(list.placed);
  const [country, setCountry] = useState(list.country);
  const [mine, setMine] = useState(list.manager === actor.id);
  const seesAll = orderScope(actor) === 'all';
  const apply = () => {
    close();
    const manager = mine ? actor.id : list.manager === actor.id ? '' : list.manager;
    onChange(changed(list, { placed, country, manager }));
  };
  return (
    <FilterForm apply={t('filters.apply')} onApply={apply}>
      <SpanFields
        words={{ legend: t('filters.placed'), from: t('filters.from'), to: t('filters.to') }}
        value={placed}
        onChange={setPlaced}
      />
      <NativeSelect
        label={t('filters.country')}
        value={country}
        onChange={(event) => setCountry(event.currentTarget.value)}
        data={[{ value: '', label: t('all') }, ...(countries.data ?? []).map(({ _id, name }) => ({ value: _id, label: name[language] }))]}
      />
      {seesAll ? <Checkbox label={t('filters.mine')} checked={mine} onChange={(event) => setMine(event.currentTarget.checked)} /> : null}
    </FilterForm>
  );
}
