import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveDialog } from '../../../ui/leave-dialog.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { Notice } from '../../../ui/notice.js';
import { Refusal } from '../../../ui/form-dialog.js';
import styles from './editor.module.css';
import { FieldsContext } from './use-draft.js';
import type { Editor } from './use-editor.js';

interface Props<Draft extends object> {
  editor: Editor<Draft>;
  title: string;
  submit: string;
  readOnly: boolean;
  onClose: () => void;
  /** Beside the buttons: what else can be done. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A small resource being edited in a dialog. Closing it asks before anything typed is lost. */
export function EditorDialog<Draft extends object>({ editor, title, submit, readOnly, onClose, aside, children }: Props<Draft>) {
  const { t } = useTranslation(['catalogue', 'common']);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { guard, isSaving, refusals } = editor;
  const close = () => guard.attempt(onClose);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving && !readOnly) editor.save();
  };
  const lead = useEffectEvent(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  useEffect(() => {
    if (refusals > 0) lead();
  }, [refusals]);
  return (
    <FieldsContext value={editor.fields}>
      <ModalSheet
        opened
        onClose={close}
        locked={isSaving || guard.isAsking}
        width={640}
        title={title}
        actions={
          <>
            {aside ? <span className={styles.dialogAside}>{aside}</span> : null}
            <Button onClick={close} disabled={isSaving}>
              {t(readOnly ? 'common:actions.close' : 'common:actions.cancel')}
            </Button>
            {readOnly ? null : (
              <Button type="submit" form={id} variant="filled" loading={isSaving}>
                {submit}
              </Button>
            )}
          </>
        }
      >
        <form ref={form} id={id} className={styles.dialogForm} noValidate onSubmit={send}>
          {editor.conflict ? (
            <Notice tone="error">
              <b>{t('catalogue:conflict.title')}</b>
              <div>{t('catalogue:conflict.text')}</div>
            </Notice>
          ) : null}
          <fieldset className={styles.dialogForm} disabled={readOnly}>
            {children}
          </fieldset>
          {editor.error ? <Refusal error={editor.error} fields={Object.keys(editor.faults)} /> : null}
        </form>
      </ModalSheet>
      <LeaveDialog guard={guard} />
    </FieldsContext>
  );
}
