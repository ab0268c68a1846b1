import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contentText } from '#machines/kernel/content-language';
import type { Language } from '#machines/kernel/ids';
import type { MoneyText } from '#machines/kernel/money';
import type { ConvertedCharge } from '#machines/catalogue/settlement';
import { chosenTerm } from '#machines/order/figures';
import { totalOf, yearlyOf } from '#machines/catalogue/total';
import { configurationOf, freshQuote, type Quote, serviceOf } from '#machines/selection-wizard/context';
import { type Estimate, estimate, type OfferedService, type PriceLine } from '#machines/selection-wizard/offer';
import { formatDay, formatPercent } from '../../lib/format.js';
import { pricesText, priceText } from '../../lib/price.js';
import { namesCountry } from '../../lib/service-name.js';
import { lastDayOf, formatTerm } from '#machines/kernel/term';
import { Flag } from '../../ui/flag.js';
import sheet from '../../ui/price-sheet.module.css';
import { About } from './about.js';
import styles from './selection.module.css';
import type { Wizard } from './wizard.js';

/** The server's figures, or local ones until they are loaded. Undefined while the selection is not available. */
function figuresOf({ context }: Wizard, service: OfferedService): Estimate | Quote | undefined {
  const configuration = configurationOf(context);
  return freshQuote(context) ?? (configuration ? estimate(service, configuration) : undefined);
}

