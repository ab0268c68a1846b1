import {
  IconCircleCheck,
  IconCircleX,
  IconFileInvoice,
  IconPhoneCall,
  IconRefresh,
  IconTrash,
  IconUser,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { LeadStatus } from '#machines/lead/state';
import { useAnnounce } from '../../ui/announcer.js';
import { ErrorNotice } from '../../ui/notice.js';
import { OperationCaption, OperationFold, OperationList, OperationRow } from '../../ui/operation-row.js';
import { useOperationLabel } from './lead-texts.js';
import { mutations, useLeadMutation, type FormOperation, type Lead, type LeadOperation, type LeadOperationView } from './use-leads.js';

const icons: Record<LeadOperation, Icon> = {
  take: IconUser,
  recordCall: IconPhoneCall,
  order: IconFileInvoice,
  win: IconCircleCheck,
  lose: IconCircleX,
  reopen: IconRefresh,
  reassign: IconUsers,
  erase: IconTrash,
};

/** Order of the operations; the first permitted one is the page's main action. */
const shown: readonly LeadOperation[] = ['take', 'recordCall', 'order', 'win', 'reassign', 'lose', 'reopen', 'erase'];
const main: Record<LeadStatus, LeadOperation | null> = { new: 'take', taken: 'recordCall', called: 'order', won: null, lost: null };

const needsNoForm = (operation: LeadOperation): operation is 'take' | 'reopen' => operation === 'take' || operation === 'reopen';

interface Props {
  lead: Lead;
  onOpen: (operation: FormOperation) => void;
}

/** Permitted operations, and the reasons for the others. */
export function LeadOperations({ lead, onOpen }: Props) {
  const { t } = useTranslation(['leads', 'common']);
  const announce = useAnnounce();
  const write = useLeadMutation();
  const labelOf = useOperationLabel();
  const views = shown.flatMap((name) => lead.operations.filter(({ operation }) => operation === name));
  const refused = views.filter(({ permitted }) => !permitted);
  const run = (operation: LeadOperation) => {
    if (!needsNoForm(operation)) return onOpen(operation);
    write.mutate(mutations.operate(lead, operation, {}), { onSuccess: () => announce(t(`leads:done.${operation}`)) });
  };
  return (
    <OperationList title={t('leads:operations.title')}>
      {views
        .filter(({ permitted }) => permitted)
        .map(({ operation }) => (
          <OperationRow
            key={operation}
            state="permitted"
            icon={icons[operation]}
            label={labelOf(operation)}
            explanation={t(`leads:operations.${operation}`)}
            primary={main[lead.state] === operation}
            danger={operation === 'lose' || operation === 'erase'}
            opensForm={!needsNoForm(operation)}
            busy={write.isPending && needsNoForm(operation)}
            onRun={() => run(operation)}
          />
        ))}
      <ErrorNotice error={write.error} />
      <Refused views={refused} />
    </OperationList>
  );
}

/** Whether a refusal is shown at once, because the operation usually comes next. */
const near = ({ operation, code }: LeadOperationView): boolean =>
  (code !== 'leadNotInState' && code !== 'forbiddenForRole') || (code === 'leadNotInState' && ['recordCall', 'order'].includes(operation));

function Refused({ views }: { views: readonly LeadOperationView[] }) {
  const { t } = useTranslation(['leads', 'common']);
  const labelOf = useOperationLabel();
  const row = ({ operation, code, detail, remedy }: LeadOperationView) => (
    <OperationRow
      key={operation}
      state="refused"
      label={labelOf(operation)}
      missing={remedy?.text ?? detail ?? ''}
      {...(remedy && detail && code !== 'leadNotInState' ? { detail } : {})}
    />
  );
  const far = views.filter((view) => !near(view));
  if (views.length === 0) return null;
  return (
    <>
      <OperationCaption>{t('common:operations.refused')}</OperationCaption>
      {views.filter(near).map(row)}
      {far.length > 0 ? <OperationFold label={t('leads:operations.more', { count: far.length })}>{far.map(row)}</OperationFold> : null}
    </>
  );
}
