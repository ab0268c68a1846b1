import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Actor } from '#machines/kernel/people';
import { keepsViews } from '#machines/access/order-views';
import { mayManageOrders, orderScope, permits } from '#machines/access/table';
import { texts as fieldTexts } from '#machines/order/texts/all-listed-fields';
import { readerOf, seesPayments } from '#machines/order/who';
import { useCountryOptions } from '../../../lib/catalogue-queries.js';
import { formatCount } from '../../../lib/format.js';
import { useList } from '../../../lib/list/use-list.js';
import { useMachineTexts } from '../../../lib/machine-texts.js';
import { useMe } from '../../../lib/session/session.js';
import { useLanguage } from '../../../lib/use-language.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { ListExport } from '../../../ui/list/list-export.js';
import { ListPage, ListTabs, useListTable } from '../../../ui/list/list-page.js';
import { useAmountLabel } from '../../../ui/list/picks.js';
import type { RowKeyLabels } from '../../../ui/list/use-row-keys.js';
import { AssignDialog } from './assign-dialog.js';
import { BulkBar, type OpenDialog } from './bulk-bar.js';
import { BulkDialog } from './bulk-dialog.js';
import { useOrderColumns } from './order-columns.js';
import { ManagerPick, PartnerPick, PriceFields, ServicePick, useManagerLabel, usePartnerLabel, useServiceLabel } from './order-picks.js';
import { ordersList, turnGroups } from './orders-list.js';
import { countOf, groupsFor, type StatusGroup } from './status-groups.js';
import { useOrders, useTabCounts } from '../api/use-orders.js';
import { ViewsMenu } from './views-menu.js';

type Area = 'personal' | 'admin';

/** The page /orders-list for clients and partners. */
export const OrdersListPage = () => <OrdersList area="personal" />;

/** The page /admin/orders-list: all orders, or those assigned to the reader. */
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
  const useTurns = () => useTurnOptions(seesPayments(readerOf(actor)), list.state.turn);
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
                formats={['csv', 'xlsx']}
                direct
                label={data.totalIsExact ? t('export.label', { total: formatCount(data.total, language) }) : t('export.labelMany')}
              />
            ) : null}
            <NewOrder actor={actor} />
          </>
        }
        tabs={<OrderTabs list={list} seesReward={actor.role !== 'Client'} />}
        search={{
          label: t('search.label'),
          placeholder: actor.role === 'Client' ? t('search.placeholderClient') : t('search.placeholder'),
        }}
        filters={[
          ...(seesPayments(readerOf(actor)) || list.state.turn
            ? ([{ name: 'turn', kind: 'choice', label: t('filters.turn'), useOptions: useTurns }] as const)
            : []),
          ...(actor.role === 'Client'
            ? ([{ name: 'waiting', kind: 'choice', label: t('filters.waiting'), useOptions: useSides }] as const)
            : []),
          { name: 'overdue', kind: 'tick', label: t('filters.overdue'), shownAs: t('filters.overdue') },
          { name: 'placed', kind: 'days', label: t('filters.placed') },
          { name: 'country', kind: 'choice', label: t('filters.country'), useOptions: useCountryOptions },
          { name: 'service', kind: 'own', label: t('filters.service'), Input: ServicePick, useLabel: useServiceLabel },
          { name: 'amount', kind: 'own', label: t('filters.amount'), Input: PriceFields, useLabel: useAmountLabel },
          ...(orderScope(actor) === 'all' || list.state.manager || list.state.partner
            ? ([
                { name: 'partner', kind: 'own', label: t('filters.partner'), Input: PartnerPick, useLabel: usePartnerLabel },
                { name: 'manager', kind: 'own', label: t('filters.manager'), Input: ManagerPick, useLabel: useManagerLabel },
                { name: 'unassigned', kind: 'tick', label: t('filters.unassigned'), shownAs: t('filters.unassigned') },
                {
                  name: 'cancellationAsked',
                  kind: 'tick',
                  label: t('filters.cancellationAsked'),
                  shownAs: t('filters.cancellationAsked'),
                },
                { name: 'managerGone', kind: 'tick', label: t('filters.managerGone'), shownAs: t('filters.managerGone') },
              ] as const)
            : []),
        ]}
        sortLabels={fieldTexts[language].sort}
        columnsChosen
        answer={answer}
        table={table}
        rowName={({ number }) => number}
        keyLabels={useRowKeyLabels()}
        aside={keepsViews(actor) ? <ViewsMenu list={list} actor={actor} /> : null}
        empty={useEmptyTexts(actor)}
        bulk={(orders, clear) => <BulkBar orders={orders} actor={actor} onClear={clear} onOpen={setDialog} />}
      />
      {dialog?.kind === 'plan' ? <BulkDialog plan={dialog.plan} onRun={dialog.onRun} onClose={close} /> : null}
      {dialog?.kind === 'assign' ? <AssignDialog orders={dialog.orders} onRun={dialog.onRun} onClose={close} /> : null}
    </>
  );
}

