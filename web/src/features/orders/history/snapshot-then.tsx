import { useTranslation } from 'react-i18next';
import type { Actor } from '#libs/kernel/people';
import { explain } from '#machines/order/rules';
import { paid } from '#machines/order/figures';
import { nextStepOf } from '#machines/order/next-step';
import type { OrderState } from '#machines/order/state';
import { machineVersion } from '#machines/order/version';
import { formatMinor } from '../../../lib/format.js';
import { prepaymentPercent } from '../../../lib/machine-words.js';
import { useLanguage } from '../../../lib/use-language.js';
import { StatusBadge } from '../../../ui/status-badge.js';
import { planOf, type PlannedOperation } from '../page/operation-plan.js';
import { useOrderPage } from '../page/order-context.js';
import { useOrderWords } from '../page/order-words.js';
import { actorsThen } from './replay.js';
import styles from './scrubber.module.css';

/** The order as it was: its status, what was paid, who had to act, and per role what it could and could not do. */
export function SnapshotThen({ state }: { state: OrderState }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const words = useOrderWords();
  const { facts } = state;
  const money = (amount: number) => formatMinor(amount, facts.currency, language);
  const { who } = nextStepOf(state);
  const actors = actorsThen(state);
  const view = { version: machineVersion, value: state.value, facts };
  const clientIs = `${t('history.client')}, ${order.client.name}`;
  const acted =
    who === null
      ? t('now.who.nobody')
      : who === 'client'
        ? clientIs
        : who === 'payment'
          ? t('now.who.payment')
          : t(who === 'partner' ? 'history.partner' : 'history.staff');
  return (
    <div className={`surface mt-3 ${styles.snapshot}`}>
      <dl className={`stack narrow-stack ${styles.figures}`}>
        <div>
          <dt className="tiny dim">{t('history.statusThen')}</dt>
          <dd className="text-sm medium mt-1">
            <StatusBadge status={state.value.progress} label={words.status(state.value.progress, prepaymentPercent(view))} />
          </dd>
        </div>
        <div>
          <dt className="tiny dim">{t('history.paidThen')}</dt>
          <dd className="num text-sm medium mt-1">{t('history.paidOf', { paid: money(paid(facts)), price: money(facts.price) })}</dd>
        </div>
        <div>
          <dt className="tiny dim">{t('history.actedThen')}</dt>
          <dd className="text-sm medium mt-1">{acted}</dd>
        </div>
      </dl>
      <table className="text-sm full rule-top">
        <thead className="wide-only">
          <tr>
            <th className="dim text-xs" scope="col">
              {t('history.role')}
            </th>
            <th className="dim text-xs" scope="col">
              {t('history.could')}
            </th>
            <th className="dim text-xs" scope="col">
              {t('history.couldNot')}
            </th>
          </tr>
        </thead>
        <tbody>
          <RoleRow name={t('history.client')} state={state} actor={actors.client} />
          <RoleRow name={t('history.staff')} state={state} actor={actors.staff} />
          {actors.partner ? <RoleRow name={t('history.partner')} state={state} actor={actors.partner} /> : null}
        </tbody>
      </table>
    </div>
  );
}

/** How many refusals are shown: the nearest one says what was missing. */
const shownRefusals = 1;

function RoleRow({ name, state, actor }: { name: string; state: OrderState; actor: Actor }) {
  const { t } = useTranslation('order');
  const words = useOrderWords();
  const view = { version: machineVersion, value: state.value, facts: state.facts };
  const { permitted, near } = planOf(explain(view, actor), state.value.progress, true);
  const label = ({ operation, variant }: PlannedOperation) => words.operation(operation, variant);
  const why = near.slice(0, shownRefusals).map((one) => `${label(one)}: ${words.reason(one).missing}`);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{permitted.length > 0 ? permitted.map(label).join(', ') : t('history.nothing')}</td>
      <td>{why.join(' ') || '\u2014'}</td>
    </tr>
  );
}
