import { useTranslation } from 'react-i18next';
import { documentLooks } from '../../../ui/badge-looks.js';
import { Badge } from '../../../ui/badge.js';

/** How a requested document stands, in one gender-neutral word. */
export function DocumentBadge({ state }: { state: keyof typeof documentLooks }) {
  const { t } = useTranslation('order');
  return <Badge {...documentLooks[state]} label={t(`documents.state.${state}`)} />;
}
