import { useTranslation } from 'react-i18next';
import { dayInWords, promisedDay } from '../../../lib/days.js';
import { isLateOn, useOfficeDay } from '../../../lib/office-day.js';
import { formatMinor, formatTime } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { Card } from '../../../ui/card.js';
import { StageList, StageSegments, type StripStep } from '../../../ui/status-strip.js';
import { useOrderPage } from '../view-model/order-context.js';
import styles from './order-page.module.css';
import { type Stage, stagesOf } from '../view-model/stages.js';
import type { Stay } from '../view-model/timeline.js';
import { turnOf } from '../view-model/turn.js';

interface Words {
  title: string;
  steps: StripStep[];
}

function useStages(stays: readonly Stay[]): Words {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, reader } = useOrderPage();
  const { facts } = order.machine;
  const today = useOfficeDay();
  const turn = turnOf(order, reader);
  const by = {
    confirmation: 'byStaff',
    prepayment: 'byClient',
    documents: 'byClient',
    work: 'byPartner',
    check: 'byStaff',
    rest: 'byStaffThenYou',
  } as const;
  const noteOf = ({ name, state, doneAt }: Stage): string => {
    if (doneAt) return formatTime(doneAt, 'day', language);
    // Its day comes with the history: the line is kept for it.
    if (state === 'passed') return '\u00a0';
    if (state === 'now') return t(turn.you ? 'stages.waitsYou' : turn.who === 'payment' ? 'stages.withProvider' : 'stages.withUs');
    if (name === 'result') {
      if (state !== 'ahead' || order.dueAt === null) return '';
      return t(isLateOn(today, order.dueAt) ? 'stages.late' : 'stages.expected', {
        date: dayInWords(promisedDay(order.dueAt), language),
      });
    }
    return state === 'ahead' ? t(`stages.${by[name]}`) : '';
  };
  const labelOf = ({ name, state, amount = 0 }: Stage): string => {
    if (name === 'prepayment' || name === 'rest') return t(`stages.${name}`, { amount: formatMinor(amount, facts.currency, language) });
    // What is done is named as done, and nothing else is.
    if (state === 'passed' && (name === 'confirmation' || name === 'result')) return t(`stages.done.${name}`);
    return t(`stages.${name}`);
  };
  const stages = stagesOf(order, stays);
  const steps = stages.map((stage) => {
    const note = noteOf(stage);
    return {
      key: stage.name,
      label: labelOf(stage),
      state: stage.state,
      ...(note ? { note } : {}),
    };
  });
  const index = stages.findIndex((stage) => stage.state === 'now');
  const current = stages[index];
  const title = current
    ? t('client.stage', { index: index + 1, count: stages.length, name: t(`stages.short.${current.name}`) })
    : t('client.stages');
  return { title, steps };
}

/** The client's stages, from above to below; nothing of an order that was cancelled before any was left behind. */
export function StagesCard({ stays }: { stays: readonly Stay[] }) {
  const { title, steps } = useStages(stays);
  if (steps.length === 0) return null;
  return (
    <div className={styles.late}>
      <Card title={title} roomy>
        <StageList stages={steps} />
      </Card>
    </div>
  );
}

/** The same under the title of a phone, as short bars. */
export function StagesMini({ stays }: { stays: readonly Stay[] }) {
  const { title, steps } = useStages(stays);
  if (steps.length === 0) return null;
  return (
    <div className="narrow-only small stack medium gap-2 mt-3">
      <span>{title}</span>
      <StageSegments stages={steps} />
    </div>
  );
}
