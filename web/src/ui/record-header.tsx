import type { ReactNode } from 'react';
import { CopyLink } from './copy-link.js';
import { Breadcrumbs, type Crumb } from './page-header.js';
import styles from './record-header.module.css';

interface Props {
  crumbs: readonly Crumb[];
  title: string;
  /** picture before the title */
  picture?: ReactNode;
  /** state next to the title */
  badges: ReactNode;
  subtitle?: ReactNode;
  /** links to neighbouring records, before the link to share */
  beside?: ReactNode;
}

/** Head of a record's page: breadcrumbs, link to share, title and state. */
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
