import { useTranslation } from 'react-i18next';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { calendarDateOf } from '#machines/kernel/time';
import { explain } from '#machines/order/rules';
import { factsOf, sourceOf } from '#machines/order/facts';
import type { OrderState } from '#machines/order/state';
import { machineVersion } from '#machines/order/version';
import { formatMinor } from '../../../lib/format.js';
import { prepaymentPercent } from '../../../lib/machine-texts.js';
import { useLanguage } from '../../../lib/use-language.js';
import { planOf, type PlannedOperation } from '../view-model/operation-plan.js';
import { useOrderPage } from '../view-model/order-context.js';
import { useOrderTexts } from '../view-model/order-texts.js';
import { useTextContext } from './event-sentence.js';
import { documentTitle, person } from './event-values.js';
import { actorsThen } from './replay.js';
import { RoleThen } from './role-then.js';
import type { RoleKey } from './roles-then.js';
import styles from './scrubber.module.css';

interface Props {
  state: OrderState;
  before: OrderState | null;
  /** role whose operations are listed */
  role: RoleKey | null;
  onRole: (role: RoleKey | null) => void;
}

/** The order at an event: figures, with former values of changed ones, and permitted and refused operations per role. */
export function SnapshotThen({ state, before, role, onRole }: Props) {
  const { t } = useTranslation('order');
  const actors = actorsThen(state);
  const figuresOf = useFigures();
  const earlier = before && figuresOf(before);
  return (
    <div className={`surface ${styles.snapshot}`}>
      <dl className={`stack narrow-stack ${styles.figures}`}>
        {figuresOf(state).map(({ name, text }, i) => {
          const was = earlier?.[i]?.text ?? text;
          return (
            <div key={name}>
              <dt className="tiny dim">{name}</dt>
              <dd className="num text-sm medium mt-1">
                {was === text ? text : <mark>{text}</mark>}
                {was === text ? null : <span className="block tiny muted">{t('history.changedFrom', { value: was })}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
      <table className="text-sm full rule-top">
        <thead className="wide-only">
          <tr>
            {(['role', 'could', 'couldNot'] as const).map((head) => (
              <th key={head} className="dim text-xs" scope="col">
                {t(`history.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <RoleRow name={t('history.client')} state={state} actor={actors.client} />
          <RoleRow name={t('history.staff')} state={state} actor={actors.staff} />
          {actors.partner ? <RoleRow name={t('history.partner')} state={state} actor={actors.partner} /> : null}
        </tbody>
      </table>
      <RoleThen state={state} role={role} onRole={onRole} />
    </div>
  );
}

interface Figure {
  name: string;
  text: string;
}

/** Returns the order at an event as label and text: status, money, people, next actor, steps and documents. */
function useFigures(): (state: OrderState) => Figure[] {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const texts = useOrderTexts();
  const context = useTextContext();
  const seen = {
    names: Object.assign({}, ...context.history.map(({ names }) => names)) as Record<Id, string>,
    texts: Object.assign({}, ...context.history.map(({ texts }) => texts)) as Record<Id, string>,
  };
  const nameOf = (id: Id | null) => (id === null ? t('history.nobodyThen') : person(id, seen, context));
  return (state) => {
    const { facts, value } = state;
    const money = (amount: number) => formatMinor(amount, facts.currency, language);
    const { next, money: sums } = factsOf(sourceOf(state), 'staff', calendarDateOf(state.updatedAt));
    const { who } = next;
    const names = { client: `${t('history.client')}, ${order.client.name}`, partner: t('history.partner'), payment: t('now.who.payment') };
    const waitedFor = who === 'client' || who === 'partner' || who === 'payment' ? names[who] : t('history.staff');
    const view = { version: machineVersion, value, facts };
    const counted = (done: number, all: number) => t('history.counted', { done, all });
    return [
      { name: t('history.statusThen'), text: texts.status(value.progress, prepaymentPercent(view)) },
      { name: t('history.paidThen'), text: t('history.paidOf', { paid: money(sums?.paid ?? 0), price: money(facts.price) }) },
      { name: t('history.priceThen'), text: money(facts.price) },
      { name: t('history.managerThen'), text: nameOf(facts.manager) },
      { name: t('history.partnerThen'), text: nameOf(facts.partner) },
      { name: t('history.actedThen'), text: who === null ? t('now.who.nobody') : waitedFor },
      { name: t('history.announcedThen'), text: money(facts.openTransfers + facts.pending) },
      { name: t('history.stepsThen'), text: counted(facts.visibleSteps - facts.openSteps, facts.visibleSteps) },
      { name: t('history.documentsThen'), text: counted(facts.items - facts.itemsNotAccepted, facts.items) },
      {
        name: t('history.filesThen'),
        text: state.documents.map(({ id, title }) => documentTitle(seen, id, title, context)).join(', ') || t('history.noFilesThen'),
      },
    ];
  };
}

/** Reasons shown for a refused operation; the nearest one names what was missing. */
const shownRefusals = 1;

function RoleRow({ name, state, actor }: { name: string; state: OrderState; actor: Actor }) {
  const { t } = useTranslation('order');
  const texts = useOrderTexts();
  const view = { version: machineVersion, value: state.value, facts: state.facts };
  const { permitted, near } = planOf(explain(view, actor), state.value.progress, true);
  const label = ({ operation, variant }: PlannedOperation) => texts.operation(operation, variant);
  const why = near.slice(0, shownRefusals).map((one) => `${label(one)}: ${texts.reason(one).missing}`);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{permitted.length > 0 ? permitted.map(label).join(', ') : t('history.nothing')}</td>
      <td>{why.join(' ') || '\u2014'}</td>
    </tr>
  );
}
