import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { contentText } from '#machines/kernel/content-language';
import { type Currency, currencies } from '#machines/kernel/money';
import type { Bilingual } from '#machines/kernel/ids';
import { countryFactList } from '#machines/catalogue/country-schema';
import { useLanguage } from '../../../lib/use-language.js';
import styles from '../editor/editor.module.css';
import { ChoiceField, FindField, NumberField, TextField, TextPair } from '../editor/fields.js';
import { Lines } from '../editor/lines.js';
import { PlainInput } from '../editor/plain-input.js';
import { useFields } from '../editor/fields-context.js';
import { MandatoryLines } from '../mandatory-lines.js';
import type { Country, Facts } from '../wire.js';
import { blankText, knownCountries } from './country-draft.js';
import { PictureField } from './picture-field.js';

const longText = 4000;
const title = 200;

/** Name, summary, term, visit, and tasks of the founder. */
export function MainPart({ country }: { country: Country | null }) {
  const { t } = useTranslation('catalogue');
  return (
    <>
      <section className={`stack ${styles.group}`}>
        {country ? <PictureField country={country} /> : <CodeField />}
        <TextPair path="name" label={t('country.name')} maxLength={100} />
        <div className={`stack align-start ${styles.row}`}>
          <ChoiceField
            path="currency"
            label={t('country.currency')}
            description={t('country.currencyHint')}
            data={currencies.map((code) => ({ value: code, label: code }))}
          />
        </div>
        {countryFactList.map(([name, field]) => (
          <PlainInput key={name} path={`facts.${name}`} label={`country.${name}`} field={field} />
        ))}
      </section>
      <section className={`stack ${styles.group}`}>
        <h2 className="large">{t('country.terms')}</h2>
        <div className={`stack align-start ${styles.row}`}>
          <NumberField path="facts.terms.from" label={t('country.from')} unit={t('units.days')} min={1} max={3650} />
          <NumberField path="facts.terms.to" label={t('country.to')} unit={t('units.days')} min={1} max={3650} />
        </div>
        <TextPair path="facts.terms.note" label={t('country.termsNote')} optional maxLength={longText} />
      </section>
      <section className={`stack ${styles.group}`}>
        <h2 className="large">{t('country.visit')}</h2>
        <ChoiceField
          path="facts.visit.needed"
          label={t('country.visitNeeded')}
          data={(['', 'no', 'sometimes', 'yes'] as const).map((value) => ({ value, label: t(`country.visits.${value || 'unknown'}`) }))}
        />
        <TextPair path="facts.visit.note" label={t('country.visitNote')} optional maxLength={longText} />
      </section>
      <section className={`stack ${styles.group}`}>
        <h2 className="large">{t('country.tasks')}</h2>
        <p>{t('country.tasksHint')}</p>
        <Tasks />
      </section>
    </>
  );
}

/* Picking the country fills in its names. */
function CodeField() {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const { get, set } = useFields();
  const known = useMemo(() => knownCountries(language), [language]);
  const nameIt = (code: string) => {
    const name = (get('name') ?? blankText()) as Bilingual;
    const isOurs = (name.ru === '' && name.en === '') || known.some((one) => one.name.ru === name.ru && one.name.en === name.en);
    const found = known.find((one) => one.code === code);
    if (found && isOurs) set('name', found.name);
  };
  return (
    <FindField
      path="code"
      label={t('country.code')}
      description={t('country.codeHint')}
      required
      data={known.map(({ code, name }) => ({ value: code, label: `${contentText(name, language)}, ${code}` }))}
      nothing={t('form.nothingFound')}
      onPicked={nameIt}
    />
  );
}

function Tasks() {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  return (
    <Lines<{ text: Bilingual }>
      path="facts.founderTasks"
      label={t('country.tasks')}
      add={t('country.addTask')}
      none={t('country.noTasks')}
      blank={() => ({ text: blankText() })}
      nameOf={({ text }) => contentText(text, language)}
      limit={10}
    >
      {(_, path) => <TextPair path={`${path}.text`} label={t('country.task')} maxLength={title} />}
    </Lines>
  );
}

/** Legal forms that a company can have in the country: code, title and note. */
export function FormsPart() {
  const { t } = useTranslation('catalogue');
  return (
    <section className={`stack ${styles.group}`}>
      <h2 className="large">{t('country.forms')}</h2>
      <p>{t('country.formsHint')}</p>
      <Lines<Facts['legalForms'][number]>
        path="facts.legalForms"
        label={t('country.forms')}
        add={t('country.addForm')}
        none={t('country.noForms')}
        blank={() => ({ code: '', title: blankText(), note: blankText() })}
        nameOf={({ code }) => code}
        limit={20}
      >
        {(_, path) => (
          <>
            <TextField path={`${path}.code`} label={t('country.formCode')} placeholder="OÜ" maxLength={40} />
            <TextPair path={`${path}.title`} label={t('country.formTitle')} maxLength={title} />
            <TextPair path={`${path}.note`} label={t('country.formNote')} optional long maxLength={longText} />
          </>
        )}
      </Lines>
    </section>
  );
}

export function TaxesPart() {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  return (
    <section className={`stack ${styles.group}`}>
      <h2 className="large">{t('country.taxes')}</h2>
      <p>{t('country.taxesHint')}</p>
      <Lines<Facts['taxes'][number]>
        path="facts.taxes"
        label={t('country.taxes')}
        add={t('country.addTax')}
        none={t('country.noTaxes')}
        blank={() => ({ title: blankText(), rate: blankText() })}
        nameOf={(tax) => contentText(tax.title, language)}
        limit={30}
      >
        {(_, path) => (
          <>
            <TextPair path={`${path}.title`} label={t('country.taxTitle')} maxLength={title} />
            <TextPair path={`${path}.rate`} label={t('country.taxRate')} maxLength={title} />
          </>
        )}
      </Lines>
    </section>
  );
}

export function MoneyPart({ currency }: { currency: Currency }) {
  const { t } = useTranslation('catalogue');
  return (
    <section className={`stack ${styles.group}`}>
      <h2 className="large">{t('payments.title')}</h2>
      <p>{t('payments.hint')}</p>
      <MandatoryLines path="facts.mandatoryPayments" currency={currency} />
    </section>
  );
}
