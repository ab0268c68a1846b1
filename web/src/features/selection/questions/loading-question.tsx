import { useTranslation } from 'react-i18next';
import { answerOf } from '../progress.js';
import { QuestionFrame } from '../question-frame.js';
import styles from '../selection.module.css';
import type { Wizard } from '../wizard.js';

/** Placeholders while a country's offer is loaded, or the error. */
export function LoadingQuestion({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('selection');
  return (
    <QuestionFrame wizard={wizard} title={t('loading.title', { country: answerOf(wizard, 'country') ?? '' })} busy={!wizard.failed}>
      {wizard.failed ? (
        <div className="stack justify-start mt-5" role="alert">
          <p>{t('loading.failed')}</p>
          <button type="button" className="button" onClick={() => wizard.send({ type: 'retry' })}>
            {t('retry')}
          </button>
        </div>
      ) : (
        <>
          <p className="sub" role="status">
            {t('loading.text')}
          </p>
          <div className={`mt-6 ${styles.choices} ${styles.skeletons}`} aria-hidden="true">
            <i />
            <i />
            <i />
          </div>
        </>
      )}
    </QuestionFrame>
  );
}
