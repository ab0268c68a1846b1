import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconClock, IconRotateClockwise, type Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BadgeColour } from '#machines/order/statuses';
import { formatCount } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { Badge } from '../../ui/badge.js';
import type { Replay } from './use-replays.js';

const looks = {
  waiting: { colour: 'yellow', icon: IconClock },
  running: { colour: 'blue', icon: IconRotateClockwise },
  sound: { colour: 'green', icon: IconCircleCheck },
  faulty: { colour: 'red', icon: IconAlertTriangle },
  failed: { colour: 'orange', icon: IconCircleX },
} as const satisfies Record<string, { colour: BadgeColour; icon: Icon }>;

/** The progress of a replay, or its result. */
export function ReplayState({ replay: { state, faultCount } }: { replay: Pick<Replay, 'state' | 'faultCount'> }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const look = state !== 'done' ? state : faultCount === 0 ? 'sound' : 'faulty';
  const label =
    look === 'faulty' ? t('replay.faults', { count: faultCount, figure: formatCount(faultCount, language) }) : t(`replay.state.${look}`);
  return <Badge {...looks[look]} label={label} />;
}

/** The number of replayed objects; renders nothing after the end. */
export function ReplayProgress({ replay: { state, handled, total } }: { replay: Pick<Replay, 'state' | 'handled' | 'total'> }) {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  if (state !== 'running') return null;
  return (
    <span className="stack gap-1">
      <progress className="full" aria-label={t('replay.progress')} max={Math.max(total, 1)} value={handled} />
      <span className="num text-sm muted">
        {total === 0
          ? t('replay.counting')
          : t('replay.progressOf', { handled: formatCount(handled, language), total: formatCount(total, language) })}
      </span>
    </span>
  );
}
