import { IconArrowRight } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { contentText } from '#machines/kernel/content-language';
import { typeset } from '#machines/kernel/typography';
import type { Bilingual } from '#machines/kernel/ids';
import type { MoneyText } from '#machines/kernel/money';
import type { Configuration } from '#machines/order/state';
import { configurationOf, serviceOf } from '#machines/selection-wizard/context';
import { isWithinRange, type OfferedService } from '#machines/selection-wizard/offer';
import { priceText } from '../../../lib/price.js';
import { currencyParam } from '../../../lib/exchange.js';
import { useHydrated } from '../../../lib/use-hydrated.js';
import { RunningPrice } from '../price-sheet.js';
import { QuestionFrame } from '../question-frame.js';
import styles from '../selection.module.css';
import { pathOf, type Wizard } from '../wizard.js';

/** Employees, period, director, officers, activities; only where there is a choice. */
export function OptionsQuestion({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('selection');
  const { language, context, send } = wizard;
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const service = serviceOf(context);
  const draft = configurationOf(context);
  if (!service || !draft) return null;
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (isWithinRange(service, draft.employeesAmount)) send({ type: 'confirm' });
    else form.current?.querySelector<HTMLInputElement>('input[type=number]')?.focus();
  };
  return (
    <QuestionFrame wizard={wizard} title={t('options.title')} lead={t('options.lead')}>
      <form ref={form} className={`stack mt-7 ${styles.form}`} action={pathOf(language)} onSubmit={confirm} noValidate={hydrated}>
        <EarlierAnswers wizard={wizard} />
        <Fields
          wizard={wizard}
          service={service}
          draft={draft}
          onChange={(change) => send({ type: 'edit', options: { ...draft, ...change } })}
        />
        <div className={styles.send}>
          <RunningPrice wizard={wizard} />
          <button type="submit" className="button" data-main>
            {t('next')}
            <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
          </button>
        </div>
      </form>
    </QuestionFrame>
  );
}

/** Hidden fields with earlier answers, for the form without scripts. */
function EarlierAnswers({ wizard: { context, exchange } }: { wizard: Wizard }) {
  const { country, form, service, company } = context.answers;
  return (
    <>
      <input type="hidden" name="country" value={country?.toLowerCase() ?? ''} />
      <input type="hidden" name="form" value={form ?? ''} />
      <input type="hidden" name="service" value={service ?? ''} />
      {company ? <input type="hidden" name="company" value={company} /> : null}
      {exchange ? <input type="hidden" name={currencyParam} value={exchange.currency} /> : null}
    </>
  );
}

interface FieldsProps {
  wizard: Wizard;
  service: OfferedService;
  draft: Configuration;
  onChange: (change: Partial<Configuration>) => void;
}

function Fields({ wizard, service, draft, onChange }: FieldsProps) {
  const { t } = useTranslation('selection');
  const { employeesAmount, registrationPeriod, director, directorCompany, activityAreas } = service.options;
  const least = employeesAmount.max <= employeesAmount.min;
  const nothing =
    least && registrationPeriod.length < 2 && director.length < 2 && directorCompany.length === 0 && activityAreas.length === 0;
  return (
    <>
      {nothing ? <p>{t('options.nothing')}</p> : null}
      {least ? (
        <input type="hidden" name="employeesAmount" value={employeesAmount.min} />
      ) : (
        <Employees {...{ wizard, service, draft, onChange }} />
      )}
      <OneOf
        wizard={wizard}
        name="registrationPeriod"
        title={t('options.period')}
        options={registrationPeriod.map(({ value, ...one }) => ({ ...one, code: String(value) }))}
        value={String(draft.registrationPeriod)}
        onChange={(value) => onChange({ registrationPeriod: Number(value) })}
      />
      <OneOf
        wizard={wizard}
        name="director"
        title={t('options.director')}
        options={director}
        value={draft.director}
        onChange={(value) => onChange({ director: value })}
      />
      <SomeOf
        wizard={wizard}
        name="directorCompany"
        title={t('options.directorCompany')}
        options={directorCompany}
        value={draft.directorCompany}
        onChange={(value) => onChange({ directorCompany: value })}
      />
      <SomeOf
        wizard={wizard}
        name="activityAreas"
        title={t('options.activityAreas')}
        options={activityAreas}
        value={draft.activityAreas}
        onChange={(value) => onChange({ activityAreas: value })}
      />
    </>
  );
}

