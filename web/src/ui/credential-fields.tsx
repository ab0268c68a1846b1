import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './credential-fields.module.css';

/** Allows autofill of the reader's own address. */
export const EmailField = (props: TextInputProps) => (
  <TextInput type="email" name="email" autoComplete="email" inputMode="email" {...props} />
);

/** Can be shown; pasting is allowed. */
export function SecretField(props: PasswordInputProps) {
  const { t } = useTranslation();
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      withAsterisk={false}
      spellCheck={false}
      // Mantine marks its other fields so, and forgets this one.
      aria-invalid={props.error ? true : undefined}
      {...props}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ 'aria-label': visible ? t('login.hidePassword') : t('login.showPassword'), tabIndex: 0 }}
    />
  );
}

type Props = Omit<TextInputProps, 'onChange' | 'value'> & { value?: string; onChange?: (digits: string) => void };

/** One field for six digits, so that they can be pasted and autofilled; spaces are removed. */
export const CodeField = ({ onChange, ...rest }: Props) => (
  <TextInput
    {...rest}
    classNames={{ input: styles.code }}
    name="one-time-code"
    autoComplete="one-time-code"
    inputMode="numeric"
    onChange={(event) => onChange?.(event.currentTarget.value.replace(/\D/g, '').slice(0, 6))}
  />
);
