import { useId } from 'react';
import { Link } from 'react-router-dom';
import { box, drawing, type Line, lineOf, places } from './drawing-layout.js';
import styles from './process.module.css';
import { type Figure, useProcessTexts } from './process-texts.js';
import type { ProcessMap, WalkedArrow, WalkedStatus } from './use-process-map.js';

interface Props {
  map: ProcessMap;
  label: string;
  hrefOf: (figure: Figure) => string;
}

/** The machine's drawing with figures. Its lines are hidden from screen readers, because the table below has the same figures. */
export function ProcessDrawing({ map, label, hrefOf }: Props) {
  const lines = map.arrows.flatMap((arrow) => {
    const line = lineOf(arrow.from, arrow.to);
    return line ? [{ arrow, line }] : [];
  });
  return (
    <div role="group" aria-label={label} className={styles.drawing} style={{ width: drawing.width, height: drawing.height }}>
      <Lines lines={lines} />
      {map.statuses.map((status) => (
        <StatusBox key={status.status} status={status} hrefOf={hrefOf} />
      ))}
      {lines.map(({ arrow, line }) =>
        arrow.times > 0 ? <Label key={`${arrow.from} ${arrow.to}`} arrow={arrow} line={line} hrefOf={hrefOf} /> : null,
      )}
    </div>
  );
}

/** Pixels of an arrow's width: from 1 for a rare way to 6 for one that all orders took. */
const thickness = ({ share }: WalkedArrow): number => 1 + ((share ?? 0) / 100) * 5;

function Lines({ lines }: { lines: readonly { arrow: WalkedArrow; line: Line }[] }) {
  const id = useId();
  return (
    <svg width={drawing.width} height={drawing.height} className={styles.lines} aria-hidden="true" focusable="false">
      <defs>
        {(['onward', 'back', 'out', 'idle'] as const).map((kind) => (
          <marker
            key={kind}
            id={`${id}-${kind}`}
            viewBox="0 0 8 8"
            refX="6"
            refY="4"
            markerWidth="9"
            markerHeight="9"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0 0 8 4 0 8Z" className={styles.head} data-kind={kind} />
          </marker>
        ))}
      </defs>
      {lines.map(({ arrow, line }) => (
        <path
          key={`${arrow.from} ${arrow.to}`}
          d={line.path}
          className={styles.line}
          data-kind={arrow.kind}
          data-idle={arrow.times === 0 || undefined}
          strokeWidth={thickness(arrow)}
          markerEnd={`url(#${id}-${arrow.times === 0 ? 'idle' : arrow.kind})`}
        />
      ))}
    </svg>
  );
}

function StatusBox({ status, hrefOf }: { status: WalkedStatus; hrefOf: Props['hrefOf'] }) {
  const texts = useProcessTexts();
  const { x, y } = places[status.status];
  const { orders, waiting } = status;
  return (
    <div className={styles.box} data-colour={status.badge} style={{ left: x, top: y, width: box.width, height: box.height }}>
      <Link
        to={hrefOf({ behind: 'entered', status: status.status })}
        preventScrollReset
        className={styles.name}
        aria-label={`${texts.status(status.status)}: ${texts.t('process.orders', { count: orders, figure: texts.count(orders) })}`}
      >
        <span>{texts.status(status.status)}</span> <b className="num">{texts.count(orders)}</b>
      </Link>
      {waiting.orders > 0 ? (
        <Link to={hrefOf({ behind: 'waiting', status: status.status })} preventScrollReset className={styles.wait}>
          {texts.t('process.waitingNow', { figure: texts.count(waiting.orders) })}
        </Link>
      ) : null}
    </div>
  );
}

function Label({ arrow, line, hrefOf }: { arrow: WalkedArrow; line: Line; hrefOf: Props['hrefOf'] }) {
  const texts = useProcessTexts();
  const { x, y, align } = line.label;
  const { from, to, times, share, kind } = arrow;
  const isOut = kind === 'out';
  const says = [texts.t('process.times', { count: times, figure: texts.count(times) }), texts.percent(share), texts.times(arrow)];
  return (
    <Link
      to={hrefOf({ behind: 'arrow', status: from, to })}
      preventScrollReset
      className={styles.label}
      data-align={align}
      data-kind={kind}
      style={{ left: x, top: y }}
      aria-label={`${texts.way(arrow)}: ${says.join(', ')}`}
      title={texts.operations(arrow)}
    >
      <b className="num">
        {isOut ? '✕ ' : ''}
        {texts.count(times)}
      </b>
      {isOut ? null : (
        <>
          <span className="num"> · {texts.percent(share)}</span>
          <small className="num">{texts.times(arrow)}</small>
        </>
      )}
    </Link>
  );
}
