import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Actor } from '#machines/kernel/people';
import type { OrderListItem } from '../../../api/wire.js';
import { useMachineTexts } from '../../../lib/machine-texts.js';
import { BulkFrame } from '../../../ui/list/bulk-frame.js';
import { type BulkPlan, plansFor } from './bulk-plan.js';

interface Props {
  orders: readonly OrderListItem[];
  actor: Actor;
  onClear: () => void;
  onOpen: (dialog: OpenDialog) => void;
}

/** An open dialog with the selected orders at that time; `onRun` is called when its run ends. */
export type OpenDialog = ({ kind: 'plan'; plan: BulkPlan } | { kind: 'assign'; orders: readonly OrderListItem[] }) & { onRun: () => void };

/** Shown at the table's foot while rows are selected: possible operations with the number of orders. */
export function BulkBar({ orders, actor, onClear, onOpen }: Props) {
  const { t } = useTranslation('orders');
  const plans = plansFor(orders, actor);
  const [first, ...others] = plans;
  return (
    <BulkFrame
      label={t('bulk.region')}
      count={t('bulk.selected', { count: orders.length })}
      preview={first ? <Preview plan={first} /> : t('bulk.nothing')}
      onClear={onClear}
    >
      <Button
        size="xs"
        {...(first && { className: 'wide-only' })}
        aria-haspopup="dialog"
        onClick={() => onOpen({ kind: 'assign', orders, onRun: onClear })}
      >
        {t('bulk.assign')}
      </Button>
      {others.length > 0 ? <OtherOperations plans={others} onChoose={(plan) => onOpen({ kind: 'plan', plan, onRun: onClear })} /> : null}
      {first ? <MainOperation plan={first} onRun={() => onOpen({ kind: 'plan', plan: first, onRun: onClear })} /> : null}
    </BulkFrame>
  );
}

function Preview({ plan }: { plan: BulkPlan }) {
  const { t } = useTranslation('orders');
  const texts = useMachineTexts();
  const figures = { allowed: plan.allowed.length, refused: plan.refused.length };
  const [first] = plan.refused;
  const reason = first ? texts.refusal(first) : null;
  return (
    <>
      <b className="ink">{texts.operation(plan.operation)}:</b>{' '}
      {plan.refused.length > 0 ? t('bulk.preview', figures) : t('bulk.allAllowed', figures)}
      {first && reason ? (
        <>
          <br />
          {first.order.number}: {reason.missing} {reason.detail}
        </>
      ) : null}
    </>
  );
}

function MainOperation({ plan, onRun }: { plan: BulkPlan; onRun: () => void }) {
  const { t } = useTranslation('orders');
  const texts = useMachineTexts();
  return (
    <Button size="xs" variant="filled" aria-haspopup="dialog" onClick={onRun}>
      {t('bulk.run', { operation: texts.operation(plan.operation), count: plan.allowed.length })}
    </Button>
  );
}

function OtherOperations({ plans, onChoose }: { plans: readonly BulkPlan[]; onChoose: (plan: BulkPlan) => void }) {
  const { t } = useTranslation('orders');
  const texts = useMachineTexts();
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
            {texts.operation(plan.operation)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
