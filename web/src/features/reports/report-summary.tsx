import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../lib/use-language.js';
import { Change } from './change.js';
import { FigureLink } from './figure-link.js';
import { currenciesOf, figureText } from './figure-texts.js';
import styles from './reports-page.module.css';
import type { Measure, Report } from './use-report.js';

interface Props {
  report: Report;
  measures: readonly Measure[];
  /** address that opens the orders of a total */
  hrefOf: (drill: { measure: string; row: string }) => string;
}

/** Totals of the report, each with a link to its orders. */
export function ReportSummary({ report, measures, hrefOf }: Props) {
  const { t } = useTranslation('reports');
  const { values, previous } = report.totals;
  const known = measures.filter(({ key }) => values[key] !== null && values[key] !== undefined);
  return (
    <dl className={`sheet stack my-3 clip ${styles.summary}`} aria-label={t('figures')}>
      {known.map((measure) => (
        <div key={measure.key}>
          <dt className="caption">{measure.title}</dt>
          <dd className="num mt-half">
            <Total report={report} measure={measure} value={values[measure.key]} to={hrefOf({ measure: measure.key, row: '' })} />
          </dd>
          {previous ? (
            <dd className="mt-half">
              <Change measure={measure} now={values[measure.key]} before={previous[measure.key]} />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}

interface TotalProps {
  report: Report;
  measure: Measure;
  value: number | string | null | undefined;
  to: string;
}

function Total({ report, measure, value, to }: TotalProps) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const text = figureText(measure, value, language, t('none'));
  if (Number(value ?? 0) === 0) return text;
  return <FigureLink report={report} measure={measure} row={t('total')} text={text} to={to} />;
}

interface CurrencyProps extends Omit<Props, 'measures'> {
  current: string;
  /** address of the report with another selected currency */
  currencyHref: (currency: string) => string;
}

/** One line per currency; its name selects the currency of the charts. */
export function CurrencyTotals({ report, current, hrefOf, currencyHref }: CurrencyProps) {
  const { t } = useTranslation('reports');
  const money = report.measures.filter(({ kind }) => kind === 'money');
  const titles = [...new Set(money.map(({ title }) => title))];
  return (
    <div className={`sheet my-3 scroll-x ${styles.currencies}`} role="region" aria-label={t('currencies')} tabIndex={0}>
      <table className="table">
        <caption className="visually-hidden">{t('currencies')}</caption>
        <thead>
          <tr>
            <th className="dim text-xs" scope="col">
              {t('currency')}
            </th>
            {titles.map((title) => (
              <th className="dim text-xs" key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {currenciesOf(money).map((currency) => (
            <tr key={currency} data-current={currency === current || undefined}>
              <th scope="row">
                <Link to={currencyHref(currency)} preventScrollReset aria-current={currency === current || undefined}>
                  {currency}
                </Link>
              </th>
              {titles.map((title) => {
                const measure = money.find((one) => one.title === title && one.currency === currency);
                return (
                  <td key={title}>
                    {measure ? (
                      <Total
                        report={report}
                        measure={measure}
                        value={report.totals.values[measure.key]}
                        to={hrefOf({ measure: measure.key, row: '' })}
                      />
                    ) : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
