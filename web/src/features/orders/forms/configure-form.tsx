import { MultiSelect, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#libs/kernel/ids';
import { fromText, type MinorUnits, sum } from '#libs/kernel/money';
import { formatMinor, formatMoney } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { mutations } from '../api/calls.js';
import { textIn } from '../api/text-in.js';
import { useService } from '../api/use-order.js';
import { useSubmission } from '../api/use-submission.js';
import type { OrderResource, PricedOption, ServiceResource } from '../api/wire.js';
import { useOrderPage } from '../page/order-context.js';
import { FormFrame, type FormProps } from './form-frame.js';
import styles from './forms.module.css';
import { ProblemNotice } from './submission-notice.js';

type Props = FormProps & { possible: boolean };

/** editOrder: the configuration, bounded by the service's options, with the price it would come to. */
export function ConfigureForm(props: Props) {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const service = useService(order.service._id);
  if (service.isPending) return null;
  if (!service.data) return <ProblemNotice error={service.error ?? new Error(t('configure.unavailable'))} />;
  return <Draft {...props} order={order} service={service.data} />;
}

type Configuration = Pick<OrderResource, 'employeesAmount' | 'registrationPeriod' | 'director' | 'directorCompany' | 'activityAreas'>;

function Draft({ order, service, possible, onDone, onCancel }: Props & { order: OrderResource; service: ServiceResource }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const submission = useSubmission(order, true);
  const { employeesAmount: range, ...options } = service.options;
  const [draft, setDraft] = useState<Configuration>({
    employeesAmount: order.employeesAmount,
    registrationPeriod: order.registrationPeriod,
    director: order.director,
    directorCompany: order.directorCompany,
    activityAreas: order.activityAreas,
  });
  const [typed, setTyped] = useState(String(order.employeesAmount));
  const inRange = /^\d+$/.test(typed.trim()) && Number(typed) >= range.min && Number(typed) <= range.max;
  const chosen = { ...draft, employeesAmount: inRange ? Number(typed) : draft.employeesAmount };
  const submit = async () => inRange && (await submission.send(mutations.configuration(order._id, { ...chosen }))) !== undefined;
  return (
    <FormFrame
      submission={submission}
      submitLabel={t('configure.submit')}
      possible={possible}
      onSubmit={submit}
      onDone={onDone}
      onCancel={onCancel}
    >
      <TextInput
        label={t('configuration.employees')}
        description={t('configure.employeesRange', { min: range.min, max: range.max })}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={inRange ? undefined : t('configure.employeesRange', { min: range.min, max: range.max })}
        inputMode="numeric"
      />
      {options.registrationPeriod.length > 0 ? (
        <Select
          label={t('configuration.period')}
          data={options.registrationPeriod.map((one) => ({ value: String(one.value), label: priced(one, language) }))}
          value={String(draft.registrationPeriod)}
          onChange={(value) => value && setDraft({ ...draft, registrationPeriod: Number(value) })}
          allowDeselect={false}
        />
      ) : null}
      {options.director.length > 0 ? (
        <Select
          label={t('configuration.director')}
          data={choices(options.director, language)}
          value={draft.director}
          onChange={(value) => value && setDraft({ ...draft, director: value })}
          allowDeselect={false}
        />
      ) : null}
      {(['directorCompany', 'activityAreas'] as const).map((field) =>
        options[field].length > 0 ? (
          <MultiSelect
            key={field}
            label={t(field === 'directorCompany' ? 'configuration.directorCompany' : 'configuration.activities')}
            data={choices(options[field], language)}
            value={draft[field]}
            onChange={(value) => setDraft({ ...draft, [field]: value })}
          />
        ) : null,
      )}
      <dl className={styles.figures}>
        <div className={styles.total}>
          <dt>{t('configure.price')}</dt>
          <dd className="num">{formatMinor(priceOf(service, chosen), service.price.currency, language)}</dd>
        </div>
        <div>
          <dt />
          <dd className="dim">{t('configure.was', { amount: formatMoney(order.price, language) })}</dd>
        </div>
      </dl>
    </FormFrame>
  );
}

const priced = (option: Pick<PricedOption, 'title' | 'price'>, language: Language): string =>
  Number(option.price.amount) === 0
    ? textIn(option.title, language)
    : `${textIn(option.title, language)}, ${formatMoney(option.price, language)}`;
const choices = (options: readonly PricedOption[], language: Language) =>
  options.map((option) => ({ value: option.code, label: priced(option, language) }));

const minor = (money: ServiceResource['price']): MinorUnits => fromText(money.amount, money.currency) ?? 0;
const chosenOf = (options: readonly PricedOption[], codes: readonly string[]) => options.filter((option) => codes.includes(option.code));

/** The price as the server will compute it (order-workflow: the service's base and every chosen surcharge). Only a preview. */
function priceOf(service: ServiceResource, chosen: Configuration): MinorUnits {
  const { employeesAmount, registrationPeriod, director, directorCompany, activityAreas } = service.options;
  return sum(
    minor(service.price),
    minor(employeesAmount.price) * (chosen.employeesAmount - employeesAmount.min),
    ...registrationPeriod.filter((one) => one.value === chosen.registrationPeriod).map((one) => minor(one.price)),
    ...chosenOf(director, [chosen.director]).map((one) => minor(one.price)),
    ...chosenOf(directorCompany, chosen.directorCompany).map((one) => minor(one.price)),
    ...chosenOf(activityAreas, chosen.activityAreas).map((one) => minor(one.price)),
  );
}
