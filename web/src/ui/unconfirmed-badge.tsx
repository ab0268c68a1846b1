import { IconAlertTriangle } from '@tabler/icons-react';
import { Badge } from './badge.js';

/** Shown next to an unconfirmed mailbox: the account may have been created by somebody else. */
export const UnconfirmedBadge = ({ label }: { label: string }) => <Badge colour="orange" icon={IconAlertTriangle} label={label} small />;
