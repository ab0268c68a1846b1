import { TextInput, type TextInputProps } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Language } from '#machines/kernel/ids';
import type { Currency } from '#machines/kernel/money';
import { isAmount, readAmount } from '#machines/kernel/typed-amount';
import { eitherText } from '#machines/kernel/typed-amount-texts';
import { formatMinor } from '../lib/format.js';
import { useLanguage } from '../lib/use-language.js';
import styles from './amount-input.module.css';

interface Props extends TextInputProps {
  currency: Currency;
  value: string;
}

/** Shows next to the field how the amount is read, or both readings of an ambiguous one. */
export function AmountInput({ currency, ...props }: Props) {
  const language = useLanguage();
  const container = (input: ReactNode) => (
    <div className={styles.beside}>
      {input}
      <span aria-live="polite" className="num muted small">
        {readingOf(props.value, currency, language)}
      </span>
    </div>
  );
  return <TextInput inputMode="decimal" autoComplete="off" inputContainer={container} {...props} />;
}

function readingOf(typed: string, currency: Currency, language: Language): string {
  const read = readAmount(typed, currency, language);
  if (isAmount(read)) return formatMinor(read, currency, language);
  return read.code === 'ambiguous' ? eitherText(read, language) : '';
}
