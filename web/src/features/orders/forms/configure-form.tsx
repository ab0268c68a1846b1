import { MultiSelect, Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { fromText, type MinorUnits, sum } from '#machines/kernel/money';
import { formatMinor, formatMoney } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { TextSkeleton } from '../../../ui/states.js';
import { mutations } from '../api/calls.js';
import { textIn } from '../api/text-in.js';
import { useService } from '../api/use-order.js';
import type { OrderResource, PricedOption, ServiceResource } from '../api/wire.js';
import { useOrderPage } from '../view-model/order-context.js';
import styles from './forms.module.css';
import { type FormProps, OrderForm, useOrderForm } from './order-form.js';

/** Form of editOrder: limited by the service's options, with the resulting price. */
export function ConfigureForm(props: FormProps) {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const service = useService(order.service._id);
  if (service.data) return <Draft {...props} order={order} service={service.data} />;
  return (
    <ModalSheet opened onClose={props.onCancel} title={props.title} width={props.width}>
      {service.isPending ? <TextSkeleton lines={6} label={t('loading')} /> : <ErrorNotice error={service.error} />}
    </ModalSheet>
  );
}

type Configuration = Pick<OrderResource, 'employeesAmount' | 'registrationPeriod' | 'director' | 'directorCompany' | 'activityAreas'>;
/** `employees` as typed. */
type ConfigurationDraft = Omit<Configuration, 'employeesAmount'> & { employees: string };

function Draft({ order, service, onDone, ...dialog }: FormProps & { order: OrderResource; service: ServiceResource }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { employeesAmount: range, ...options } = service.options;
  const isInRange = (typed: string) => /^\d+$/.test(typed.trim()) && Number(typed) >= range.min && Number(typed) <= range.max;
  const chosenOfDraft = ({ employees, ...draft }: ConfigurationDraft): Configuration => ({
    ...draft,
    employeesAmount: isInRange(employees) ? Number(employees) : order.employeesAmount,
  });
  const { form, write } = useOrderForm<ConfigurationDraft>({
    values: {
      employees: String(order.employeesAmount),
      registrationPeriod: order.registrationPeriod,
      director: order.director,
      directorCompany: order.directorCompany,
      activityAreas: order.activityAreas,
    },
    rules: { employees: (typed) => (isInRange(typed) ? null : t('configure.employeesRange', { min: range.min, max: range.max })) },
    mutationFor: (values) => mutations.configuration(order._id, chosenOfDraft(values)),
    onDone,
  });
  const { values } = form;
  return (
    <OrderForm form={form} write={write} submit={t('configure.submit')} {...dialog}>
      <TextInput
        {...form.field('employees')}
        label={t('configuration.employees')}
        description={t('configure.employeesRange', { min: range.min, max: range.max })}
        error={isInRange(values.employees) ? undefined : t('configure.employeesRange', { min: range.min, max: range.max })}
        inputMode="numeric"
      />
      {options.registrationPeriod.length > 0 ? (
        <Select
          label={t('configuration.period')}
          data={options.registrationPeriod.map((one) => ({ value: String(one.value), label: priced(one, language) }))}
          value={String(values.registrationPeriod)}
          onChange={(value) => value && form.set({ registrationPeriod: Number(value) })}
          allowDeselect={false}
        />
      ) : null}
      {options.director.length > 0 ? (
        <Select
          label={t('configuration.director')}
          data={choices(options.director, language)}
          {...form.field('director')}
          allowDeselect={false}
        />
      ) : null}
      {(['directorCompany', 'activityAreas'] as const).map((field) =>
        options[field].length > 0 ? (
          <MultiSelect
            key={field}
            label={t(field === 'directorCompany' ? 'configuration.directorCompany' : 'configuration.activities')}
            data={choices(options[field], language)}
            {...form.field(field)}
          />
        ) : null,
      )}
      <dl className={`stack sunken p-line ${styles.figures}`}>
        <div className={styles.total}>
          <dt>{t('configure.price')}</dt>
          <dd className="num">{formatMinor(priceOf(service, chosenOfDraft(values)), service.price.currency, language)}</dd>
        </div>
        <div>
          <dt />
          <dd className="dim">{t('configure.was', { amount: formatMoney(order.price, language) })}</dd>
        </div>
      </dl>
    </OrderForm>
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

/** Computes the price as the server does (order-workflow: the service's base and every chosen surcharge). Only a preview. */
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
