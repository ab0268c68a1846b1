import { useTranslation } from 'react-i18next';
import type { Feedback } from './use-feedbacks.js';
import styles from './feedbacks.module.css';

/** A rating as five stars, announced as "4 of 5". */
export function Stars({ rating }: Pick<Feedback, 'rating'>) {
  const { t } = useTranslation('feedbacks');
  return (
    <span className={`nowrap ${styles.stars}`} role="img" aria-label={t('stars', { rating })}>
      {'★'.repeat(rating)}
      <span className={styles.rest}>{'★'.repeat(5 - rating)}</span>
    </span>
  );
}
