import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequired } from '../../../ui/form/use-api-form.js';
import type { OrderMutation } from '../api/calls.js';
import { type FormProps, OrderForm, useOrderForm } from './order-form.js';

interface Props extends FormProps {
  submit: string;
  mutationFor: (reason: string) => OrderMutation;
  children?: ReactNode;
}

/** What follows is the same whatever the reason. */
const anyReason = '-';

/** A decision that needs a reason and nothing else. */
export function ReasonForm({ mutationFor, onDone, children, ...dialog }: Props) {
  const { t } = useTranslation('order');
  const order = useOrderForm({
    values: { reason: '' },
    rules: { reason: useRequired() },
    mutationFor: ({ reason }) => mutationFor(reason.trim()),
    onDone,
  });
  return (
    <OrderForm {...order} danger {...dialog} ahead={mutationFor(anyReason)}>
      {children ? <div className="lead">{children}</div> : null}
      <Textarea
        {...order.form.field('reason')}
        label={t('form.reason')}
        description={t('form.reasonVisible')}
        rows={3}
        required
        withAsterisk={false}
      />
    </OrderForm>
  );
}
