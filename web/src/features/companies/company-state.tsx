import { IconAlertTriangle, IconCircleCheck, IconClock, IconForms } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.js';
import type { CompanyListItem } from './use-companies.js';

/** Whether a company was checked, and what waits for an answer. */
export function CompanyState({
  company: { status, proposed, twice },
}: {
  company: Pick<CompanyListItem, 'status' | 'proposed' | 'twice'>;
}) {
  const { t } = useTranslation('companies');
  const label = t(`status.${status}`);
  return (
    <>
      {status === 'verified' ? (
        <Badge small colour="green" icon={IconCircleCheck} label={label} />
      ) : (
        <Badge small colour="yellow" icon={IconClock} label={label} />
      )}
      {proposed ? <Badge small colour="blue" icon={IconForms} label={t('proposed')} /> : null}
      {twice ? <Badge small colour="red" icon={IconAlertTriangle} label={t('twice')} /> : null}
    </>
  );
}
