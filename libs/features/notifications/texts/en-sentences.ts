import type { NotificationTexts } from './shape.js';

/** What happened, to each kind of reader in their words. */
export const sentences: NotificationTexts['sentences'] = {
  'OrderPlaced.client': {
    title: 'We have your order {{order}}',
    text: '{{service}}, {{amount}}. A manager checks it and confirms it within one working day. You pay after that, or earlier if you like.',
  },
  'OrderPlaced.staff': {
    title: 'New order {{order}}',
    text: '{{client}} ordered {{service}} for {{amount}}. Check the order, then confirm it.',
  },
  'OrderEdited.client': {
    title: 'Order {{order}} was changed',
    text: 'The configuration of {{service}} was changed: {{amountBefore}} → {{amount}}.',
  },
  'OrderEdited.partner': {
    title: 'Order {{order}} was changed',
    text: 'The configuration of {{service}} was changed: {{amountBefore}} → {{amount}}.',
  },
  'OrderEdited.staff': {
    title: 'Order {{order}} was changed',
    text: '{{actor}} changed the configuration of {{service}}: {{amountBefore}} → {{amount}}.',
  },
  'DetailsGiven.partner': {
    title: 'The company’s details for order {{order}} are there',
    text: '{{actor}} filled in the form for {{service}}.',
  },
  'DetailsGiven.staff': { title: 'The company’s details for {{order}} are there', text: '{{actor}} filled in the form for {{service}}.' },
  'DetailsChanged.partner': {
    title: 'The company’s details for order {{order}} changed',
    text: '{{actor}} changed the form for {{service}}.',
  },
  'DetailsChanged.staff': { title: 'The company’s details for {{order}} changed', text: '{{actor}} changed the form for {{service}}.' },
  'CompanyRecorded.client': {
    title: 'Your company is registered: order {{order}}',
    text: 'Its number, address and dates are on the page of the order.',
  },
  'CompanyRecorded.staff': {
    title: 'The company of {{order}} is recorded',
    text: '{{actor}} recorded the registered company for {{client}}.',
  },
  'ExpectedDateChanged.client': { title: 'Order {{order}} will be ready by {{date}}', text: 'The date of {{service}} has changed.' },
  'ExpectedDateChanged.partner': { title: 'Order {{order}} is promised for {{date}}', text: '{{actor}} changed the date of {{service}}.' },
  'ExpectedDateChanged.staff': { title: 'Order {{order}} is promised for {{date}}', text: '{{actor}} changed the date of {{service}}.' },
  'OrderConfirmedUnpaid.client': {
    title: 'Pay {{amount}} for order {{order}}',
    text: 'The order is confirmed. Work on {{service}} begins when the prepayment arrives.',
  },
  'OrderConfirmedUnpaid.partner': {
    title: 'Order {{order}} is confirmed',
    text: '{{service}} waits for the prepayment; work can start after it.',
  },
  'OrderConfirmedUnpaid.staff': {
    title: 'Order {{order}} is confirmed',
    text: '{{actor}} confirmed it; the client was asked for the prepayment.',
  },
  'OrderConfirmedPaid.partner': {
    title: 'Work on order {{order}} can start',
    text: '{{service}} for {{client}} is confirmed, and nothing more has to be paid first.',
  },
  'OrderConfirmedPaid.client': {
    title: 'Order {{order}} is confirmed',
    text: 'Nothing more has to be paid first: work on {{service}} has started.',
  },
  'OrderConfirmedPaid.staff': { title: 'Order {{order}} is confirmed', text: '{{actor}} confirmed it; work can start.' },
  'PrepaymentCompleted.partner': { title: 'Work on order {{order}} can start', text: 'The prepayment for {{service}} is there.' },
  'PrepaymentCompleted.client': { title: 'Work on order {{order}} has started', text: 'The prepayment for {{service}} is complete.' },
  'PrepaymentCompleted.staff': { title: 'The prepayment for {{order}} is complete', text: '{{service}} for {{client}}: work can start.' },
  'DocumentsRequested.client': {
    title: 'Documents are needed for order {{order}}',
    text: {
      one: 'Please upload {{count}} document or address for {{service}}.',
      other: 'Please upload {{count}} documents or addresses for {{service}}.',
    },
  },
  'DocumentsRequested.partner': {
    title: 'Documents were requested for {{order}}',
    text: '{{actor}} asked the client for documents for {{service}}.',
  },
  'DocumentsRequested.staff': {
    title: 'Documents were requested for {{order}}',
    text: '{{actor}} asked {{client}} for documents for {{service}}.',
  },
  'DocumentsReceived.partner': {
    title: 'Check the documents for order {{order}}',
    text: 'Everything that was asked for is there. Accept the files or reject them with a reason.',
  },
  'DocumentsReceived.review': {
    title: 'Check the documents for order {{order}}',
    text: 'Everything that was asked for is there, and the order has no partner: the check is yours.',
  },
  'DocumentsReceived.client': {
    title: 'The documents for order {{order}} are being checked',
    text: 'Everything that was needed for {{service}} is there.',
  },
  'DocumentsReceived.staff': {
    title: 'The documents for {{order}} are there',
    text: '{{actor}} sent the documents for {{service}} for checking.',
  },
  'StepsCompleted.staff': {
    title: 'Check the work on order {{order}}',
    text: '{{actor}} completed every step of {{service}}. Accept the work or return it.',
  },
  'StepsCompleted.client': { title: 'The work on order {{order}} is being checked', text: 'Every step of {{service}} is done.' },
  'StepsCompleted.partner': {
    title: 'The work on order {{order}} was handed over',
    text: '{{actor}} handed it over; it is being checked.',
  },
  'WorkAccepted.partner': {
    title: 'The work on order {{order}} is accepted',
    text: 'Attach the result documents of {{service}} and send them to the client.',
  },
  'WorkAccepted.client': {
    title: 'The work on order {{order}} is accepted',
    text: 'Everything is paid. The documents of {{service}} are being prepared for you.',
  },
  'WorkAccepted.staff': { title: 'The work on order {{order}} is accepted', text: '{{actor}} accepted it; everything is paid.' },
  'LastPaymentRequested.client': {
    title: 'Pay the rest of {{amount}} for order {{order}}',
    text: 'The work on {{service}} is accepted. The documents are sent when the payment arrives.',
  },
  'LastPaymentRequested.partner': {
    title: 'The work on order {{order}} is accepted',
    text: 'The last payment is awaited; the documents go out after it.',
  },
  'LastPaymentRequested.staff': {
    title: 'The rest for order {{order}} is awaited',
    text: '{{actor}} accepted the work and asked {{client}} for the last payment.',
  },
  'LastPaymentMade.confirm': {
    title: 'Confirm the last payment of order {{order}}',
    text: '{{client}} paid or declared everything that was due for {{service}}.',
  },
  'LastPaymentMade.client': {
    title: 'The payment for order {{order}} is being checked',
    text: 'We confirm it as soon as the money is found.',
  },
  'LastPaymentMade.partner': { title: 'The last payment of order {{order}} is being checked', text: 'The documents can be sent after it.' },
  'LastPaymentMade.staff': {
    title: 'The last payment of {{order}} is being checked',
    text: '{{client}} paid or declared everything that was due.',
  },
  'LastPaymentConfirmed.partner': {
    title: 'Send the result documents of order {{order}}',
    text: 'The payment is confirmed. Attach the documents of {{service}} and send them.',
  },
  'LastPaymentConfirmed.client': {
    title: 'Order {{order}} is paid',
    text: 'Thank you. The documents of {{service}} are being prepared for you.',
  },
  'LastPaymentConfirmed.staff': { title: 'Order {{order}} is paid', text: '{{actor}} confirmed the last payment.' },
  'LastPaymentRejected.client': {
    title: 'The payment for order {{order}} was not found',
    text: 'Still to pay: {{amount}}. Please check your transfer or pay again.',
  },
  'LastPaymentRejected.partner': { title: 'Order {{order}} waits for payment again', text: 'The last payment could not be confirmed.' },
  'LastPaymentRejected.staff': { title: 'The last payment of {{order}} was not found', text: 'The client was asked again.' },
  'WorkNotAccepted.partner': {
    title: 'The work on order {{order}} was returned',
    text: { one: '{{count}} step of {{service}} is open again.', other: '{{count}} steps of {{service}} are open again.' },
  },
  'WorkNotAccepted.staff': { title: 'The work on order {{order}} was returned', text: '{{actor}} returned it to be completed.' },
  'ResultDocumentsSent.staff': {
    title: 'Order {{order}} can be finished',
    text: '{{actor}} sent {{client}} the result documents of {{service}}.',
  },
  'ResultDocumentsSent.client': {
    title: 'Your documents for order {{order}} are ready',
    text: 'You can download the documents of {{service}} on the page of the order.',
  },
  'ResultDocumentsSent.partner': { title: 'The result documents of order {{order}} were sent', text: '{{actor}} sent them to the client.' },
  'ProjectFinished.client': {
    title: 'Order {{order}} is completed',
    text: '{{service}} is done. Your documents stay on the page of the order.',
  },
  'ProjectFinished.partner': { title: 'Order {{order}} is completed', text: '{{service}} is done; your reward is being counted.' },
  'ProjectFinished.staff': { title: 'Order {{order}} is completed', text: '{{actor}} finished it.' },
  'OrderCancelled.client': {
    title: 'Order {{order}} is cancelled',
    text: '{{service}} will not be carried out. What you paid can be refunded.',
  },
  'OrderCancelled.partner': { title: 'Order {{order}} is cancelled', text: 'Stop the work on {{service}}.' },
  'OrderCancelled.staff': { title: 'Order {{order}} is cancelled', text: '{{actor}} cancelled it.' },
  'PartnerAppointed.partner': { title: 'Order {{order}} is yours', text: '{{service}} for {{client}}, with a reward of {{percent}}.' },
  'PartnerAppointed.former': {
    title: 'Order {{order}} was given to somebody else',
    text: 'You are no longer its partner and do not see it any more.',
  },
  'PartnerAppointed.client': { title: 'Order {{order}} has a partner', text: '{{person}} carries out {{service}} for you.' },
  'PartnerAppointed.staff': { title: 'Order {{order}} has a partner', text: '{{actor}} appointed {{person}}.' },
  'PartnerAppointed.withdrawn': { title: 'Order {{order}} has no partner', text: '{{actor}} took it back from {{person}}.' },
  'PartnerRewardChanged.partner': {
    title: 'Another reward for order {{order}}: {{percent}}',
    text: 'So far {{percentBefore}}. Accept it on the page of the order; until then the one before holds.',
  },
  'PartnerRewardChanged.staff': {
    title: 'The reward of order {{order}} was changed',
    text: '{{actor}} changed it from {{percentBefore}} to {{percent}}; the partner has to accept it.',
  },
  'PartnerRewardAcknowledged.staff': { title: 'The reward of order {{order}} was accepted', text: '{{actor}} accepted {{percent}}.' },
  'ManagerAssigned.staff': { title: 'Order {{order}} is yours', text: '{{actor}} made you the manager of {{service}} for {{client}}.' },
  'ManagerAssigned.former': { title: 'Order {{order}} has another manager', text: '{{actor}} gave {{service}} to somebody else.' },
  'ManagerAssigned.client': { title: 'Order {{order}} has a manager', text: '{{person}} answers for {{service}}.' },
  'ManagerAssigned.partner': { title: 'Order {{order}} has a manager', text: '{{person}} answers for {{service}}.' },
  'StepReopened.partner': { title: 'A step of order {{order}} is open again', text: '{{actor}} reopened it.' },
  'DocumentAttached.partner': {
    title: 'A new file to check for order {{order}}',
    text: '{{actor}} attached it after the documents had been sent.',
  },
  'DocumentAttached.staff': {
    title: 'A new file to check for order {{order}}',
    text: '{{actor}} attached it after the documents had been sent.',
  },
  'DocumentAttached.replaced': {
    title: 'A company document for order {{order}} was replaced',
    text: 'Please use the new version. The earlier one stays listed as replaced.',
  },
  'DocumentAttached.result': { title: 'A new company document for order {{order}}', text: 'It is in the order, under documents.' },
  'DocumentAccepted.client': { title: 'A document for order {{order}} is accepted', text: 'Nothing more is needed for it.' },
  'DocumentRejected.client': { title: 'A document for order {{order}} has to be sent again', text: 'Please attach another file.' },
  'DocumentRejected.unreadable': {
    title: 'A document for order {{order}} has to be sent again',
    text: 'It can’t be read. Please upload a clearer picture or scan.',
  },
  'DocumentRejected.expired': {
    title: 'A document for order {{order}} has to be sent again',
    text: 'It has expired. Please upload one that is still valid.',
  },
  'DocumentRejected.wrongDocument': {
    title: 'A document for order {{order}} has to be sent again',
    text: 'It is another document than the one we need. Please check what is asked for and upload that.',
  },
  'DocumentRejected.pageMissing': {
    title: 'A document for order {{order}} has to be sent again',
    text: 'A page is missing. Please upload all pages in one file.',
  },
  'MoneyArrived.unexpected': {
    title: '{{amount}} arrived for closed order {{order}}',
    text: '{{client}} paid for {{service}} after the end. The money is booked and can be refunded.',
  },
  'MoneyArrived.client': { title: 'We received {{amount}}', text: 'For order {{order}}, {{service}}. Thank you.' },
  'MoneyArrived.staff': { title: '{{amount}} for order {{order}}', text: 'The payment of {{client}} arrived.' },
  'TransferDeclared.staff': {
    title: 'A transfer of {{amount}} for order {{order}}',
    text: '{{client}} declared it. Confirm it when the money is there.',
  },
  'TransferRejected.client': {
    title: 'Your transfer of {{amount}} was not found',
    text: 'For order {{order}}. Please check it with your bank or pay again.',
  },
  'TransferRejected.staff': { title: 'A transfer for order {{order}} was not found', text: '{{actor}} rejected the declared {{amount}}.' },
  'TransferWithdrawn.staff': {
    title: 'A transfer for order {{order}} was withdrawn',
    text: '{{client}} took back the declared {{amount}}.',
  },
  'PaymentDenied.client': {
    title: 'Your payment of {{amount}} did not go through',
    text: 'For order {{order}}. The payment provider did not carry it out and nothing was charged. Please pay again.',
  },
  'RefundRequested.staff': { title: 'A refund of {{amount}} is under way', text: 'For order {{order}}, requested by {{actor}}.' },
  'PaymentRefunded.client': { title: 'We refunded {{amount}}', text: 'For order {{order}}, {{service}}.' },
  'PaymentRefunded.staff': { title: '{{amount}} was refunded for order {{order}}', text: '{{client}} gets it back.' },
  'PaymentReversed.staff': {
    title: 'The payment provider took back {{amount}}',
    text: 'For order {{order}}, paid by {{client}}. See in the payment history why, and what is due now.',
  },
  'RefundFailed.staff': {
    title: 'A refund of {{amount}} failed',
    text: 'For order {{order}}. The client has not got the money: try again or pay it back in another way.',
  },
  'PayoffAccrued.partner': {
    title: 'Your reward for order {{order}}: {{amount}}',
    text: '{{percent}} for {{service}}. It is paid out after the time in which the client may still get a refund.',
  },
  'PayoffReleased.staff': { title: 'Approve a payoff of {{amount}}', text: 'For order {{order}}; the time for refunds is over.' },
  'PayoffReleased.partner': { title: 'Your reward of {{amount}} can be paid out', text: 'For order {{order}}. It waits for approval.' },
  'PayoffApproved.staff': { title: 'Pay out {{amount}}', text: 'For order {{order}}, approved by {{actor}}.' },
  'PayoffApproved.partner': { title: 'Your reward of {{amount}} is approved', text: 'For order {{order}}. It is paid out next.' },
  'PayoffApprovalWithdrawn.staff': {
    title: 'Do not pay out order {{order}} yet',
    text: 'The approval was withdrawn by {{actor}}, or by a correction of the amount.',
  },
  'PayoffApprovalWithdrawn.partner': { title: 'Your reward for order {{order}} is checked once more', text: 'The approval was withdrawn.' },
  'PayoffPaid.partner': { title: 'We paid out {{amount}}', text: 'Your reward for order {{order}}, {{service}}.' },
  'PayoffPaid.recovered': {
    title: '{{amount}} was set off',
    text: 'What was paid out too much for order {{order}} went off another payoff.',
  },
  'PayoffCorrected.partner': { title: 'Your reward for order {{order}} is less by {{amount}}', text: 'Part of the price was refunded.' },
  'PayoffCorrected.staff': { title: 'The reward for order {{order}} is less by {{amount}}', text: 'Part of the price was refunded.' },
  'PayoffReversed.partner': { title: 'There is no reward for order {{order}}', text: 'What was paid for it was refunded.' },
  'PayoffReversed.staff': { title: 'The reward for order {{order}} is void', text: 'What was paid for it was refunded.' },
  'LeadRegistered.staff': { title: 'New request {{lead}}: {{leadKind}}', text: 'Somebody waits for an answer. Take it and call back.' },
  'LeadRegistered.consultation': {
    title: 'Consultation booked: {{slot}}',
    text: 'Request {{lead}}. The visitor has the time in the calendar: take the request and call then.',
  },
  'LeadReassigned.staff': { title: 'Request {{lead}} was handed to you', text: 'By {{actor}}.' },
  'MailBounced.staff': {
    title: 'Your message for order {{order}} did not arrive',
    text: 'The mail server of {{person}} refused it. See its words in the history of the order.',
  },
  'DeadLetter.staff': {
    title: 'An event waits for a decision',
    text: '{{code}} failed {{count}} times; what comes after it in the same stream waits behind it. Retry it, or skip it with a reason.',
  },
};
