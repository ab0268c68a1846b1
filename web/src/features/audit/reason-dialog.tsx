import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ApiRequest } from '../../api/call.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { useApiForm, useRequired } from '../../ui/form/use-api-form.js';
import { type DeadLetter, type ReadModel, useAuditMutation } from './use-audit.js';

interface Props {
  title: string;
  mutationFor: (reason: string) => ApiRequest<DeadLetter | ReadModel>;
  /** consequence of the action */
  explanation: string;
  submit: string;
  onClose: () => void;
}

/** An action that is recorded with its reason: skipping an event, or replacing a model by a different one. */
export function ReasonDialog({ title, mutationFor, explanation, submit, onClose }: Props) {
  const { t } = useTranslation('audit');
  const form = useApiForm({
    values: { reason: '' },
    rules: { reason: useRequired() },
    write: useAuditMutation(),
    request: ({ reason }) => mutationFor(reason.trim()),
    onDone: onClose,
  });
  return (
    <FormDialog form={form} title={title} submit={submit} danger onClose={onClose}>
      <p>{explanation}</p>
      <Textarea {...form.field('reason')} label={t('reason.label')} description={t('reason.hint')} maxLength={500} rows={3} />
    </FormDialog>
  );
}
