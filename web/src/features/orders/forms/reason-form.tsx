import type { ReactNode } from 'react';
import { useRequired } from '../../../ui/form/use-api-form.js';
import type { OrderMutation } from '../api/calls.js';
import { type FormProps, OrderForm, useOrderForm } from './order-form.js';
import { ReasonField } from './reason-field.js';

interface Props extends FormProps {
  submit: string;
  /** decision that needs the reason */
  of: 'transfer' | 'cancel';
  mutationFor: (reason: string) => OrderMutation;
  children?: ReactNode;
}

/** Key of consequences that do not depend on the reason. */
const anyReason = '-';

/** Asks for a reason before a decision that needs nothing else, and shows the consequences. */
export function ReasonForm({ of, mutationFor, onDone, children, ...dialog }: Props) {
  const order = useOrderForm({
    values: { reason: '' },
    rules: { reason: useRequired() },
    mutationFor: ({ reason }) => mutationFor(reason.trim()),
    onDone,
  });
  return (
    <OrderForm {...order} danger {...dialog} ahead={mutationFor(anyReason)}>
      {children ? <div className="lead">{children}</div> : null}
      <ReasonField form={order.form} name="reason" of={of} />
    </OrderForm>
  );
}
