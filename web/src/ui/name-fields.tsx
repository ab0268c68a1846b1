import { TextInput, type TextInputProps } from '@mantine/core';

interface Props {
  form: { field: (name: 'firstName' | 'lastName') => TextInputProps };
  labels: { first: string; last: string };
  /** the reader's own name, which a browser may fill in */
  own?: boolean;
  size?: 'lg';
}

/** A person's first and last name, side by side. */
export function NameFields({ form, labels, own = false, size }: Props) {
  const filled = (token: string) => (own ? { name: token, autoComplete: token } : { autoComplete: 'off' });
  const common = { maxLength: 100, ...(size && { size }) };
  return (
    <div className="two">
      <TextInput {...form.field('firstName')} label={labels.first} {...filled('given-name')} {...common} />
      <TextInput {...form.field('lastName')} label={labels.last} {...filled('family-name')} {...common} />
    </div>
  );
}
