import { Trans } from 'react-i18next';
import styles from './forms.module.css';

/** The consent text about personal data, with a link to the policy. */
export const Consent = ({ language }: { language: string }) => (
  <p className={`fine ${styles.consent}`}>
    <Trans ns="forms" i18nKey="call.consent" components={{ a: <a href={`/${language}/privacy`} /> }} />
  </p>
);
