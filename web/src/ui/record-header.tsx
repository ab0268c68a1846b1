import type { ReactNode } from 'react';
import { CopyLink } from './copy-link.js';
import { Breadcrumbs, type Crumb } from './page-header.js';
import styles from './record-header.module.css';

interface Props {
  crumbs: readonly Crumb[];
  title: string;
  /** Before the title: whose picture it is. */
  picture?: ReactNode;
  /** Beside the title: its state. */
  badges: ReactNode;
  subtitle?: ReactNode;
}

/** Head of the page of one order, person or request: the way back, its link to send, its name and state. */
export const RecordHeader = ({ crumbs, title, picture, badges, subtitle }: Props) => (
  <>
    <div className={styles.topline}>
      <Breadcrumbs crumbs={crumbs} />
      <CopyLink />
    </div>
    <div className={styles.heading}>
      {picture}
      <h1>{title}</h1>
      {badges}
    </div>
    {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
  </>
);
