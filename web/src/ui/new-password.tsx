import type { PasswordInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SecretField } from './credential-fields.js';
import { StrengthMeter } from './strength-meter.js';

interface Props {
  /** input properties of the two fields */
  password: PasswordInputProps & { value?: unknown };
  repeat: PasswordInputProps;
  /** words that an attacker tries first */
  known: readonly string[];
  size?: 'sm' | 'lg';
  autoFocus?: boolean;
}

/** Fields for a new password and its repetition, with the strength of the password. */
export function NewPassword({ password, repeat, known, size = 'sm', autoFocus = false }: Props) {
  const { t } = useTranslation('account');
  const both = { size, autoComplete: 'new-password', maxLength: 200 } as const;
  return (
    <>
      <SecretField {...password} {...both} label={t('password.new')} name="new-password" autoFocus={autoFocus} />
      <StrengthMeter password={typeof password.value === 'string' ? password.value : ''} known={known} />
      <SecretField {...repeat} {...both} label={t('password.repeat')} name="repeat-password" />
    </>
  );
}
