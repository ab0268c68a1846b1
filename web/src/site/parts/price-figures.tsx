import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoneyText } from '#machines/kernel/money';
import { formatPercent } from '../../lib/format.js';
import { pricesText } from '../../lib/price.js';
import { useLanguage } from '../../lib/use-language.js';
import sheet from '../../ui/price-sheet.module.css';
import type { Figures, YearlyLine } from '../figures.js';

interface Props {
  figures: Figures;
  /** label of the total */
  title: string;
  /** duration, and the day of the end, as text */
  term: string;
  /** parts of the yearly sum */
  upkeep: readonly YearlyLine[];
  /** approximate amounts in the reader's currency; undefined if unknown */
  aboutOf: (amounts: readonly MoneyText[]) => string | undefined;
}

/** Fees and our work with their sum, what is paid now and later, duration, and yearly costs. */
export function PriceFigures({ figures: { fees, work, total, percent, now, later, yearly }, title, term, upkeep, aboutOf }: Props) {
  const { t } = useTranslation('siteParts');
  const language = useLanguage();
  const price = (amounts: readonly MoneyText[], textOf = (text: string) => text) => {
    const about = aboutOf(amounts);
    return (
      <>
        {textOf(pricesText(amounts, language))}
        {about ? <small className="fine"> {about}</small> : null}
      </>
    );
  };
  return (
    <>
      <dl className="pairs">
        {fees.length > 0 ? <Pair name={t('figures.fees')}>{price(fees)}</Pair> : null}
        <Pair name={t('figures.work')}>{price([work])}</Pair>
        <Pair name={title} className={sheet.sum}>
          {price(total)}
        </Pair>
      </dl>
      <div className={sheet.split}>
        <progress className={sheet.bar} value={percent} max={100} aria-label={t('estimate.share')} />
        <div>
          {t('estimate.now', { percent: formatPercent(percent, language) })}
          <b className="num">{price([now])}</b>
        </div>
        {percent < 100 ? (
          <div>
            {t('estimate.later', { percent: formatPercent(100 - percent, language) })}
            <b className="num">{price([later])}</b>
          </div>
        ) : null}
      </div>
      <dl className={`pairs ${sheet.apart}`}>
        <div>
          <dt>{t('figures.term')}</dt>
          <dd>{term}</dd>
        </div>
      </dl>
      {yearly.length > 0 ? (
        <dl className={`pairs ${sheet.apart}`}>
          {upkeep.map(({ name, amount }) => (
            <Pair key={name} name={name} className="small dim">
              {amount}
            </Pair>
          ))}
          <Pair name={t('figures.yearly')}>{price(yearly, (text) => t('from', { price: text }))}</Pair>
        </dl>
      ) : null}
    </>
  );
}

function Pair({ name, className, children }: { name: string; className?: string | undefined; children: ReactNode }) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}
