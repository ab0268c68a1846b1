import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import { CodeField } from '../../../ui/credential-fields.js';
import { FormDialog } from '../../../ui/form-dialog.js';
import { useApiForm, useRequired } from '../../../ui/form/use-api-form.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { mutations, type RecoveryCodesAnswer } from './profile-calls.js';
import { useCodeFaults } from '../../../ui/form/proof-field.js';
import { RecoveryCodes } from './recovery-codes.js';

/** Replaces the remaining recovery codes by ten new ones. */
export function RenewDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useApiForm({
    values: { code: '' },
    rules: { code: useRequired() },
    write: useApiMutation<RecoveryCodesAnswer>(),
    request: ({ code }) => mutations.renewCodes(code),
    faultsOf: useCodeFaults(),
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
  });
  if (codes) {
    return (
      <ModalSheet opened onClose={onClose} title={t('second.renewTitle')} locked>
        <RecoveryCodes codes={codes} email={email} onDone={onClose} />
      </ModalSheet>
    );
  }
  return (
    <FormDialog form={form} title={t('second.renewTitle')} submit={t('second.renewSubmit')} onClose={onClose}>
      <p className="muted">{t('second.renewText')}</p>
      <CodeField {...form.field('code')} label={t('second.code')} />
    </FormDialog>
  );
}
