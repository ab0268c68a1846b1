import { Button, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useMe } from '../../lib/session/session.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { PageHeader } from '../../ui/page-header.js';
import { Pagination } from '../../ui/pagination.js';
import { EmptyState, ErrorState, TextSkeleton } from '../../ui/states.js';
import { NotificationLine } from './notification-line.js';
import styles from './notifications.module.css';
import { useMarkRead, useNotifications, usePreferences, useUnread } from './use-notifications.js';

const perPageChoices = [10, 25, 50, 100];
const usualPerPage = 10;
/** What to tell whom is a part of the profile. */
const settingsPath = '/profile?tab=notifications';
const asked = ['page', 'per_page', 'filter[unread]', 'filter[kind]'];

/** /notifications: everything the reader was told, and what they want to be told. */
export const NotificationsPage = () => <Notifications staff={false} />;

/** /admin/notifications: the same for staff. */
export const StaffNotificationsPage = () => <Notifications staff />;

function Notifications({ staff }: { staff: boolean }) {
  const { t } = useTranslation('notifications');
  const me = useMe();
  const [query, setQuery] = useSearchParams();
  const unread = useUnread();
  const { mutate, isPending } = useMarkRead();
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
            {unread > 0 ? (
              <Button loading={isPending} onClick={() => mutate('all')}>
                {t('markAll')}
              </Button>
            ) : null}
          </>
        }
      />
      <List staff={staff} query={query} setQuery={setQuery} />
    </>
  );
}

interface ListProps {
  staff: boolean;
  query: URLSearchParams;
  setQuery: (next: URLSearchParams) => void;
}

function List({ staff, query, setQuery }: ListProps) {
  const { t } = useTranslation(['notifications', 'common']);
  const wanted = questionOf(query);
  const { data, error, isPending, refetch } = useNotifications(wanted);
  const { mutate } = useMarkRead();
  const kinds = usePreferences().data?.kinds ?? [];
  const change = (name: string, value: string): URLSearchParams => {
    const next = new URLSearchParams(query);
    if (name !== 'page') next.delete('page');
    if (value) next.set(name, value);
    else next.delete(name);
    return next;
  };
  const narrowed = wanted.has('filter[unread]') || wanted.has('filter[kind]');
  return (
    <>
      <div className={styles.filters}>
        <NativeSelect
          label={t('notifications:filters.show')}
          value={query.get('filter[unread]') ?? ''}
          onChange={(event) => setQuery(change('filter[unread]', event.currentTarget.value))}
          data={[
            { value: '', label: t('notifications:filters.all') },
            { value: 'true', label: t('notifications:filters.unread') },
          ]}
        />
        <NativeSelect
          label={t('notifications:filters.kind')}
          value={query.get('filter[kind]') ?? ''}
          onChange={(event) => setQuery(change('filter[kind]', event.currentTarget.value))}
          data={[{ value: '', label: t('notifications:filters.any') }, ...kinds.map(({ kind, title }) => ({ value: kind, label: title }))]}
        />
      </div>
      {isPending ? <TextSkeleton lines={8} label={t('common:table.loading')} /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data?.items.length === 0 ? (
        narrowed ? (
          <EmptyState
            title={t('notifications:empty.noMatch')}
            action={<Button onClick={() => setQuery(new URLSearchParams())}>{t('notifications:empty.clear')}</Button>}
          />
        ) : (
          <EmptyState title={t('notifications:empty.title')} text={t('notifications:empty.text')} />
        )
      ) : null}
      {data && data.items.length > 0 ? (
        <>
          <ul className={styles.sheet}>
            {data.items.map((notification) => (
              <NotificationLine
                key={notification._id}
                notification={notification}
                staff={staff}
                onOpen={() => notification.readAt === null && mutate({ id: notification._id, read: true })}
                onMark={(read) => mutate({ id: notification._id, read })}
              />
            ))}
          </ul>
          <Pagination
            page={data.page}
            perPage={data.per_page}
            total={data.total}
            totalIsExact={data.totalIsExact}
            to={(page) => `?${change('page', page > 1 ? String(page) : '').toString()}`}
            perPageChoices={perPageChoices}
            onPerPage={(perPage) => setQuery(change('per_page', perPage === usualPerPage ? '' : String(perPage)))}
          />
        </>
      ) : null}
    </>
  );
}

/** What the address asks of the list; anything else in it is not the server's. */
function questionOf(query: URLSearchParams): URLSearchParams {
  const wanted = new URLSearchParams({ per_page: String(usualPerPage) });
  for (const name of asked) {
    const value = query.get(name);
    if (value) wanted.set(name, value);
  }
  return wanted;
}
