import { Checkbox, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/use-language.js';
import { mutations } from '../api/calls.js';
import { textIn } from '../api/text-in.js';
import { useSubmission } from '../api/use-submission.js';
import { useOrderPage } from '../page/order-context.js';
import { FormFrame, type FormProps } from './form-frame.js';
import styles from './forms.module.css';

/** notAcceptPartnerWork: which steps are to be done again, and why. */
export function ReopenForm({ possible, onDone, onCancel }: FormProps & { possible: boolean }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const submission = useSubmission(order, true);
  const [chosen, setChosen] = useState<string[]>([]);
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<{ steps?: boolean; reason?: boolean }>({});
  const submit = async () => {
    const next = { steps: chosen.length === 0, reason: reason.trim() === '' };
    setFaults(next);
    if (next.steps || next.reason) return false;
    const payload = { reason: reason.trim(), stepIds: chosen };
    return (await submission.send(mutations.operation(order._id, 'notAcceptPartnerWork', payload))) !== undefined;
  };
  return (
    <FormFrame
      submission={submission}
      submitLabel={t('reopen.submit')}
      possible={possible}
      onSubmit={submit}
      onDone={onDone}
      onCancel={onCancel}
    >
      <Checkbox.Group
        label={t('reopen.steps')}
        value={chosen}
        onChange={setChosen}
        error={faults.steps && chosen.length === 0 ? t('reopen.nothing') : undefined}
      >
        <div className={styles.group}>
          {Object.values(order.steps).flatMap((group) =>
            group.steps.map((step) => <Checkbox key={step._id} value={step._id} label={textIn(step.title, language)} />),
          )}
        </div>
      </Checkbox.Group>
      <Textarea
        label={t('form.reason')}
        description={t('form.reasonVisible')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={faults.reason && reason.trim() === '' ? t('form.required') : undefined}
        rows={3}
      />
    </FormFrame>
  );
}
