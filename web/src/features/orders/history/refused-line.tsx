import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { HistoryLine } from '../../../ui/history-line.js';
import type { WireRefusedAttempt } from '../api/wire.js';
import { useOrderTexts } from '../view-model/order-texts.js';
import { useOrderPage } from '../view-model/order-context.js';

const mark = '\u0001';

interface RefusedProps {
  attempt: WireRefusedAttempt;
  later: boolean;
  /** shows the order at the attempt's version */
  onOpen?: ((version: number) => void) | undefined;
}

/** A refused attempt, for staff: with a lock instead of a number, the reason, and a note that nothing changed. */
export function RefusedLine({ attempt, later, onOpen }: RefusedProps) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const texts = useOrderTexts();
  const { reader } = useOrderPage();
  const you = attempt.actor._id === reader.id;
  const values = { actor: mark, operation: texts.command(attempt.command) };
  const [before = '', after = ''] = t(you ? 'history.refused_you' : 'history.refused', values).split(mark);
  const reason = texts.reason({ code: attempt.code, ...(attempt.remedy ? { remedy: attempt.remedy } : {}) });
  return (
    <HistoryLine
      refused
      time={formatTime(attempt.at, 'time', language)}
      dateTime={attempt.at}
      later={later}
      onOpen={onOpen && attempt.version > 0 ? () => onOpen(attempt.version) : undefined}
      note={`${reason.missing}${reason.detail ? ` ${reason.detail}` : ''} ${t('history.unchanged')}`}
    >
      {before}
      <b>{you ? t('now.you') : (attempt.actor.name ?? t('history.noActor'))}</b>
      {after}
    </HistoryLine>
  );
}
