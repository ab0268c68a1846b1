import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import styles from './pagination.module.css';

interface Props {
  page: number;
  perPage: number;
  total: number;
  /** False where counting stopped early: "more than 10,000". */
  totalIsExact: boolean;
  /** The address of a page; pages are links, so that they open in a new tab. */
  to: (page: number) => string;
  perPageChoices: readonly number[];
  onPerPage: (perPage: number) => void;
}

/** Which rows these are, how many a page holds, and the way to the others. */
export function Pagination({ page, perPage, total, totalIsExact, to, perPageChoices, onPerPage }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const last = Math.max(1, Math.ceil(total / perPage));
  const figures = {
    from: formatCount(total === 0 ? 0 : (page - 1) * perPage + 1, language),
    to: formatCount(Math.min(page * perPage, total), language),
    total: formatCount(total, language),
  };
  return (
    <div className={styles.pages}>
      <span>{totalIsExact ? t('table.rangeOf', figures) : t('table.rangeOfMany', figures)}</span>
      <label className={styles.per}>
        {t('table.rowsPerPage')}
        <select value={perPage} onChange={(event) => onPerPage(Number(event.currentTarget.value))}>
          {perPageChoices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </label>
      <nav className={styles.links} aria-label={t('table.pages')}>
        <Step to={page > 1 ? to(page - 1) : undefined} label={t('table.previous')}>
          <IconChevronLeft size={16} stroke={1.75} aria-hidden="true" />
        </Step>
        {pagesAround(page, last).map((number, index, all) => (
          <Fragment key={number}>
            {index > 0 && number - (all[index - 1] ?? 0) > 1 ? <span className={styles.gap}>…</span> : null}
            <Link
              className={styles.page}
              to={to(number)}
              aria-current={number === page ? 'page' : undefined}
              aria-label={t('table.page', { page: number })}
            >
              {number}
            </Link>
          </Fragment>
        ))}
        <Step to={page < last ? to(page + 1) : undefined} label={t('table.next')}>
          <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
        </Step>
      </nav>
    </div>
  );
}

function Step({ to, label, children }: { to: string | undefined; label: string; children: ReactNode }) {
  return to ? (
    <Link className={styles.page} to={to} aria-label={label}>
      {children}
    </Link>
  ) : (
    <span className={styles.page} role="link" aria-disabled="true" aria-label={label}>
      {children}
    </span>
  );
}

/** The pages worth a link: the first, the last, and those around the current one; at most seven, in order. */
export function pagesAround(page: number, last: number): number[] {
  const wanted = [
    1,
    page - 1,
    page,
    page + 1,
    last,
    ...(page <= 3 ? [2, 3, 4] : []),
    ...(page >= last - 2 ? [last - 3, last - 2, last - 1] : []),
  ];
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= last).sort((a, b) => a - b);
}
