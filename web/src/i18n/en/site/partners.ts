/** The page for partners. */
export const partners = {
  head: {
    title: 'For partners: orders, and a percentage of each',
    description:
      'Local lawyers, accountants and agents get prepaid orders, carry them out step by step and earn a percentage. How it is reckoned and when it is paid.',
  },
  crumb: 'Partners',
  title: ['The client has prepaid.', 'The work there is yours'],
  lead: 'A Registra partner is a lawyer, accountant or registration agent at home in the country. You get an order with its contents, steps and documents, carry it out, and earn a percentage of what the client paid.',
  offer: 'Offer to work with us',
  how: 'How the reward is reckoned',
  example: {
    title: 'An example',
    price: 'The client paid for the order',
    percent: 'Percent in the order',
    reward: 'Your reward',
    refund: 'If this is refunded later',
    left: 'The reward becomes',
    note: 'The price is from the catalogue; percent and refund are examples. Your percent stands in the order before you begin.',
  },
  work: {
    title: 'How the work goes',
    lead: 'Orders, documents and payoffs are in your account. The rules are the same for every partner.',
    steps: [
      {
        when: 'Appointed',
        title: 'You get an order',
        text: 'It shows what is ordered, the term and your percent. A changed percent counts only once you have accepted it.',
      },
      {
        when: 'Documents',
        title: 'You ask for what is missing',
        text: 'Say which document or address is needed and why. Accept a file, or reject it with the reason.',
      },
      {
        when: 'Work',
        title: 'You tick off the steps',
        text: 'Prepare the papers, file them, tick what is done. The client sees it at once.',
      },
      {
        when: 'Handing over',
        title: 'The manager checks',
        text: 'The work is accepted, or comes back with the reason and the steps to be done again.',
      },
      {
        when: 'Result',
        title: 'You send the papers',
        text: 'The client has paid the rest, you have attached and sent the papers. The order is closed, the reward is earned.',
      },
    ],
  },
  money: {
    title: 'How you earn',
    formula: 'Reward = what the client paid, at most the price of the order and less refunds, × your percent. Rounded once, to the cent.',
    state: 'State',
    meaning: 'What it means',
    meanings: {
      held: 'The order is finished, the amount is earned. It waits 14 days in case the client is refunded.',
      payable: 'The time is over, the payoff may be approved.',
      approved: 'One colleague has approved it. Another one has to pay it and mark it as paid.',
      paid: 'The money is on its way; your statement has the number of the bank document.',
      reversed: 'Everything was refunded before the payoff, and nothing was left to take a percentage of.',
    },
    notes: [
      'A refund to the client makes the reward smaller by the same percent. If you already have it, the difference is taken from later payoffs.',
      'A cancelled order earns nothing.',
      'Each currency is counted by itself, nothing is converted.',
      'You download the statement of any period yourself: PDF, Excel or CSV. Every line has its order and its arithmetic.',
    ],
  },
  sees: {
    title: 'What you see, and what you do not',
    yes: 'You see',
    no: 'You do not see',
    shown: [
      "The client's name, what is ordered, its price and term",
      'The steps, and the documents that were asked for',
      'Your percent, rewards and payoffs',
      'The history of your orders: who did what, and when',
    ],
    hidden: [
      "The client's phone and e-mail",
      'Their payments, transfers and refunds',
      "Other partners' orders and rewards",
      'An order in which you were replaced: access ends at once, and both of you are told',
    ],
  },
  countries: {
    title: 'Where orders come from',
    lead: 'The catalogue has {{countries}} now. We also look at partners in a country that is not here: services are added once we agree.',
    count_one: '{{count}} country',
    count_few: '{{count}} countries',
    count_many: '{{count}} countries',
    count_other: '{{count}} countries',
  },
  wanted: {
    title: 'What we need from you',
    items: [
      'The right to offer such services in your country. Where a licence is needed, its number and register.',
      'One person who answers for the order and its term.',
      'Russian or English: the account and the managers speak these two.',
      'A bank account for the rewards, and the paperwork to pay you.',
    ],
  },
  form: {
    title: 'Offer to work with us',
    lead: 'Tell us which country you work in and what you do yourself, without intermediaries. We answer by e-mail. If we agree, an invitation to your account follows; its link holds for a week.',
  },
};
