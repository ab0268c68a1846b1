import { useTranslation } from 'react-i18next';
import { changed } from '../../lib/list/list-frame.js';
import { type ListPlace, useListAddress } from '../../lib/list/use-list-address.js';
import { useMe } from '../../lib/session/session.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { Listed, NothingListed } from '../../ui/listed.js';
import { ListToolbar } from '../../ui/list-toolbar.js';
import { PageHeader } from '../../ui/page-header.js';
import { SortMenu } from '../../ui/sort-menu.js';
import { EmptyState } from '../../ui/states.js';
import { StatusTabs } from '../../ui/status-tabs.js';
import { askedOf, isNarrowed, type PaymentsAddress, readAddress, stages, widened, writeAddress } from './payments-address.js';
import { PaymentsFilters } from './payments-filters.js';
import { PaymentsTable } from './payments-table.js';
import styles from './payments.module.css';
import { usePayments } from './use-payments.js';

const address = { read: readAddress, write: writeAddress };
const sorts = ['-at', 'at'] as const;

/** /admin/payments: every payment of every order. */
export function PaymentsPage() {
  const { t } = useTranslation('payments');
  usePageTitle(t('title'));
  return useMe() ? <List /> : null;
}

function List() {
  const { t } = useTranslation('payments');
  const place = useListAddress(address);
  const { list, go, hrefOf } = place;
  const answer = usePayments(askedOf(list));
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={styles.tabs}>
        <StageTabs place={place} />
      </div>
      <ListToolbar
        filters={<PaymentsFilters list={list} onChange={(next) => go(next)} />}
        end={
          <SortMenu
            label={t('sort.label')}
            choices={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
            sort={list.sort}
            onSort={(sort) => go(changed(list, { sort }))}
          />
        }
      />
      <Listed
        answer={answer}
        place={place}
        nothing={
          <NothingListed
            words={t('empty', { returnObjects: true })}
            narrowed={isNarrowed(list)}
            page={list.page}
            onClear={() => go(widened(list))}
            firstPage={hrefOf(changed(list, { page: 1 }))}
          >
            <EmptyState title={t('empty.title')} text={t('empty.text')} />
          </NothingListed>
        }
      >
        {(page, stale) => <PaymentsTable page={page} place={place} stale={stale} />}
      </Listed>
    </>
  );
}

function StageTabs({ place: { list, hrefOf } }: { place: ListPlace<PaymentsAddress> }) {
  const { t } = useTranslation(['payments', 'machine']);
  const tabs = (['', ...stages] as const).map((stage) => ({
    key: stage || 'all',
    label: stage ? t(`machine:stage.${stage}`) : t('payments:all'),
    to: hrefOf(changed(list, { stage })),
    current: list.stage === stage,
  }));
  return <StatusTabs label={t('payments:tabsLabel')} tabs={tabs} />;
}
