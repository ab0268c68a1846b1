import { useTranslation } from 'react-i18next';
import { changed } from '../../../lib/list/list-frame.js';
import { useMachineWords } from '../../../lib/machine-words.js';
import { type CountedTab, StatusTabs } from '../../../ui/status-tabs.js';
import type { ListAddress } from './list-address.js';
import { countOf, groupsFor, isChosen, type StatusGroup } from './status-groups.js';
import { useStatusCounts } from './use-orders.js';

interface Props {
  list: ListAddress;
  seesReward: boolean;
  hrefOf: (list: ListAddress) => string;
}

/** Statuses with the reader's counts over the list. */
export function ListStatusTabs({ list, seesReward, hrefOf }: Props) {
  const { t } = useTranslation('orders');
  const words = useMachineWords();
  const { data: counts } = useStatusCounts();
  const groups = groupsFor(seesReward);
  const labelOf = ({ key }: StatusGroup) => (key === 'paymentPending' || key === 'onCheck' ? t(`groups.${key}`) : words.status(key));
  // The reward is shown beside a progress status: counting it too would count those orders twice.
  const all =
    counts &&
    groups.filter(({ key }) => key !== 'partnerRewardPercentChanged').reduce((sum, group) => sum + (countOf(group, counts) ?? 0), 0);
  const tabs: CountedTab[] = [
    { key: 'all', label: t('all'), count: all, to: hrefOf(changed(list, { statuses: [] })), current: list.statuses.length === 0 },
    ...groups.map((group) => ({
      key: group.key,
      label: labelOf(group),
      count: countOf(group, counts),
      to: hrefOf(changed(list, { statuses: [...group.statuses] })),
      current: isChosen(group, list.statuses),
    })),
  ];
  return <StatusTabs label={t('tabsLabel')} tabs={tabs} />;
}
