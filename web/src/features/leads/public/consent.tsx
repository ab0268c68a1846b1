import { Trans } from 'react-i18next';
import styles from './forms.module.css';

/** What sending means for personal data, with the page that tells it. */
export const Consent = ({ language }: { language: string }) => (
  <p className={`fine ${styles.consent}`}>
    <Trans ns="forms" i18nKey="call.consent" components={{ a: <a href={`/${language}/privacy`} /> }} />
  </p>
);
