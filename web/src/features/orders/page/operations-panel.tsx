import { useTranslation } from 'react-i18next';
import { balance, paid, prepaymentMissing } from '#machines/order/figures';
import { statusAfter } from '#machines/order/graph';
import { formatMinor } from '../../../lib/format.js';
import { prepaymentPercent } from '../../../lib/machine-words.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { OperationCaption, OperationFold, OperationList, OperationRow } from '../../../ui/operation-row.js';
import { mutations } from '../api/calls.js';
import { useOrderMutation } from '../api/use-order-mutation.js';
import { WriteNotice } from '../forms/write-notice.js';
import { useOrderWords } from './order-words.js';
import { iconOf, isDanger, opensForm } from './operation-looks.js';
import { type PlannedOperation, planOf } from './operation-plan.js';
import { useOrderPage } from './order-context.js';
import styles from './operations-panel.module.css';

const keyOf = ({ operation, variant }: PlannedOperation) => `${operation}${variant ?? ''}`;

/** The operations for staff and the partner: possible, soon possible with what is missing, and the far-off ones folded away. */
export function OperationsPanel() {
  const { t } = useTranslation('order');
  const { order, audience, permissions } = useOrderPage();
  const { permitted, near, far } = planOf(permissions.operations, order.status, audience !== 'staff');
  const run = useRunOperation();
  // The partner's changed reward then holds the page's one main button.
  const waitsForReward = audience === 'partner' && permissions.refusal('acknowledgePartnerReward') === null;
  return (
    <OperationList title={t('ops.title')}>
      {permitted.length === 0 ? <p className={styles.none}>{t('ops.none')}</p> : null}
      {permitted.map((one, index) => (
        <PermittedOperation key={keyOf(one)} one={one} primary={index === 0 && !isDanger(one) && !waitsForReward} run={run} />
      ))}
      {run.write.write.error ? (
        <div className={styles.notice}>
          <WriteNotice of={run.write} />
        </div>
      ) : null}
      {near.length > 0 ? <OperationCaption>{t('ops.notYet')}</OperationCaption> : null}
      {near.map((one) => (
        <RefusedOperation key={keyOf(one)} one={one} />
      ))}
      {far.length > 0 ? (
        <OperationFold label={t('ops.more', { count: far.length })}>
          {far.map((one) => (
            <RefusedOperation key={keyOf(one)} one={one} />
          ))}
        </OperationFold>
      ) : null}
    </OperationList>
  );
}

/** Runs an operation: opens its form, or sends it at once and says what has become of the order. */
export function useRunOperation() {
  const { t } = useTranslation('order');
  const { order, audience, open } = useOrderPage();
  const announce = useAnnounce();
  const words = useOrderWords();
  const write = useOrderMutation(order);
  const start = (one: PlannedOperation) => {
    if (opensForm(one, audience === 'staff'))
      return open({ kind: 'operation', operation: one.operation, reject: one.variant === 'reject' });
    write.send(mutations.operation(order._id, one.operation, {}), (changed) =>
      announce(t('done', { status: words.standing(changed.machine, audience) })),
    );
  };
  return { write, start };
}
type Run = ReturnType<typeof useRunOperation>;

/** An operation that can be done now: its button, and beside it what will happen and which status follows. */
export function PermittedOperation({ one, primary, run }: { one: PlannedOperation; primary: boolean; run: Run }) {
  const { audience } = useOrderPage();
  const words = useOrderWords();
  const explanation = useEffectWords(one);
  return (
    <OperationRow
      state="permitted"
      label={words.operation(one.operation, one.variant)}
      icon={iconOf(one)}
      explanation={explanation}
      primary={primary}
      danger={isDanger(one)}
      opensForm={opensForm(one, audience === 'staff')}
      busy={run.write.busy}
      onRun={() => run.start(one)}
    />
  );
}

/** An operation that cannot be done yet: what is missing first, then the figures behind it. */
export function RefusedOperation({ one }: { one: PlannedOperation }) {
  const words = useOrderWords();
  const reason = words.reason(one);
  const detail = usePaidFigures(one) ?? reason.detail;
  return (
    <OperationRow
      state="refused"
      label={words.operation(one.operation, one.variant)}
      missing={reason.missing}
      {...(detail ? { detail } : {})}
    />
  );
}

/** "EUR 540.00 of EUR 1,800.00 is paid", where money is what is missing. */
function usePaidFigures({ code }: PlannedOperation): string | null {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, audience } = useOrderPage();
  if (audience === 'partner' || (code !== 'balanceDue' && code !== 'prepaymentMissing')) return null;
  const { facts } = order.machine;
  const money = (amount: number) => formatMinor(amount, facts.currency, language);
  return t('ops.paidOf', { paid: money(paid(facts)), price: money(facts.price) });
}

/** What an operation does, with the sum it is about, and the status that follows. */
export function useEffectWords(one: PlannedOperation): string {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const words = useOrderWords();
  const { facts } = order.machine;
  const sum = one.operation === 'managerConfirmedNotPayedOrder' ? prepaymentMissing(facts) : balance(order.machine);
  const effect = words.effect(one.operation, one.variant, formatMinor(sum, facts.currency, language));
  const next = statusAfter(one.operation, one.variant);
  if (!next || next === order.status) return effect;
  return `${effect} ${t('ops.becomes', { status: words.status(next, prepaymentPercent(order.machine)) })}`;
}
