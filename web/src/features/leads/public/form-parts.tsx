import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Trans } from 'react-i18next';
import styles from './forms.module.css';

/** Replaces a sent form; announced to screen readers. */
export const Done = ({ title, text, children }: { title?: string; text: ReactNode; children?: ReactNode }) => (
  <div className={`flex gap-3 ${styles.done}`} role="status">
    <IconCircleCheck size={24} stroke={1.75} aria-hidden="true" />
    <div className="stack gap-2 justify-start">
      {title ? <h3>{title}</h3> : null}
      <p className="muted breakable">{text}</p>
      {children}
    </div>
  </div>
);

/** Consent to the use of personal data, with a link to the privacy page. */
export const Consent = ({ language }: { language: string }) => (
  <p className={`fine ${styles.consent}`}>
    <Trans ns="forms" i18nKey="call.consent" components={{ a: <a href={`/${language}/privacy`} /> }} />
  </p>
);
