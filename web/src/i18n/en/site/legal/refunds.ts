/** The rules about refunds. */
export const refunds = {
  head: {
    title: 'Refunds: when, how much and how fast',
    description:
      'Cancelling before any payment is free. Once work has begun, everything is paid back but the steps already done. Who decides, and when money arrives.',
  },
  lead: 'How much is paid back depends on what is done already. What is done can be seen in the order: by its ticked steps and its history.',
  brief: [
    'Nothing paid: cancel by the button in the order, free of charge.',
    'Paid, but work not begun: everything is paid back.',
    'Work under way: everything but the steps that are done, with the reckoning.',
    'Our fault: everything.',
  ],
  sections: [
    {
      id: 'how-much',
      title: 'How much is paid back',
      body: [
        {
          head: ['Where the order is', 'Who cancels', 'What comes back'],
          rows: [
            ['Awaiting confirmation', 'You, by the button', 'Nothing was due yet; a transfer already sent comes back whole'],
            ['Payment pending: prepayment', 'You, as long as there is neither a payment nor a transfer sent', 'Whatever has arrived'],
            ['In progress, documents requested or received', 'The manager, when you ask', 'What was paid, less the steps that are done'],
            [
              'On check, or payment pending: rest',
              'The manager, when you ask',
              'What was paid, less the steps that are done. The rest need not be paid',
            ],
            ['Paid in full, documents sent, or completed', 'Nobody', 'Part of the price, if the result has a fault that cannot be mended'],
          ],
        },
        'The share of a step is the price of the order divided by the number of its visible steps. A manager who reckons otherwise says why in the reason. State fees and other mandatory payments never reached us, so only those who received them can pay them back.',
      ],
    },
    {
      id: 'our-fault',
      title: 'When everything is paid back',
      body: [
        {
          list: [
            'the register refused because of our papers, and you do not want to file again',
            'a delay on our side exceeds half of the term',
            'we gave up the order for no fault of yours',
            'a payment came twice, or after the order was closed',
          ],
        },
      ],
    },
    {
      id: 'how',
      title: 'How it goes',
      body: [
        {
          steps: [
            'You write to the manager: in answer to a letter about the order, or to [{{email}}](mailto:{{email}}). The number of the order and a few words about the reason will do.',
            'Within 2 working days you get the reckoning: what is done, what is kept, what comes back.',
            'A member of staff makes the refund: names the payment, the sum and the reason, and confirms it separately. The program refuses more than was paid, for each payment and in total.',
            'The order shows the refund and the new sum "paid", and you get a letter.',
          ],
        },
      ],
    },
    {
      id: 'when',
      title: 'When the money arrives',
      body: [
        {
          head: ['How you paid', 'Where it goes', 'After the decision'],
          rows: [
            ['Bank transfer', 'To the same account', 'Sent within 3 working days; then it depends on the banks'],
            [
              'Payment system',
              'Back where it came from',
              'Asked for at once; until the system confirms, the order says that the refund is on its way',
            ],
            ['Cash', 'In cash or to your account', 'Handed over on the day we agree on'],
          ],
        },
        'The currency is the one you paid in. If a payment system refuses the refund, the sum counts as paid again, and we agree on another way.',
      ],
    },
    {
      id: 'order-after',
      title: 'What becomes of the order',
      body: [
        'Paying back a part does not undo work. Before the work is accepted it opens the rest anew: to go on, it has to be paid. After paid work was accepted it is a concession, and nothing is owed.',
        'A cancelled order keeps its history, the documents you uploaded and the reckoning of the refund.',
      ],
    },
    {
      id: 'disagree',
      title: 'If you do not agree',
      body: [
        'Answer the letter with the reckoning: another member of staff looks at it, not the one who made it. The decision and its reason stay in the history of the order. After that the section [about disputes](/offer#disputes) applies.',
      ],
    },
  ],
};
