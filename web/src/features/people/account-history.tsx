import { Button, VisuallyHidden } from '@mantine/core';
import {
  IconBriefcase,
  IconCircleCheck,
  IconCircleOff,
  IconKey,
  IconLogout,
  IconMail,
  IconNote,
  IconPencil,
  IconPoint,
  IconShieldCheck,
  IconShieldOff,
  IconUserPlus,
  IconUserX,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { byDay } from '../../lib/by-day.js';
import { formatTime } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { HistoryDay, HistoryLine } from '../../ui/history-line.js';
import { EmptyState, ErrorState, TextSkeleton } from '../../ui/states.js';
import { useAccountHistory } from './use-people.js';

/* A kind of event that is newer than this page has no icon. */
const icons: Partial<Record<string, Icon>> = {
  UserSignedUp: IconUserPlus,
  UserInvited: IconMail,
  InvitationRepeated: IconMail,
  InvitationAccepted: IconUserPlus,
  EmailConfirmed: IconMail,
  EmailChangeRequested: IconMail,
  EmailChangeCancelled: IconMail,
  EmailChanged: IconMail,
  EmailWithdrawn: IconMail,
  PasswordChanged: IconKey,
  ProfileEdited: IconPencil,
  RoleChanged: IconBriefcase,
  UserDeactivated: IconCircleOff,
  UserReactivated: IconCircleCheck,
  UserErased: IconUserX,
  SessionsRevoked: IconLogout,
  SecondFactorEnrolled: IconShieldCheck,
  SecondFactorRemoved: IconShieldOff,
  RecoveryCodesRenewed: IconKey,
  RecoveryCodeUsed: IconKey,
  NoteAdded: IconNote,
  NoteRemoved: IconNote,
};

const dayHeading = (at: string, language: Language) =>
  formatTime(at, new Date(at).getFullYear() === new Date().getFullYear() ? 'day' : 'date', language);

/** Administrative changes of an account with author and time, the newest first; older ones on request. */
export function AccountHistory({ id }: { id: string }) {
  const { t } = useTranslation(['people', 'common']);
  const language = useLanguage();
  const history = useAccountHistory(id);
  if (history.isPending) return <TextSkeleton lines={6} label={t('common:table.loading')} />;
  if (history.error) return <ErrorState error={history.error} onRetry={() => void history.refetch()} />;
  if (history.data.items.length === 0) return <EmptyState title={t('people:history.none')} text={t('people:history.noneText')} />;
  return (
    <>
      <VisuallyHidden component="h2">{t('people:tabs.history')}</VisuallyHidden>
      {byDay(history.data.items).map((day) => (
        <HistoryDay key={day.key} day={dayHeading(day.at, language)}>
          {day.events.map((event) => (
            <HistoryLine
              key={event._id}
              icon={icons[event.type] ?? IconPoint}
              time={formatTime(event.at, 'time', language)}
              dateTime={event.at}
              note={event.detail || undefined}
            >
              <b>{event.by ? event.by.name || t('people:erasedName') : t('people:history.product')}</b>: {event.title}
            </HistoryLine>
          ))}
        </HistoryDay>
      ))}
      {history.hasNextPage ? (
        <Button size="xs" variant="subtle" loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {t('people:older')}
        </Button>
      ) : null}
    </>
  );
}
