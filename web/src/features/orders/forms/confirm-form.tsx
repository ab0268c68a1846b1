import type { ReactNode } from 'react';
import type { OrderMutation } from '../api/calls.js';
import { useSubmission } from '../api/use-submission.js';
import { useOrderPage } from '../page/order-context.js';
import { FormFrame, type FormProps } from './form-frame.js';

interface Props extends FormProps {
  submitLabel: string;
  danger?: boolean;
  possible: boolean;
  mutation: OrderMutation;
  children: ReactNode;
}

/** A question whose yes is the write. */
export function ConfirmForm({ submitLabel, danger = false, possible, mutation, children, onDone, onCancel }: Props) {
  const { order } = useOrderPage();
  const submission = useSubmission(order, true);
  const submit = async () => (await submission.send(mutation)) !== undefined;
  return (
    <FormFrame
      submission={submission}
      submitLabel={submitLabel}
      danger={danger}
      possible={possible}
      onSubmit={submit}
      onDone={onDone}
      onCancel={onCancel}
    >
      <div className="lead">{children}</div>
    </FormFrame>
  );
}
