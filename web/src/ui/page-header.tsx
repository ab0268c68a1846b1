import { Breadcrumbs as MantineBreadcrumbs } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './page-header.module.css';

/** Title of a page with its actions, the main one last. */
export const PageHeader = ({ title, aside, actions }: { title: string; aside?: ReactNode; actions?: ReactNode }) => (
  <div className={`cluster gap-3 ${styles.head}`}>
    <h1 className={`xl ${styles.title}`}>{title}</h1>
    {aside}
    {actions ? <div className="wrap-line justify-end push">{actions}</div> : null}
  </div>
);

export interface Crumb {
  label: string;
  /** the last crumb has none, because it is the current page */
  to?: string;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  return (
    <nav className="small dim" aria-label={t('nav.breadcrumbs')}>
      <MantineBreadcrumbs separator={<IconChevronRight size={14} stroke={1.75} aria-hidden="true" />} separatorMargin={6}>
        {crumbs.map(({ label, to }) =>
          to ? (
            <Link className="muted" key={label} to={to}>
              {label}
            </Link>
          ) : (
            <span key={label} aria-current="page">
              {label}
            </span>
          ),
        )}
      </MantineBreadcrumbs>
    </nav>
  );
}
