import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '../../../api/wire.js';
import { faultOf } from '../../../lib/problem.js';
import { EmailField, SecretField } from '../../../ui/credential-fields.js';
import { FormDialog } from '../../../ui/form-dialog.js';
import { ProofField, proofOf, useProofFaults } from '../../../ui/form/proof-field.js';
import { useApiForm, useRequired } from '../../../ui/form/use-api-form.js';
import { mutations, useOwnMutation } from './profile-calls.js';

interface EmailChange {
  /** address that got a link; null before that */
  asked: string | null;
  open: () => void;
  dialog: ReactNode;
}

/** State of the dialog that changes the mailbox, and the address that got the link. */
export function useEmailChange(me: Me | undefined): EmailChange {
  const [opened, setOpened] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const close = () => setOpened(false);
  const onAsked = (email: string) => {
    close();
    setAsked(email);
  };
  return { asked, open: () => setOpened(true), dialog: opened && me ? <EmailDialog me={me} onClose={close} onAsked={onAsked} /> : null };
}

/** Requests another mailbox, which applies once it is confirmed. Asks for no password if it was emailed to a possibly mistyped address. */
function EmailDialog({ me, onClose, onAsked }: { me: Me; onClose: () => void; onAsked: (email: string) => void }) {
  const { t } = useTranslation('profile');
  const required = useRequired();
  const proofFaults = useProofFaults();
  const save = useOwnMutation();
  const asksPassword = me.emailNeedsPassword || faultOf(save.error).fields.currentPassword !== undefined;
  const asksCode = me.secondFactor === true || faultOf(save.error).fields.code !== undefined;
  const form = useApiForm({
    values: { email: '', currentPassword: '', proof: '' },
    rules: {
      email: required,
      currentPassword: (value) => (asksPassword ? required(value) : null),
      proof: (value) => (asksCode ? required(value) : null),
    },
    write: save,
    request: ({ email, currentPassword, proof }) =>
      mutations.changeEmail({ email: email.trim(), ...(asksPassword && { currentPassword }), ...proofOf(proof) }),
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
      {asksPassword ? (
        <SecretField {...form.field('currentPassword')} label={t('mail.current')} name="current-password" autoComplete="current-password" />
      ) : null}
      {asksCode ? <ProofField {...form.field('proof')} /> : null}
    </FormDialog>
  );
}
