import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/use-language.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { DateText } from '../../../ui/date-text.js';
import { EmptyState } from '../../../ui/states.js';
import { mutations } from '../api/calls.js';
import { textIn } from '../api/text-in.js';
import { useOrderMutation } from '../api/use-order-mutation.js';
import type { WireStep } from '../api/wire.js';
import { WriteNotice } from '../forms/write-notice.js';
import { useOrderPage } from '../view-model/order-context.js';
import { ReturnedWork } from './returned-work.js';
import styles from './steps.module.css';

/** The order's steps by groups; those who do the work mark and reopen them here. */
export function StepsTab() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const announce = useAnnounce();
  const { order, audience, permissions } = useOrderPage();
  const write = useOrderMutation(order);
  // The mark is drawn before the answer, because those who may mark steps are refused for nothing that the page does not know. Times and counts are the server's.
  const [pressed, setPressed] = useState<{ step: string; done: boolean } | null>(null);
  const isDone = ({ _id, completedAt }: WireStep): boolean => (pressed?.step === _id ? pressed.done : completedAt !== null);
  const groups = Object.entries(order.steps).filter(([, group]) => group.steps.length > 0);
  const mayMark = permissions.can('completeStep');
  if (groups.length === 0) return <EmptyState title={t('steps.none')} text={t('steps.noneHint')} />;
  const toggle = (step: WireStep) => {
    const done = step.completedAt === null;
    const mutation = done ? mutations.completeStep(order._id, step._id) : mutations.reopenStep(order._id, step._id);
    setPressed({ step: step._id, done });
    write.send(
      mutation,
      () => announce(`${textIn(step.title, language)}: ${t(done ? 'steps.complete' : 'steps.open')}`),
      () => setPressed(null),
    );
  };
  return (
    <>
      <WriteNotice of={write} />
      {groups.map(([key, group]) => (
        <section key={key} className={`surface ${styles.group}`}>
          <h3 className="between gap-3 p-line rule-bottom">
            {textIn(group.title, language)}
            <span className="dim text-sm">
              {t('steps.progress', { done: group.steps.filter((step) => step.completedAt).length, total: group.steps.length })}
            </span>
          </h3>
          <ol className="divided">
            {group.steps.map((step) => (
              <li className="row p-row" key={step._id} data-done={isDone(step) || undefined}>
                <span className={`center fixed circle ${styles.mark}`}>
                  {isDone(step) ? <IconCheck size={12} stroke={3} aria-hidden="true" /> : null}
                </span>
                <span className={`grow breakable ${styles.title}`}>
                  {textIn(step.title, language)}
                  <small>{step.completedAt ? <DateText at={step.completedAt} style="moment" /> : t('steps.open')}</small>
                  {step.completedAt ? null : <ReturnedWork step={step._id} />}
                </span>
                {mayMark ? (
                  <Button
                    size="xs"
                    aria-label={`${t(step.completedAt ? 'steps.reopen' : 'steps.complete')}: ${textIn(step.title, language)}`}
                    disabled={write.busy}
                    onClick={() => toggle(step)}
                  >
                    {t(step.completedAt ? 'steps.reopen' : 'steps.complete')}
                  </Button>
                ) : null}
              </li>
            ))}
          </ol>
        </section>
      ))}
      {mayMark || audience === 'client' ? null : <p className="muted mt-3 text-sm">{t('steps.closed')}</p>}
    </>
  );
}
