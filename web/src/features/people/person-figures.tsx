import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatMoney, type WireMoney } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { ErrorState, TextSkeleton } from '../../ui/states.js';
import styles from './people.module.css';
import { useSummary } from './use-people.js';
import type { PersonSummary } from './wire.js';

/** Orders and money of a person: a client's paid and due, a partner's earned and due. */
export function PersonFigures({ id }: { id: string }) {
  const { t } = useTranslation(['people', 'common']);
  const { data, error, refetch } = useSummary(id);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <dl className={`figures mt-4 ${styles.figures}`} aria-busy={!data || undefined}>
      {data ? <Figures summary={data} /> : <TextSkeleton lines={2} label={t('common:table.loading')} />}
    </dl>
  );
}

function Figures({ summary }: { summary: PersonSummary }) {
  const { t } = useTranslation('people');
  const language = useLanguage();
  const { orders, openOrders, finishedOrders, paid, outstanding, reward } = summary;
  return (
    <>
      <Figure name={t('figures.orders')} note={t('figures.openAndFinished', { open: openOrders, finished: finishedOrders })}>
        {formatCount(orders, language)}
      </Figure>
      {paid ? <Sums name={t('figures.paid')} sums={paid} /> : null}
      {outstanding ? <Sums name={t('figures.outstanding')} sums={outstanding} /> : null}
      {reward ? (
        <>
          <Sums name={t('figures.earned')} sums={reward.earned} />
          <Sums name={t('figures.paidOut')} sums={reward.paidOut} />
          <Sums name={t('figures.due')} sums={reward.due} />
        </>
      ) : null}
    </>
  );
}

function Figure({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {note ? <small>{note}</small> : null}
      </dd>
    </div>
  );
}

function Sums({ name, sums }: { name: string; sums: readonly WireMoney[] }) {
  const { t } = useTranslation('people');
  const language = useLanguage();
  return (
    <Figure name={name}>
      {sums.length === 0 ? <span className="dim">{t('figures.none')}</span> : null}
      {sums.map((sum) => (
        <span key={sum.currency} className="block nowrap">
          {formatMoney(sum, language)}
        </span>
      ))}
    </Figure>
  );
}
