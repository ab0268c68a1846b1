import { useTranslation } from 'react-i18next';
import { contentText, writtenText } from '#machines/kernel/content-language';
import type { Currency } from '#machines/kernel/money';
import type { ChoiceKind, CodedChoiceView } from '#machines/catalogue/public-view';
import { useLanguage } from '../../../lib/use-language.js';
import styles from '../editor/editor.module.css';
import { AmountField, ChoiceField, NumberField, TextPair } from '../editor/fields.js';
import { Lines } from '../editor/lines.js';
import { useFields } from '../editor/fields-context.js';
import { useAllChoices } from '../use-catalogue.js';
import { blankText, type PeriodLine, type ServiceDraft } from './service-draft.js';

/** What clients choose: employees, period, director, officers, activities, each with its surcharge. */
export function OptionsPart({ draft }: { draft: ServiceDraft }) {
  const { t } = useTranslation('catalogue');
  const { currency } = draft.price;
  return (
    <>
      <section className={`stack ${styles.group}`}>
        <h2 className="large">{t('options.employees')}</h2>
        <p>{t('options.employeesHint')}</p>
        <div className={`stack align-start ${styles.row}`}>
          <NumberField path="options.employeesAmount.min" label={t('options.min')} min={0} max={100_000} />
          <NumberField path="options.employeesAmount.max" label={t('options.max')} min={0} max={100_000} />
          <AmountField path="options.employeesAmount.price" label={t('options.perEmployee')} currency={currency} />
        </div>
      </section>
      <section className={`stack ${styles.group}`}>
        <h2 className="large">{t('options.period')}</h2>
        <p>{t('options.periodHint')}</p>
        <Periods currency={currency} />
      </section>
      {(['director', 'directorCompany', 'activityAreas'] as const).map((name) => (
        <section key={name} className={`stack ${styles.group}`}>
          <h2 className="large">{t(`options.${name}`)}</h2>
          <p>{t(`options.${name}Hint`)}</p>
          <Coded name={name} currency={currency} />
        </section>
      ))}
    </>
  );
}

function Periods({ currency }: { currency: Currency }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  return (
    <Lines<Omit<PeriodLine, 'uid'>>
      path="options.registrationPeriod"
      label={t('options.period')}
      add={t('options.addPeriod')}
      none={t('options.noPeriods')}
      blank={() => ({ value: '', title: blankText(), price: { amount: '0', currency } })}
      nameOf={({ title }) => contentText(title, language)}
      limit={50}
    >
      {(_, path) => (
        <>
          <div className={`stack align-start ${styles.row}`}>
            <NumberField path={`${path}.value`} label={t('options.periodDays')} unit={t('units.days')} min={1} max={3650} />
            <AmountField path={`${path}.price`} label={t('options.extra')} currency={currency} />
          </div>
          <TextPair path={`${path}.title`} label={t('options.said')} maxLength={200} />
        </>
      )}
    </Lines>
  );
}

const kindOf: Record<'director' | 'directorCompany' | 'activityAreas', ChoiceKind> = {
  director: 'director',
  directorCompany: 'directorCompany',
  activityAreas: 'activityArea',
};

function Coded({ name, currency }: { name: 'director' | 'directorCompany' | 'activityAreas'; currency: Currency }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  return (
    <Lines<CodedChoiceView>
      path={`options.${name}`}
      label={t(`options.${name}`)}
      add={t(`options.add.${name}`)}
      none={t(name === 'director' ? 'options.noDirector' : 'options.notAsked')}
      blank={() => ({ code: '', title: blankText(), price: { amount: '0', currency } })}
      nameOf={({ title, code }) => contentText(title, language) || code}
      limit={50}
    >
      {({ code }, path) => (
        <>
          <div className={`stack align-start ${styles.row}`}>
            <CodeField path={path} kind={kindOf[name]} code={code} />
            <AmountField path={`${path}.price`} label={t('options.extra')} currency={currency} />
          </div>
          {code ? <TextPair path={`${path}.title`} label={t('options.said')} maxLength={200} /> : null}
        </>
      )}
    </Lines>
  );
}

/* A choice of the house; its title comes along, and may be worded otherwise for this service. One that has been archived stays where it is used. */
function CodeField({ path, kind, code }: { path: string; kind: ChoiceKind; code: string }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const { set } = useFields();
  const choices = useAllChoices();
  const known = (choices.data ?? []).filter((one) => one.kind === kind && (!one.archived || one.code === code));
  const isForeign = code !== '' && !known.some((one) => one.code === code);
  return (
    <ChoiceField
      path={`${path}.code`}
      label={t('options.choice')}
      data={[
        { value: '', label: t('form.choose') },
        ...(isForeign ? [{ value: code, label: code }] : []),
        ...known.map((one) => ({ value: one.code, label: writtenText(one.title, language) })),
      ]}
      onPicked={(value) => {
        const title = known.find((one) => one.code === value)?.title;
        if (title) set(`${path}.title`, title);
      }}
    />
  );
}
