import type { NotificationTexts } from './shape.js';

/** What happened, to each kind of reader in their words. */
export const sentences: NotificationTexts['sentences'] = {
  'OrderPlaced.client': {
    title: 'We’ve got your order · {{order}}',
    text: '{{service}}, {{amount}}. A manager will confirm it within one working day. Pay after that, or earlier if you like.',
  },
  'OrderPlaced.staff': {
    title: 'New order {{order}}',
    text: '{{client}} ordered {{service}} for {{amount}}. Check and confirm the order.',
  },
  'OrderEdited.client': {
    title: 'Order {{order}} changed',
    text: 'The configuration of {{service}} has changed: {{amountBefore}} → {{amount}}.',
  },
  'OrderEdited.partner': {
    title: 'Order {{order}} changed',
    text: 'The configuration of {{service}} has changed: {{amountBefore}} → {{amount}}.',
  },
  'OrderEdited.staff': {
    title: 'Order {{order}} changed',
    text: '{{actor}} changed the configuration of {{service}}: {{amountBefore}} → {{amount}}.',
  },
  'DetailsGiven.partner': {
    title: 'Company details received for order {{order}}',
    text: '{{actor}} filled in the form for {{service}}.',
  },
  'DetailsGiven.staff': { title: 'Company details received for {{order}}', text: '{{actor}} filled in the form for {{service}}.' },
  'DetailsChanged.partner': {
    title: 'Company details changed for order {{order}}',
    text: '{{actor}} changed the form for {{service}}.',
  },
  'DetailsChanged.staff': { title: 'Company details changed for {{order}}', text: '{{actor}} changed the form for {{service}}.' },
  'CompanyRecorded.client': {
    title: 'Your company is registered · {{order}}',
    text: 'See its number, address and dates in your order.',
  },
  'CompanyRecorded.staff': {
    title: 'Company recorded for {{order}}',
    text: '{{actor}} recorded the registered company for {{client}}.',
  },
  'ExpectedDateChanged.client': { title: 'Order {{order}} will be ready by {{date}}', text: 'The date for {{service}} has changed.' },
  'ExpectedDateChanged.partner': { title: 'Order {{order}} is now due {{date}}', text: '{{actor}} changed the date for {{service}}.' },
  'ExpectedDateChanged.staff': { title: 'Order {{order}} is now due {{date}}', text: '{{actor}} changed the date for {{service}}.' },
  'OrderConfirmedUnpaid.client': {
    title: 'Pay {{amount}} for order {{order}}',
    text: 'Your order is confirmed. Work on {{service}} starts once your prepayment arrives.',
  },
  'OrderConfirmedUnpaid.partner': {
    title: 'Order {{order}} is confirmed',
    text: '{{service}} is waiting for the prepayment. You can start after that.',
  },
  'OrderConfirmedUnpaid.staff': {
    title: 'Order {{order}} is confirmed',
    text: '{{actor}} confirmed it. The client was asked for the prepayment.',
  },
  'OrderConfirmedPaid.partner': {
    title: 'Work on order {{order}} can start',
    text: '{{service}} for {{client}} is confirmed. No prepayment is due.',
  },
  'OrderConfirmedPaid.client': {
    title: 'Order {{order}} is confirmed',
    text: 'No prepayment is due. We’ve started work on {{service}}.',
  },
  'OrderConfirmedPaid.staff': { title: 'Order {{order}} is confirmed', text: '{{actor}} confirmed it. Work can start.' },
  'PrepaymentCompleted.partner': { title: 'Work on order {{order}} can start', text: 'The prepayment for {{service}} has been received.' },
  'PrepaymentCompleted.client': { title: 'Work on order {{order}} has started', text: 'We’ve received the prepayment for {{service}}.' },
  'PrepaymentCompleted.staff': { title: 'Prepayment received for {{order}}', text: '{{service}} for {{client}}: work can start.' },
  'DocumentsRequested.client': {
    title: 'Documents needed for order {{order}}',
    text: {
      one: 'Upload {{count}} document or address for {{service}}.',
      other: 'Upload {{count}} documents or addresses for {{service}}.',
    },
  },
  'DocumentsRequested.due': {
    title: 'Documents needed for order {{order}} by {{date}}',
    text: {
      one: 'Upload {{count}} document or address for {{service}}.',
      other: 'Upload {{count}} documents or addresses for {{service}}.',
    },
  },
  'DocumentsRequested.partner': {
    title: 'Documents requested for {{order}}',
    text: '{{actor}} asked the client for documents for {{service}}.',
  },
  'DocumentsRequested.staff': {
    title: 'Documents requested for {{order}}',
    text: '{{actor}} asked {{client}} for documents for {{service}}.',
  },
  'DocumentsReceived.partner': {
    title: 'Review the documents for order {{order}}',
    text: 'Everything requested has been uploaded. Accept the files or reject them with a reason.',
  },
  'DocumentsReceived.review': {
    title: 'Review the documents for order {{order}}',
    text: 'Everything requested has been uploaded. There’s no partner on this order, so the review is yours.',
  },
  'DocumentsReceived.client': {
    title: 'We’re reviewing your documents for order {{order}}',
    text: 'We have everything we need for {{service}}.',
  },
  'DocumentsReceived.staff': {
    title: 'Documents received for {{order}}',
    text: '{{actor}} submitted the documents for {{service}} for review.',
  },
  'StepsCompleted.staff': {
    title: 'Review the work on order {{order}}',
    text: '{{actor}} finished every step of {{service}}. Accept the work or return it.',
  },
  'StepsCompleted.client': { title: 'We’re reviewing the work on order {{order}}', text: 'Every step of {{service}} is done.' },
  'StepsCompleted.partner': {
    title: 'Work on order {{order}} submitted for review',
    text: '{{actor}} submitted it. It’s under review.',
  },
  'WorkAccepted.partner': {
    title: 'Work on order {{order}} accepted',
    text: 'Attach the company documents for {{service}} and send them to the client.',
  },
  'WorkAccepted.client': {
    title: 'Work on order {{order}} accepted',
    text: 'Everything is paid. We’re preparing your documents for {{service}}.',
  },
  'WorkAccepted.staff': { title: 'Work on order {{order}} accepted', text: '{{actor}} accepted it. Everything is paid.' },
  'LastPaymentRequested.client': {
    title: 'Pay the {{amount}} balance for order {{order}}',
    text: 'We’ve checked and accepted the work on {{service}}. We’ll send your documents once the payment arrives.',
  },
  'LastPaymentRequested.partner': {
    title: 'Work on order {{order}} accepted',
    text: 'We’re waiting for the balance. The documents go out after that.',
  },
  'LastPaymentRequested.staff': {
    title: 'Waiting for the balance of order {{order}}',
    text: '{{actor}} accepted the work and asked {{client}} for the balance.',
  },
  'LastPaymentMade.confirm': {
    title: 'Confirm the balance for order {{order}}',
    text: '{{client}} paid or reported everything due for {{service}}.',
  },
  'LastPaymentMade.client': {
    title: 'We’re checking your payment for order {{order}}',
    text: 'We’ll confirm it as soon as the money arrives.',
  },
  'LastPaymentMade.partner': { title: 'Balance of order {{order}} being checked', text: 'You can send the documents once it’s confirmed.' },
  'LastPaymentMade.staff': {
    title: 'Balance of {{order}} being checked',
    text: '{{client}} paid or reported everything due.',
  },
  'LastPaymentConfirmed.partner': {
    title: 'Send the company documents for order {{order}}',
    text: 'The payment is confirmed. Attach the documents for {{service}} and send them.',
  },
  'LastPaymentConfirmed.client': {
    title: 'Order {{order}} is paid',
    text: 'Thank you. We’re preparing your documents for {{service}}.',
  },
  'LastPaymentConfirmed.staff': { title: 'Order {{order}} is paid', text: '{{actor}} confirmed the balance.' },
  'LastPaymentRejected.client': {
    title: 'Payment not received for order {{order}}',
    text: '{{amount}} is still due. Check your transfer or pay again.',
  },
  'LastPaymentRejected.partner': { title: 'Order {{order}} is waiting for payment again', text: 'We couldn’t confirm the balance.' },
  'LastPaymentRejected.staff': { title: 'Balance not received for {{order}}', text: 'The client was asked to pay again.' },
  'WorkNotAccepted.partner': {
    title: 'Work on order {{order}} returned',
    text: { one: '{{count}} step of {{service}} was reopened.', other: '{{count}} steps of {{service}} were reopened.' },
  },
  'WorkNotAccepted.staff': { title: 'Work on order {{order}} returned', text: '{{actor}} returned it to the partner.' },
  'ResultDocumentsSent.staff': {
    title: 'Order {{order}} can be completed',
    text: '{{actor}} sent {{client}} the company documents for {{service}}.',
  },
  'ResultDocumentsSent.client': {
    title: 'Your documents for order {{order}} are ready',
    text: 'Download your documents for {{service}} in your order.',
  },
  'ResultDocumentsSent.partner': { title: 'Company documents sent for order {{order}}', text: '{{actor}} sent them to the client.' },
  'ProjectFinished.client': {
    title: 'Order {{order}} is completed',
    text: '{{service}} is complete. Your documents stay in your order.',
  },
  'ProjectFinished.partner': { title: 'Order {{order}} is completed', text: '{{service}} is complete. We’re calculating your commission.' },
  'ProjectFinished.staff': { title: 'Order {{order}} is completed', text: '{{actor}} completed it.' },
  'OrderCancelled.client': {
    title: 'Order {{order}} is cancelled',
    text: 'We won’t be carrying out {{service}}. What you paid can be refunded.',
  },
  'OrderCancelled.partner': { title: 'Order {{order}} is cancelled', text: 'Stop work on {{service}}.' },
  'OrderCancelled.staff': { title: 'Order {{order}} is cancelled', text: '{{actor}} cancelled it.' },
  'PartnerAppointed.partner': { title: 'Order {{order}} assigned to you', text: '{{service}} for {{client}}, commission {{percent}}.' },
  'PartnerAppointed.former': {
    title: 'Order {{order}} assigned to someone else',
    text: 'You’re no longer its partner and can’t see it any more.',
  },
  'PartnerAppointed.client': { title: 'Order {{order}} has a partner', text: '{{person}} will carry out {{service}} for you.' },
  'PartnerAppointed.staff': { title: 'Order {{order}} has a partner', text: '{{actor}} appointed {{person}}.' },
  'PartnerAppointed.withdrawn': { title: 'Order {{order}} has no partner', text: '{{actor}} removed {{person}} from it.' },
  'PartnerRewardChanged.partner': {
    title: 'New commission for order {{order}}: {{percent}}',
    text: 'It was {{percentBefore}}. Accept the new rate in the order. Until then, the previous one stands.',
  },
  'PartnerRewardChanged.staff': {
    title: 'Commission changed for order {{order}}',
    text: '{{actor}} changed it from {{percentBefore}} to {{percent}}. The partner has to accept it.',
  },
  'PartnerRewardAcknowledged.staff': { title: 'Commission accepted for order {{order}}', text: '{{actor}} accepted {{percent}}.' },
  'ManagerAssigned.staff': { title: 'Order {{order}} assigned to you', text: '{{actor}} assigned you {{service}} for {{client}}.' },
  'ManagerAssigned.former': { title: 'Order {{order}} has a new manager', text: '{{actor}} assigned {{service}} to someone else.' },
  'ManagerAssigned.client': { title: 'Order {{order}} has a manager', text: '{{person}} is in charge of {{service}}.' },
  'ManagerAssigned.partner': { title: 'Order {{order}} has a manager', text: '{{person}} is in charge of {{service}}.' },
  'StepReopened.partner': { title: 'A step of order {{order}} was reopened', text: '{{actor}} reopened it.' },
  'DocumentAttached.partner': {
    title: 'New file to review for order {{order}}',
    text: '{{actor}} attached it after the documents were submitted.',
  },
  'DocumentAttached.staff': {
    title: 'New file to review for order {{order}}',
    text: '{{actor}} attached it after the documents were submitted.',
  },
  'DocumentAttached.replaced': {
    title: 'Company document replaced for order {{order}}',
    text: 'Use the new version. The earlier one stays listed as replaced.',
  },
  'DocumentAttached.result': { title: 'New company document for order {{order}}', text: 'Find it in your order, under Documents.' },
  'DocumentAccepted.client': { title: 'Document accepted · {{order}}', text: 'Nothing more is needed for this document.' },
  'DocumentRejected.client': { title: 'Upload a document again · {{order}}', text: 'Upload another file. The reason is in your order.' },
  'DocumentRejected.unreadable': {
    title: 'Upload a document again · {{order}}',
    text: 'It can’t be read. Upload a clearer picture or scan.',
  },
  'DocumentRejected.expired': {
    title: 'Upload a document again · {{order}}',
    text: 'It has expired. Upload one that is still valid.',
  },
  'DocumentRejected.wrongDocument': {
    title: 'Upload a document again · {{order}}',
    text: 'It isn’t the document we need. Check what we asked for and upload that one.',
  },
  'DocumentRejected.pageMissing': {
    title: 'Upload a document again · {{order}}',
    text: 'A page is missing. Upload all pages in one file.',
  },
  'MoneyArrived.unexpected': {
    title: '{{amount}} received for closed order {{order}}',
    text: '{{client}} paid for {{service}} after it was closed. The money is on record and can be refunded.',
  },
  'MoneyArrived.client': { title: 'Payment received: {{amount}}', text: 'For order {{order}}, {{service}}. Thank you.' },
  'MoneyArrived.staff': { title: '{{amount}} received for order {{order}}', text: '{{client}}’s payment arrived.' },
  'TransferDeclared.staff': {
    title: 'Transfer of {{amount}} reported for order {{order}}',
    text: '{{client}} reported it. Confirm it once the money arrives.',
  },
  'TransferRejected.client': {
    title: 'We haven’t received your transfer of {{amount}}',
    text: 'For order {{order}}. Check with your bank or pay again.',
  },
  'TransferRejected.staff': { title: 'Transfer not received for order {{order}}', text: '{{actor}} rejected the reported {{amount}}.' },
  'TransferWithdrawn.staff': {
    title: 'Transfer withdrawn for order {{order}}',
    text: '{{client}} withdrew the reported {{amount}}.',
  },
  'PaymentDenied.client': {
    title: 'Your payment of {{amount}} didn’t go through',
    text: 'For order {{order}}. The payment provider rejected it. Nothing was charged. Try again or pay another way.',
  },
  'RefundRequested.staff': { title: 'Refund of {{amount}} in progress', text: 'For order {{order}}, requested by {{actor}}.' },
  'PaymentRefunded.client': { title: 'Refund sent: {{amount}}', text: 'For order {{order}}, {{service}}.' },
  'PaymentRefunded.staff': { title: '{{amount}} refunded for order {{order}}', text: 'The money goes back to {{client}}.' },
  'PaymentReversed.staff': {
    title: 'The payment provider reversed {{amount}}',
    text: 'For order {{order}}, paid by {{client}}. See the payment history for the reason and what’s due now.',
  },
  'RefundFailed.staff': {
    title: 'Refund of {{amount}} failed',
    text: 'For order {{order}}. The client hasn’t received the money. Try again or refund another way.',
  },
  'PayoffAccrued.partner': {
    title: 'Your commission for order {{order}}: {{amount}}',
    text: '{{percent}} for {{service}}. We’ll pay it out once the client’s refund period is over.',
  },
  'PayoffReleased.staff': { title: 'Approve a payout of {{amount}}', text: 'For order {{order}}. The refund period is over.' },
  'PayoffReleased.partner': {
    title: 'Your commission of {{amount}} is ready for payout',
    text: 'For order {{order}}. It’s waiting for approval.',
  },
  'PayoffApproved.staff': { title: 'Pay out {{amount}}', text: 'For order {{order}}, approved by {{actor}}.' },
  'PayoffApproved.partner': { title: 'Your commission of {{amount}} is approved', text: 'For order {{order}}. The payout is next.' },
  'PayoffApprovalWithdrawn.staff': {
    title: 'Don’t pay out order {{order}} yet',
    text: 'The approval was withdrawn by {{actor}}, or by a correction of the amount.',
  },
  'PayoffApprovalWithdrawn.partner': { title: 'We’re rechecking your commission for order {{order}}', text: 'The approval was withdrawn.' },
  'PayoffPaid.partner': { title: 'Payout sent: {{amount}}', text: 'Your commission for order {{order}}, {{service}}.' },
  'PayoffPaid.recovered': {
    title: '{{amount}} deducted from a payout',
    text: 'We deducted the overpaid commission for order {{order}} from another payout.',
  },
  'PayoffCorrected.partner': {
    title: 'Your commission for order {{order}} is reduced by {{amount}}',
    text: 'Part of the price was refunded.',
  },
  'PayoffCorrected.staff': { title: 'Commission for order {{order}} reduced by {{amount}}', text: 'Part of the price was refunded.' },
  'PayoffReversed.partner': { title: 'No commission for order {{order}}', text: 'The client’s payment was refunded.' },
  'PayoffReversed.staff': { title: 'Commission for order {{order}} cancelled', text: 'The client’s payment was refunded.' },
  'LeadRegistered.staff': {
    title: 'New request {{lead}}: {{leadKind}}',
    text: 'Someone is waiting for an answer. Assign it to yourself and call back.',
  },
  'LeadRegistered.consultation': {
    title: 'Consultation booked: {{slot}}',
    text: 'Request {{lead}}. The visitor has this time in their calendar. Assign it to yourself and call then.',
  },
  'LeadReassigned.staff': { title: 'Request {{lead}} assigned to you', text: 'By {{actor}}.' },
  'MessagePosted.client': {
    title: { one: 'New message about order {{order}}', other: '{{count}} new messages about order {{order}}' },
    text: '{{actor}} wrote in the chat about {{service}}.',
  },
  'MessagePosted.team': {
    title: { one: 'New team message about order {{order}}', other: '{{count}} new team messages about order {{order}}' },
    text: '{{actor}} wrote in the team chat about {{service}}.',
  },
  'DocumentsDue.client': {
    title: 'Reminder: documents for order {{order}} are due by {{date}}',
    text: {
      one: 'We still need {{count}} document or address for {{service}}.',
      other: 'We still need {{count}} documents or addresses for {{service}}.',
    },
  },
  'DocumentsOverdue.client': {
    title: 'Documents for order {{order}} were due by {{date}}',
    text: {
      one: 'We still need {{count}} document or address. {{service}} can’t go on without it. If you need more time, tell us in the chat.',
      other:
        'We still need {{count}} documents or addresses. {{service}} can’t go on without them. If you need more time, tell us in the chat.',
    },
  },
  'DocumentsOverdue.staff': {
    title: 'Documents for order {{order}} are overdue',
    text: {
      one: '{{client}} was to upload {{count}} document or address for {{service}} by {{date}}. We’ve reminded them.',
      other: '{{client}} was to upload {{count}} documents or addresses for {{service}} by {{date}}. We’ve reminded them.',
    },
  },
  'FeedbackAsked.client': {
    title: 'How did it go with order {{order}}?',
    text: '{{service}} has been complete for three days. Your rating helps others choose and helps us improve. It takes a minute.',
  },
  'FeedbackGiven.staff': {
    title: 'Bad feedback on order {{order}}: {{count}} of 5',
    text: '{{client}} isn’t happy with {{service}}. Read the feedback and answer it.',
  },
  'MailBounced.staff': {
    title: 'Your message about order {{order}} wasn’t delivered',
    text: '{{person}}’s mail server rejected it. See the reason in the order history.',
  },
  'DeadLetter.staff': {
    title: 'An event needs attention',
    text: '{{code}} failed {{count}} times, and later events in its stream are waiting. Retry it, or skip it with a reason.',
  },
};
