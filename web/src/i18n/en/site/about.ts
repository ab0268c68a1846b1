/** The page "About". */
export const about = {
  head: {
    title: 'About us: who does what, and how to check it',
    description:
      'A partner in the country registers the company, a manager checks the work, the rest is paid after that. Who is responsible for what, and what is recorded.',
  },
  crumb: 'About',
  title: ['A partner does the work.', 'We check it'],
  lead: 'Registra is for people who open and run a company abroad. You choose a service with its price and term, a local partner carries it out step by step, and our manager checks the result before you pay the rest.',
  choose: 'Choose a service',
  ask: 'Ask a question',
  today: {
    title: 'The catalogue today',
    changed: 'Changed on {{date}}',
    countries: 'Countries',
    services: 'Services',
    types: 'Kinds of service',
    currencies: 'Currencies of the prices',
    fastest: 'Shortest term',
    note: 'The figures come from the catalogue this page was made from.',
  },
  roles: {
    title: 'Who does what',
    lead: 'Three people share an order: you, the performer and the manager. Who acts now, and by when, stands at the top of the order.',
    stage: 'Stage',
    you: 'You',
    partner: 'Partner',
    manager: 'Registra manager',
    nothing: 'Nothing',
    rows: [
      {
        stage: 'Order',
        you: 'Choose the country, the legal form and what the service includes. Price, term and first payment are shown before you order.',
        partner: '',
        manager: 'Looks through your choice, confirms the order and appoints the partner.',
      },
      {
        stage: 'Prepayment',
        you: 'Pay the share named in the service, usually 30%.',
        partner: '',
        manager: 'Compares the transfer with the bank statement and confirms it. Work may begin.',
      },
      {
        stage: 'Documents',
        you: 'Upload the files on the list in your order.',
        partner: 'Asks for what is missing, accepts a file or rejects it with the reason.',
        manager: 'Sees the same list and can do the same in place of the partner.',
      },
      {
        stage: 'Work',
        you: '',
        partner: 'Prepares and files the papers and ticks off the steps. You see each tick at once.',
        manager: 'Watches the term and replaces the partner if need be.',
      },
      {
        stage: 'Check',
        you: '',
        partner: 'Hands the work over once every step is done.',
        manager: 'Accepts it, or sends it back naming the reason and the steps to be done again.',
      },
      {
        stage: 'The rest',
        you: 'Pay the rest. We do not ask for it before the work is accepted.',
        partner: '',
        manager: 'Confirms that it has arrived.',
      },
      {
        stage: 'Result',
        you: 'Download the papers of your company. They stay in the order.',
        partner: 'Attaches the papers and sends them to you.',
        manager: "Closes the order. At this moment the partner's commission is earned.",
      },
    ],
  },
  statuses: {
    title: 'What an order goes through',
    lead: 'The words are those of your account. An order moves on only when a condition holds; until then it says what is missing in place of the button.',
    conditions: {
      newOrder: 'The manager looks through your choice. You can still change it, or cancel.',
      orderConfirmedNotPayed: 'We wait for the prepayment. You can still cancel by yourself, free of charge.',
      orderConfirmedAndPayed: 'The whole prepayment is here, the partner ticks off the steps.',
      documentsRequested: 'A file or an address is needed from you: the order says which, and what for.',
      documentsReceived: 'Each point has a file, or a note that the original came on paper.',
      allStepsCompleted: 'Every step is done, every document asked for is accepted.',
      lastPaymentRequired: 'The manager has accepted the work, the rest is to be paid.',
      lastPaymentConfirmed: 'Everything is paid, the partner prepares the papers.',
      documentsSentAfterLastPayment: 'The papers of the company can be downloaded.',
      projectFinished: 'The order is closed. Its history and papers stay.',
    },
  },
  record: {
    title: 'How to check that it happened so',
    items: [
      {
        title: 'Every act has an author and a time',
        text: 'Confirmed, asked for, rejected, paid: these are lines in the history of the order. A mistake is corrected by a new line, the old one stays.',
      },
      {
        title: 'No line can be replaced unnoticed',
        text: 'Each line carries the fingerprint of the one before, and the end of the chain is signed every minute. The check names a changed, deleted or moved line by its number.',
      },
      {
        title: 'An order can be rebuilt from its history',
        text: 'Its state is worked out from the lines and compared with what is shown. If history and page ever differed, it would be seen.',
      },
      {
        title: 'Every amount has another side',
        text: 'Payments and refunds are booked in double entry, and the entries always sum to zero. More than was paid cannot be paid back.',
      },
      {
        title: "Two people stand behind a partner's payoff",
        text: 'Whoever approved a payoff cannot mark it as paid. Where there is nobody else, the history says so.',
      },
    ],
  },
  not: {
    title: 'What we do not do',
    items: [
      'We do not collect state fees. They stand on a line of their own, outside our price: they are paid to the state.',
      'We do not promise a bank account. We prepare the application and the papers, the bank decides.',
      'We give no tax opinions. A consultation names the rates in the catalogue; your own case is for a tax adviser in the country.',
      'We do not change the price of an order. What you chose, its price and its steps are copied into the order, and later edits of the catalogue do not reach it.',
      'We do not give your phone or e-mail to the partner, who sees your name, what was ordered and the documents for it.',
    ],
  },
};
