import { useTranslation } from 'react-i18next';
import { typeset } from '#libs/kernel/typography';
import type { ServiceView } from '#machines/catalogue/public-view';
import { yearlyOf } from '#machines/catalogue/total';
import { formatPercent } from '../../lib/format.js';
import { figuresOf } from '../figures.js';
import type { ReactNode } from 'react';
import { aboutText, Price, pricesText } from '../money.js';
import { useSite } from '../page.js';
import sheet from '../../ui/price-sheet.module.css';
import { termInWords } from '../../lib/term.js';

/** What a service comes to, part by part, as a sheet. */
export function Figures({ service }: { service: ServiceView }) {
  const { t } = useTranslation(['site', 'siteParts']);
  const context = useSite();
  const { language } = context;
  const { fees, work, total, percent, now, later, yearly } = figuresOf(service);
  const upkeep = yearlyOf(service.mandatoryPayments).lines;
  const wholeNow = percent >= 100;
  const rows: [name: string, value: ReactNode][] = [
    ...(fees.length > 0 ? [[t('siteParts:figures.fees'), <Price key="fees" of={fees} />] as [string, ReactNode]] : []),
    [t('siteParts:figures.work'), <Price key="work" of={[work]} />],
  ];
  const after: [name: string, value: ReactNode][] = [
    [t('siteParts:estimate.now', { percent: formatPercent(percent, language) }), <Price key="now" of={[now]} />],
    ...(wholeNow
      ? []
      : [
          [t('siteParts:estimate.later', { percent: formatPercent(100 - percent, language) }), <Price key="later" of={[later]} />] as [
            string,
            ReactNode,
          ],
        ]),
    [t('siteParts:figures.term'), termInWords(service.term, language)],
    ...upkeep.map(({ title, amount }): [string, ReactNode] => [
      typeset(`${title[language]}, ${t('site:service.period.yearly')}`, language),
      <Price key={title.en} of={[amount]} />,
    ]),
    ...(yearly.length > 0
      ? [
          [
            t('siteParts:figures.yearly'),
            [t('siteParts:from', { price: pricesText(yearly, language) }), aboutText(context, yearly)].filter(Boolean).join(', '),
          ] as [string, ReactNode],
        ]
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
          <dd className="num">
            <Price of={total} />
          </dd>
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