/** The price next to the button on a phone. Names no share, because the share of our work is not that of the total. */
export function RunningPrice({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('selection');
  const { language, context } = wizard;
  const service = serviceOf(context);
  const figures = service && figuresOf(wizard, service);
  if (!figures) return null;
  const { price } = figures;
  const { now } = figures.charged ?? figures;
  return (
    <p className={`narrow-only muted ${styles.running}`}>
      <b className="num ink block strong">{pricesText(totalOf(price, service.mandatoryPayments).total, language)}</b>
      <span className="num">{t('price.nowSum', { amount: priceText(now, language) })}</span>
    </p>
  );
}

/**
 * Price of the selection: fees and our work, what is paid now and later, and yearly costs. Renders nothing before a service is selected.
 */
export function PriceSheet({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('selection');
  const { language, context } = wizard;
  const service = serviceOf(context);
  if (!service) return null;
  const [title, country] = [contentText(service.title, language), contentText(service.country.name, language)];
  const figures = figuresOf(wizard, service);
  const paid = figures?.charged ?? figures;
  return (
    <aside className={`sheet ${sheet.sheet} ${styles.sheet}`} aria-label={t('price.title')}>
      <header>
        <Flag code={service.country.code} />
        <div>
          <h2>{title}</h2>
          <p className="fine">
            {[...(namesCountry(title, country) ? [] : [country]), contentText(service.legalForm, language)].join(', ')}
          </p>
        </div>
      </header>
      {figures && paid ? (
        <>
          <Lines wizard={wizard} service={service} lines={figures.lines} />
          <Sum wizard={wizard} price={figures.price} service={service} />
          {figures.charged ? <Paid charge={figures.charged} language={language} /> : null}
          <div className={`${sheet.split} ${styles.split}`}>
            <progress className={sheet.bar} value={figures.prepaymentPercent} max={100} aria-label={t('price.share')} />
            <div>
              {t('price.now', { percent: formatPercent(figures.prepaymentPercent, language) })}
              <b className="num">{priceText(paid.now, language)}</b>
              <small className="fine">{t('price.nowHint')}</small>
            </div>
            {figures.prepaymentPercent < 100 ? (
              <div>
                {t('price.later', { percent: formatPercent(100 - figures.prepaymentPercent, language) })}
                <b className="num">{priceText(paid.later, language)}</b>
                <small className="fine">{t('price.laterHint')}</small>
              </div>
            ) : null}
          </div>
        </>
      ) : (
        <p className={`muted ${styles.noPrice}`}>{t('price.wrong')}</p>
      )}
      <Apart wizard={wizard} service={service} />
      <PriceFooter wizard={wizard} />
    </aside>
  );
}

function Lines({
  wizard: { language, context },
  service,
  lines,
}: {
  wizard: Wizard;
  service: OfferedService;
  lines: readonly PriceLine[];
}) {
  const { t } = useTranslation('selection');
  const count = configurationOf(context)?.employeesAmount ?? 0;
  const labelOf = ({ code, title }: PriceLine) =>
    code === 'base' ? t('price.work') : code === 'employees' ? t('price.employees', { count }) : contentText(title, language);
  return (
    <dl className={`pairs ${styles.lines}`} data-service={service._id}>
      {lines
        .filter(({ code, amount }) => code === 'base' || Number(amount.amount) > 0)
        .map((line) => (
          <div key={`${line.code} ${line.title.en}`}>
            <dt>{labelOf(line)}</dt>
            <dd className="num">{priceText(line.amount, language)}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Our work with all options, single payments to others, and the total. */
function Sum({ wizard, price, service }: { wizard: Wizard; price: MoneyText; service: OfferedService }) {
  const { t } = useTranslation('selection');
  const { language } = wizard;
  const { fees, total } = totalOf(price, service.mandatoryPayments);
  return (
    <dl className="pairs">
      {fees.length > 0 ? (
        <div>
          <dt>
            {t('price.fees')}
            <small className="fine">{t('price.feesHint')}</small>
          </dt>
          <dd className="num">{pricesText(fees, language)}</dd>
        </div>
      ) : null}
      <div className={sheet.sum}>
        <dt>{t('price.total')}</dt>
        <dd className="num">
          {pricesText(total, language)}
          <About wizard={wizard} of={total} />
        </dd>
      </div>
    </dl>
  );
}

/** The amount in the currency of payment, if nobody can pay in the listed one. */
function Paid({ charge: { price, date }, language }: { charge: ConvertedCharge; language: Language }) {
  const { t } = useTranslation('selection');
  return (
    <p className={styles.paid}>
      <b className="medium">{t('price.paid', { price: priceText(price, language) })}</b>
      <small className="fine">{t('price.paidHint', { date: formatDay(date, 'day', language) })}</small>
    </p>
  );
}

/** Duration of the selection, and its end from today. */
function Takes({ wizard: { language, context }, service }: { wizard: Wizard; service: OfferedService }) {
  const { t } = useTranslation('selection');
  const chosen = configurationOf(context)?.registrationPeriod;
  const term = chosen === undefined ? service.term : chosenTerm(service, chosen);
  const [now] = useState(() => new Date());
  return (
    <>
      {formatTerm(term, language)}, {t('price.by', { date: formatDay(lastDayOf(term, now), 'day', language) })}
    </>
  );
}

/** Duration of the work, and yearly costs to others, which we never charge. */
function Apart({ wizard, service }: { wizard: Wizard; service: OfferedService }) {
  const { t } = useTranslation('selection');
  const { language } = wizard;
  const { lines: upkeep, total: upkeepSum } = yearlyOf(service.mandatoryPayments);
  return (
    <div className={`rule-top ${styles.apart}`}>
      <dl className="pairs">
        <div>
          <dt>{t('price.term')}</dt>
          <dd>
            <Takes wizard={wizard} service={service} />
          </dd>
        </div>
      </dl>
      {upkeep.length > 0 ? (
        <>
          <h3 className="small dim">{t('price.upkeep')}</h3>
          <dl className="pairs">
            {upkeep.map(({ title, amount }) => (
              <div key={title.en}>
                <dt>{contentText(title, language)}</dt>
                <dd className="num">{priceText(amount, language)}</dd>
              </div>
            ))}
            {upkeep.length > 1 ? (
              <div>
                <dt>{t('price.upkeepSum')}</dt>
                <dd className="num">{pricesText(upkeepSum, language)}</dd>
              </div>
            ) : null}
          </dl>
        </>
      ) : null}
    </div>
  );
}

/** How reliable the price is. Its height is reserved, so that nothing moves. */
function PriceFooter({ wizard: { price, send } }: { wizard: Wizard }) {
  const { t } = useTranslation('selection');
  return (
    <footer aria-live="polite">
      {price === 'failed' ? (
        <>
          <span role="alert" className="danger">
            {t('price.failed')}
          </span>
          <button type="button" className="link" onClick={() => send({ type: 'retry' })}>
            {t('retry')}
          </button>
        </>
      ) : (
        <span>{price === 'asked' ? t('price.asking') : t('price.note')}</span>
      )}
    </footer>
  );
}
