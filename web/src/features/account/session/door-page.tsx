import type { ReactNode } from 'react';
import { usePageTitle } from '../../../lib/use-page-title.js';
import styles from './login-page.module.css';

interface Props {
  title: string;
  lead?: ReactNode;
  /** for content wider than 400 pixels */
  wide?: boolean;
  children?: ReactNode;
}

/** The layout of pages before the sign-in: one sheet between the landing's header and footer. */
export function DoorPage({ title, lead, wide, children }: Props) {
  usePageTitle(title);
  return (
    <div className={styles.page} data-fills="">
      <div className={`surface raised ${styles.sheet}`} data-wide={wide || undefined}>
        <h1 className="xxl">{title}</h1>
        {lead ? <p className={`muted ${styles.lead}`}>{lead}</p> : null}
        {children}
      </div>
    </div>
  );
}
