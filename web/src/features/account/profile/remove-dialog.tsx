import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.js';
import { useApiForm, useRequired } from '../../../ui/form/use-api-form.js';
import { SecretField } from '../../../ui/credential-fields.js';
import { mutations, useSecondFactorMutation } from './profile-calls.js';
import { ProofField, proofOf, useProofFaults } from '../../../ui/form/proof-field.js';

/** Switches two-step login off, after the password and a code of the app or a recovery code. */
export function RemoveDialog({ onClose, onRemoved }: { onClose: () => void; onRemoved: () => void }) {
  const { t } = useTranslation('profile');
  const required = useRequired();
  const form = useApiForm({
    values: { currentPassword: '', proof: '' },
    rules: { currentPassword: required, proof: required },
    write: useSecondFactorMutation(),
    request: ({ currentPassword, proof }) => mutations.switchOff({ currentPassword, ...proofOf(proof) }),
    faultsOf: useProofFaults(),
    onDone: onRemoved,
  });
  return (
    <FormDialog form={form} title={t('second.removeTitle')} submit={t('second.removeSubmit')} onClose={onClose}>
      <p className="muted">{t('second.removeText')}</p>
      <SecretField
        {...form.field('currentPassword')}
        label={t('password.current')}
        name="current-password"
        autoComplete="current-password"
      />
      <ProofField {...form.field('proof')} />
    </FormDialog>
  );
}
