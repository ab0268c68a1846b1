import type { ProgressStatus } from '#machines/order/statuses';
import { formatTime } from '../../../lib/format.js';
import { prepaymentPercent } from '../../../lib/machine-texts.js';
import { useLanguage } from '../../../lib/use-language.js';
import { HistoryLine } from '../../../ui/history-line.js';
import { StatusBadge } from '../../../ui/status-badge.js';
import type { AnyWireEvent } from '../../../api/wire.js';
import { useOrderPage } from '../view-model/order-context.js';
import { useOrderTexts } from '../view-model/order-texts.js';
import { eventTable } from './event-table.js';
import { EventSentence, useTextContext } from './event-sentence.js';
import { eventTextOf } from './event-text.js';

interface LineProps {
  event: AnyWireEvent;
  later?: boolean;
  current?: boolean;
  /** shows the order after the event */
  onOpen?: ((version: number) => void) | undefined;
}

/** An event in one line: actor, action, time, and the statuses it moved between. */
export function EventLine({ event, later = false, current = false, onOpen }: LineProps) {
  const language = useLanguage();
  const { note } = eventTextOf(event, useTextContext());
  const from = 'from' in event.data ? event.data.from : null;
  const to = 'to' in event.data ? event.data.to : null;
  const moved = from && to && from !== to;
  return (
    <HistoryLine
      number={event.version}
      icon={eventTable[event.type].icon}
      time={formatTime(event.at, 'time', language)}
      dateTime={event.at}
      later={later}
      current={current}
      onOpen={onOpen && (() => onOpen(event.version))}
      note={note}
      {...(moved ? { from: <Was status={from} />, to: <Was status={to} /> } : {})}
    >
      <EventSentence event={event} />
    </HistoryLine>
  );
}

function Was({ status }: { status: ProgressStatus }) {
  const { order } = useOrderPage();
  const texts = useOrderTexts();
  return <StatusBadge status={status} label={texts.status(status, prepaymentPercent(order.machine))} small />;
}
