import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { NativeDialog } from '../../../ui/native-dialog.js';
import { Consent, Done } from './form-parts.js';
import { Banner, EmailField, NameField } from './fields.js';
import styles from './forms.module.css';
import { PhoneField } from './phone-field.js';
import { sendSelection, type SentSelection } from './selection-calls.js';
import { usePublicForm } from './use-public-form.js';

export interface SelectionDialogProps {
  language: Language;
  open: boolean;
  onClose: () => void;
  selection: SentSelection;
}

const rules = { name: 'required', email: 'email', phone: 'phone?' } as const;

/** Sends an unfinished selection by email, and requests a call if a phone is given. */
export function SelectionDialog({ language, open, onClose, selection }: SelectionDialogProps) {
  const { t } = useTranslation('forms');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = usePublicForm({
    rules,
    send: (who, key) => sendSelection(who, selection, key),
    onSent: (_, { email }) => setSentTo(email),
  });
  const close = () => {
    onClose();
    setSentTo(null);
  };
  return (
    <NativeDialog
      open={open}
      onClose={close}
      locked={form.busy}
      title={t(sentTo === null ? 'selection.title' : 'selection.doneTitle')}
      closeLabel={t('actions.close')}
      stage={sentTo === null ? 'form' : 'success'}
    >
      {sentTo === null ? (
        <form className={`stack ${styles.form}`} noValidate onSubmit={form.onSubmit}>
          <p className="muted">{t('selection.lead')}</p>
          <Banner text={form.banner} />
          <NameField error={form.errors.name} onClear={() => form.clear('name')} data-autofocus />
          <EmailField required error={form.errors.email} onClear={() => form.clear('email')} />
          <PhoneField optional error={form.errors.phone} onClear={() => form.clear('phone')} />
          <button type="submit" className="button" data-main aria-disabled={form.busy}>
            {t('selection.submit')}
          </button>
          <Consent language={language} />
        </form>
      ) : (
        <Done text={t('selection.doneText', { email: sentTo })}>
          <button type="button" className="button" data-small data-autofocus onClick={close}>
            {t('actions.close')}
          </button>
        </Done>
      )}
    </NativeDialog>
  );
}
