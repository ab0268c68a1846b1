import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPhone } from '#machines/kernel/phone';
import { oncePerIntention } from '../../../api/once.js';
import { isEmail } from '../../../lib/email.js';
import { loadedPhones, loadPhones, type Phones } from '../../../lib/phones.js';
import { useBanner } from '../../../lib/use-banner.js';
import { type FormErrors, useRefusals } from './refusals.js';

/** Validation of a field before sending. `phone?`: valid if it is filled in. */
type Rule = 'required' | 'optional' | 'phone' | 'phone?' | 'email' | 'slot';

interface Options<Field extends string, Answer> {
  /** rules in the order of the fields; the first invalid one gets the focus */
  rules: Readonly<Record<Field, Rule>>;
  /** one `key` per intention, so that a repetition has one effect. @throws what the call throws */
  send: (values: Record<Field, string>, key: string) => Promise<Answer>;
  onSent: (answer: Answer, values: Record<Field, string>) => void;
  /** receives the refusal's code, for forms that do more than show it */
  onRefused?: (code: string | undefined) => void;
}

type FaultKey = 'errors.required' | 'errors.phone' | 'errors.email' | 'errors.slot';

/** Section 5 of the specification, for every public form; null if `value` is valid. */
function faultOfField(rule: Rule, value: string): FaultKey | null {
  switch (rule) {
    case 'required':
      return value ? null : 'errors.required';
    case 'phone':
      return isPhone(value) ? null : 'errors.phone';
    case 'phone?':
      return value === '' || isPhone(value) ? null : 'errors.phone';
    case 'email':
      return value === '' ? 'errors.required' : isEmail(value) ? null : 'errors.email';
    case 'slot':
      return value ? null : 'errors.slot';
    case 'optional':
      return null;
  }
}

/**
 * A form of the public pages. Fields are uncontrolled, so that input before hydration is kept. Faults are shown until the next input, and
 * the banner of a refusal disappears after three seconds if a field repeats it.
 */
export function usePublicForm<Field extends string, Answer>({ rules, send, onSent, onRefused }: Options<Field, Answer>) {
  const { t } = useTranslation('forms');
  const form = useRef<HTMLFormElement | null>(null);
  const [once] = useState(oncePerIntention);
  const [errors, setErrors] = useState<FormErrors<Field>>({});
  const [refusedTimes, setRefusedTimes] = useState(0);
  const [busy, setBusy] = useState(false);
  const { banner, show } = useBanner();
  const fields = Object.keys(rules) as Field[];
  const refusalOf = useRefusals(fields);

  useEffect(() => {
    if (refusedTimes > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusedTimes]);
  const refuse = (wrong: FormErrors<Field>) => {
    setErrors(wrong);
    setRefusedTimes((times) => times + 1);
  };
  const faultsOf = (values: Record<Field, string>, phonesKnown: boolean) =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const isCheckable = values[field] !== '' && isPhoneRule(rules[field]) ? phonesKnown : true;
        const fault = isCheckable ? faultOfField(rules[field], values[field]) : null;
        return fault ? [[field, t(fault)]] : [];
      }),
    ) as FormErrors<Field>;
  const dispatch = async (values: Record<Field, string>) => {
    setBusy(true);
    show(null);
    try {
      onSent(await once(values, (key) => send(values, key)), values);
    } catch (error) {
      const { code, errors: wrong, ...refusal } = refusalOf(error);
      show(refusal);
      refuse(wrong);
      onRefused?.(code);
    } finally {
      setBusy(false);
    }
  };
  // If the phone metadata fails to load, a phone is sent as typed: the server validates it.
  const submit = (target: HTMLFormElement, phones: Phones | null) => {
    const data = new FormData(target);
    const valueOf = (field: Field) => {
      const text = textOf(data.get(field));
      return isPhoneRule(rules[field]) ? (phones?.toE164(text, countryOf(target, field)) ?? text) : text;
    };
    const values = Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Record<Field, string>;
    const wrong = faultsOf(values, phones !== null);
    if (Object.keys(wrong).length > 0) return refuse(wrong);
    return dispatch(values);
  };
  return {
    errors,
    banner,
    busy,
    /** removes the fault of a field after input */
    clear: (field: Field) => setErrors(({ [field]: _gone, ...rest }) => rest as FormErrors<Field>),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (busy) return;
      form.current = event.currentTarget;
      const phones = loadedPhones();
      if (phones) return void submit(event.currentTarget, phones);
      setBusy(true);
      const target = event.currentTarget;
      void loadPhones()
        .catch(() => null)
        .then((late) => submit(target, late))
        .finally(() => setBusy(false));
    },
  };
}

const isPhoneRule = (rule: Rule): boolean => rule === 'phone' || rule === 'phone?';

/** The country that the reader selected at a phone field, from the field's `data-country`. */
function countryOf(form: HTMLFormElement, field: string): string | undefined {
  const input = form.elements.namedItem(field);
  return input instanceof HTMLInputElement ? input.dataset['country'] : undefined;
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '');
