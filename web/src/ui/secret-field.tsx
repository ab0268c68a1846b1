import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A password that can be shown. Pasting is welcome. */
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
