import { useTranslation } from 'react-i18next';
import type { Me } from '../../../api/wire.js';
import { faultOf } from '../../../lib/problem.js';
import { EmailField, SecretField } from '../../../ui/credential-fields.js';
import { FormDialog } from '../../../ui/form-dialog.js';
import { ProofField, proofOf, useProofFaults } from '../../../ui/form/proof-field.js';
import { useApiForm, useRequired } from '../../../ui/form/use-api-form.js';
import { mutations, useOwnMutation } from './profile-calls.js';

/** Asks for another mailbox, which counts once it is confirmed. */
export function EmailDialog({ me, onClose, onAsked }: { me: Me; onClose: () => void; onAsked: (email: string) => void }) {
  const { t } = useTranslation('profile');
  const required = useRequired();
  const proofFaults = useProofFaults();
  const save = useOwnMutation();
  const asksCode = me.secondFactor === true || faultOf(save.error).fields.code !== undefined;
  const form = useApiForm({
    values: { email: '', currentPassword: '', proof: '' },
    rules: { email: required, currentPassword: required, proof: (value) => (asksCode ? required(value) : null) },
    write: save,
    request: ({ email, currentPassword, proof }) => mutations.changeEmail({ email: email.trim(), currentPassword, ...proofOf(proof) }),
    faultsOf: (error) => {
      const { code, detail, fields } = faultOf(error);
      const badEmail = fields.email && (code === 'validationFailed' ? fields.email : t('mail.badEmail'));
      return { ...proofFaults(error), email: code === 'emailInUse' ? detail : badEmail };
    },
    onDone: (_, { email }) => onAsked(email.trim()),
  });
  return (
    <FormDialog form={form} title={t('mail.changeTitle')} submit={t('mail.submit')} onClose={onClose}>
      <EmailField {...form.field('email')} label={t('mail.new')} maxLength={254} />
      <SecretField {...form.field('currentPassword')} label={t('mail.current')} name="current-password" autoComplete="current-password" />
      {asksCode ? <ProofField {...form.field('proof')} /> : null}
    </FormDialog>
  );
}
