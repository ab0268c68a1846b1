import { useTranslation } from 'react-i18next';
import { typeset } from '#libs/kernel/typography';
import type { ServiceView } from '#machines/catalogue/public-view';
import { formatPercent } from '../../lib/format.js';
import { figuresOf } from '../figures.js';
import { pricesText, priceText } from '../money.js';
import { useSite } from '../page.js';
import sheet from '../../ui/price-sheet.module.css';

/** What a service comes to, part by part, as a sheet. */
export function Figures({ service }: { service: ServiceView }) {
  const { t } = useTranslation(['site', 'siteParts']);
  const { language } = useSite();
  const { fees, work, total, percent, now, later, yearly } = figuresOf(service);
  const wholeNow = percent >= 100;
  const rows: [name: string, value: string][] = [
    ...(fees.length > 0 ? [[t('siteParts:figures.fees'), pricesText(fees, language)] as [string, string]] : []),
    [t('siteParts:figures.work'), priceText(work, language)],
  ];
  const after: [name: string, value: string][] = [
    [t('siteParts:estimate.now', { percent: formatPercent(percent, language) }), priceText(now, language)],
    ...(wholeNow
      ? []
      : [
          [t('siteParts:estimate.later', { percent: formatPercent(100 - percent, language) }), priceText(later, language)] as [
            string,
            string,
          ],
        ]),
    [t('siteParts:figures.term'), t('siteParts:days', { count: service.term.days })],
    ...(yearly.length > 0
      ? [[t('siteParts:figures.yearly'), t('siteParts:from', { price: pricesText(yearly, language) })] as [string, string]]
      : []),
  ];
  return (
    <aside className={`sheet ${sheet.sheet}`}>
      <h2>{typeset(service.title[language], language)}</h2>
      <dl className="pairs">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
        <div className={sheet.sum}>
          <dt>{t('site:service.total')}</dt>
          <dd className="num">{pricesText(total, language)}</dd>
        </div>
        {after.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {fees.length > 0 ? <footer>{t('siteParts:estimate.fees')}</footer> : null}
    </aside>
  );
}
