import { NativeSelect, Pagination as MantinePagination } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import styles from './pagination.module.css';

interface Props {
  page: number;
  perPage: number;
  total: number;
  /** false if counting stopped early: "more than 10,000" */
  totalIsExact: boolean;
  /** address of a page; pages are links, so that they open in a new tab */
  to: (page: number) => string;
  perPageChoices: readonly number[];
  onPerPage: (perPage: number) => void;
}

/** Shows the range of rows, the page size, and links to other pages. */
export function Pagination({ page, perPage, total, totalIsExact, to, perPageChoices, onPerPage }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const last = Math.max(1, Math.ceil(total / perPage));
  const figures = {
    from: formatCount(total === 0 ? 0 : (page - 1) * perPage + 1, language),
    to: formatCount(Math.min(page * perPage, total), language),
    total: formatCount(total, language),
  };
  const stepTo = (next: number, label: string) =>
    next >= 1 && next <= last ? { component: Link, to: to(next), 'aria-label': label } : { 'aria-label': label };
  return (
    <div className={`cluster muted gap-4 text-sm ${styles.pages}`}>
      <span>{totalIsExact ? t('table.rangeOf', figures) : t('table.rangeOfMany', figures)}</span>
      <label className="inline-flex gap-snug">
        {t('table.rowsPerPage')}
        <NativeSelect
          size="xs"
          value={perPage}
          onChange={({ currentTarget }) => onPerPage(Number(currentTarget.value))}
          data={perPageChoices.map(String)}
        />
      </label>
      <nav className="push" aria-label={t('table.pages')}>
        <MantinePagination
          total={last}
          value={page}
          size={30}
          gap={4}
          getItemProps={(number) => ({ component: Link, to: to(number), 'aria-label': t('table.page', { page: number }) })}
          getControlProps={(control) =>
            control === 'next' ? stepTo(page + 1, t('table.next')) : control === 'previous' ? stepTo(page - 1, t('table.previous')) : {}
          }
        />
      </nav>
    </div>
  );
}
