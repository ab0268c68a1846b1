import type { Me } from '../../../api/wire.js';
import { faultOf } from '../../../lib/problem.js';
import { usePasswordRules } from '../../../lib/use-password-rules.js';
import { useApiForm } from '../../../ui/form/use-api-form.js';
import { NewPassword } from '../../../ui/new-password.js';
import { SecretField } from '../../../ui/credential-fields.js';
import { mutations, useChangePassword } from './profile-calls.js';
import { ProofField, proofOf, useProofFaults } from '../../../ui/form/proof-field.js';

interface Options {
  me: Me;
  /** current password if it was typed a moment ago, so that it is not asked for again */
  typed?: string | null;
  onChanged: () => void;
}

/** Replaces the password; needs a code if two-step login is on. */
export function usePasswordForm({ me, typed = null, onChanged }: Options) {
  const { required, password, repeat } = usePasswordRules();
  const proofFaults = useProofFaults();
  const save = useChangePassword();
  const { fields } = faultOf(save.error);
  const asksCode = me.secondFactor === true || fields.code !== undefined;
  // What was typed and is not right is asked for again.
  const known = typed !== null && fields.currentPassword === undefined;
  const form = useApiForm({
    values: { currentPassword: '', proof: '', password: '', repeat: '' },
    rules: {
      currentPassword: (value) => (known ? null : required(value)),
      proof: (value) => (asksCode ? required(value) : null),
      password,
      repeat,
    },
    write: save,
    request: (values) =>
      mutations.changePassword({
        currentPassword: known ? typed : values.currentPassword,
        newPassword: values.password,
        ...proofOf(values.proof),
      }),
    faultsOf: (error) => ({ ...proofFaults(error), password: faultOf(error).fields.newPassword }),
    onDone: onChanged,
  });
  return { form, known, asksCode };
}

interface Props extends ReturnType<typeof usePasswordForm> {
  me: Me;
  /** label of the field with the current password */
  label: string;
  size?: 'sm' | 'lg';
}

export function PasswordFields({ me, form, known, asksCode, label, size = 'sm' }: Props) {
  return (
    <>
      {/* Whose password it is, for the browser's own keeper of passwords. */}
      <input className="visually-hidden" type="text" autoComplete="username" value={me.email} readOnly tabIndex={-1} aria-hidden="true" />
      {known ? null : (
        <SecretField
          {...form.field('currentPassword')}
          label={label}
          size={size}
          name="current-password"
          autoComplete="current-password"
          data-autofocus
        />
      )}
      {asksCode ? <ProofField {...form.field('proof')} size={size} /> : null}
      <NewPassword
        password={form.field('password')}
        repeat={form.field('repeat')}
        known={[me.email, me.firstName, me.lastName]}
        size={size}
      />
    </>
  );
}
