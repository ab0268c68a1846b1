import {
  IconCalendarTime,
  IconCalendarX,
  IconCircleCheck,
  IconCircleX,
  IconInbox,
  IconPhoneCall,
  IconPoint,
  IconRefresh,
  IconTrash,
  IconUser,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { LeadEventType } from '#machines/lead/events';
import { byDay } from '../../lib/by-day.js';
import { formatTime } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { HistoryDay, HistoryLine } from '../../ui/history-line.js';
import { ErrorState, TextSkeleton } from '../../ui/states.js';
import { Section } from './section.js';
import { useLeadEvents } from './use-leads.js';

const icons: Record<LeadEventType, Icon> = {
  LeadRegistered: IconInbox,
  LeadTaken: IconUser,
  LeadCallRecorded: IconPhoneCall,
  LeadWon: IconCircleCheck,
  LeadLost: IconCircleX,
  LeadReopened: IconRefresh,
  LeadReassigned: IconUsers,
  ConsultationMoved: IconCalendarTime,
  ConsultationCancelled: IconCalendarX,
  LeadErased: IconTrash,
  TextsErased: IconTrash,
};
/* Events of the visitor, who has no account. */
const isVisitors = (type: string): boolean => ['LeadRegistered', 'ConsultationMoved', 'ConsultationCancelled'].includes(type);
/* A kind of event that is newer than this page has no icon. */
const iconOf = (type: string): Icon => (icons as Partial<Record<string, Icon>>)[type] ?? IconPoint;

/** Events of a lead by day, each with author and time. */
export function LeadHistory({ id }: { id: string }) {
  const { t } = useTranslation(['leads', 'common']);
  const language = useLanguage();
  const { data, error, isPending, refetch } = useLeadEvents(id);
  return (
    <Section title={t('leads:page.history')}>
      {isPending ? <TextSkeleton lines={4} label={t('common:table.loading')} /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data?.length === 0 ? <p className="muted">{t('leads:page.noHistory')}</p> : null}
      {byDay(data ?? []).map((day) => (
        <HistoryDay key={day.key} day={formatTime(day.at, 'date', language)}>
          {day.events.map((event) => (
            <HistoryLine
              key={event._id}
              number={event.version}
              icon={iconOf(event.type)}
              time={formatTime(event.at, 'time', language)}
              dateTime={event.at}
              note={event.detail ?? undefined}
            >
              <b>{event.by?.name ?? t(isVisitors(event.type) ? 'leads:page.visitor' : 'leads:page.product')}</b>: {event.title}
            </HistoryLine>
          ))}
        </HistoryDay>
      ))}
    </Section>
  );
}
