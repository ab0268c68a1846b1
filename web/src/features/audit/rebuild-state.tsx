import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconReplace,
  IconRotateClockwise,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BadgeColour } from '#machines/order/statuses';
import { Badge } from '../../ui/badge.js';
import type { Rebuild } from './use-audit.js';

const looks: Record<Rebuild['state'], { colour: BadgeColour; icon: Icon }> = {
  waiting: { colour: 'yellow', icon: IconClock },
  running: { colour: 'blue', icon: IconRotateClockwise },
  equal: { colour: 'green', icon: IconCircleCheck },
  swapped: { colour: 'green', icon: IconReplace },
  different: { colour: 'orange', icon: IconAlertTriangle },
  failed: { colour: 'red', icon: IconCircleX },
};

export function RebuildState({ state }: { state: Rebuild['state'] }) {
  const { t } = useTranslation('audit');
  return <Badge {...looks[state]} label={t(`models.state.${state}`)} />;
}
