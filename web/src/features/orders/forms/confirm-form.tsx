import type { ReactNode } from 'react';
import type { Write } from '../api/calls.js';
import { useSubmission } from '../api/use-submission.js';
import { useOrderPage } from '../page/order-context.js';
import { FormFrame, type FormProps } from './form-frame.js';

interface Props extends FormProps {
  submitLabel: string;
  danger?: boolean;
  possible: boolean;
  write: Write;
  children: ReactNode;
}

/** A question whose yes is the write. */
export function ConfirmForm({ submitLabel, danger = false, possible, write, children, onDone, onCancel }: Props) {
  const { order } = useOrderPage();
  const submission = useSubmission(order, true);
  const submit = async () => (await submission.send(write)) !== undefined;
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
