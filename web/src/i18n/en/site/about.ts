/** The page "About". */
export const about = {
  head: {
    title: 'About us: who does what, and how to verify it',
    description:
      'A local partner registers the company, a manager reviews the work, and you pay the balance after that. Who is responsible for what, and what’s on record.',
  },
  crumb: 'About',
  title: ['A partner does the work.', 'We check it'],
  lead: 'Registra helps you open and run a company abroad. Choose a service with a clear price and date, a local partner carries it out step by step, and our manager checks the result before you pay the balance.',
  choose: 'Choose a service',
  ask: 'Ask a question',
  today: {
    title: 'The catalogue today',
    changed: 'Updated {{date}}',
    countries: 'Countries',
    services: 'Services',
    types: 'Types of service',
    currencies: 'Price currencies',
    fastest: 'Shortest term',
    note: 'Figures from our current catalogue.',
  },
  roles: {
    title: 'Who does what',
    lead: 'Three people share an order: you, the partner and the manager. The top of the order shows who it’s waiting for, and by when.',
    stage: 'Stage',
    you: 'You',
    partner: 'Partner',
    manager: 'Registra manager',
    nothing: 'Nothing',
    rows: [
      {
        stage: 'Order',
        you: 'Choose the country, the legal form and what the service includes. You see the price, timing and first payment before you order.',
        partner: '',
        manager: 'Checks your selection, confirms the order and appoints the partner.',
      },
      {
        stage: 'Prepayment',
        you: 'Pay the service’s prepayment, usually 30%.',
        partner: '',
        manager: 'Checks the transfer against the bank statement and confirms it. Work can start.',
      },
      {
        stage: 'Documents',
        you: 'Upload the files listed in your order.',
        partner: 'Requests what’s missing, accepts each file or rejects it with a reason.',
        manager: 'Sees the same list and can step in for the partner.',
      },
      {
        stage: 'Work',
        you: '',
        partner: 'Prepares and files the documents and ticks off the steps. You see each one right away.',
        manager: 'Keeps an eye on the deadline and replaces the partner if needed.',
      },
      {
        stage: 'Review',
        you: '',
        partner: 'Submits the work once every step is done.',
        manager: 'Accepts it, or returns it with the reason and the steps to redo.',
      },
      {
        stage: 'Balance',
        you: 'Pay the balance. We don’t ask for it until the work is accepted.',
        partner: '',
        manager: 'Confirms that it has arrived.',
      },
      {
        stage: 'Result',
        you: 'Download your company documents. They stay in the order.',
        partner: 'Attaches the documents and sends them to you.',
        manager: "Completes the order. The partner's commission is booked at that point.",
      },
    ],
  },
  statuses: {
    title: 'The stages of an order',
    lead: 'The same words as in your account. An order only moves on when a condition is met. Until then, it shows what’s missing instead of a button.',
    conditions: {
      newOrder: 'The manager is checking your selection. You can still change it or cancel.',
      orderConfirmedNotPayed: 'We’re waiting for the prepayment. You can still cancel free of charge.',
      orderConfirmedAndPayed: 'We’ve received the prepayment, and the partner is working through the steps.',
      documentsRequested: 'We need a file or an address from you. The order says which and why.',
      documentsReceived: 'Every item has a file, or a note that the original came on paper.',
      allStepsCompleted: 'Every step is done and every requested document is accepted.',
      lastPaymentRequired: 'The manager has accepted the work. The balance is due.',
      lastPaymentConfirmed: 'Everything is paid. The partner is preparing the documents.',
      documentsSentAfterLastPayment: 'Your company documents are ready to download.',
      projectFinished: 'The order is completed. Its history and documents stay.',
    },
  },
  record: {
    title: 'How to verify it',
    items: [
      {
        title: 'Every action has an author and a time',
        text: 'Confirmed, requested, rejected, paid: each is a line in the order’s history. A mistake is corrected by a new line, and the old one stays.',
      },
      {
        title: 'No line can be changed unnoticed',
        text: 'The fingerprints of all lines are combined into one, which is signed every minute. Verification shows the number of any changed, deleted or moved line.',
      },
      {
        title: 'An order can be rebuilt from its history',
        text: 'Its state is calculated from the history and compared with what’s shown. Any difference would show up.',
      },
      {
        title: 'Every amount balances',
        text: 'Payments and refunds use double-entry bookkeeping, and the entries always sum to zero. We can’t refund more than was paid.',
      },
      {
        title: 'Two people sign off every partner payout',
        text: 'The person who approves a payout can’t mark it as paid. If no one else is available, the history says so.',
      },
    ],
  },
  not: {
    title: 'What we don’t do',
    items: [
      'We don’t collect state fees. They’re itemised outside our price and paid to the state.',
      'We don’t promise a bank account. We prepare the application and the documents; the bank decides.',
      'We don’t give tax advice. A consultation covers the rates in the catalogue; for your own case, ask a local tax adviser.',
      'We don’t change an order’s price. Your selection, its price and its steps are copied into the order, and later catalogue changes don’t affect it.',
      'We don’t give the partner your phone or email. They see your name, the scope and the documents for it.',
    ],
  },
};
