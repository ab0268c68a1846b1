/** The rules about refunds. */
export const refunds = {
  head: {
    title: 'Refunds: when, how much and how fast',
    description:
      'Cancelling before any payment is free. Once work has started, we refund everything except the steps already done. Who decides, and when the money arrives.',
  },
  lead: 'How much we refund depends on what’s been done. You can see that in the order: in its steps and its history.',
  brief: [
    'Nothing paid yet: cancel with the button in the order, free of charge.',
    'Paid, but work hasn’t started: everything.',
    'Withdrawn within 14 days as a consumer: everything, unless you asked us to begin earlier.',
    'Work in progress: everything except the steps that are done, with the calculation.',
    'Our fault: everything.',
  ],
  sections: [
    {
      id: 'how-much',
      title: 'How much we refund',
      body: [
        {
          head: ['Order status', 'Who cancels', 'What we refund'],
          rows: [
            ['Awaiting confirmation', 'You, with the button', 'Nothing was due yet; a transfer already sent is refunded in full'],
            ['Payment pending: prepayment', 'You, unless a payment or transfer has been made', 'Whatever has arrived'],
            [
              'Any, within the [right to withdraw](/offer#withdrawal)',
              'You, with the button',
              'Everything; if you asked us to begin earlier, minus the steps that are done',
            ],
            ['In progress, documents requested or received', 'Your manager, on request', 'What was paid, minus the steps that are done'],
            [
              'On check, or payment pending: balance',
              'Your manager, on request',
              'What was paid, minus the steps that are done. The balance isn’t due',
            ],
            ['Paid in full, documents sent, or completed', 'No one', 'Part of the price, if the result has a fault that can’t be fixed'],
          ],
        },
        'A step’s share is the order’s price divided by the number of its visible steps. If the manager calculates it differently, the reason says why. We never received the state fees, so only those who did can refund them.',
      ],
    },
    {
      id: 'our-fault',
      title: 'When we refund everything',
      body: [
        {
          list: [
            'the register rejected our documents, and you don’t want to file again',
            'our delay is more than {{delay}} of the original time',
            'we gave up the order through no fault of yours',
            'you paid twice, or after the order was closed',
          ],
        },
      ],
    },
    {
      id: 'how',
      title: 'How it works',
      body: [
        {
          steps: [
            'Use “Ask us to cancel” in the order, or write to [{{email}}](mailto:{{email}}). A short reason is enough.',
            'Within {{calculation}} you get the calculation: what’s done, what’s kept and what’s refunded.',
            'Our staff make the refund: they select the payment, amount and reason, and confirm it separately. The system won’t refund more than was paid, per payment or overall.',
            'The order shows the refund and the new amount paid, and we email you.',
          ],
        },
      ],
    },
    {
      id: 'when',
      title: 'When the money arrives',
      body: [
        {
          head: ['Payment method', 'Refunded to', 'After the decision'],
          rows: [
            ['Bank transfer', 'The same account', 'Sent within {{refund}}; then it depends on the banks'],
            [
              'Online payment',
              'The original payment method',
              'Requested right away; until the provider confirms, the order shows it in progress',
            ],
            ['Cash', 'Cash, or your account', 'On the day we agree'],
          ],
        },
        'We refund in the currency you paid in. If the payment provider rejects the refund, the amount counts as paid again and we’ll agree on another way.',
      ],
    },
    {
      id: 'order-after',
      title: 'What happens to the order',
      body: [
        'A partial refund doesn’t undo work. Before the work is accepted, it increases the balance, which has to be paid to continue. After fully paid work is accepted, the amount is waived and nothing more is due.',
        'A cancelled order keeps its history, the documents you uploaded and the refund calculation.',
      ],
    },
    {
      id: 'disagree',
      title: 'If you don’t agree',
      body: [
        'Reply to the calculation in the order’s chat. A different member of staff will review it. The decision and its reason stay in the order’s history. After that, see [disputes](/offer#disputes).',
      ],
    },
  ],
};
