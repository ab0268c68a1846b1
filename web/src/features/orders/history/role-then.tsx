import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { statusAfter } from '#machines/order/graph';
import { explain } from '#machines/order/rules';
import type { OrderState } from '#machines/order/state';
import { machineVersion } from '#machines/order/version';
import { prepaymentPercent } from '../../../lib/machine-texts.js';
import { planOf, type PlannedOperation } from '../view-model/operation-plan.js';
import { useOrderTexts } from '../view-model/order-texts.js';
import { actorThen, partsOf, type RoleKey, roleKeys } from './roles-then.js';

/** The fifteen operations at that event for a selected role; refused ones with their reason. */
export function RoleThen({
  state,
  role: key,
  onRole,
}: {
  state: OrderState;
  role: RoleKey | null;
  onRole: (role: RoleKey | null) => void;
}) {
  const { t } = useTranslation(['order', 'common']);
  const labelOf = (one: RoleKey): string => {
    const { role, department } = partsOf(one);
    return [t(`common:roles.${role}`), ...(department ? [t(`common:departments.${department}`)] : [])].join(', ');
  };
  const actor = key && actorThen(state, key);
  return (
    <div className="stack gap-2 p-3 rule-top">
      <Select
        size="xs"
        searchable
        label={t('order:history.roleThen.pick')}
        placeholder={t('order:history.roleThen.none')}
        data={roleKeys.map((one) => ({ value: one, label: labelOf(one) }))}
        value={key}
        onChange={(value) => onRole(roleKeys.find((one) => one === value) ?? null)}
        nothingFoundMessage={t('order:history.roleThen.noMatch')}
      />
      {key && actor ? <Operations state={state} actor={actor} name={labelOf(key)} /> : null}
      {key && !actor ? <p className="text-sm dim">{t('order:history.roleThen.noPartner')}</p> : null}
    </div>
  );
}

function Operations({ state, actor, name }: { state: OrderState; actor: NonNullable<ReturnType<typeof actorThen>>; name: string }) {
  const { t } = useTranslation('order');
  const texts = useOrderTexts();
  const view = { version: machineVersion, value: state.value, facts: state.facts };
  const { permitted, near, far } = planOf(explain(view, actor), state.value.progress, false);
  const led = ({ operation, variant }: PlannedOperation) =>
    texts.status(statusAfter(operation, variant) ?? state.value.progress, prepaymentPercent(view));
  return (
    <ul className="stack gap-snug text-sm" aria-label={t('history.roleThen.list', { role: name })}>
      {[...permitted, ...near, ...far].map((one) => (
        <li key={`${one.operation} ${one.variant ?? ''}`} data-permitted={one.permitted || undefined}>
          <b className="medium">{texts.operation(one.operation, one.variant)}</b>{' '}
          <span className={one.permitted ? undefined : 'muted'}>
            {one.permitted ? t('history.roleThen.could', { status: led(one) }) : reasonText(texts.reason(one))}
          </span>
        </li>
      ))}
    </ul>
  );
}

const reasonText = ({ missing, detail }: { missing: string; detail?: string | undefined }): string =>
  detail ? `${missing} ${detail}` : missing;
