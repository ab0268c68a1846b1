import { useTranslation } from 'react-i18next';
import { CountMark } from '../../ui/count-mark.js';
import { useOpenFindings } from './use-findings.js';

/** Number of payments to review; renders nothing for zero. */
export function OpenFindings() {
  const { t } = useTranslation('payments');
  const open = useOpenFindings();
  return open > 0 ? <CountMark count={open} label={t('findings.open', { count: open })} /> : null;
}
