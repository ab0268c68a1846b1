import { accounts } from './en-accounts.js';
import { sentences } from './en-sentences.js';
import type { NotificationTexts } from './shape.js';

/** Notifications and mail in English. */
export const en: NotificationTexts = {
  sentences,
  accounts,
  consultation: {
    subject: 'Your consultation: {{when}}',
    text: 'Thank you. We’ve booked half an hour for you and will call you then.',
    when: 'When',
    length: 'Duration',
    phone: 'We’ll call',
    calendar: 'Open the attached file to add it to your calendar.',
    change: 'If the time no longer suits you, call {{phone}} or email {{email}}.',
    action: 'Open Registra',
    because: 'You’re getting this email because a consultation was booked with this address. If this wasn’t you, email {{email}}.',
  },
  reason: 'Reason: {{reason}}',
  kinds: {
    orderPlaced: { title: 'New orders', description: 'An order was placed.' },
    orderMoved: { title: 'Order progress', description: 'An order was confirmed, changed status or was completed.' },
    orderCancelled: { title: 'Cancelled orders', description: 'An order was cancelled, and why.' },
    actionNeeded: {
      title: 'Action needed',
      description: 'An order is waiting for you: a payment, documents, a review or the next step.',
    },
    documentsReviewed: { title: 'Reviewed documents', description: 'A document you sent was accepted or has to be uploaded again.' },
    paymentReceived: { title: 'Payments received', description: 'Money arrived for an order.' },
    transferDeclared: {
      title: 'Reported transfers',
      description: 'A client reported a bank transfer, or one wasn’t received.',
    },
    refundMade: { title: 'Refunds', description: 'Money was refunded, or a refund failed.' },
    partnerAppointed: { title: 'Partner changes', description: 'A partner was appointed to an order or replaced.' },
    rewardChanged: { title: 'Commission changes', description: 'An order’s commission was changed or accepted.' },
    managerAssigned: { title: 'Manager changes', description: 'An order got a new manager.' },
    chatMessage: {
      title: 'Chat messages',
      description: 'Someone wrote in an order’s chat. We email you if you haven’t read it within 5 minutes.',
    },
    unexpectedMoney: {
      title: 'Money for closed orders',
      description: 'Money arrived for a completed or cancelled order and needs a review.',
    },
    payoffMoved: { title: 'Payouts', description: 'A commission was booked, approved, paid or corrected.' },
    leadReceived: { title: 'New requests', description: 'A visitor requested a call, sent a selection or offered a partnership.' },
    consultationBooked: { title: 'Consultations', description: 'A visitor booked a 30-minute consultation.' },
    leadAssigned: { title: 'Requests assigned to you', description: 'A colleague assigned you a visitor’s request.' },
    mailBounced: { title: 'Undelivered emails', description: 'A message you sent was rejected by the client’s mail server.' },
    deadLetter: { title: 'Stuck events', description: 'An event failed five times and needs attention.' },
  },
  locks: {
    orderCancelled: 'We always tell you when your order ends.',
    actionNeeded: 'Anything waiting for you is always in the list.',
    paymentReceived: 'This email is your payment confirmation, so we always send it.',
    refundMade: 'This email is your refund confirmation, so we always send it.',
    partnerAppointed: 'The list always shows whose orders you work on.',
    rewardChanged: 'A new commission applies only once you accept it, so we always tell you.',
    unexpectedMoney: 'This money needs a decision, so it’s always in the list.',
    leadReceived: 'A visitor is waiting for a call, so requests are always in the list.',
    consultationBooked: 'Someone is expecting a call at that time, so it’s always in the list.',
    leadAssigned: 'Anything assigned to you is always in the list.',
    mailBounced: 'An undelivered message is always in the list.',
    deadLetter: 'Anything waiting for a fix is always in the list.',
  },
  messages: {
    documentsReminder: {
      title: 'Document reminder',
      subject: 'Documents for order {{order}}',
      body:
        'Hello {{client}},\n\nWe’re working on your order {{order}} ({{service}}) and still need:\n\n{{items}}\n\n' +
        'Please upload the files in your order. If anything is unclear, ask your manager in the order’s chat.\n\n{{sender}}',
    },
    paymentReminder: {
      title: 'Payment reminder',
      subject: 'Payment for order {{order}}: {{due}}',
      body:
        'Hello {{client}},\n\n{{due}} is due for your order {{order}} ({{service}}).\n\nPrice: {{price}}\nPaid: {{paid}}\nDue now: {{due}}\n\n' +
        'You can pay in your order. If you’ve already paid, thank you: you’ll see the payment there once it arrives.\n\n{{sender}}',
    },
    statusUpdate: {
      title: 'Order update',
      subject: 'Order {{order}}: {{status}}',
      body:
        'Hello {{client}},\n\nYour order {{order}} ({{service}}) is now: {{status}}.\n\nNext: {{next}}.\nExpected by: {{expected}}.\n\n' +
        'You’ll find all the details in your order.\n\n{{sender}}',
    },
    freeMessage: { title: 'Blank message', subject: 'About order {{order}}', body: 'Hello {{client}},\n\n\n\n{{sender}}' },
  },
  mail: {
    greeting: 'Hello {{name}},',
    greetingNobody: 'Hello,',
    openOrder: 'Open order',
    openPayoff: 'Open payouts',
    openDeadLetter: 'Open stuck event',
    openLead: 'Open request',
    openChat: 'Reply in the chat',
    chatFiles: { one: '{{count}} file', other: '{{count}} files' },
    chatEarlier: { one: '{{count}} earlier message is in the chat.', other: '{{count}} earlier messages are in the chat.' },
    order: 'Order',
    service: 'Service',
    amount: 'Amount',
    waysToPay: 'Pay in your order, or by bank transfer to this account:',
    payee: 'Payee',
    account: 'Account',
    bic: 'SWIFT (BIC)',
    bank: 'Bank',
    purpose: 'Purpose',
    login: 'Login',
    password: 'Password',
    from: 'From',
    because: 'You’re getting this email because of your “{{kind}}” setting.',
    becauseLocked: '{{lock}}',
    becauseMessage: '{{sender}} sent you this message about your order.',
    becauseDigest: 'This is your daily digest.',
    preferences: 'Notification settings',
    digestTitle: { one: '{{count}} update on your orders', other: '{{count}} updates on your orders' },
    digestText: 'What’s new since the last digest.',
    digestMore: { one: 'and {{count}} more', other: 'and {{count}} more' },
    openAll: 'Open all notifications',
    noReply: 'This address doesn’t receive replies. Write to us in your order or through the contact page.',
    letterOfAccount: 'About the account',
    letterOfDay: 'Daily digest',
    letterOfLead: 'Consultation confirmed',
    letterOfNews: 'Notification',
  },
};
