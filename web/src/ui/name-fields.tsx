import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface Props {
  form: { field: (name: 'firstName' | 'lastName') => TextInputProps };
  labels: { first: string; last: string };
  /** the reader's own name, which allows autofill */
  own?: boolean;
  size?: 'lg';
}

interface LatinProps {
  form: { field: (name: 'latinFirstName' | 'latinLastName') => TextInputProps };
}

/** The name of staff or a partner for readers of English; if empty, they see the original name. */
export function LatinNameFields({ form }: LatinProps) {
  const { t } = useTranslation('common');
  return (
    <div className="stack gap-snug">
      <div className="two">
        <TextInput {...form.field('latinFirstName')} label={t('latinName.first')} autoComplete="off" maxLength={100} />
        <TextInput {...form.field('latinLastName')} label={t('latinName.last')} autoComplete="off" maxLength={100} />
      </div>
      <p className="small muted">{t('latinName.hint')}</p>
    </div>
  );
}

/** First and last name, side by side. */
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
