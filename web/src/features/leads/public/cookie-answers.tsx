import { useTranslation } from 'react-i18next';
import type { CookieChoice } from './cookie-choice.js';
import styles from './cookie-notice.module.css';

/** Both buttons look alike, so that neither answer is preferred. */
export function CookieAnswers({ onAnswer }: { onAnswer: (choice: CookieChoice) => void }) {
  const { t } = useTranslation('forms');
  return (
    <div className={`stack gap-2 mt-3 ${styles.answers}`}>
      <button type="button" className="button" onClick={() => onAnswer('declined')}>
        {t('cookie.decline')}
      </button>
      <button type="button" className="button" onClick={() => onAnswer('accepted')}>
        {t('cookie.accept')}
      </button>
    </div>
  );
}
