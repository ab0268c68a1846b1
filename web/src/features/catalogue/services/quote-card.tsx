import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContentLanguage, writtenText } from '#machines/kernel/content-language';
import type { Bilingual } from '#machines/kernel/ids';
import { formatMinor, formatPercent } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { previewTexts } from '../preview/preview-frame.js';
import styles from '../preview/preview.module.css';
import { type Configuration, offered, quoteOf, type Terms, termsOf } from './quote.js';
import type { ServiceDraft } from './service-draft.js';

/** The price for selected options, now and later, computed from the form. */
export function QuoteCard({ draft, language }: { draft: ServiceDraft; language: ContentLanguage }) {
  const { t } = useTranslation('catalogue');
  const [chosen, setChosen] = useState<Partial<Configuration>>({});
  const terms = termsOf(draft, useLanguage());
  const configuration = terms && offered(terms, chosen);
  const { currency } = draft.price;
  const quote = terms && configuration ? quoteOf(terms, configuration, currency) : null;
  if (!terms) return <p className={`dim ${styles.nothing}`}>{t('preview.noPrice')}</p>;
  if (!configuration || !quote) return <p className={`dim ${styles.nothing}`}>{t('preview.notOrderable')}</p>;
  const texts = previewTexts[language];
  const money = (amount: number) => formatMinor(amount, currency, language);
  const percent = terms.prepaymentPercent / 100;
  return (
    <>
      <Chosen
        terms={terms}
        configuration={configuration}
        language={language}
        money={money}
        onChange={(part) => setChosen({ ...configuration, ...part })}
      />
      <div className={`between gap-3 align-baseline ${styles.total}`} aria-live="polite">
        <b>{texts.price}</b>
        <span className="num">{money(quote.price)}</span>
      </div>
      <dl className="stack gap-3 two-up">
        <div>
          <dt className="tiny dim">{`${texts.now}, ${formatPercent(percent, language)}`}</dt>
          <dd className="num medium">{money(quote.now)}</dd>
        </div>
        <div>
          <dt className="tiny dim">{`${texts.later}, ${formatPercent(100 - percent, language)}`}</dt>
          <dd className="num medium">{money(quote.later)}</dd>
        </div>
      </dl>
    </>
  );
}

interface ChosenProps {
  terms: Terms;
  configuration: Configuration;
  language: ContentLanguage;
  money: (amount: number) => string;
  onChange: (part: Partial<Configuration>) => void;
}

/* Only what leaves a choice is asked, as on the visitor's page. */
function Chosen({ terms: { options }, configuration, language, money, onChange }: ChosenProps) {
  const texts = previewTexts[language];
  const { employeesAmount, registrationPeriod, director } = options;
  const label = (title: Bilingual, price: number) => `${writtenText(title, language)}: ${price === 0 ? texts.free : `+${money(price)}`}`;
  return (
    <div className={`stack gap-loose ${styles.chosen}`}>
      {employeesAmount.max > employeesAmount.min ? (
        <TextInput
          type="number"
          size="xs"
          label={`${texts.employees}, ${employeesAmount.min}–${employeesAmount.max}`}
          min={employeesAmount.min}
          max={employeesAmount.max}
          value={configuration.employeesAmount}
          onChange={(event) => onChange({ employeesAmount: Math.trunc(Number(event.currentTarget.value)) })}
        />
      ) : null}
      {registrationPeriod.length > 1 ? (
        <NativeSelect
          size="xs"
          label={texts.period}
          value={String(configuration.registrationPeriod)}
          onChange={(event) => onChange({ registrationPeriod: Number(event.currentTarget.value) })}
          data={registrationPeriod.map(({ value, title, price }) => ({ value: String(value), label: label(title, price) }))}
        />
      ) : null}
      {director.length > 1 ? (
        <NativeSelect
          size="xs"
          label={texts.director}
          value={configuration.director}
          onChange={(event) => onChange({ director: event.currentTarget.value })}
          data={director.map(({ code, title, price }) => ({ value: code, label: label(title, price) }))}
        />
      ) : null}
      {(['directorCompany', 'activityAreas'] as const).map((name) =>
        options[name].length > 0 ? (
          <Checkbox.Group
            key={name}
            size="xs"
            label={texts[name]}
            value={configuration[name]}
            onChange={(codes) => onChange({ [name]: codes })}
          >
            {options[name].map(({ code, title, price }) => (
              <Checkbox key={code} size="xs" mt={6} value={code} label={label(title, price)} />
            ))}
          </Checkbox.Group>
        ) : null,
      )}
    </div>
  );
}
