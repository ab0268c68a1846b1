import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Actor } from '#libs/kernel/people';
import type { OrderListItem } from '../../../api/wire.js';
import { useMachineWords } from '../../../lib/machine-words.js';
import styles from './bulk-bar.module.css';
import { type BulkPlan, plansFor } from './bulk-plan.js';

interface Props {
  orders: readonly OrderListItem[];
  actor: Actor;
  onClear: () => void;
  onOpen: (dialog: OpenDialog) => void;
}

/** The dialog that was asked for, with the orders as they stood then; `onRun` when its run is over. */
export type OpenDialog = ({ kind: 'plan'; plan: BulkPlan } | { kind: 'assign'; orders: readonly OrderListItem[] }) & { onRun: () => void };

/** Docked to the table's foot while rows are chosen: what could be done to them, and to how many of them. */
export function BulkBar({ orders, actor, onClear, onOpen }: Props) {
  const { t } = useTranslation('orders');
  const plans = plansFor(orders, actor);
  const [first, ...others] = plans;
  return (
    <div className={`row ${styles.bar}`} role="region" aria-label={t('bulk.region')}>
      <span className="strong nowrap" role="status">
        {t('bulk.selected', { count: orders.length })}
      </span>
      {first ? <Preview plan={first} /> : <span className={`muted text-sm ${styles.preview}`}>{t('bulk.nothing')}</span>}
      <div className={`row gap-2 fixed push ${styles.actions}`}>
        <Button
          size="xs"
          className={first ? 'wide-only' : styles.main}
          aria-haspopup="dialog"
          onClick={() => onOpen({ kind: 'assign', orders, onRun: onClear })}
        >
          {t('bulk.assign')}
        </Button>
        {others.length > 0 ? <OtherOperations plans={others} onChoose={(plan) => onOpen({ kind: 'plan', plan, onRun: onClear })} /> : null}
        {first ? <MainOperation plan={first} onRun={() => onOpen({ kind: 'plan', plan: first, onRun: onClear })} /> : null}
        <button
          type="button"
          className={`icon-button muted rounded-sm ${styles.clear}`}
          aria-label={t('table.clearSelection', { ns: 'common' })}
          onClick={onClear}
        >
          <IconX size={16} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}

function Preview({ plan }: { plan: BulkPlan }) {
  const { t } = useTranslation('orders');
  const words = useMachineWords();
  const figures = { allowed: plan.allowed.length, refused: plan.refused.length };
  const [first] = plan.refused;
  const reason = first ? words.refusal(first) : null;
  return (
    <span className={`muted text-sm ${styles.preview}`}>
      <b className="ink">{words.operation(plan.operation)}:</b>{' '}
      {plan.refused.length > 0 ? t('bulk.preview', figures) : t('bulk.allAllowed', figures)}
      {first && reason ? (
        <>
          <br />
          {first.order.number}: {reason.missing} {reason.detail}
        </>
      ) : null}
    </span>
  );
}

function MainOperation({ plan, onRun }: { plan: BulkPlan; onRun: () => void }) {
  const { t } = useTranslation('orders');
  const words = useMachineWords();
  return (
    <Button size="xs" variant="filled" className={styles.main} aria-haspopup="dialog" onClick={onRun}>
      {t('bulk.run', { operation: words.operation(plan.operation), count: plan.allowed.length })}
    </Button>
  );
}

function OtherOperations({ plans, onChoose }: { plans: readonly BulkPlan[]; onChoose: (plan: BulkPlan) => void }) {
  const { t } = useTranslation('orders');
  const words = useMachineWords();
  return (
    <Menu position="top-end">
      <Menu.Target>
        <Button size="xs" rightSection={<IconChevronDown size={14} stroke={2} aria-hidden="true" />}>
          {t('bulk.other')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {plans.map((plan) => (
          <Menu.Item key={plan.operation} rightSection={<span className="dim">{plan.allowed.length}</span>} onClick={() => onChoose(plan)}>
            {words.operation(plan.operation)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
