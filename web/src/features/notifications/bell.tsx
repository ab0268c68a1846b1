import { Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAnnounce } from '../../ui/announcer.js';
import { CountMark } from '../../ui/count-mark.js';
import { ErrorState, TextSkeleton } from '../../ui/states.js';
import { NotificationLine } from './notification-line.js';
import styles from './notifications.module.css';
import { mutations, useNotificationMutation, useNotifications, useUnread } from './use-notifications.js';

interface Props {
  staff: boolean;
  /** only the icon, in a collapsed sidebar and on a phone */
  iconOnly?: boolean;
  placement: 'right-end' | 'bottom-end';
  /** announces new notifications; only one bell of a page does */
  says?: boolean;
}

const newest = new URLSearchParams({ per_page: '10' });
const most = 99;

/** The unread count and the newest notifications. A rising count is announced politely. */
export function Bell({ staff, iconOnly = false, placement, says = false }: Props) {
  const { t } = useTranslation('notifications');
  const [opened, setOpened] = useState(false);
  const unread = useUnread();
  useRise(unread, says);
  const count = unread > most ? `${most}+` : String(unread);
  return (
    <Popover opened={opened} onChange={setOpened} position={placement} width={400} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={`row muted medium full relative rounded-sm text-start gap-loose ${styles.bell}`}
          data-icon-only={iconOnly || undefined}
          aria-label={unread > 0 ? t('bellUnread', { count: unread }) : t('bell')}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          <IconBell size={18} stroke={1.75} aria-hidden="true" />
          {iconOnly ? null : <span>{t('title')}</span>}
          {unread > 0 ? <CountMark count={count} className="push" /> : null}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={`scroll-y ${styles.dropdown}`} aria-label={t('title')}>
        {opened ? <Newest staff={staff} unread={unread} onClose={() => setOpened(false)} /> : null}
      </Popover.Dropdown>
    </Popover>
  );
}

/* Said once per rise, and not for what was there when the page came. */
function useRise(unread: number, says: boolean): void {
  const { t } = useTranslation('notifications');
  const announce = useAnnounce();
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (says && before.current !== null && unread > before.current) announce(t('bellUnread', { count: unread }));
    before.current = unread;
  }, [unread, says, announce, t]);
}

function Newest({ staff, unread, onClose }: { staff: boolean; unread: number; onClose: () => void }) {
  const { t } = useTranslation(['notifications', 'common']);
  const { data, error, isPending, refetch } = useNotifications(newest);
  const { mutate } = useNotificationMutation();
  const all = staff ? '/admin/notifications' : '/notifications';
  return (
    <>
      <div className={`row justify-between ${styles.head}`}>
        <h2 className="large">{t('notifications:title')}</h2>
        {unread > 0 ? (
          <button type="button" className={`accent rounded-sm text-sm ${styles.mark}`} onClick={() => mutate(mutations.markAll())}>
            {t('notifications:markAll')}
          </button>
        ) : null}
      </div>
      {isPending ? <TextSkeleton lines={5} label={t('common:table.loading')} /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data?.items.length === 0 ? <p className={`lead ${styles.nothing}`}>{t('notifications:empty.title')}</p> : null}
      <ul className="divided">
        {(data?.items ?? []).map((notification) => (
          <NotificationLine
            key={notification._id}
            notification={notification}
            staff={staff}
            onOpen={() => {
              if (notification.readAt === null) mutate(mutations.mark(notification._id, true));
              onClose();
            }}
          />
        ))}
      </ul>
      <Link to={all} className={`p-line rule-top block ${styles.all}`} onClick={onClose}>
        {t('notifications:all')}
      </Link>
    </>
  );
}
