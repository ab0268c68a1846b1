import { TextInput, type TextInputProps } from '@mantine/core';

/** An e-mail address of the reader's own, which a browser may fill in. */
export const EmailField = (props: TextInputProps) => (
  <TextInput type="email" name="email" autoComplete="email" inputMode="email" {...props} />
);
