import { useTranslation } from 'react-i18next';
import { offerOf } from '#machines/selection-wizard/context';
import { QuestionFrame } from '../question-frame.js';
import styles from '../selection.module.css';
import { pathOf, type Wizard } from '../wizard.js';
import { ServiceChoices } from './service-question.js';

/** Explains that the selection is not available, and offers what the country has. */
export function UnavailableQuestion({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('selection');
  const services = offerOf(wizard.context)?.services ?? [];
  const lead = t(services.length > 0 ? 'unavailable.text' : 'unavailable.empty');
  return (
    <QuestionFrame wizard={wizard} title={t('unavailable.title')} lead={lead}>
      <ServiceChoices wizard={wizard} services={services} />
      <p className={styles.actions}>
        <a className="button" href={pathOf(wizard.language)}>
          {t('unavailable.other')}
        </a>
      </p>
    </QuestionFrame>
  );
}
