import { IconAlertCircle, IconCircleX, IconClock, IconMailCheck, type Icon } from '@tabler/icons-react';
import type { BadgeColour } from '#machines/order/statuses';
import { Badge } from './badge.js';

const looks = {
  waiting: { colour: 'yellow', icon: IconClock },
  sent: { colour: 'green', icon: IconMailCheck },
  bounced: { colour: 'red', icon: IconAlertCircle },
  failed: { colour: 'red', icon: IconCircleX },
} as const satisfies Record<string, { colour: BadgeColour; icon: Icon }>;

/** What became of an email. */
export const MailState = ({ state, label }: { state: keyof typeof looks; label: string }) => (
  <Badge small {...looks[state]} label={label} />
);
