import { IconCheck } from '@tabler/icons-react';
import { type CSSProperties, useEffect, useRef } from 'react';
import styles from './status-strip.module.css';

export interface StripStep {
  key: string;
  label: string;
  state: 'passed' | 'now' | 'ahead';
  /** date and duration, or who will act */
  note?: string;
}

const placeOf = ({ state }: StripStep) => ({ 'data-state': state, 'aria-current': state === 'now' ? ('step' as const) : undefined });

/** The statuses of an order on one line, which scrolls to the current one. */
export function StatusStrip({ steps, label }: { steps: readonly StripStep[]; label: string }) {
  const list = useRef<HTMLOListElement>(null);
  const now = steps.findIndex((step) => step.state === 'now');
  useEffect(() => {
    const strip = list.current;
    const current = strip?.children[now];
    if (!strip || !(current instanceof HTMLElement)) return;
    strip.scrollLeft = Math.max(0, current.offsetLeft - strip.offsetLeft - current.offsetWidth);
  }, [now]);
  return (
    <ol
      ref={list}
      className={`grid scroll-x ${styles.strip}`}
      aria-label={label}
      tabIndex={0}
      style={{ '--nodes': steps.length - 1 } as CSSProperties}
    >
      {steps.map((step) => (
        <li className="muted text-xs relative" key={step.key} {...placeOf(step)}>
          {step.label}
          {step.note ? <small>{step.note}</small> : null}
        </li>
      ))}
    </ol>
  );
}

/** A client's stages of an order from top to bottom, with the current one marked. */
export function StageList({ stages }: { stages: readonly StripStep[] }) {
  return (
    <ol className={styles.stages}>
      {stages.map((stage) => (
        <li className="body muted relative" key={stage.key} {...placeOf(stage)}>
          <span className={`circle ${styles.mark}`}>
            {stage.state === 'passed' ? <IconCheck size={10} stroke={3.5} aria-hidden="true" /> : null}
          </span>
          <b className="ink block">{stage.label}</b>
          {stage.note ? <span className="dim text-sm">{stage.note}</span> : null}
        </li>
      ))}
    </ol>
  );
}

/** The stages as short bars. Decorative, because a text is next to it. */
export const StageSegments = ({ stages }: { stages: readonly StripStep[] }) => (
  <span className={`stack gap-1 ${styles.segments}`} aria-hidden="true">
    {stages.map((stage) => (
      <i key={stage.key} data-state={stage.state} />
    ))}
  </span>
);
