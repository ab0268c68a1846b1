import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { faultOf, ProblemError } from '../../lib/problem.js';
import type { Faults } from './use-api-form.js';

/** Converts the typed proof for the API: six digits are the app's code, anything else a recovery code. Empty if nothing was asked for. */
export const proofOf = (typed: string): { code?: string; recoveryCode?: string } => {
  const digits = typed.replace(/\s/g, '');
  if (digits === '') return {};
  return /^\d{6}$/.test(digits) ? { code: digits } : { recoveryCode: typed.trim() };
};

/** Accepts a code of the app or a recovery code. */
export function ProofField(props: TextInputProps) {
  const { t } = useTranslation('profile');
  return (
    <TextInput
      {...props}
      label={t('second.codeOrRecovery')}
      name="one-time-code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

/** Texts of refusals about the fields `currentPassword` and `proof`. */
export function useProofFaults() {
  const { t } = useTranslation('profile');
  return (error: unknown): Faults => {
    const { currentPassword, code, recoveryCode } = faultOf(error).fields;
    const isMissing =
      error instanceof ProblemError && error.errors.some((one) => one.field === 'currentPassword' && one.code === 'required');
    return {
      currentPassword: isMissing ? currentPassword : currentPassword && t('password.wrong'),
      proof: (code ?? recoveryCode) && t('second.wrongCode'),
    };
  };
}

/** Texts of refusals about the field `code`. */
export function useCodeFaults() {
  const { t } = useTranslation('profile');
  return (error: unknown): Faults => ({ code: faultOf(error).fields.code && t('second.wrongCode') });
}
