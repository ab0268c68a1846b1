import { IconAlertTriangle } from '@tabler/icons-react';
import { Badge } from './badge.js';

/** Beside a mailbox that has not answered: whoever made the account may be somebody else. */
export const UnconfirmedBadge = ({ label }: { label: string }) => <Badge colour="orange" icon={IconAlertTriangle} label={label} small />;
