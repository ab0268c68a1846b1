import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { Brand } from '../../../ui/brand.js';
import { LanguageSwitch } from '../../../ui/language-switch.js';
import styles from './login-page.module.css';

interface Props {
  title: string;
  lead?: ReactNode;
  /** For what does not fit into 400 pixels. */
  wide?: boolean;
  children?: ReactNode;
}

/** The frame of the pages in front of the sign-in: the mark, the language, and one sheet. */
export function DoorPage({ title, lead, wide, children }: Props) {
  const { t } = useTranslation();
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link to="/login" className={styles.home} aria-label={t('product')}>
          <Brand />
        </Link>
        <LanguageSwitch />
      </header>
      <main className={styles.sheet} data-wide={wide || undefined}>
        <h1>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {children}
      </main>
    </div>
  );
}
