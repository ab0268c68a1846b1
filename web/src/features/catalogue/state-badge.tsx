import { IconArchive, IconCircleCheck, IconEyeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.js';

/** Whether the public sees it: it is offered, it has nothing that can be ordered yet, or it was taken out. */
export function StateBadge({ archived, hidden = false }: { archived: boolean | undefined; hidden?: boolean }) {
  const { t } = useTranslation('catalogue');
  if (archived) return <Badge colour="orange" icon={IconArchive} label={t('state.archived')} />;
  if (hidden) return <Badge colour="yellow" icon={IconEyeOff} label={t('state.hidden')} />;
  return <Badge colour="green" icon={IconCircleCheck} label={t('state.active')} />;
}
