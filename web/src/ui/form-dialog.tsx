import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { faultOf, ProblemError } from '../lib/problem.js';
import { ModalSheet } from './modal-sheet.js';
import { Notice } from './notice.js';
import styles from './form-dialog.module.css';

interface Props {
  title: string;
  /** 640 for a form of many fields. */
  width?: 480 | 640;
  submit: string;
  danger?: boolean;
  /** The main button waits until this is so. */
  ready?: boolean;
  busy: boolean;
  /** What became of the last try. */
  error: unknown;
  /** Names of fields that show their own fault. */
  fields?: readonly string[];
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: fields, what became of the last try, and the two buttons, the main one last. Enter sends it. */
export function FormDialog(props: Props) {
  const { title, width = 480, submit, danger = false, ready = true, busy, error, fields = [], onSubmit, onClose, children } = props;
  const { t } = useTranslation();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && ready) onSubmit();
  };
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  return (
    <ModalSheet
      opened
      onClose={onClose}
      locked={busy}
      width={width}
      title={title}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('actions.cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={danger ? 'default' : 'filled'}
            data-tone={danger ? 'danger' : undefined}
            loading={busy}
            disabled={!ready}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} className="stack" noValidate onSubmit={send}>
        {children}
        {error ? <Refusal error={error} fields={fields} /> : null}
      </form>
    </ModalSheet>
  );
}

/** A refused write: what was said, what would help, and the number to quote. Faults of the named fields stand beside those. */
export function Refusal({ error, fields = [] }: { error: unknown; fields?: readonly string[] }) {
  const { t } = useTranslation();
  const fault = faultOf(error);
  const elsewhere = Object.entries(fault.fields).filter(([name]) => !fields.includes(name));
  const remedy = error instanceof ProblemError ? error.remedy : undefined;
  return (
    <Notice tone="error">
      {fault.detail ?? t(fault.kind === 'network' ? 'errors.network' : 'errors.unexpected')}
      {elsewhere.map(([name, detail]) => (
        <div key={name}>{detail}</div>
      ))}
      {remedy ? <div>{remedy}</div> : null}
      {fault.requestId ? <div className={styles.request}>{t('errors.requestId', { id: fault.requestId })}</div> : null}
    </Notice>
  );
}
