import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { NativeDialog } from '../../../ui/native-dialog.js';
import { CallFields } from './call-fields.js';
import { Consent, Done } from './form-parts.js';
import { Banner } from './fields.js';
import styles from './forms.module.css';
import type { FormContext } from './lead-context.js';
import { useCallForm } from './use-call-form.js';

/** Milliseconds before the dialog closes after a success; the specification's three seconds. */
const successTime = 3000;

export interface CallDialogProps {
  language: Language;
  open: boolean;
  onClose: () => void;
  context?: FormContext | undefined;
}

/** The specification's two stages: the form, then the success, which closes itself. */
export function CallDialog({ language, open, onClose, context }: CallDialogProps) {
  const { t } = useTranslation('forms');
  const { form, doneText, again } = useCallForm(language, context);
  useEffect(() => {
    if (!open || doneText === null) return;
    const timer = setTimeout(() => {
      onClose();
      again();
    }, successTime);
    return () => clearTimeout(timer);
  }, [open, doneText, onClose, again]);
  const close = () => {
    onClose();
    again();
  };
  return (
    <NativeDialog
      open={open}
      onClose={close}
      locked={form.busy}
      title={t(doneText === null ? 'call.title' : 'call.doneTitle')}
      closeLabel={t('actions.close')}
      stage={doneText === null ? 'form' : 'success'}
    >
      {doneText === null ? (
        <form className={`stack ${styles.form}`} noValidate onSubmit={form.onSubmit}>
          <p className="muted">{t('call.lead')}</p>
          <Banner text={form.banner} />
          <CallFields form={form} autofocus />
          <button type="submit" className="button" data-main aria-disabled={form.busy}>
            {t('call.submit')}
          </button>
          <Consent language={language} />
        </form>
      ) : (
        <Done text={doneText}>
          <button type="button" className="button" data-small data-autofocus onClick={close}>
            {t('actions.close')}
          </button>
        </Done>
      )}
    </NativeDialog>
  );
}
