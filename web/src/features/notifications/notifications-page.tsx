import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { defineList, flag, text } from '../../lib/list/define-list.js';
import { useList } from '../../lib/list/use-list.js';
import { useMe } from '../../lib/session/session.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { InlineFilters } from '../../ui/list/filters.js';
import { Listed } from '../../ui/list/list-page.js';
import { PageHeader } from '../../ui/page-header.js';
import { TextSkeleton } from '../../ui/states.js';
import { NotificationLine } from './notification-line.js';
import { mutations, useNotificationMutation, useNotifications, usePreferences, useUnread } from './use-notifications.js';

/** Address of the preferences, which are a tab of the profile. */
const settingsPath = '/profile?tab=notifications';
const notificationsList = defineList({
  sorts: ['-createdAt'],
  filters: { unread: flag('unread'), kind: text('kind') },
  searched: false,
  perPage: { choices: [10, 25, 50, 100], usual: 10 },
});

/** The page /notifications, with a link to the preferences. */
export const NotificationsPage = () => <Notifications staff={false} />;

/** The page /admin/notifications of staff, with a link to the preferences. */
export const StaffNotificationsPage = () => <Notifications staff />;

function Notifications({ staff }: { staff: boolean }) {
  const { t } = useTranslation('notifications');
  const me = useMe();
  const [query] = useSearchParams();
  const unread = useUnread();
  const { mutate, isPending } = useNotificationMutation();
  usePageTitle(t('title'));
  if (!me) return null;
  // Links in mails sent before say so still.
  if (query.get('tab') === 'settings') return <Navigate to={settingsPath} replace />;
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <Button component={Link} to={settingsPath} variant="subtle">
              {t('whatToTell')}
            </Button>
            <Button loading={isPending} disabled={unread === 0} onClick={() => mutate(mutations.markAll())}>
              {t('markAll')}
            </Button>
          </>
        }
      />
      <List staff={staff} />
    </>
  );
}

function List({ staff }: { staff: boolean }) {
  const { t } = useTranslation(['notifications', 'common']);
  const list = useList(notificationsList);
  const answer = useNotifications(list.apiQuery);
  const { mutate } = useNotificationMutation();
  return (
    <>
      <InlineFilters
        values={list.values}
        onChange={(change) => list.set(change as Partial<typeof list.state>)}
        fields={[
          {
            name: 'unread',
            kind: 'choice',
            label: t('notifications:filters.show'),
            any: t('notifications:filters.all'),
            useOptions: () => [{ value: 'true', label: t('notifications:filters.unread') }],
          },
          {
            name: 'kind',
            kind: 'choice',
            label: t('notifications:filters.kind'),
            any: t('notifications:filters.any'),
            useOptions: useKindOptions,
          },
        ]}
      />
      <Listed
        list={list}
        answer={answer}
        empty={t('notifications:empty', { returnObjects: true })}
        skeleton={<TextSkeleton lines={8} label={t('common:table.loading')} />}
      >
        {({ items }) => (
          <ul className="surface divided clip">
            {items.map((notification) => (
              <NotificationLine
                key={notification._id}
                notification={notification}
                staff={staff}
                onOpen={() => notification.readAt === null && mutate(mutations.mark(notification._id, true))}
                onMark={(read) => mutate(mutations.mark(notification._id, read))}
              />
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}

const useKindOptions = () => usePreferences().data?.kinds.map(({ kind, title }) => ({ value: kind, label: title }));
