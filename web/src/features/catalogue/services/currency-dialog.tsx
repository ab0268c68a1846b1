import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { convertedTo } from '#machines/kernel/exchange';
import type { Currency, MoneyText } from '#machines/kernel/money';
import { formatRate } from '#machines/kernel/format';
import { daysBetween } from '../../../lib/days.js';
import { formatDay, formatMoney } from '../../../lib/format.js';
import { useOfficeDay } from '../../../lib/office-day.js';
import { useLanguage } from '../../../lib/use-language.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { Notice } from '../../../ui/notice.js';
import { useFields } from '../editor/fields-context.js';
import { wireMoney } from '../amounts.js';
import { useExchangeRates } from '../use-catalogue.js';
import type { Service } from '../wire.js';
import { type Convert, converting, namedPrices, optionsIn } from './price-changes.js';
import type { ServiceDraft } from './service-draft.js';

interface Props {
  draft: ServiceDraft;
  saved: Service;
  to: Currency;
  onClose: () => void;
}

const empty: Convert = () => '';

/** Asks how prices get into another currency: converted by the rates, or typed again. Prices never change only their currency. */
export function CurrencyDialog({ draft, saved, to, onClose }: Props) {
  const { t } = useTranslation(['catalogue', 'common']);
  const { set } = useFields();
  const language = useLanguage();
  const rates = useExchangeRates();
  const perEuro = rates.perEuro;
  const from = saved.price.currency;
  const isRated = convertedTo(1, from, to, perEuro) !== undefined;
  const [chosen, setChosen] = useState<'convert' | 'enter'>();
  const choice = chosen ?? (isRated ? 'convert' : 'enter');
  const apply = () => {
    const convert = choice === 'convert' ? converting(saved, to, perEuro, language) : empty;
    set('price', { amount: convert(draft.price), currency: to });
    set('options', optionsIn(draft.options, to, convert));
    set('perEuro', choice === 'convert' ? perEuro : undefined);
    onClose();
  };
  return (
    <ModalSheet
      opened
      onClose={onClose}
      width={640}
      title={t('catalogue:service.currencyChange.title', { from, to })}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button variant="filled" onClick={apply} disabled={rates.isPending}>
            {t(choice === 'convert' ? 'catalogue:service.currencyChange.convert' : 'catalogue:service.currencyChange.enter', { to })}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{t('catalogue:service.currencyChange.text')}</p>
        <Radio.Group
          value={choice}
          onChange={(value) => setChosen(value as 'convert' | 'enter')}
          label={t('catalogue:service.currencyChange.how')}
        >
          <div className="stack gap-2 mt-2">
            <Radio
              value="convert"
              disabled={!isRated}
              label={t('catalogue:service.currencyChange.byRate')}
              description={isRated ? <RateLine {...{ from, to }} /> : t('catalogue:service.currencyChange.noRate', { from, to })}
            />
            <Radio
              value="enter"
              label={t('catalogue:service.currencyChange.again')}
              description={t('catalogue:service.currencyChange.againHint')}
            />
          </div>
        </Radio.Group>
        {choice === 'convert' ? <OldRates {...{ from, to }} /> : null}
        {choice === 'convert' ? <Preview draft={draft} to={to} convert={converting(saved, to, perEuro, language)} /> : null}
      </div>
    </ModalSheet>
  );
}

/** The used rates with their days, because orders are charged by them. */
function RateLine({ from, to }: { from: Currency; to: Currency }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const { items } = useExchangeRates();
  const today = useOfficeDay();
  const used = items.filter(({ currency }) => currency === from || currency === to);
  return used
    .map(({ currency, perEuro, date }) => {
      const rate = formatRate(perEuro, currency, language);
      const days = daysBetween({ from: date, to: today }) - 1;
      const line = t('service.currencyChange.rate', { rate, date: formatDay(date, 'date', language) });
      return days > 1 ? `${line} (${t('service.currencyChange.old', { count: days })})` : line;
    })
    .join('; ');
}

/** Warns of rates older than a day, with the oldest day, because a new price would use them. */
function OldRates({ from, to }: { from: Currency; to: Currency }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const { items } = useExchangeRates();
  const today = useOfficeDay();
  const days = items.flatMap(({ currency, date }) => (currency === from || currency === to ? [date] : []));
  const [oldest] = days.filter((date) => daysBetween({ from: date, to: today }) - 1 > 1).sort();
  if (oldest === undefined) return null;
  return <Notice tone="info">{t('service.currencyChange.oldRates', { date: formatDay(oldest, 'date', language) })}</Notice>;
}

function Preview({ draft, to, convert }: { draft: ServiceDraft; to: Currency; convert: Convert }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const own: Record<string, string> = { price: t('service.price'), employeesAmount: t('service.currencyChange.employees') };
  const wire = (typed: MoneyText) => wireMoney(typed, typed.currency, language);
  const prices = namedPrices(draft, language).filter(({ key, price }) => key === 'price' || Number(wire(price).amount) !== 0);
  return (
    <table className="table text-sm">
      <caption className="visually-hidden">{t('service.currencyChange.preview')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('service.currencyChange.what')}</th>
          <th scope="col" className="num text-end">
            {t('service.currencyChange.old')}
          </th>
          <th scope="col" className="num text-end">
            {t('service.currencyChange.new')}
          </th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ key, title, price }) => {
          const amount = convert(price);
          return (
            <tr key={key}>
              <th scope="row">{title ?? own[key]}</th>
              <td className="num text-end">{formatMoney(wire(price), language)}</td>
              <td className="num medium text-end">{amount === '' ? '–' : formatMoney(wire({ amount, currency: to }), language)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
