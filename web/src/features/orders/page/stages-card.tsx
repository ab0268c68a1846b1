import { useTranslation } from 'react-i18next';
import { dueDayText } from '../../../lib/days.js';
import { formatMinor, formatTime } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { Card } from '../../../ui/card.js';
import { StageList, StageSegments, type StripStep } from '../../../ui/status-strip.js';
import { useOrderPage } from '../view-model/order-context.js';
import styles from './order-page.module.css';
import { type Stage, stagesOf } from '../view-model/stages.js';
import type { Stay } from '../view-model/timeline.js';
import { isYours, type Turn, turnsOf } from '../view-model/turn.js';

interface StageTexts {
  title: string;
  steps: StripStep[];
}

function useStages(stays: readonly Stay[]): StageTexts {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, reader, facts } = useOrderPage();
  const { ready } = facts;
  const turns = turnsOf(facts, order, reader);
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
    if (state === 'now') return t(`stages.${placeOf(turns)}`);
    if (name === 'result') {
      if (state !== 'ahead' || (ready.kind !== 'late' && ready.kind !== 'due')) return '';
      return t(ready.kind === 'late' ? 'stages.late' : 'stages.expected', { date: dueDayText(ready.day, language) });
    }
    return state === 'ahead' ? t(`stages.${by[name]}`) : '';
  };
  const labelOf = ({ name, state, amount = 0 }: Stage): string => {
    if (name === 'prepayment' || name === 'rest')
      return t(`stages.${name}`, { amount: formatMinor(amount, order.machine.facts.currency, language) });
    // What is done is named as done, and nothing else is.
    if (state === 'passed' && (name === 'confirmation' || name === 'result')) return t(`stages.done.${name}`);
    return t(`stages.${name}`);
  };
  const stages = stagesOf(order, stays, facts);
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

/** The side that has the current stage; both if two may act. */
function placeOf(turns: readonly Turn[]) {
  if (isYours(turns)) return turns.length > 1 ? 'waitsBoth' : 'waitsYou';
  return turns[0]?.who === 'payment' ? 'withProvider' : 'withUs';
}

/** The client's stages from top to bottom; renders nothing for an order that was cancelled in its first stage. */
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

/** The stages as short bars under the title on a phone. */
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
