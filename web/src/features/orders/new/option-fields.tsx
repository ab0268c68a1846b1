import { MultiSelect, NumberInput, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { contentText } from '#machines/kernel/content-language';
import type { Bilingual } from '#machines/kernel/ids';
import type { Service } from '../../../api/wire.js';
import { formatMoney, type WireMoney } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import type { OptionDraft } from './order-draft.js';

interface Props {
  service: Service;
  draft: OptionDraft;
  onChange: (draft: OptionDraft) => void;
}

/** Shows only options that the service offers, with their surcharges. */
export function OptionFields({ service: { options }, draft, onChange }: Props) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const labelled = ({ title, price }: { title: Bilingual; price: WireMoney }) =>
    `${contentText(title, language)}: ${Number(price.amount) === 0 ? t('new.free') : `+${formatMoney(price, language)}`}`;
  const coded = (list: readonly { code: string; title: Bilingual; price: WireMoney }[]) =>
    list.map((one) => ({ value: one.code, label: labelled(one) }));
  const { min, max, price } = options.employeesAmount;
  return (
    <>
      {max > min ? (
        <NumberInput
          label={t('new.employees')}
          description={t(Number(price.amount) === 0 ? 'new.employeesHint' : 'new.employeesPriced', {
            min,
            max,
            price: formatMoney(price, language),
          })}
          value={draft.employeesAmount}
          onChange={(value) => onChange({ ...draft, employeesAmount: typeof value === 'number' ? value : Number.NaN })}
          min={min}
          max={max}
          allowDecimal={false}
          allowNegative={false}
        />
      ) : null}
      {options.registrationPeriod.length > 1 ? (
        <Select
          label={t('new.period')}
          allowDeselect={false}
          value={String(draft.registrationPeriod)}
          onChange={(value) => value && onChange({ ...draft, registrationPeriod: Number(value) })}
          data={options.registrationPeriod.map((one) => ({ value: String(one.value), label: labelled(one) }))}
        />
      ) : null}
      {options.director.length > 1 ? (
        <Select
          label={t('new.director')}
          allowDeselect={false}
          value={draft.director}
          onChange={(value) => value && onChange({ ...draft, director: value })}
          data={coded(options.director)}
        />
      ) : null}
      {options.directorCompany.length > 0 ? (
        <MultiSelect
          label={t('new.directorCompany')}
          value={draft.directorCompany}
          onChange={(directorCompany) => onChange({ ...draft, directorCompany })}
          data={coded(options.directorCompany)}
        />
      ) : null}
      {options.activityAreas.length > 0 ? (
        <MultiSelect
          label={t('new.areas')}
          value={draft.activityAreas}
          onChange={(activityAreas) => onChange({ ...draft, activityAreas })}
          data={coded(options.activityAreas)}
        />
      ) : null}
    </>
  );
}