type OrdersListAt = ReturnType<typeof useList<ReturnType<typeof ordersList.parse>, keyof ReturnType<typeof ordersList.valuesOf>>>;

/** Tabs by status with the number of the reader's orders; some tabs stand for several statuses. */
function OrderTabs({ list, seesReward }: { list: OrdersListAt; seesReward: boolean }) {
  const { t } = useTranslation('orders');
  const texts = useMachineTexts();
  const { data } = useTabCounts(list.exportQuery);
  const counts = data?.byStatus;
  const groups = groupsFor(seesReward);
  const labelOf = ({ key }: StatusGroup) => (key === 'paymentPending' || key === 'onCheck' ? t(`groups.${key}`) : texts.status(key));
  // The reward is shown beside a progress status: counting it too would count those orders twice.
  const all =
    counts &&
    groups.filter(({ key }) => key !== 'partnerRewardPercentChanged').reduce((sum, group) => sum + (countOf(group, counts) ?? 0), 0);
  return (
    <ListTabs
      list={list}
      name="statuses"
      label={t('tabsLabel')}
      isExact={data?.isExact}
      tabs={[
        { value: '', label: t('all'), count: all },
        ...(data?.toConfirm === undefined
          ? []
          : [{ value: '', label: t('groups.toConfirm'), count: data.toConfirm, by: ['toConfirm', 'true'] as const }]),
        ...groups.map((group) => ({ value: group.statuses.join(','), label: labelOf(group), count: countOf(group, counts) })),
      ]}
    />
  );
}

type Turn = (typeof ordersList)['parse'] extends (query: URLSearchParams) => { turn: infer Value } ? Value : never;
const turnKeys = {
  'staff,moneyStaff': 'us',
  'client,payment': 'noDate',
  staff: 'us',
  client: 'client',
  partner: 'partner',
  payment: 'payment',
} as const;

/** Options of the filter "who acts next": groups for readers of all orders, and the value that a start page linked to. */
function useTurnOptions(seesAll: boolean, asked: Turn) {
  const { t } = useTranslation('orders');
  const offered: readonly (keyof typeof turnKeys)[] = seesAll ? turnGroups : [];
  return [...new Set([...offered, ...(asked === '' ? [] : [asked])])].map((value) => ({ value, label: t(`turns.${turnKeys[value]}`) }));
}

function useSides() {
  const { t } = useTranslation('orders');
  return [
    { value: 'you', label: t('day.rows.waitsForClient') },
    { value: 'us', label: t('day.rows.withUs') },
  ];
}

function useRowKeyLabels(): RowKeyLabels {
  const { t } = useTranslation('orders');
  return {
    ...t('keys', { returnObjects: true }),
    selected: (name, on) => t(on ? 'rowSelected' : 'rowUnselected', { name }),
  };
}

/** Texts of the empty list for readers other than clients, who wait for orders to be placed or assigned. */
const emptyTexts = { all: 'empty.staffText', assigned: 'empty.assignedText', own: 'empty.partnerText', none: 'empty.staffText' } as const;

function useEmptyTexts(actor: Actor) {
  const { t } = useTranslation('orders');
  const texts = t('empty', { returnObjects: true });
  return actor.role === 'Client' ? texts : { ...texts, title: texts.staffTitle, text: t(emptyTexts[orderScope(actor)]) };
}

const NewOrderDialog = lazy(() => import('../new/new-order-dialog.js').then((module) => ({ default: module.NewOrderDialog })));

function NewOrder({ actor }: { actor: Actor }) {
  const { t } = useTranslation('orders');
  const [opened, setOpened] = useState(false);
  const language = useLanguage();
  const icon = <IconPlus size={16} stroke={1.75} aria-hidden="true" />;
  if (!permits(actor, 'orders.place')) return null;
  // Clients order where visitors do: with fees, papers and what is included in sight.
  if (actor.role === 'Client')
    return (
      <Button component="a" href={`/${language}/selection-service`} variant="filled" leftSection={icon}>
        {t('new.open')}
      </Button>
    );
  return (
    <>
      <Button variant="filled" leftSection={icon} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {t('new.open')}
      </Button>
      {opened ? (
        <Suspense fallback={null}>
          <NewOrderDialog onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
