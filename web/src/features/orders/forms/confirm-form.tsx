import type { ReactNode } from 'react';
import type { OrderMutation } from '../api/calls.js';
import { type FormProps, OrderForm, useOrderForm } from './order-form.js';

interface Props extends FormProps {
  submit: string;
  danger?: boolean;
  mutation: OrderMutation;
  children: ReactNode;
}

const nothing = {};

/** Asks a question; confirming it sends `mutation`. */
export function ConfirmForm({ mutation, onDone, children, ...dialog }: Props) {
  const form = useOrderForm({ values: nothing, mutationFor: () => mutation, onDone });
  return (
    <OrderForm {...form} {...dialog} ahead={mutation}>
      <div className="lead">{children}</div>
    </OrderForm>
  );
}
