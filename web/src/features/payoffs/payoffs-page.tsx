import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Actor } from '#machines/kernel/people';
import { permits } from '#machines/access/table';
import { payoffStatuses } from '#machines/payoff/state';
import { formatMoney } from '../../lib/format.js';
import { useList } from '../../lib/list/use-list.js';
import { useMe } from '../../lib/session/session.js';
import { useLanguage } from '../../lib/use-language.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { CurrencyTotals } from '../../ui/currency-totals.js';
import { BulkFrame } from '../../ui/list/bulk-frame.js';
import { ListPage, useListTable } from '../../ui/list/list-page.js';
import { PayoffsBulkDialog } from './bulk-dialog.js';
import { usePayoffColumns } from './payoff-columns.js';
import { permittedOf, whyNotOf, type Payoff, type PayoffOperation, type PayoffPage, usePayoffs } from './use-payoffs.js';
import { PayoffSheet } from './payoff-sheet.js';
import { usePayoffTexts } from './payoff-state.js';
import { StatementDialog } from './statement-dialog.js';
import { days, defineList, oneOf, text } from '../../lib/list/define-list.js';

/** State of the list of payoffs, all of it in the address; `id` is the open payoff. */
const payoffsList = defineList({
  sorts: ['-finishedAt', 'amount'],
  filters: { state: oneOf('state', payoffStatuses), partner: text('partner'), currency: text('currency'), finished: days('finishedAt') },
  view: { id: text('id') },
});

/** The page /payoffs, on which a partner sees their own payoffs. */
export const PayoffsPage = () => <Payoffs staff={false} />;

/** The page /admin/payoffs: all payoffs, to approve and pay. */
export const StaffPayoffsPage = () => <Payoffs staff />;

function Payoffs({ staff }: { staff: boolean }) {
  const { t } = useTranslation('payoffs');
  const me = useMe();
  usePageTitle(t('title'));
  return me ? <List staff={staff} actor={me.actor} /> : null;
}

interface Bulk {
  operation: PayoffOperation;
  payoffs: readonly Payoff[];
  onDone: () => void;
}

function List({ staff, actor }: { staff: boolean; actor: Actor }) {
  const { t } = useTranslation('payoffs');
  const texts = usePayoffTexts();
  const list = useList(payoffsList);
  const { state, set } = list;
  const answer = usePayoffs(list.apiQuery);
  const offered = operationsFor(actor);
  const columns = usePayoffColumns(permits(actor, 'payoffs.read'), ({ _id }) => list.href({ id: _id }));
  const table = useListTable(list, answer, columns, offered.length > 0);
  const [statement, setStatement] = useState(false);
  const [bulk, setBulk] = useState<Bulk | null>(null);
  const partners = new Map((answer.data?.items ?? []).map(({ partner }) => [partner._id, partner.name]));
  return (
    <>
      <ListPage
        list={list}
        title={t('title')}
        actions={
          !staff || state.partner ? (
            <Button leftSection={<IconDownload size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setStatement(true)}>
              {t('statement.open')}
            </Button>
          ) : null
        }
        search={{ label: t('search.label'), placeholder: t('search.placeholder') }}
        filters={[
          {
            name: 'state',
            kind: 'choice',
            label: t('filters.state'),
            useOptions: () => payoffStatuses.map((value) => ({ value, label: texts.status[value] })),
          },
          ...(staff
            ? [
                {
                  name: 'partner',
                  kind: 'choice',
                  label: t('filters.partner'),
                  useOptions: () => [...partners].map(([value, label]) => ({ value, label })),
                } as const,
              ]
            : []),
        ]}
        answer={answer}
        summary={<Totals totals={answer.data?.totals ?? []} />}
        table={table}
        rowName={({ order }) => order.number}
        empty={t('empty', { returnObjects: true })}
        bulk={(payoffs, clear) => (
          <BulkFrame
            label={t('bulk.region')}
            count={t('chosen', { count: payoffs.length })}
            preview={<Reasons payoffs={payoffs} offered={offered} />}
            onClear={clear}
          >
            {permittedOf(payoffs, offered).map((operation) => (
              <Button
                key={operation}
                size="xs"
                variant={operation === 'withdrawApproval' ? 'default' : 'filled'}
                onClick={() => setBulk({ operation, payoffs, onDone: clear })}
              >
                {texts.operation[operation]}
              </Button>
            ))}
          </BulkFrame>
        )}
      />
      {bulk ? (
        <PayoffsBulkDialog
          operation={bulk.operation}
          payoffs={bulk.payoffs}
          onClose={() => {
            setBulk(null);
            bulk.onDone();
          }}
        />
      ) : null}
      {state.id ? (
        <PayoffSheet
          id={state.id}
          staff={staff}
          offered={offered}
          onPay={(payoff) => {
            set({ id: '' });
            setBulk({ operation: 'pay', payoffs: [payoff], onDone: () => undefined });
          }}
          onClose={() => set({ id: '' })}
        />
      ) : null}
      {statement ? <StatementDialog {...(state.partner ? { partner: state.partner } : {})} onClose={() => setStatement(false)} /> : null}
    </>
  );
}

/** Operations that `actor` may ever use; the machine decides for each payoff. */
const operationsFor = (actor: Actor): PayoffOperation[] => [
  ...(permits(actor, 'payoffs.approve') ? (['approve', 'withdrawApproval'] as const) : []),
  ...(permits(actor, 'payoffs.pay') ? (['pay'] as const) : []),
];

/* The first of the chosen that nothing can be done to, with its reason, and how many more there are. */
function Reasons({ payoffs, offered }: { payoffs: readonly Payoff[]; offered: readonly PayoffOperation[] }) {
  const { t } = useTranslation('payoffs');
  const refused = payoffs.flatMap((payoff) => {
    const why = whyNotOf(payoff, offered);
    return why === undefined ? [] : [{ payoff, why }];
  });
  const [first, ...others] = refused;
  if (!first) return null;
  return (
    <>
      <b className="ink">{first.payoff.order.number}</b> {first.why} {others.length > 0 ? t('bulk.more', { count: others.length }) : null}
    </>
  );
}

function Totals({ totals }: Pick<PayoffPage, 'totals'>) {
  const { t } = useTranslation('payoffs');
  const language = useLanguage();
  const texts = usePayoffTexts();
  return (
    <CurrencyTotals
      label={t('totals')}
      totals={totals.map(({ currency, leftByState, byState, toRecover, payable }) => {
        const part = (label: string, amount: string | undefined) =>
          amount === undefined || Number(amount) === 0 ? [] : [`${label}: ${formatMoney({ amount, currency }, language)}`];
        return {
          title: t(payable.amount.startsWith('-') ? 'recoverIn' : 'dueIn', { currency }),
          sum: { currency, amount: payable.amount.replace('-', '') },
          parts: [
            ...payoffStatuses.flatMap((state) => part(texts.status[state], leftByState[state])),
            ...part(t('recover'), toRecover.amount),
            ...part(texts.status.paid, byState['paid']),
          ],
        };
      })}
    />
  );
}
