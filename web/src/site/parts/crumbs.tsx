import { useTranslation } from 'react-i18next';
import type { Crumb } from '../json-ld.js';
import { useHref } from '../page.js';
import styles from './site.module.css';

/** Links from the landing to this page, which is the last crumb. */
export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation('common');
  const href = useHref();
  return (
    <nav aria-label={t('nav.breadcrumbs')}>
      <ol className={`hint ${styles.crumbs}`}>
        <li>
          <a href={href('')}>Registra</a>
        </li>
        {crumbs.map(({ name, path }, index) => (
          <li key={path} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {index === crumbs.length - 1 ? name : <a href={href(path)}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
