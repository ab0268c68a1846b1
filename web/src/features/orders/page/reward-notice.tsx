import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { mutations } from '../api/calls.js';
import { useOrderMutation } from '../api/use-order-mutation.js';
import { WriteNotice } from '../forms/write-notice.js';
import styles from './order-facts.module.css';
import { useOrderPage } from '../view-model/order-context.js';

/** A changed percentage, which applies once the partner acknowledges it. */
export function RewardNotice() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const announce = useAnnounce();
  const { order, permissions } = useOrderPage();
  const write = useOrderMutation(order);
  const pending = order.machine.facts.pendingRewardPercent;
  if (pending === null || !permissions.can('acknowledgePartnerReward')) return null;
  const percent = formatPercent(pending / 100, language);
  const acknowledge = () => write.send(mutations.acknowledgeReward(order._id), () => announce(`${t('people.acknowledged')}: ${percent}`));
  return (
    <div className={`small stack gap-2 mt-3 rule-top ${styles.reward}`}>
      <b className="strong">{t('people.rewardChanged')}</b>
      <p className="muted">{t('people.rewardChangedHint')}</p>
      <Button variant="filled" fullWidth loading={write.busy} onClick={acknowledge}>
        {t('people.acknowledge', { percent })}
      </Button>
      <WriteNotice of={write} />
    </div>
  );
}
