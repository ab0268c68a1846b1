import { IconChevronDown, IconWorld } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Language } from '#machines/kernel/ids';
import type { Phones } from '../lib/phones.js';
import { Flag } from './flag.js';
import styles from './phone-country.module.css';

interface Props {
  /** accessible name of the select */
  label: string;
  language: Language;
  country: string | undefined;
  /** until they are loaded, the country is shown but cannot be changed */
  phones: Phones | null;
  onPick: (country: string) => void;
}

/** The country of a phone number: a flag over the browser's native select. */
export function PhoneCountry({ label, language, country, phones, onPick }: Props) {
  // Made once, not for each key that is pressed: there are some 240.
  const options = useMemo(() => (phones ? optionsOf(phones, language) : []), [phones, language]);
  return (
    <span className={`row muted gap-1 justify-end rounded cover ${styles.country}`}>
      {country ? <Flag code={country} /> : <IconWorld size={20} stroke={1.5} aria-hidden="true" />}
      <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
      {options.length > 0 ? (
        <select
          className={styles.select}
          aria-label={label}
          autoComplete="off"
          value={country ?? ''}
          onChange={(event) => onPick(event.currentTarget.value)}
        >
          {country ? null : <option value="" />}
          {options}
        </select>
      ) : null}
    </span>
  );
}

function optionsOf({ phoneCountries }: Phones, language: Language) {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const alphabet = new Intl.Collator(language);
  return phoneCountries()
    .map(({ country, code }) => ({ value: country, name: `${names.of(country) ?? country} +${code}` }))
    .sort((one, other) => alphabet.compare(one.name, other.name))
    .map(({ value, name }) => (
      <option key={value} value={value}>
        {name}
      </option>
    ));
}
