import {
  IconAlertTriangle,
  IconBell,
  IconBuilding,
  IconCalendarTime,
  IconCash,
  IconCircleX,
  IconFileAlert,
  IconFileCheck,
  IconListCheck,
  IconBuildingBank,
  IconMailX,
  IconMessage,
  IconMessageStar,
  IconPercentage,
  IconPhoneIncoming,
  IconShoppingCart,
  IconUserCheck,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateText } from '../../ui/date-text.js';
import styles from './notifications.module.css';
import type { Notification } from './use-notifications.js';

const icons: Partial<Record<Notification['kind'], Icon>> = {
  orderPlaced: IconShoppingCart,
  orderCancelled: IconCircleX,
  actionNeeded: IconListCheck,
  documentsReviewed: IconFileCheck,
  paymentReceived: IconCash,
  transferDeclared: IconCash,
  refundMade: IconCash,
  unexpectedMoney: IconAlertTriangle,
  partnerAppointed: IconUserCheck,
  managerAssigned: IconUserCheck,
  rewardChanged: IconPercentage,
  payoffMoved: IconCash,
  leadReceived: IconPhoneIncoming,
  consultationBooked: IconCalendarTime,
  leadAssigned: IconPhoneIncoming,
  chatMessage: IconMessage,
  companyDue: IconCalendarTime,
  feedbackAsked: IconMessageStar,
  companyMoved: IconBuilding,
  badFeedback: IconMessageStar,
  bankDetails: IconBuildingBank,
  priceApproval: IconPercentage,
  oldRates: IconBuildingBank,
  deadLetter: IconMailX,
  certificateFault: IconFileAlert,
};

/** The query of an order's page that opens a chat, by its name. */
function chatQuery(name: string): string {
  const [, order = name, kind = 'client'] = /^(.*)-(client|team)$/.exec(name) ?? [];
  return `id=${order}&tab=chat&chat=${kind}`;
}

/** The page of a notification's subject in the reader's area. */
function pathOf({ subject }: Notification, staff: boolean): string {
  if (subject.type === 'order') return `${staff ? '/admin/order' : '/order'}?id=${subject._id}`;
  if (subject.type === 'payoff') return `${staff ? '/admin/payoffs' : '/payoffs'}?id=${subject._id}`;
  if (subject.type === 'lead') return `/admin/lead/${subject._id}`;
  if (subject.type === 'chat') return `${staff ? '/admin/order' : '/order'}?${chatQuery(subject._id)}`;
  if (subject.type === 'feedback') return `/admin/feedbacks?filter[order]=${subject._id}`;
  if (subject.type === 'bankAccounts') return '/admin/settings?part=bank';
  if (subject.type === 'service') return `/admin/services?id=${subject._id}`;
  if (subject.type === 'company') return `${staff ? '/admin/company' : '/company'}?id=${subject._id}`;
  if (subject.type === 'exchangeRates') return '/admin/settings?part=rates';
  if (subject.type === 'certificate') return `/admin/audit?tab=replay&id=${subject._id}`;
  return `/admin/audit?tab=letters&id=${encodeURIComponent(subject._id)}`;
}

interface Props {
  notification: Notification;
  staff: boolean;
  /** called when the reader opens the subject */
  onOpen: () => void;
  /** omitted if there is no room for it */
  onMark?: (read: boolean) => void;
}

/** Title, text and time; unread ones have a mark that is also announced. */
export function NotificationLine({ notification, staff, onOpen, onMark }: Props) {
  const { t } = useTranslation('notifications');
  const Glyph = icons[notification.kind] ?? IconBell;
  const unread = notification.readAt === null;
  return (
    <li className={`stack dim p-line ${styles.line}`} data-unread={unread || undefined}>
      <Glyph size={18} stroke={1.75} aria-hidden="true" />
      <Link to={pathOf(notification, staff)} className={`stack min-w-0 ink ${styles.what}`} onClick={onOpen}>
        <b>
          {unread ? <span className="visually-hidden">{t('unreadMark')} </span> : null}
          {notification.title}
        </b>
        <span className="small muted">{notification.text}</span>
        <small>
          {notification.subject.label}
          {notification.actor?.name ? ` · ${notification.actor.name}` : ''} · <DateText at={notification.createdAt} style="recent" />
        </small>
      </Link>
      {onMark ? (
        <button
          type="button"
          className={`accent rounded-sm text-sm ${styles.mark}`}
          aria-label={`${unread ? t('markRead') : t('markUnread')}: ${notification.title}`}
          onClick={() => onMark(unread)}
        >
          {unread ? t('markRead') : t('markUnread')}
        </button>
      ) : null}
    </li>
  );
}
