import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiRequest } from '../api/call.js';
import type { ApiMutation } from '../api/use-api-mutation.js';
import { FormFrame, FormNotice } from './form/form.js';
import type { ApiForm } from './form/use-api-form.js';
import { ModalSheet, type SheetWidth } from './modal-sheet.js';
import { ErrorNotice } from './notice.js';

interface DialogProps {
  title: string;
  /** label of the main button; no button without it */
  submit?: string;
  danger?: boolean;
  /** "Cancel" by default */
  cancel?: string;
  onClose: () => void;
  children: ReactNode;
}

interface ButtonsProps extends Pick<DialogProps, 'submit' | 'danger' | 'cancel' | 'onClose'> {
  busy: boolean;
  disabled?: boolean;
  /** handler of the main button; by default it submits the surrounding form */
  onSubmit?: () => void;
}

/** Shows the main button last. */
function DialogButtons({ submit, danger = false, cancel, onClose, busy, disabled = false, onSubmit }: ButtonsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button onClick={onClose} disabled={busy}>
        {cancel ?? t(submit === undefined ? 'actions.close' : 'actions.cancel')}
      </Button>
      {submit === undefined ? null : (
        <Button
          type={onSubmit ? 'button' : 'submit'}
          variant={danger ? 'default' : 'filled'}
          data-tone={danger ? 'danger' : undefined}
          loading={busy}
          disabled={disabled}
          onClick={onSubmit}
          data-autofocus={onSubmit ? true : undefined}
        >
          {submit}
        </Button>
      )}
    </>
  );
}

interface Props<Values> extends DialogProps {
  form: ApiForm<Values>;
  /** 640 for forms with many fields */
  width?: SheetWidth;
  /** enables the main button */
  ready?: boolean;
  locked?: boolean;
  /** shown instead of the result of the last submission */
  notice?: ReactNode;
}

/** A form in a dialog with the result of the last submission and two buttons. Focuses the first field; Enter submits. */
export function FormDialog<Values>({ form, title, width = 480, ready = true, locked, notice, children, ...buttons }: Props<Values>) {
  return (
    <ModalSheet
      opened
      onClose={buttons.onClose}
      locked={locked ?? form.busy}
      width={width}
      title={title}
      frame={(content) => (
        <FormFrame form={form} ready={ready}>
          {content}
        </FormFrame>
      )}
      actions={<DialogButtons {...buttons} busy={form.busy} disabled={!ready} />}
    >
      <div className="stack">
        {children}
        <FormNotice form={form} notice={notice} />
      </div>
    </ModalSheet>
  );
}

interface ConfirmProps<Answer> extends DialogProps {
  write: ApiMutation<Answer>;
  request: () => ApiRequest<Answer>;
  onDone: (answer: Answer) => void;
}

/** Describes what will happen; confirming sends the write. */
export function ConfirmDialog<Answer>({ write, request, onDone, title, children, ...buttons }: ConfirmProps<Answer>) {
  const send = () => write.mutate(request(), { onSuccess: onDone });
  return (
    <ModalSheet
      opened
      onClose={buttons.onClose}
      locked={write.isPending}
      title={title}
      actions={<DialogButtons {...buttons} busy={write.isPending} onSubmit={send} />}
    >
      <div className="stack">
        {children}
        <ErrorNotice error={write.error} />
      </div>
    </ModalSheet>
  );
}
