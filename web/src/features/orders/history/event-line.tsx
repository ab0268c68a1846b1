import { formatTime } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { HistoryLine } from '../../../ui/history-line.js';
import { StatusBadge } from '../../../ui/status-badge.js';
import type { AnyWireEvent } from '../api/wire.js';
import { eventIcons } from './event-icons.js';
import { EventSentence, useWords } from './event-sentence.js';
import { wordsOf } from './event-words.js';

/** An event as a line: who did what, when, and the statuses it moved between. */
export function EventLine({ event, later = false, current = false }: { event: AnyWireEvent; later?: boolean; current?: boolean }) {
  const language = useLanguage();
  const { note } = wordsOf(event, useWords());
  const from = 'from' in event.data ? event.data.from : null;
  const to = 'to' in event.data ? event.data.to : null;
  const moved = from && to && from !== to;
  return (
    <HistoryLine
      number={event.version}
      icon={eventIcons[event.type]}
      time={formatTime(event.at, 'time', language)}
      dateTime={event.at}
      later={later}
      current={current}
      note={note}
      {...(moved ? { from: <StatusBadge status={from} small />, to: <StatusBadge status={to} small /> } : {})}
    >
      <EventSentence event={event} />
    </HistoryLine>
  );
}
