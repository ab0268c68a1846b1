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
  /** Before the link to send: the ways to the records beside it. */
  beside?: ReactNode;
}

/** Head of the page of one order, person or request: the way back, its link to send, its name and state. */
export const RecordHeader = ({ crumbs, title, picture, badges, subtitle, beside }: Props) => (
  <>
    <div className={`cluster justify-between ${styles.topline}`}>
      <Breadcrumbs crumbs={crumbs} />
      <div className="row gap-2">
        {beside}
        <CopyLink />
      </div>
    </div>
    <div className={`cluster mt-snug ${styles.heading}`}>
      {picture}
      <h1>{title}</h1>
      {badges}
    </div>
    {subtitle ? <p className="muted mt-1">{subtitle}</p> : null}
  </>
);
