import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type BulkRun, type BulkTask, useBulkRun } from '../../../api/use-bulk-run.js';
import type { OrderListItem } from '../../../api/wire.js';
import { type RefusalText, useMachineTexts } from '../../../lib/machine-texts.js';
import { ModalSheet, type SheetWidth } from '../../../ui/modal-sheet.js';
import { ShareBar } from '../../../ui/share-bar.js';
import { mutations, type OrderMutation } from '../api/calls.js';
import styles from './bulk-dialog.module.css';
import type { BulkPlan, BulkRefusal } from './bulk-plan.js';

interface RunProps {
  orders: readonly OrderListItem[];
  /** title before sending */
  title: string;
  submit: string;
  ready?: boolean;
  mutationOf: (order: OrderListItem) => OrderMutation;
  width?: SheetWidth;
  /** clears the selection, so that a second click does not repeat the operation */
  onRun: () => void;
  onClose: () => void;
  /** content before sending */
  children: ReactNode;
}

/** Sends one command for each order: a preview, then the progress, then the result for each order. */
export function BulkRunDialog({ orders, title, submit, ready = true, mutationOf, width, onRun, onClose, children }: RunProps) {
  const { t } = useTranslation(['orders', 'common']);
  const { run, start, stop } = useBulkRun<OrderListItem>([['orders']]);
  const isRunning = run.state === 'running';
  const send = () => void start(orders.map((order) => taskOf(order, mutationOf(order)))).then(onRun);
  return (
    <ModalSheet
      opened
      onClose={onClose}
      locked={isRunning}
      {...(width !== undefined && { width })}
      title={run.state === 'over' ? t('orders:bulk.resultTitle') : title}
      actions={
        run.state === 'over' ? (
          <Button variant="filled" onClick={onClose}>
            {t('common:actions.close')}
          </Button>
        ) : (
          <>
            <Button onClick={isRunning ? stop : onClose}>{isRunning ? t('orders:bulk.stop') : t('common:actions.cancel')}</Button>
            <Button variant="filled" data-autofocus={ready || undefined} disabled={!ready} loading={isRunning} onClick={send}>
              {submit}
            </Button>
          </>
        )
      }
    >
      {run.state === 'idle' ? children : <RunReport run={run} />}
    </ModalSheet>
  );
}

/** Applies to the order as it was shown. */
const taskOf = (order: OrderListItem, { options, ...mutation }: OrderMutation): BulkTask<OrderListItem> => ({
  item: order,
  request: { ...mutation, options: { ...options, ifMatch: order.version } },
});

interface Props {
  plan: BulkPlan;
  onRun: () => void;
  onClose: () => void;
}

/** Lists the orders that accept an operation, and those that refuse it with the reason. */
export function BulkDialog({ plan, onRun, onClose }: Props) {
  const { t } = useTranslation('orders');
  const verb = useMachineTexts().operation(plan.operation);
  const count = plan.allowed.length;
  return (
    <BulkRunDialog
      orders={plan.allowed}
      width={640}
      title={t('bulk.confirmTitle', { operation: verb, count })}
      submit={t('bulk.run', { operation: verb, count })}
      mutationOf={({ _id }) => mutations.operation(_id, plan.operation, {})}
      onRun={onRun}
      onClose={onClose}
    >
      <Preview plan={plan} />
    </BulkRunDialog>
  );
}

function Preview({ plan }: { plan: BulkPlan }) {
  const { t } = useTranslation('orders');
  const texts = useMachineTexts();
  return (
    <div className={`stack ${styles.stack}`}>
      <p className="muted">{t('bulk.confirmLead')}</p>
      <section>
        <h3>
          {t('bulk.willChange')} {plan.allowed.length}
        </h3>
        <p className="small muted">{plan.allowed.map((order) => order.number).join(', ')}</p>
      </section>
      {plan.refused.length > 0 ? (
        <section>
          <h3>
            {t('bulk.willNot')} {plan.refused.length}
          </h3>
          <ul>
            {byReason(plan.refused, texts.refusal).map(({ missing, detail, numbers }) => (
              <li key={`${missing} ${detail}`} className={`small stack muted gap-3 rule-top ${styles.reason}`}>
                <span>
                  <b>{missing}</b> {detail}
                </span>
                <span className="num">{numbers.join(', ')}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

/** Groups refused orders by reason, because there are few reasons. */
function byReason(refused: readonly BulkRefusal[], textOf: (refusal: BulkRefusal) => RefusalText) {
  const reasons = new Map<string, RefusalText & { numbers: string[] }>();
  for (const refusal of refused) {
    const text = textOf(refusal);
    const key = `${text.missing} ${text.detail}`;
    const reason = reasons.get(key) ?? { ...text, numbers: [] };
    reason.numbers.push(refusal.order.number);
    reasons.set(key, reason);
  }
  return [...reasons.values()];
}

/** Progress and results, one line per order. */
function RunReport({ run }: { run: BulkRun<OrderListItem> }) {
  const { t } = useTranslation(['orders', 'common']);
  const failed = run.results.filter((result) => result.fault).length;
  const left = run.total - run.results.length;
  const progress = t('orders:bulk.progress', { done: run.results.length, total: run.total });
  return (
    <div className={`stack ${styles.stack}`}>
      <div role="status">
        {run.state === 'over' ? t('orders:bulk.results', { done: run.results.length - failed, failed }) : progress}
        {run.waits === null ? null : <p className="small muted">{t('orders:bulk.waits', { count: run.waits })}</p>}
        {run.state === 'over' && left > 0 ? <p className="small muted">{t('orders:bulk.stopped', { count: left })}</p> : null}
      </div>
      <ShareBar percent={(run.results.length / Math.max(1, run.total)) * 100} label={progress} thick />
      <ul>
        {run.results.map(({ item: order, fault }) => (
          <Line key={order._id} order={order} failed={fault !== null}>
            {fault
              ? (fault.detail ?? t(fault.kind === 'network' ? 'common:errors.network' : 'common:errors.unexpected'))
              : t('orders:bulk.done')}
            {fault?.requestId ? <small>{t('common:errors.requestId', { id: fault.requestId })}</small> : null}
          </Line>
        ))}
      </ul>
    </div>
  );
}

const Line = ({ order, failed, children }: { order: OrderListItem; failed?: boolean; children: ReactNode }) => (
  <li className={`small stack muted gap-3 rule-top ${styles.line}`} data-failed={failed || undefined}>
    <span className="num">{order.number}</span>
    <span>{children}</span>
  </li>
);
