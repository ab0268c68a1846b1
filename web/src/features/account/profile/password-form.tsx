import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '../../../api/wire.js';
import { faultOf } from '../../../lib/problem.js';
import { usePasswordRules } from '../../../lib/use-password-rules.js';
import { FaultNotice } from '../../../ui/fault-notice.js';
import { NewPassword } from '../../../ui/new-password.js';
import { SecretField } from '../../../ui/secret-field.js';
import type { useChangePassword } from './profile-calls.js';
import styles from './profile-page.module.css';
import { ProofField, proofOf, useProofFaults } from './proof-field.js';

interface Props {
  me: Me;
  save: ReturnType<typeof useChangePassword>;
  /** The current password where it was typed a moment ago: it is not asked for again. */
  typed?: string | null;
  /** What the current password is called. */
  label: string;
  submit: string;
  size?: 'sm' | 'lg';
  onChanged: () => void;
  /** Beside the button. */
  children?: ReactNode;
}

/** A new password in the place of the current one, with a code where there is a second step. */
export function PasswordForm({ me, save, typed = null, label, submit: words, size = 'sm', onChanged, children }: Props) {
  const { form, known, asksCode, send } = usePasswordForm({ me, save, typed, onChanged });
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {/* Whose password it is, for the browser's own keeper of passwords. */}
      <input className="visually-hidden" type="text" autoComplete="username" value={me.email} readOnly tabIndex={-1} aria-hidden="true" />
      <FaultNotice error={save.error} />
      {known ? null : (
        <SecretField
          {...form.getInputProps('currentPassword')}
          label={label}
          size={size}
          name="current-password"
          autoComplete="current-password"
          data-autofocus
        />
      )}
      {asksCode ? <ProofField {...form.getInputProps('proof')} size={size} /> : null}
      <NewPassword
        password={form.getInputProps('password')}
        repeat={form.getInputProps('repeat')}
        known={[me.email, me.firstName, me.lastName]}
        size={size}
      />
      <div className={styles.actions} data-end>
        {children}
        <Button type="submit" variant="filled" size={size} loading={save.isPending}>
          {words}
        </Button>
      </div>
    </form>
  );
}

function usePasswordForm({ me, save, typed = null, onChanged }: Pick<Props, 'me' | 'save' | 'typed' | 'onChanged'>) {
  const { t } = useTranslation('common');
  const rules = usePasswordRules();
  const proofFaults = useProofFaults();
  const asksCode = me.secondFactor === true || faultOf(save.error).fields.code !== undefined;
  // What was typed and is not right is asked for again.
  const known = typed !== null && faultOf(save.error).fields.currentPassword === undefined;
  const required = (value: string) => (value.trim() === '' ? t('errors.required') : null);
  const form = useForm({
    initialValues: { currentPassword: '', proof: '', password: '', repeat: '' },
    validate: {
      currentPassword: (value) => (known ? null : required(value)),
      proof: (value) => (asksCode ? required(value) : null),
      password: rules.password,
      repeat: rules.repeat,
    },
    clearInputErrorOnChange: true,
  });
  const focus = (errors: Partial<Record<string, unknown>>) => {
    const first = ['currentPassword', 'proof', 'password', 'repeat'].find((field) => errors[field]);
    if (first) form.getInputNode(first)?.focus();
  };
  const refused = (error: unknown) => {
    const { newPassword } = faultOf(error).fields;
    const errors = { ...proofFaults(error), ...(newPassword && { password: newPassword }) };
    form.setErrors(errors);
    focus(errors);
  };
  const send = form.onSubmit(({ currentPassword, proof, password }) => {
    const body = { currentPassword: known ? typed : currentPassword, newPassword: password, ...proofOf(proof) };
    save.mutate(body, { onSuccess: onChanged, onError: refused });
  }, focus);
  return { form, known, asksCode, send };
}
