import { Button, NativeSelect } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { payoffStatuses } from '#machines/payoff/state';
import { formatMoney } from '../../lib/format.js';
import { changed } from '../../lib/list/list-frame.js';
import { type ListPlace, useListAddress } from '../../lib/list/use-list-address.js';
import { useMe } from '../../lib/session/session.js';
import { useLanguage } from '../../lib/use-language.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { Listed, NothingListed } from '../../ui/listed.js';
import { PageHeader } from '../../ui/page-header.js';
import { EmptyState } from '../../ui/states.js';
import { PayoffSheet } from './payoff-sheet.js';
import { usePayoffWords } from './payoff-state.js';
import { askedOf, isNarrowed, type PayoffsAddress, readAddress, widened, withOpen, writeAddress } from './payoffs-address.js';
import { PayoffsTable } from './payoffs-table.js';
import styles from './payoffs.module.css';
import { StatementDialog } from './statement-dialog.js';
import { type PayoffPage, usePayoffs } from './use-payoffs.js';

/** /payoffs: what a partner earned. */
export const PayoffsPage = () => <Payoffs staff={false} />;

/** /admin/payoffs: everybody's, to be approved and paid. */
export const StaffPayoffsPage = () => <Payoffs staff />;

function Payoffs({ staff }: { staff: boolean }) {
  const { t } = useTranslation('payoffs');
  const me = useMe();
  const place = useListAddress({ read: readAddress, write: writeAddress });
  const [statement, setStatement] = useState(false);
  usePageTitle(t('title'));
  const { list, go } = place;
  const answer = usePayoffs(askedOf(list));
  if (!me) return null;
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          !staff || list.partner ? (
            <Button leftSection={<IconDownload size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setStatement(true)}>
              {t('statement.open')}
            </Button>
          ) : null
        }
      />
      {answer.data ? <Totals totals={answer.data.totals} /> : null}
      <Filters staff={staff} place={place} page={answer.data} />
      <Listed answer={answer} place={place} nothing={<Nothing place={place} />}>
        {(page, stale) => <PayoffsTable place={place} actor={me.actor} rows={page.items} stale={stale} />}
      </Listed>
      {list.id ? <PayoffSheet id={list.id} staff={staff} onClose={() => go(withOpen(list, ''))} /> : null}
      {statement ? <StatementDialog {...(list.partner ? { partner: list.partner } : {})} onClose={() => setStatement(false)} /> : null}
    </>
  );
}

function Totals({ totals }: Pick<PayoffPage, 'totals'>) {
  const { t } = useTranslation('payoffs');
  const language = useLanguage();
  const words = usePayoffWords();
  if (totals.length === 0) return null;
  return (
    <ul className={styles.totals} aria-label={t('totals')}>
      {totals.map(({ currency, byState, due }) => (
        <li key={currency}>
          <small>{t('dueIn', { currency })}</small>
          <b>{formatMoney(due, language)}</b>
          <span>
            {payoffStatuses
              .filter((state) => byState[state] !== undefined)
              .map((state) => `${words.status[state]}: ${formatMoney({ amount: byState[state] ?? '0', currency }, language)}`)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface FilterProps {
  staff: boolean;
  place: ListPlace<PayoffsAddress>;
  page: PayoffPage | undefined;
}

function Filters({ staff, place: { list, go }, page }: FilterProps) {
  const { t } = useTranslation('payoffs');
  const words = usePayoffWords();
  const partners = new Map((page?.items ?? []).map(({ partner }) => [partner._id, partner.name]));
  const choose = (change: Partial<PayoffsAddress>) => go(changed(list, change));
  return (
    <div className={styles.filters}>
      <NativeSelect
        label={t('filters.state')}
        value={list.state}
        onChange={({ currentTarget }) => choose({ state: payoffStatuses.find((state) => state === currentTarget.value) ?? '' })}
        data={[{ value: '', label: t('filters.any') }, ...payoffStatuses.map((value) => ({ value, label: words.status[value] }))]}
      />
      {staff ? (
        <NativeSelect
          label={t('filters.partner')}
          value={list.partner}
          onChange={({ currentTarget }) => choose({ partner: currentTarget.value })}
          data={[{ value: '', label: t('filters.any') }, ...[...partners].map(([value, label]) => ({ value, label }))]}
        />
      ) : null}
    </div>
  );
}

function Nothing({ place: { list, go, hrefOf } }: { place: ListPlace<PayoffsAddress> }) {
  const { t } = useTranslation('payoffs');
  return (
    <NothingListed
      words={t('empty', { returnObjects: true })}
      narrowed={isNarrowed(list)}
      page={list.page}
      onClear={() => go(widened(list))}
      firstPage={hrefOf(changed(list, { page: 1 }))}
    >
      <EmptyState title={t('empty.title')} text={t('empty.text')} />
    </NothingListed>
  );
}
