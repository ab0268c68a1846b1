import { IconCircleCheck, IconClockPause, IconPlayerSkipForward, IconRotateClockwise, type Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BadgeColour } from '#machines/order/statuses';
import { Badge } from '../../ui/badge.js';
import type { DeadLetter } from './use-audit.js';

const looks = {
  trying: { colour: 'yellow', icon: IconRotateClockwise },
  open: { colour: 'orange', icon: IconClockPause },
  handled: { colour: 'green', icon: IconCircleCheck },
  skipped: { colour: 'blue', icon: IconPlayerSkipForward },
} as const satisfies Record<string, { colour: BadgeColour; icon: Icon }>;

/** Whether it waits for another try or for a person, or how it ended. */
export function DeadLetterState({ deadLetter }: { deadLetter: Pick<DeadLetter, 'state' | 'nextAttemptAt'> }) {
  const { t } = useTranslation('audit');
  const state = deadLetter.state === 'open' && deadLetter.nextAttemptAt !== null ? 'trying' : deadLetter.state;
  return <Badge {...looks[state]} label={t(`state.${state}`)} />;
}
