import { IconCircleCheck, IconCircleOff, IconMail, IconUserX, type Icon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BadgeColour } from '#machines/order/statuses';
import { Badge } from '../../ui/badge.js';
import type { PersonStatus } from './wire.js';

const looks: Record<PersonStatus, { colour: BadgeColour; icon: Icon }> = {
  invited: { colour: 'yellow', icon: IconMail },
  active: { colour: 'green', icon: IconCircleCheck },
  deactivated: { colour: 'orange', icon: IconCircleOff },
  erased: { colour: 'red', icon: IconUserX },
};

/** Whether a person may sign in, in a word. */
export function PersonState({ status, small = false }: { status: PersonStatus; small?: boolean }) {
  const { t } = useTranslation('people');
  return <Badge {...looks[status]} label={t(`status.${status}`)} small={small} />;
}
