import { contentText } from '#machines/kernel/content-language';
import { useTranslation } from 'react-i18next';
import { type Step, steps } from '#machines/selection-wizard/answers';
import { isFormAsked, offerOf, serviceOf, stepAt } from '#machines/selection-wizard/context';
import { servicesOf } from '#machines/selection-wizard/offer';
import { WizardLink } from './choice.js';
import sheet from '../../ui/price-sheet.module.css';
import styles from './selection.module.css';
import type { Wizard } from './wizard.js';

/** Steps with their answers; earlier ones are links. On a phone: "2 of 5". */
export function Progress({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('selection');
  const offer = offerOf(wizard.context);
  const asked = steps.filter((step) => step !== 'form' || !offer || isFormAsked(offer));
  const now = stepAt(wizard.place);
  const at = Math.max(0, asked.indexOf(now));
  return (
    <nav className={styles.progress} aria-label={t('progress.label')}>
      <p className="between small muted narrow-only">
        {t('progress.place', { step: at + 1, of: asked.length })}
        <b className="ink medium">{t(`progress.${now}`)}</b>
      </p>
      <progress className={`${sheet.bar} block narrow-only mt-2`} value={at + 1} max={asked.length} aria-hidden="true" />
      <ol className="wide-only">
        {asked.map((step, index) => (
          <li
            className="small dim min-w-0"
            key={step}
            data-state={index < at ? 'past' : index === at ? 'now' : 'ahead'}
            aria-current={index === at ? 'step' : undefined}
          >
            <StepName wizard={wizard} step={step} past={index < at} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepName({ wizard, step, past }: { wizard: Wizard; step: Step; past: boolean }) {
  const { t } = useTranslation('selection');
  const name = <span>{t(`progress.${step}`)}</span>;
  const answer = past ? answerOf(wizard, step) : undefined;
  if (!past) return name;
  return (
    <WizardLink wizard={wizard} event={{ type: 'jump', step }}>
      {name}
      {answer ? <small>{answer}</small> : null}
    </WizardLink>
  );
}

/** A short text of the answer to `step`. */
export function answerOf({ context, countries, language }: Wizard, step: Step): string | undefined {
  const { country, form } = context.answers;
  const offer = offerOf(context);
  switch (step) {
    case 'country':
      return contentText(countries.find(({ code }) => code === country)?.name, language);
    case 'form':
      return offer && form !== null ? contentText(servicesOf(offer, form)[0]?.legalForm, language) : undefined;
    case 'service':
      return contentText(serviceOf(context)?.title, language);
    case 'options':
    case 'check':
      return undefined;
  }
}
