import { useTranslation } from 'react-i18next';
import { personLooks } from '../../ui/badge-looks.js';
import { Badge } from '../../ui/badge.js';
import type { PersonStatus } from './wire.js';

/** Whether a person may sign in, in a word. */
export function PersonState({ status, small = false }: { status: PersonStatus; small?: boolean }) {
  const { t } = useTranslation('people');
  return <Badge {...personLooks[status]} label={t(`status.${status}`)} small={small} />;
}
