import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { isId } from '#machines/kernel/ids';
import { formatTime } from '../../lib/format.js';
import { faultOf } from '../../lib/problem.js';
import { useLanguage } from '../../lib/use-language.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { RecordHeader } from '../../ui/record-header.js';
import { EmptyState, ErrorState, RecordSkeleton } from '../../ui/states.js';
import { LeadCalls } from './lead-calls.js';
import { LeadContact } from './lead-contact.js';
import { LeadHistory } from './lead-history.js';
import { LeadOperations } from './lead-operations.js';
import { LeadOrigin } from './lead-origin.js';
import { leadsPath } from './leads-list.js';
import { LeadSlot } from './lead-slot.js';
import { LeadWish } from './lead-wish.js';
import { LeadBadge, useLeadTexts } from './lead-texts.js';
import styles from './leads.module.css';
import { NextStep } from './next-step.js';
import { OperationDialog } from './operation-dialog.js';
import { useLead, type FormOperation, type Lead } from './use-leads.js';

interface Props {
  /** dialog of the separate feature orders, which creates an order of the lead */
  convert: (lead: Lead, onClose: () => void) => ReactNode;
}

/** The page /admin/lead/:id: request, history and operations. */
export function LeadPage(props: Props) {
  const { id } = useParams();
  return isId(id ?? null) ? <Loaded key={id} id={id ?? ''} {...props} /> : <Missing />;
}

function Loaded({ id, convert }: Props & { id: string }) {
  const { t } = useTranslation('leads');
  const { data: lead, error, refetch } = useLead(id);
  usePageTitle(lead ? lead.number : t('title'));
  if (lead) return <View lead={lead} convert={convert} />;
  if (error && faultOf(error).status === 404) return <Missing />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <RecordSkeleton above={40} />;
}

function Missing() {
  const { t } = useTranslation('leads');
  usePageTitle(t('missing.title'));
  return <EmptyState title={t('missing.title')} text={t('missing.text')} action={<Link to={leadsPath}>{t('missing.back')}</Link>} />;
}

function View({ lead, convert }: Props & { lead: Lead }) {
  const { t } = useTranslation('leads');
  const language = useLanguage();
  const texts = useLeadTexts();
  const [dialog, setDialog] = useState<FormOperation | null>(null);
  const name = lead.erased ? t('erasedName') : (lead.name ?? lead.number);
  return (
    <>
      <RecordHeader
        crumbs={[{ label: t('title'), to: leadsPath }, { label: lead.number }]}
        title={name}
        badges={<LeadBadge {...lead} />}
        subtitle={`${lead.number}. ${t('page.left', { kind: texts.kind[lead.kind], at: formatTime(lead.createdAt, 'full', language) })}`}
      />
      <NextStep lead={lead} />
      <div className={`columns mt-4 ${styles.columns}`}>
        <div className={styles.main}>
          <LeadSlot lead={lead} />
          <LeadWish lead={lead} />
          <LeadCalls lead={lead} />
          <LeadHistory id={lead._id} />
          <LeadOrigin lead={lead} />
        </div>
        <aside className={styles.aside} aria-label={t('page.contact')}>
          <LeadContact lead={lead} />
          <LeadOperations lead={lead} onOpen={setDialog} />
        </aside>
      </div>
      {dialog ? <OperationDialog dialog={dialog} lead={lead} convert={convert} onClose={() => setDialog(null)} /> : null}
    </>
  );
}
