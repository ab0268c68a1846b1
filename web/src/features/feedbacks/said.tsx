import { useTranslation } from 'react-i18next';
import { feedbackLooks } from '../../ui/badge-looks.js';
import { Badge } from '../../ui/badge.js';
import { Quoted } from '../../ui/quoted.js';
import styles from './feedbacks.module.css';
import type { Feedback } from './use-feedbacks.js';

/** A rating as five stars, with the accessible name "4 of 5". */
export function Stars({ rating }: Pick<Feedback, 'rating'>) {
  const { t } = useTranslation('feedbacks');
  return (
    <span className={`nowrap ${styles.stars}`} role="img" aria-label={t('stars', { rating })}>
      {'★'.repeat(rating)}
      <span className={styles.rest}>{'★'.repeat(5 - rating)}</span>
    </span>
  );
}

export function FeedbackState({ state }: Pick<Feedback, 'state'>) {
  const { t } = useTranslation('feedbacks');
  return <Badge {...feedbackLooks[state]} label={t(`state.${state}`)} />;
}

/** The text, the reason for hiding it, and the answer. */
export function Said({ feedback: { text, reason, answer } }: { feedback: Pick<Feedback, 'text' | 'reason' | 'answer'> }) {
  const { t } = useTranslation('feedbacks');
  return (
    <div>
      <p className={`breakable ${styles.said}`}>{text === null ? <span className="dim">{t('noText')}</span> : <Quoted text={text} />}</p>
      {reason ? <p className="dim">{t('hiddenFor', { reason })}</p> : null}
      {answer ? (
        <div className={`mt-2 ${styles.answer}`}>
          <small className="dim">{t('answer')}</small>
          <p className={`breakable ${styles.said}`}>
            <Quoted text={answer} />
          </p>
        </div>
      ) : null}
    </div>
  );
}
