const notifications = {
  title: 'Notifications',
  bell: 'Notifications, nothing new',
  bellUnread_one: 'Notifications, {{count}} unread',
  bellUnread_other: 'Notifications, {{count}} unread',
  unreadMark: 'Unread:',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  markAll: 'Mark all as read',
  all: 'All notifications',
  whatToTell: 'Notification settings',
  filters: { show: 'Show', all: 'All', unread: 'Unread', kind: 'About', any: 'Everything' },
  empty: {
    title: 'No notifications yet',
    text: 'When something happens to your orders, you’ll see it here.',
    noMatch: 'No matching notifications',
    clear: 'Show all',
  },
  settings: {
    inApp: 'In Registra',
    mail: 'By email',
    mailChoice: { immediately: 'Email right away', digest: 'Daily digest', off: 'No email' },
    digest: 'Daily digest',
    digestText: 'One email a day with everything new. If there’s nothing new, we won’t send it.',
    hour: 'At',
    timeZone: 'Time zone',
    saved: 'Saved',
  },
};

export default notifications;
