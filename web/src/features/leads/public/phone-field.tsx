import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { homeCountry } from '#machines/kernel/phone';
import { usePhones } from '../../../lib/phones.js';
import { useLanguage } from '../../../lib/use-language.js';
import { formatInput } from '../../../ui/phone-input.js';
import { PhoneCountry } from '../../../ui/phone-country.js';
import { type InputProps, TextField } from './fields.js';

/**
 * A national or international number, formatted while it is typed. Uncontrolled; `data-country` has its country for the form. Without
 * scripts it is posted as typed, and the server parses it for the page's language.
 */
export function PhoneField(props: Omit<InputProps, 'label' | 'type' | 'name' | 'onInput' | 'before' | 'ref'>) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const phones = usePhones(useSeen(input));
  const home = useHomeCountry();
  const [picked, setPicked] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const country = chosen ?? home;
  // Input typed before hydration, or before the phone metadata was loaded, counts too.
  useEffect(() => {
    const node = input.current;
    if (phones && node && node.value !== '') setChosen(formatInput(node, (typed) => phones.typePhone(typed, country)).country);
  }, [phones, country]);
  return (
    <TextField
      {...props}
      ref={input}
      label={t('fields.phone')}
      name="phone"
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      placeholder={t('fields.phoneHint')}
      data-country={country}
      onInput={({ currentTarget, nativeEvent }) => {
        const typed = formatInput(currentTarget, (text) => (phones ? phones.typePhone(text, country) : { text, country }), nativeEvent);
        if (!phones) return;
        // A country that a number brought along goes with it.
        setChosen(typed.text === '' ? picked : typed.country);
      }}
      before={
        <PhoneCountry
          label={t('fields.phoneCountry')}
          language={language}
          country={country}
          phones={phones}
          onPick={(other) => {
            setPicked(other);
            setChosen(other);
            if (phones && input.current) formatInput(input.current, (text) => phones.movePhone({ text, country }, other));
            props.onClear();
          }}
        />
      }
    />
  );
}

const never = () => () => undefined;

/* The server knows the page's language, the browser its own as well. */
function useHomeCountry(): string | undefined {
  const language = useLanguage();
  return useSyncExternalStore(
    never,
    () => homeCountry(language, navigator.language),
    () => homeCountry(language),
  );
}

/** True once the field was visible, because most readers never reach the form. */
function useSeen(field: { current: HTMLElement | null }): boolean {
  const [seen, setSeen] = useState(() => typeof window !== 'undefined' && !('IntersectionObserver' in window));
  useEffect(() => {
    const node = field.current;
    if (seen || !node) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [field, seen]);
  return seen;
}
