import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changed } from '../../lib/list/list-frame.js';
import { spanInWords } from '../../lib/list/span-words.js';
import { useLanguage } from '../../lib/use-language.js';
import { FilterForm, FilterPopover, SpanFields } from '../../ui/filter-popover.js';
import { FilterChip } from '../../ui/list-toolbar.js';
import { isNarrowed, methods, type PaymentsAddress, states, widened } from './payments-address.js';

interface Props {
  list: PaymentsAddress;
  onChange: (list: PaymentsAddress) => void;
}

/** The filters in force as chips, the way to more of them, and the way out of all. The stage has its tabs. */
export function PaymentsFilters({ list, onChange }: Props) {
  const { t } = useTranslation(['payments', 'machine']);
  const language = useLanguage();
  const paid = () =>
    spanInWords(list.paid, language, {
      between: (ends) => t('payments:filters.between', ends),
      fromDay: (day) => t('payments:filters.fromDay', { day }),
      toDay: (day) => t('payments:filters.toDay', { day }),
    });
  const chips: [keyof PaymentsAddress, string, string][] = [
    ['method', t('payments:filters.method'), list.method ? t(`machine:method.${list.method}`) : ''],
    ['state', t('payments:filters.state'), list.state ? t(`machine:payment.${list.state}`) : ''],
    ['refunded', t('payments:filters.refunded'), list.refunded ? t('payments:filters.yes') : ''],
    ['paid', t('payments:filters.paid'), list.paid ? paid() : ''],
  ];
  return (
    <>
      {chips
        .filter(([, , value]) => value)
        .map(([field, name, value]) => (
          <FilterChip key={field} name={name} value={value} onRemove={() => onChange(changed(list, { [field]: '' }))} />
        ))}
      <FilterPopover label={t('payments:filters.add')}>
        {(close) => <MoreFilters list={list} onChange={onChange} close={close} />}
      </FilterPopover>
      {isNarrowed(list) ? (
        <Button size="xs" variant="subtle" onClick={() => onChange(widened(list))}>
          {t('payments:filters.clear')}
        </Button>
      ) : null}
    </>
  );
}

function MoreFilters({ list, onChange, close }: Props & { close: () => void }) {
  const { t } = useTranslation(['payments', 'machine']);
  const [draft, setDraft] = useState({ method: list.method, state: list.state, refunded: list.refunded, paid: list.paid });
  const any = { value: '', label: t('payments:filters.any') };
  return (
    <FilterForm
      apply={t('payments:filters.apply')}
      onApply={() => {
        close();
        onChange(changed(list, draft));
      }}
    >
      <SpanFields
        words={{ legend: t('payments:filters.paid'), from: t('payments:filters.from'), to: t('payments:filters.to') }}
        value={draft.paid}
        onChange={(paid) => setDraft({ ...draft, paid })}
      />
      <NativeSelect
        label={t('payments:filters.method')}
        value={draft.method}
        onChange={(event) => setDraft({ ...draft, method: event.currentTarget.value as PaymentsAddress['method'] })}
        data={[any, ...methods.map((value) => ({ value, label: t(`machine:method.${value}`) }))]}
      />
      <NativeSelect
        label={t('payments:filters.state')}
        value={draft.state}
        onChange={(event) => setDraft({ ...draft, state: event.currentTarget.value as PaymentsAddress['state'] })}
        data={[any, ...states.map((value) => ({ value, label: stateWords(value) }))]}
      />
      <Checkbox
        label={t('payments:filters.refunded')}
        checked={draft.refunded === 'true'}
        onChange={(event) => setDraft({ ...draft, refunded: event.currentTarget.checked ? 'true' : '' })}
      />
    </FilterForm>
  );

  /* Cash and transfers are confirmed by people, the provider's payments by the provider: the words are the same. */
  function stateWords(state: (typeof states)[number]): string {
    const words = t(`machine:payment.${state}`);
    return state === 'captured' ? `${words}, ${t('machine:method.provider').toLocaleLowerCase()}` : words;
  }
}
