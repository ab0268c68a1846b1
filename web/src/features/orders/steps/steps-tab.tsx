import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/use-language.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { DateText } from '../../../ui/date-text.js';
import { EmptyState } from '../../../ui/states.js';
import { mutations } from '../api/calls.js';
import { textIn } from '../api/text-in.js';
import { useSubmission } from '../api/use-submission.js';
import type { WireStep } from '../api/wire.js';
import { SubmissionNotice } from '../forms/submission-notice.js';
import { useOrderPage } from '../page/order-context.js';
import styles from './steps.module.css';

/** The order's steps by groups; who may do the work marks and reopens them here. */
export function StepsTab() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const announce = useAnnounce();
  const { order, audience, permissions } = useOrderPage();
  const submission = useSubmission(order);
  const groups = Object.entries(order.steps).filter(([, group]) => group.steps.length > 0);
  const mayMark = permissions.refusal('completeStep') === null;
  if (groups.length === 0) return <EmptyState title={t('steps.none')} text={t('steps.noneHint')} />;
  const toggle = async (step: WireStep) => {
    const mutation = step.completedAt ? mutations.reopenStep(order._id, step._id) : mutations.completeStep(order._id, step._id);
    if (await submission.send(mutation))
      announce(`${textIn(step.title, language)}: ${t(step.completedAt ? 'steps.open' : 'steps.complete')}`);
  };
  return (
    <>
      <SubmissionNotice submission={submission} />
      {groups.map(([key, group]) => (
        <section key={key} className={styles.group}>
          <h3>
            {textIn(group.title, language)}
            <span>{t('steps.progress', { done: group.steps.filter((step) => step.completedAt).length, total: group.steps.length })}</span>
          </h3>
          <ol>
            {group.steps.map((step) => (
              <li key={step._id} data-done={step.completedAt ? true : undefined}>
                <span className={styles.mark}>{step.completedAt ? <IconCheck size={12} stroke={3} aria-hidden="true" /> : null}</span>
                <span className={styles.title}>
                  {textIn(step.title, language)}
                  <small>{step.completedAt ? <DateText at={step.completedAt} style="moment" /> : t('steps.open')}</small>
                </span>
                {mayMark ? (
                  <Button
                    size="xs"
                    aria-label={`${t(step.completedAt ? 'steps.reopen' : 'steps.complete')}: ${textIn(step.title, language)}`}
                    disabled={submission.busy}
                    onClick={() => void toggle(step)}
                  >
                    {t(step.completedAt ? 'steps.reopen' : 'steps.complete')}
                  </Button>
                ) : null}
              </li>
            ))}
          </ol>
        </section>
      ))}
      {mayMark || audience === 'client' ? null : <p className={styles.closed}>{t('steps.closed')}</p>}
    </>
  );
}
