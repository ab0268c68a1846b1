import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { promisedDay } from '../../../lib/days.js';
import { useOfficeDay } from '../../../lib/office-day.js';
import { useRequired } from '../../../ui/form/use-api-form.js';
import { mutations } from '../api/calls.js';
import { useOrderPage } from '../view-model/order-context.js';
import { type FormProps, OrderForm, useOrderForm } from './order-form.js';
import { ReasonField } from './reason-field.js';

/** Form of setExpectedDate; the client reads day and reason. */
export function ExpectedDateForm({ onDone, ...dialog }: FormProps) {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const required = useRequired();
  const today = useOfficeDay();
  const due = order.dueAt === null ? '' : promisedDay(order.dueAt);
  const { form, write } = useOrderForm({
    values: { date: due < today ? '' : due, reason: '' },
    rules: { date: (date) => required(date) ?? (date < today ? t('expected.past') : null), reason: required },
    mutationFor: ({ date, reason }) => mutations.expectedDate(order._id, date, reason.trim()),
    onDone,
  });
  return (
    <OrderForm form={form} write={write} submit={t('expected.submit')} {...dialog}>
      <TextInput {...form.field('date')} type="date" min={today} label={t('expected.date')} required withAsterisk={false} />
      <ReasonField form={form} name="reason" of="date" />
    </OrderForm>
  );
}
