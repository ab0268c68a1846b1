import { Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderMutation } from '../api/calls.js';
import { useSubmission } from '../api/use-submission.js';
import { useOrderPage } from '../page/order-context.js';
import { FormFrame, type FormProps } from './form-frame.js';

interface Props extends FormProps {
  submitLabel: string;
  danger?: boolean;
  possible: boolean;
  mutationFor: (reason: string) => OrderMutation;
  children?: ReactNode;
}

/** A decision that needs a reason and nothing else. */
export function ReasonForm({ submitLabel, danger = true, possible, mutationFor, children, onDone, onCancel }: Props) {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const submission = useSubmission(order, true);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const submit = async () => {
    if (reason.trim() === '') {
      setFault(t('form.required'));
      return false;
    }
    return (await submission.send(mutationFor(reason.trim()))) !== undefined;
  };
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
      {children ? <div className="lead">{children}</div> : null}
      <Textarea
        label={t('form.reason')}
        description={t('form.reasonVisible')}
        value={reason}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setFault(undefined);
        }}
        error={fault}
        rows={3}
        data-autofocus
        required
        withAsterisk={false}
      />
    </FormFrame>
  );
}
