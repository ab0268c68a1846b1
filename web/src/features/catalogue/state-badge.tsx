import { useTranslation } from 'react-i18next';
import { catalogueLooks } from '../../ui/badge-looks.js';
import { Badge } from '../../ui/badge.js';

/** Whether the public sees it: it is offered, it has nothing that can be ordered yet, or it was taken out. */
export function StateBadge({ archived, hidden = false }: { archived: boolean | undefined; hidden?: boolean }) {
  const { t } = useTranslation('catalogue');
  const state = archived ? 'archived' : hidden ? 'hidden' : 'active';
  return <Badge {...catalogueLooks[state]} label={t(`state.${state}`)} />;
}
