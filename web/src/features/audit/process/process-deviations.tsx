import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Side } from './process-tables.js';
import styles from './process.module.css';
import { type Figure, useProcessTexts } from './process-texts.js';

interface Line {
  key: string;
  title: ReactNode;
  figure: Figure;
  orders: number;
}

/** Skipped, repeated and reopened steps, with links to their orders. */
export function ProcessDeviations({ side: { name, map, hrefOf } }: { side: Side }) {
  const texts = useProcessTexts();
  const { t } = texts;
  const of = (behind: 'repeated' | 'skipped' | 'paidLate' | 'outliers'): Line[] =>
    map[behind].map(({ status, orders }) => ({ key: status, title: texts.status(status), figure: { behind, status }, orders }));
  const loops = map.loops.map(({ from, to, orders }): Line => ({
    key: `${from} ${to}`,
    title: from === to ? t('process.again', { status: texts.status(to) }) : texts.way({ from, to }),
    figure: { behind: 'arrow', status: from, to },
    orders,
  }));
  const parts = [
    ['skipped', of('skipped')],
    ['repeated', of('repeated')],
    ['loops', loops],
    ['paidLate', of('paidLate')],
    ['outliers', of('outliers')],
  ] as const;
  return (
    <div className={styles.facts}>
      {parts.map(([part, lines]) => (
        <section key={part} className="surface p-3">
          <h3 className="text-sm">{name ? `${name}: ${t(`process.${part}.title`)}` : t(`process.${part}.title`)}</h3>
          <p className="caption">{t(`process.${part}.text`, { days: map.paidLateDays })}</p>
          {lines.length === 0 ? <p className="text-sm muted">{t('process.noOrders')}</p> : null}
          <ul className="text-sm">
            {lines.map(({ key, title, figure, orders }) => (
              <li key={key} className="row justify-between gap-3">
                <span className="breakable">{title}</span>
                <Link to={hrefOf(figure)} preventScrollReset className="num nowrap">
                  {t('process.orders', { count: orders, figure: texts.count(orders) })}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
