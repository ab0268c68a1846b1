import { useTranslation } from 'react-i18next';

const shortest = 8;

interface Rules {
  required: (value: string) => string | null;
  password: (value: string) => string | null;
  repeat: (value: string, values: { password: string }) => string | null;
}

/** Rules of a new password: at least 8 characters, and an equal repetition. */
export function usePasswordRules(): Rules {
  const { t } = useTranslation(['account', 'common']);
  const required = (value: string) => (value.trim() === '' ? t('common:errors.required') : null);
  return {
    required,
    password: (value) => required(value) ?? ([...value].length < shortest ? t('account:password.tooShort') : null),
    repeat: (value, { password }) => required(value) ?? (value === password ? null : t('account:password.mismatch')),
  };
}
