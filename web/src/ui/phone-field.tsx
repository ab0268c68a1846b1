import { TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { homeCountry } from '#machines/kernel/phone';
import * as phones from '#machines/kernel/phone-number';
import { useLanguage } from '../lib/use-language.js';
import { PhoneCountry } from './phone-country.js';
import { formatInput } from './phone-input.js';

type Props = Omit<TextInputProps, 'onChange' | 'value' | 'defaultValue'> & { value?: string; onChange?: (phone: string) => void };

/** Pixels of flag, arrow and padding. */
const countryWidth = 60;

/**
 * Formats a national or international number while it is typed. Reports E.164 once it is valid, until then the typed text, so that the form
 * can explain the fault.
 */
export function PhoneField({ value = '', onChange, ...rest }: Props) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const home = homeCountry(language, navigator.language);
  const [picked, setPicked] = useState<string>();
  const [shown, setShown] = useState(() => ({ value, ...shownAs(value, home) }));
  // Another value from outside, as when a form is cleared.
  if (shown.value !== value) setShown({ value, ...shownAs(value, shown.country ?? home) });
  const report = (typed: phones.TypedPhone) => {
    const e164 = phones.toE164(typed.text, typed.country) ?? typed.text;
    setShown({ value: e164, ...typed });
    onChange?.(e164);
  };
  return (
    <TextInput
      type="tel"
      name="phone"
      autoComplete="tel"
      inputMode="tel"
      {...rest}
      value={shown.text}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        const typed = formatInput(event.currentTarget, (text) => phones.typePhone(text, shown.country), event.nativeEvent);
        // A country that a number brought along goes with it.
        report(typed.text === '' ? { text: '', country: picked ?? home } : typed);
      }}
      leftSection={
        <PhoneCountry
          label={t('phoneCountry')}
          language={language}
          country={shown.country}
          phones={phones}
          onPick={(country) => {
            setPicked(country);
            report(phones.movePhone(shown, country));
          }}
        />
      }
      leftSectionWidth={countryWidth}
      leftSectionPointerEvents="all"
    />
  );
}

/* A number of before they were normalised stands as people wrote it, until it is changed. */
function shownAs(value: string, country: string | undefined): phones.TypedPhone {
  const text = phones.formatPhone(value);
  return text.startsWith('+') ? phones.typePhone(text, country) : { text, country };
}
