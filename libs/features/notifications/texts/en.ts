import { accounts } from './en-accounts.js';
import { sentences } from './en-sentences.js';
import type { NotificationTexts } from './shape.js';

/** Notifications and mail in English. */
export const en: NotificationTexts = {
  sentences,
  accounts,
  consultation: {
    subject: 'Your consultation: {{when}}',
    text: 'Thank you. We have kept half an hour for you and will call you at that time.',
    when: 'When',
    length: 'How long',
    phone: 'We call',
    calendar: 'The file of this mail puts the time into your calendar.',
    change: 'If the time does not suit you any more, call {{phone}} or write to {{email}}.',
    action: 'Open Registra',
    because: 'You get this mail because a consultation was booked for this mailbox. If it was not you, write to {{email}}.',
  },
  reason: 'Reason: {{reason}}',
  kinds: {
    orderPlaced: { title: 'New orders', description: 'An order was placed.' },
    orderMoved: { title: 'Progress of orders', description: 'An order was confirmed, moved to another status or was finished.' },
    orderCancelled: { title: 'Cancelled orders', description: 'An order was cancelled, and why.' },
    actionNeeded: {
      title: 'Something for you to do',
      description: 'An order waits for you: a payment, documents, a check, the next piece of work.',
    },
    documentsReviewed: { title: 'Checked documents', description: 'A document you sent was accepted or has to be sent again.' },
    paymentReceived: { title: 'Payments received', description: 'Money arrived for an order.' },
    transferDeclared: {
      title: 'Declared transfers',
      description: 'A client says that a bank transfer is on its way, or one was not found.',
    },
    refundMade: { title: 'Refunds', description: 'Money is paid back, or could not be.' },
    partnerAppointed: { title: 'Partners of orders', description: 'A partner was appointed to an order or replaced.' },
    rewardChanged: { title: 'Changes of the reward', description: 'The reward of an order was changed or accepted.' },
    managerAssigned: { title: 'Managers of orders', description: 'An order got another manager.' },
    unexpectedMoney: {
      title: 'Money for closed orders',
      description: 'Money arrived for an order that is finished or cancelled, and should be looked at.',
    },
    payoffMoved: { title: 'Payoffs', description: 'A reward was accrued, approved, paid or corrected.' },
    leadReceived: { title: 'New requests', description: 'A visitor asked for a call, sent the selection or offered a partnership.' },
    consultationBooked: { title: 'Consultations', description: 'A visitor booked half an hour for a consultation.' },
    leadAssigned: { title: 'Requests handed to you', description: 'A colleague handed you a request of a visitor.' },
    mailBounced: { title: 'Mail that did not arrive', description: 'A message you sent to a client was refused by their mail server.' },
    deadLetter: { title: 'Read models that wait', description: 'An event could not be processed five times and waits for a decision.' },
  },
  locks: {
    orderCancelled: 'You are always told when your order ends.',
    actionNeeded: 'What waits for you is always in the list.',
    paymentReceived: 'The mail is your confirmation of the payment, so it is always sent.',
    refundMade: 'The mail is your confirmation of the refund, so it is always sent.',
    partnerAppointed: 'The list always shows whose orders you work on.',
    rewardChanged: 'A new reward takes effect only when you accept it, so you are always told.',
    unexpectedMoney: 'Such money waits for a decision and is always in the list.',
    leadReceived: 'A visitor waits for a call, so a request is always in the list.',
    consultationBooked: 'Somebody waits for a call at that hour, so it is always in the list.',
    leadAssigned: 'What was handed to you is always in the list.',
    mailBounced: 'A message that did not arrive is always in the list.',
    deadLetter: 'What waits for a repair is always in the list.',
  },
  messages: {
    documentsReminder: {
      title: 'Reminder of documents',
      subject: 'Documents for order {{order}}',
      body:
        'Hello {{client}},\n\nwe are working on your order {{order}} ({{service}}) and still need from you:\n\n{{items}}\n\n' +
        'Please upload the files on the page of the order. If something is unclear, answer in the chat of the order or ask your manager.\n\n{{sender}}',
    },
    paymentReminder: {
      title: 'Reminder of a payment',
      subject: 'Payment for order {{order}}: {{due}}',
      body:
        'Hello {{client}},\n\nfor your order {{order}} ({{service}}) {{due}} is due.\n\nPrice: {{price}}\nPaid: {{paid}}\nTo pay now: {{due}}\n\n' +
        'You can pay on the page of the order. If you have paid already, thank you: the payment will show there when it arrives.\n\n{{sender}}',
    },
    statusUpdate: {
      title: 'News of the order',
      subject: 'Order {{order}}: {{status}}',
      body:
        'Hello {{client}},\n\nyour order {{order}} ({{service}}) is now: {{status}}.\n\nNext: {{next}}.\nExpected to be finished: {{expected}}.\n\n' +
        'All details are on the page of the order.\n\n{{sender}}',
    },
    freeMessage: { title: 'Free message', subject: 'About order {{order}}', body: 'Hello {{client}},\n\n\n\n{{sender}}' },
  },
  mail: {
    greeting: 'Hello {{name}},',
    greetingNobody: 'Hello,',
    openOrder: 'Open the order',
    openPayoff: 'Open the payoffs',
    openDeadLetter: 'Open the dead letter',
    openLead: 'Open the request',
    order: 'Order',
    service: 'Service',
    amount: 'Amount',
    waysToPay: 'You can pay in the order, or by a bank transfer to this account:',
    payee: 'Payee',
    account: 'Account',
    bic: 'SWIFT (BIC)',
    bank: 'Bank',
    purpose: 'Purpose',
    login: 'Login',
    password: 'Password',
    from: 'From',
    because: 'You get this mail because of your choice for “{{kind}}”.',
    becauseLocked: '{{lock}}',
    becauseMessage: '{{sender}} wrote this to you about your order.',
    becauseDigest: 'You get one mail a day with what can wait.',
    preferences: 'Choose what you are told',
    digestTitle: { one: '{{count}} piece of news in your orders', other: '{{count}} pieces of news in your orders' },
    digestText: 'What was kept back for this mail and not read in the meantime.',
    digestMore: { one: 'and {{count}} more', other: 'and {{count}} more' },
    openAll: 'Open all notifications',
    noReply: 'Nobody reads answers to this address.',
  },
};
