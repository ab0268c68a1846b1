import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Submission } from '../api/use-submission.js';
import styles from './forms.module.css';
import { SubmissionNotice } from './submission-notice.js';

/** What every form of the order page is given. `onDone` closes it after the order was accepted as changed. */
export interface FormProps {
  onDone: () => void;
  onCancel: () => void;
}

interface Props {
  submission: Submission;
  submitLabel: string;
  danger?: boolean;
  /** false when the order has moved to where this is no longer possible */
  possible: boolean;
  /** Checks the draft and sends it; false leaves the form as it is and puts the focus on the first fault. */
  onSubmit: () => Promise<boolean>;
  onDone: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** A form in its modal: fields, what became of the last try, and the two buttons, the main one last. */
export function FormFrame({ submission, submitLabel, danger, possible, onSubmit, onDone, onCancel, children }: Props) {
  const { t } = useTranslation('order');
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (submission.busy || !possible) return;
    if (await onSubmit()) onDone();
    else queueMicrotask(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]')?.focus());
  };
  const stale = submission.state.step === 'stale';
  return (
    <form ref={form} noValidate className="stack" onSubmit={(event) => void submit(event)}>
      {children}
      <SubmissionNotice submission={submission} possible={possible} />
      <div className={styles.actions}>
        <Button onClick={onCancel}>{t('form.cancel')}</Button>
        <Button
          type="submit"
          variant={danger ? 'default' : 'filled'}
          data-tone={danger ? 'danger' : undefined}
          loading={submission.busy}
          aria-disabled={!possible}
        >
          {stale ? t('stale.again') : submitLabel}
        </Button>
      </div>
    </form>
  );
}
