import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiRequest } from '../../api/call.js';
import { faultOf } from '../../lib/problem.js';
import { Notice } from '../../ui/notice.js';
import styles from './audit.module.css';
import { type DeadLetter, type ReadModel, useAuditMutation } from './use-audit.js';

interface Props {
  mutationFor: (reason: string) => ApiRequest<DeadLetter | ReadModel>;
  /** What it means, before it is done. */
  explanation: string;
  submit: string;
  onDone: () => void;
  onCancel: () => void;
}

/** An act that stays in the record with its reason: skipping an event, replacing a model by one that differs. */
export function ReasonForm({ mutationFor, explanation, submit, onDone, onCancel }: Props) {
  const { t } = useTranslation(['audit', 'common']);
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const act = useAuditMutation();
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (reason.trim() !== '' && !act.isPending) act.mutate(mutationFor(reason.trim()), { onSuccess: onDone });
  };
  return (
    <form noValidate className={styles.stack} onSubmit={send}>
      <p>{explanation}</p>
      <Textarea
        label={t('audit:reason.label')}
        description={t('audit:reason.hint')}
        value={reason}
        maxLength={500}
        rows={3}
        data-autofocus
        error={checked && reason.trim() === '' ? t('common:errors.required') : undefined}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Fault error={act.error} />
      <div className={styles.actions}>
        <Button onClick={onCancel}>{t('common:actions.cancel')}</Button>
        <Button type="submit" variant="default" data-tone="danger" loading={act.isPending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

/** Why an act was not carried out. */
export function Fault({ error }: { error: unknown }) {
  const { t } = useTranslation();
  if (!error) return null;
  const fault = faultOf(error);
  const words = fault.detail ?? t(fault.kind === 'network' ? 'errors.network' : 'errors.unexpected');
  return <Notice tone="error">{[words, ...Object.values(fault.fields)].join(' ')}</Notice>;
}
