import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/use-language.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { DateText } from '../../../ui/date-text.js';
import { EmptyState } from '../../../ui/states.js';
import { mutations } from '../api/calls.js';
import { textIn } from '../api/text-in.js';
import { useOrderMutation } from '../api/use-order-mutation.js';
import type { OrderResource, WireStep } from '../api/wire.js';
import { WriteNotice } from '../forms/write-notice.js';
import { useOrderPage } from '../view-model/order-context.js';
import { ReturnedWork } from './returned-work.js';
import styles from './steps.module.css';

/** The order's steps by groups; those who do the work mark and reopen them here. */
export function StepsTab() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, audience, permissions } = useOrderPage();
  const { write, marks, mark } = useMarks(order);
  const groups = Object.entries(order.steps).filter(([, group]) => group.steps.length > 0);
  const mayMark = permissions.can('completeStep');
  if (groups.length === 0) return <EmptyState title={t('steps.none')} text={t('steps.noneHint')} />;
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
              <StepRow key={step._id} step={step} mark={marks.get(step._id)} onMark={mayMark ? mark : null} />
            ))}
          </ol>
        </section>
      ))}
      {mayMark || audience === 'client' ? null : <p className="muted mt-3 text-sm">{t('steps.closed')}</p>}
    </>
  );
}

interface RowProps {
  step: WireStep;
  /** what was asked for, until its answer */
  mark: boolean | undefined;
  /** null for those who may not mark steps */
  onMark: ((step: WireStep) => void) | null;
}

/** Memoised, so that a mark is drawn without the rows around it. */
const StepRow = memo(function StepRow({ step, mark, onMark }: RowProps) {
  const { t } = useTranslation('order');
  const title = textIn(step.title, useLanguage());
  const isDone = mark ?? step.completedAt !== null;
  const act = t(step.completedAt ? 'steps.reopen' : 'steps.complete');
  return (
    <li className="row p-row" data-done={isDone || undefined}>
      <span className={`center fixed circle ${styles.mark}`}>{isDone ? <IconCheck size={12} stroke={3} aria-hidden="true" /> : null}</span>
      <span className={`grow breakable ${styles.title}`}>
        {title}
        <small>{step.completedAt ? <DateText at={step.completedAt} style="moment" /> : t('steps.open')}</small>
        {step.completedAt ? null : <ReturnedWork step={step._id} />}
      </span>
      {onMark ? (
        <Button size="xs" aria-label={`${act}: ${title}`} disabled={mark !== undefined} onClick={() => onMark(step)}>
          {act}
        </Button>
      ) : null}
    </li>
  );
});

const none: ReadonlyMap<string, boolean> = new Map();

/**
 * Marks of steps by id, drawn before their answers, because those who may mark steps are refused for nothing that the page does not know. Times and counts are
 * the server's. Marks are sent one after the other, each for the version that the one before it answered; a refusal takes back those behind it too.
 */
function useMarks(order: OrderResource) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const announce = useAnnounce();
  const write = useOrderMutation(order);
  const [marks, setMarks] = useState(none);
  const waiting = useRef<WireStep[]>([]);
  const sendNext = (): void => {
    const [step] = waiting.current;
    if (step === undefined) return;
    const done = step.completedAt === null;
    const mutation = done ? mutations.completeStep(order._id, step._id) : mutations.reopenStep(order._id, step._id);
    let left: WireStep[] = [];
    write.send(
      mutation,
      () => {
        left = waiting.current.slice(1);
        announce(`${textIn(step.title, language)}: ${t(done ? 'steps.complete' : 'steps.open')}`);
      },
      () => {
        waiting.current = left;
        setMarks((all) => new Map([...all].filter(([id]) => left.some(({ _id }) => _id === id))));
        sendNext();
      },
    );
  };
  const press = (step: WireStep): void => {
    setMarks((all) => new Map(all).set(step._id, step.completedAt === null));
    waiting.current.push(step);
    if (waiting.current.length === 1) sendNext();
  };
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  const mark = useCallback((step: WireStep) => latest.current(step), []);
  return { write, marks, mark };
}
