import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRequired } from '../../../ui/form/use-api-form.js';
import { mutations } from '../api/calls.js';
import { useOrderPage } from '../view-model/order-context.js';
import { type FormProps, OrderForm, useOrderForm } from './order-form.js';

/** Form of recordCompany. Prefilled with the recorded company, or with the client's first wish for a name. */
export function CompanyForm({ onDone, ...dialog }: FormProps) {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const required = useRequired();
  const { company, details } = order;
  const { form, write } = useOrderForm({
    values: {
      name: company?.name ?? details.names[0] ?? '',
      registerNumber: company?.registerNumber ?? '',
      address: company?.address ?? '',
      registeredOn: company?.registeredOn ?? '',
      renewsOn: company?.renewsOn ?? '',
    },
    rules: { name: required, registerNumber: required, registeredOn: required },
    mutationFor: ({ name, registerNumber, address, registeredOn, renewsOn }) =>
      mutations.company(order._id, {
        name: name.trim(),
        registerNumber: registerNumber.trim(),
        address: address.trim() || null,
        registeredOn,
        renewsOn: renewsOn || null,
      }),
    onDone,
  });
  const must = { required: true, withAsterisk: false } as const;
  return (
    <OrderForm form={form} write={write} submit={t('company.submit')} {...dialog}>
      <TextInput {...form.field('name')} {...must} label={t('company.name')} maxLength={200} />
      <TextInput {...form.field('registerNumber')} {...must} label={t('company.number')} maxLength={50} />
      <TextInput {...form.field('registeredOn')} {...must} type="date" label={t('company.registeredOn')} />
      <Textarea {...form.field('address')} label={`${t('company.address')}, ${t('form.optional')}`} rows={2} maxLength={300} />
      <TextInput
        {...form.field('renewsOn')}
        type="date"
        label={`${t('company.renewsOn')}, ${t('form.optional')}`}
        description={t('company.renewsHint')}
      />
    </OrderForm>
  );
}