function Employees({ wizard: { language }, service, draft, onChange }: FieldsProps) {
  const { t } = useTranslation('selection');
  const id = useId();
  const { min, max, price } = service.options.employeesAmount;
  const wrong = !isWithinRange(service, draft.employeesAmount);
  return (
    <div>
      <label htmlFor={id}>{t('options.employees')}</label>
      <p id={`${id}-hint`} className="hint">
        {t(Number(price.amount) === 0 ? 'options.employeesHint' : 'options.employeesPriced', {
          min,
          max,
          price: priceText(price, language),
        })}
      </p>
      <input
        id={id}
        className={`control block mt-2 ${styles.number}`}
        type="number"
        name="employeesAmount"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        required
        value={Number.isFinite(draft.employeesAmount) ? draft.employeesAmount : ''}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-hint ${id}-wrong` : `${id}-hint`}
        onChange={(event) => onChange({ employeesAmount: event.target.valueAsNumber })}
      />
      {wrong ? (
        <p id={`${id}-wrong`} role="alert" className="hint danger mt-snug">
          {t('options.employeesWrong', { min, max })}
        </p>
      ) : null}
    </div>
  );
}

interface Option {
  code: string;
  title: Bilingual;
  price: MoneyText;
}

interface ListProps<Value> {
  wizard: Wizard;
  name: keyof Configuration;
  title: string;
  options: readonly Option[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons for one of several options; a single option is sent without asking. */
function OneOf({ wizard, name, title, options, value, onChange }: ListProps<string>) {
  const [first] = options;
  if (options.length < 2) return first ? <input type="hidden" name={name} value={first.code} /> : null;
  return (
    <fieldset>
      <legend>{title}</legend>
      {options.map((option) => (
        <OptionLine key={option.code} wizard={wizard} option={option}>
          <input
            className="tick"
            type="radio"
            name={name}
            value={option.code}
            checked={option.code === value}
            onChange={() => onChange(option.code)}
          />
        </OptionLine>
      ))}
    </fieldset>
  );
}

/** Checkboxes for any number of options, also none. */
function SomeOf({ wizard, name, title, options, value, onChange }: ListProps<string[]>) {
  const { t } = useTranslation('selection');
  const id = useId();
  if (options.length === 0) return null;
  const toggled = (code: string) => options.map((one) => one.code).filter((one) => value.includes(one) !== (one === code));
  return (
    <fieldset aria-describedby={id}>
      <legend>{title}</legend>
      <p id={id} className="hint">
        {t('options.several')}
      </p>
      {options.map((option) => (
        <OptionLine key={option.code} wizard={wizard} option={option}>
          <input
            className="tick"
            type="checkbox"
            name={name}
            value={option.code}
            checked={value.includes(option.code)}
            onChange={() => onChange(toggled(option.code))}
          />
        </OptionLine>
      ))}
    </fieldset>
  );
}

function OptionLine({ wizard: { language }, option: { title, price }, children }: { wizard: Wizard; option: Option; children: ReactNode }) {
  const { t } = useTranslation('selection');
  const free = Number(price.amount) === 0;
  return (
    <label className={`stack gap-3 align-center rule-bottom ${styles.option}`}>
      {children}
      <span>{typeset(contentText(title, language), language)}</span>
      <span className={free ? 'hint' : 'num'}>{free ? t('options.free') : t('options.extra', { price: priceText(price, language) })}</span>
    </label>
  );
}
