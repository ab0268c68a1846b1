import { IconCircleX, IconFile, IconFileAlert, IconFileCheck, IconFileUpload, type Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BadgeColour } from '#machines/order/statuses';
import { Badge } from '../../../ui/badge.js';
import type { ItemState } from '../view-model/checklist.js';

const looks: Record<ItemState | 'result' | 'replaced', { colour: BadgeColour; icon: Icon }> = {
  waiting: { colour: 'yellow', icon: IconFileAlert },
  uploaded: { colour: 'blue', icon: IconFileUpload },
  accepted: { colour: 'green', icon: IconFileCheck },
  rejected: { colour: 'red', icon: IconCircleX },
  paper: { colour: 'green', icon: IconFileCheck },
  result: { colour: 'green', icon: IconFile },
  replaced: { colour: 'orange', icon: IconFileAlert },
};

/** How a requested document stands, in one gender-neutral word. */
export function DocumentBadge({ state }: { state: ItemState | 'result' | 'replaced' }) {
  const { t } = useTranslation('order');
  return <Badge colour={looks[state].colour} icon={looks[state].icon} label={t(`documents.state.${state}`)} />;
}
