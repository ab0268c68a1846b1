import { IconAlertCircle } from '@tabler/icons-react';
import { type FormEvent, type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './forms.module.css';

interface Common {
  label: string;
  error: string | undefined;
  onClear: () => void;
}

export type InputProps = Common & { optional?: boolean; wide?: boolean; before?: ReactNode; ref?: Ref<HTMLInputElement> } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'className'
  > & {
    'data-autofocus'?: boolean;
  };

/** An uncontrolled field whose fault is shown until the next input. `before`: content in the field before the text. */
export function TextField({ label, error, onClear, optional, wide, before, onInput, ...input }: InputProps) {
  const id = useId();
  return (
    <div className="min-w-0" data-wide={wide}>
      <Label id={id} label={label} optional={optional} />
      <div className={`relative ${styles.box}`} data-before={before ? true : undefined}>
        <input
          id={id}
          className="control"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onInput={(event: FormEvent<HTMLInputElement>) => {
            onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
            onClear();
          }}
          {...input}
        />
        {before ? <span className={styles.before}>{before}</span> : null}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

export function NameField(props: Omit<InputProps, 'label' | 'type' | 'name'>) {
  const { t } = useTranslation('forms');
  return <TextField {...props} label={t('fields.name')} name="name" required autoComplete="name" maxLength={100} />;
}

export function EmailField(props: Omit<InputProps, 'label' | 'type' | 'name'>) {
  const { t } = useTranslation('forms');
  return (
    <TextField {...props} label={t('fields.email')} name="email" type="email" autoComplete="email" inputMode="email" maxLength={254} />
  );
}

/** An uncontrolled field of several lines. */
export function TextArea({ label, name, error, onClear, maxLength }: Common & { name: string; maxLength: number }) {
  const id = useId();
  return (
    <div className="min-w-0" data-wide>
      <Label id={id} label={label} optional />
      <textarea
        id={id}
        name={name}
        className={`control block ${styles.area}`}
        rows={3}
        maxLength={maxLength}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onInput={onClear}
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

function Label({ id, label, optional }: { id: string; label: string; optional: boolean | undefined }) {
  const { t } = useTranslation('forms');
  return (
    <div className={`label between gap-3 ${styles.label}`}>
      <label htmlFor={id}>{label}</label>
      {optional ? <span className="small dim">{t('fields.optional')}</span> : null}
    </div>
  );
}

/** Marks the fault with an icon, not only with colour. */
export const FieldError = ({ id, text }: { id: string; text: string | undefined }) =>
  text ? (
    <p id={id} className={`small mt-snug ${styles.error}`}>
      <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
      {text}
    </p>
  ) : null;

/** The refusal above a form, announced at once. */
export const Banner = ({ text }: { text: string | null }) => (
  <div role="alert" className={text ? `gap-loose rounded ${styles.banner}` : undefined}>
    {text ? (
      <>
        <IconAlertCircle size={20} stroke={1.75} aria-hidden="true" />
        <span>{text}</span>
      </>
    ) : null}
  </div>
);
