import { Button, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Currency, currencies } from '#machines/kernel/money';
import { daysOfRate, isOldRate } from '#machines/catalogue/settlement';
import { isRate } from '#machines/kernel/exchange';
import { writeDecimal } from '#machines/kernel/typed-amount';
import { call, request } from '../../../api/call.js';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import type { Schemas } from '../../../api/wire.js';
import { ownToday } from '../../../lib/days.js';
import { currencyName, formatDay } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { type Faults, useApiForm } from '../../../ui/form/use-api-form.js';
import { FormDialog } from '../../../ui/form-dialog.js';
import { Notice } from '../../../ui/notice.js';
import { ErrorState, TextSkeleton } from '../../../ui/states.js';
import styles from '../editor/editor.module.css';
import rateStyles from './rates-part.module.css';

type ExchangeRates = Schemas['ExchangeRatesDto'];
type ExchangeRate = ExchangeRates['items'][number];

const queryKey = ['settings', 'exchange-rates'];

/** Currencies with a rate to the euro. */
type Rated = Exclude<Currency, 'EUR'>;
const rated = currencies.filter((currency): currency is Rated => currency !== 'EUR');

const useExchangeRates = () => useQuery({ queryKey, queryFn: ({ signal }) => call('GET', '/settings/exchange-rates', { signal }) });

interface PartProps {
  mayWrite: boolean;
  onChange: () => void;
}

/** Exchange rates, saved separately from the site's form. */
export function RatesPart({ mayWrite, onChange }: PartProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const { data, error, refetch } = useExchangeRates();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <TextSkeleton lines={4} label={t('common:table.loading')} />;
  return (
    <section className={`stack ${styles.group}`}>
      <h2 className="large">{t('catalogue:rates.title')}</h2>
      <p>{t('catalogue:rates.text')}</p>
      {data.items.some(({ date }) => isOldRate(date, ownToday())) ? (
        <Notice tone="info">{t('catalogue:rates.old', { days: daysOfRate })}</Notice>
      ) : null}
      {data.items.length === 0 ? <p className="muted text-sm">{t('catalogue:rates.none')}</p> : <RateTable rates={data.items} />}
      {mayWrite ? (
        <div>
          <Button onClick={onChange}>{t('catalogue:rates.change')}</Button>
        </div>
      ) : (
        <p className="muted text-sm">{t('catalogue:rates.whoMay')}</p>
      )}
    </section>
  );
}

function RateTable({ rates }: { rates: readonly ExchangeRate[] }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  return (
    <table className="table text-sm">
      <caption className="visually-hidden">{t('rates.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('rates.currency')}</th>
          <th scope="col" className={rateStyles.figure}>
            {t('rates.perEuro')}
          </th>
          <th scope="col">{t('rates.date')}</th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ currency, perEuro, date }) => (
          <tr key={currency}>
            <th scope="row">
              <b>{currency}</b> {currencyName(currency, language)}
            </th>
            <td className={`num ${rateStyles.figure}`}>{writeDecimal(perEuro, language)}</td>
            <td>
              <time dateTime={date}>{formatDay(date, 'date', language)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Two fields per currency: `rateUSD` and `dateUSD`. */
type Draft = Record<`rate${Rated}` | `date${Rated}`, string>;

const draftOf = (rates: readonly ExchangeRate[]): Draft =>
  Object.fromEntries(
    rated.flatMap((currency) => {
      const rate = rates.find((one) => one.currency === currency);
      return [
        [`rate${currency}`, rate?.perEuro ?? ''],
        [`date${currency}`, rate?.date ?? ''],
      ];
    }),
  ) as Draft;

/** Converts a typed number such as `1 300,5` for the wire. */
const decimal = (typed: string): string => typed.replace(/\s/g, '').replace(',', '.');

/** Rates that were typed, in the order of currencies. */
const ratesOf = (draft: Draft): ExchangeRate[] =>
  rated
    .map((currency) => ({ currency, perEuro: decimal(draft[`rate${currency}`]), date: draft[`date${currency}`] }))
    .filter(({ perEuro }) => perEuro !== '');

/** Maps the server's field `items.2.perEuro` to the field of the third sent currency. */
function fieldOf(field: string, draft: Draft): string {
  const [, at, part] = /^items\.(\d+)\.(perEuro|date)$/.exec(field) ?? [];
  const rate = at === undefined ? undefined : ratesOf(draft)[Number(at)];
  return rate ? `${part === 'date' ? 'date' : 'rate'}${rate.currency}` : field;
}

/** Edits all exchange rates at once, and sends them for the version that was read. */
export function RatesDialog({ onClose }: { onClose: () => void }) {
  const { data } = useExchangeRates();
  return data ? <RatesForm saved={data} onClose={onClose} /> : null;
}

function RatesForm({ saved, onClose }: { saved: ExchangeRates; onClose: () => void }) {
  const { t } = useTranslation(['catalogue', 'common']);
  const language = useLanguage();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const today = ownToday();
  const form = useApiForm<Draft, ExchangeRates>({
    values: draftOf(saved.items),
    rules: (draft): Faults =>
      Object.fromEntries(
        ratesOf(draft).flatMap(({ currency, perEuro, date }) => [
          [`rate${currency}`, isRate(perEuro) ? null : t('catalogue:rates.invalid')],
          [`date${currency}`, date === '' ? t('catalogue:rates.dateMissing') : null],
        ]),
      ),
    write: useApiMutation<ExchangeRates>({ onAnswer: (answer) => queries.setQueryData(queryKey, answer), afterRefusal: [queryKey] }),
    request: (draft) => request('PUT', '/settings/exchange-rates', { body: { items: ratesOf(draft) }, ifMatch: saved.version }),
    fieldOf,
    onDone: () => {
      announce(t('catalogue:rates.saved'));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('catalogue:rates.change')} width={640} submit={t('common:actions.save')} onClose={onClose}>
      <p>{t('catalogue:rates.hint')}</p>
      {rated.map((currency) => (
        <div key={currency} className={`stack align-start ${rateStyles.rate}`}>
          <TextInput
            {...form.field(`rate${currency}`)}
            onChange={({ currentTarget: { value } }) =>
              form.set({ [`rate${currency}`]: value, [`date${currency}`]: value.trim() === '' ? '' : today } as Partial<Draft>)
            }
            label={t('catalogue:rates.rateOf', { currency })}
            description={currencyName(currency, language)}
            inputMode="decimal"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
          <TextInput {...form.field(`date${currency}`)} type="date" max={today} label={t('catalogue:rates.dateOf', { currency })} />
        </div>
      ))}
    </FormDialog>
  );
}
