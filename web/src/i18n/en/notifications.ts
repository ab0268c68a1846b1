const notifications = {
  title: 'Notifications',
  bell: 'Notifications, nothing new',
  bellUnread_one: 'Notifications, {{count}} unread',
  bellUnread_other: 'Notifications, {{count}} unread',
  unreadMark: 'Unread:',
  markRead: 'Mark read',
  markUnread: 'Mark unread',
  markAll: 'Mark all read',
  all: 'All notifications',
  whatToTell: 'What to tell me',
  filters: { show: 'Show', all: 'All', unread: 'Unread', kind: 'About', any: 'Everything' },
  empty: {
    title: 'Nothing to tell you yet',
    text: 'When something happens to your orders, you read it here.',
    noMatch: 'No notification matches',
    clear: 'Show all',
  },
  settings: {
    inApp: 'In the product',
    mail: 'By mail',
    mailChoice: { immediately: 'Mail at once', digest: 'In the mail of the day', off: 'No mail' },
    digest: 'The mail of the day',
    digestText: 'One mail with all that was kept for it. When there is nothing, none comes.',
    hour: 'At',
    timeZone: 'Time zone',
    saved: 'Saved',
  },
};

export default notifications;
