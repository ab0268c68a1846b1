import { TextInput, type TextInputProps } from '@mantine/core';
import { phoneCharacters } from '../lib/phone.js';

type Props = Omit<TextInputProps, 'onChange' | 'value' | 'defaultValue'> & { value?: string; onChange?: (phone: string) => void };

/** A phone number, with or without its country's code. Signs that no number has are dropped while they are typed or pasted. */
export const PhoneField = ({ onChange, ...rest }: Props) => (
  <TextInput
    {...rest}
    type="tel"
    name="phone"
    autoComplete="tel"
    inputMode="tel"
    onChange={(event) => onChange?.(phoneCharacters(event.currentTarget.value))}
  />
);
