import { useTranslation } from 'react-i18next';
import styles from './forms.module.css';

const outcomes = ['sent', 'refused', 'known', 'later'] as const;

/** Reports the result of a form that a browser without scripts posted, from the address it returned to. */
export function Returned({ form }: { form: 'call' | 'offer' }) {
  const { t } = useTranslation('forms');
  const texts = {
    sent: t(`${form}.doneTitle`),
    refused: t(`${form}.refused`),
    known: t('errors.phoneAlreadySent'),
    later: t('errors.later'),
  };
  return outcomes.map((outcome) => (
    <p key={outcome} id={`${form}-${outcome}`} className={styles.returned} data-outcome={outcome}>
      {texts[outcome]}
    </p>
  ));
}
