import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { mutations } from '../api/calls.js';
import { useSubmission } from '../api/use-submission.js';
import { SubmissionNotice } from '../forms/submission-notice.js';
import styles from './order-facts.module.css';
import { useOrderPage } from './order-context.js';

/** For the partner: a changed percent takes effect when they acknowledge it. */
export function RewardNotice() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const announce = useAnnounce();
  const { order, permissions } = useOrderPage();
  const submission = useSubmission(order);
  const pending = order.machine.facts.pendingRewardPercent;
  if (pending === null || permissions.refusal('acknowledgePartnerReward') !== null) return null;
  const percent = formatPercent(pending / 100, language);
  const acknowledge = async () => {
    if (await submission.send(mutations.acknowledgeReward(order._id))) announce(`${t('people.acknowledged')}: ${percent}`);
  };
  return (
    <div className={styles.reward}>
      <b>{t('people.rewardChanged')}</b>
      <p>{t('people.rewardChangedHint')}</p>
      <Button variant="filled" fullWidth loading={submission.busy} onClick={() => void acknowledge()}>
        {t('people.acknowledge', { percent })}
      </Button>
      <SubmissionNotice submission={submission} />
    </div>
  );
}
