import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Actor } from '#libs/kernel/people';
import { mayManageOrders, orderScope, permits } from '#machines/access/table';
import { useOfferedCountries } from '../../../lib/catalogue-queries.js';
import { formatCount } from '../../../lib/format.js';
import { type List as ListAt, useList } from '../../../lib/list/use-list.js';
import { useMachineWords } from '../../../lib/machine-words.js';
import { useMe } from '../../../lib/session/session.js';
import { useLanguage } from '../../../lib/use-language.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { ListExport } from '../../../ui/list/list-export.js';
import { ListPage, ListTabs, useListTable } from '../../../ui/list/list-page.js';
import { AssignDialog } from './assign-dialog.js';
import { BulkBar, type OpenDialog } from './bulk-bar.js';
import { BulkDialog } from './bulk-dialog.js';
import { useOrderColumns } from './order-columns.js';
import { ordersList } from './orders-list.js';
import { countOf, groupsFor, type StatusGroup } from './status-groups.js';
import { useOrders, useStatusCounts } from './use-orders.js';

type Area = 'personal' | 'admin';

/** /orders-list: the orders of a client or a partner. */
export const OrdersListPage = () => <OrdersList area="personal" />;

/** /admin/orders-list: every order, or those assigned to the reader. */
export const StaffOrdersListPage = () => <OrdersList area="admin" />;

function OrdersList({ area }: { area: Area }) {
  const { t } = useTranslation('orders');
  const me = useMe();
  usePageTitle(t('title'));
  return me ? <List key={me._id} area={area} actor={me.actor} /> : null;
}

/* A bulk's dialog outlives the rows: what it did may empty the list under it. */
function List({ area, actor }: { area: Area; actor: Actor }) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const list = useList(ordersList);
  const answer = useOrders(list.apiQuery);
  const operates = mayManageOrders(actor);
  const table = useListTable(list, answer, useOrderColumns(area, actor, list.state.sort), operates);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const { data } = answer;
  return (
    <>
      <ListPage
        list={list}
        title={t('title')}
        actions={
          <>
            {data && data.total > 0 ? (
              <ListExport
                path="/orders/export"
                name="orders"
                query={list.exportQuery}
                label={data.totalIsExact ? t('export.label', { total: formatCount(data.total, language) }) : t('export.labelMany')}
              />
            ) : null}
            <NewOrder actor={actor} area={area} />
          </>
        }
        tabs={<OrderTabs list={list} seesReward={actor.role !== 'Client'} />}
        search={{
          label: t('search.label'),
          placeholder: actor.role === 'Client' ? t('search.placeholderClient') : t('search.placeholder'),
        }}
        filters={[
          { name: 'placed', kind: 'days', label: t('filters.placed') },
          { name: 'country', kind: 'choice', label: t('filters.country'), useOptions: useCountryOptions },
          ...(orderScope(actor) === 'all' || list.state.manager
            ? ([
                {
                  name: 'manager',
                  kind: 'tick',
                  label: t('filters.manager'),
                  words: t('filters.mine'),
                  told: t('filters.mine'),
                  value: actor.id,
                },
              ] as const)
            : []),
        ]}
        sortWords={t('sort', { returnObjects: true })}
        columnsChosen
        answer={answer}
        table={table}
        rowName={({ number }) => number}
        empty={useEmptyWords(actor)}
        bulk={(orders, clear) => <BulkBar orders={orders} actor={actor} onClear={clear} onOpen={setDialog} />}
      />
      {dialog?.kind === 'plan' ? <BulkDialog plan={dialog.plan} onClose={close} /> : null}
      {dialog?.kind === 'assign' ? <AssignDialog orders={dialog.orders} onClose={close} /> : null}
    </>
  );
}

/** Statuses with the reader's counts over the list. */
function OrderTabs({ list, seesReward }: { list: ListAt; seesReward: boolean }) {
  const { t } = useTranslation('orders');
  const words = useMachineWords();
  const { data: counts } = useStatusCounts();
  const groups = groupsFor(seesReward);
  const labelOf = ({ key }: StatusGroup) => (key === 'paymentPending' || key === 'onCheck' ? t(`groups.${key}`) : words.status(key));
  // The reward is shown beside a progress status: counting it too would count those orders twice.
  const all =
    counts &&
    groups.filter(({ key }) => key !== 'partnerRewardPercentChanged').reduce((sum, group) => sum + (countOf(group, counts) ?? 0), 0);
  return (
    <ListTabs
      list={list}
      name="statuses"
      label={t('tabsLabel')}
      tabs={[
        { value: '', label: t('all'), count: all },
        ...groups.map((group) => ({ value: group.statuses.join(','), label: labelOf(group), count: countOf(group, counts) })),
      ]}
    />
  );
}

function useCountryOptions() {
  const language = useLanguage();
  return useOfferedCountries().data?.map(({ _id, name }) => ({ value: _id, label: name[language] }));
}

/** Whoever is no client waits for orders to be placed, or to be given to them. */
const emptyTexts = { all: 'empty.staffText', assigned: 'empty.assignedText', own: 'empty.partnerText', none: 'empty.staffText' } as const;

function useEmptyWords(actor: Actor) {
  const { t } = useTranslation('orders');
  const words = t('empty', { returnObjects: true });
  return actor.role === 'Client' ? words : { ...words, title: words.staffTitle, text: t(emptyTexts[orderScope(actor)]) };
}

const NewOrderDialog = lazy(() => import('../new/new-order-dialog.js').then((module) => ({ default: module.NewOrderDialog })));

function NewOrder({ actor, area }: { actor: Actor; area: Area }) {
  const { t } = useTranslation('orders');
  const [opened, setOpened] = useState(false);
  if (!permits(actor, 'orders.place')) return null;
  return (
    <>
      <Button
        variant="filled"
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {t('new.open')}
      </Button>
      {opened ? (
        <Suspense fallback={null}>
          <NewOrderDialog actor={actor} area={area} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
