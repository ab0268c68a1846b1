import { TextInput, type TextInputProps } from '@mantine/core';
import styles from './code-field.module.css';

type Props = Omit<TextInputProps, 'onChange' | 'value'> & { value?: string; onChange?: (digits: string) => void };

/** Six digits in one field, so that they can be pasted and filled in by the browser; spaces between them are dropped. */
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
