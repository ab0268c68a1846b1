/** The page "Contacts". */
export const contacts = {
  head: {
    title: 'Contacts: phone, e-mail, consultation',
    description:
      'Call, write, ask for a call, or pick a time for a consultation of 30 minutes. Opening hours, company details, and where to turn with which question.',
  },
  crumb: 'Contacts',
  title: ['Call, write,', 'or pick a time'],
  lead: 'If you have an order, tell us its number: it begins with R. If not, tell us where your customers and your money are, and we name the countries that fit, with prices.',
  consult: 'Pick a time for a consultation',
  consultNote: '30 minutes, free of charge. The invitation for your calendar comes by e-mail.',
  sheet: {
    title: 'How to reach us',
    phone: 'Phone',
    email: 'E-mail',
    hours: 'When we answer',
    messengers: 'Messengers',
    social: 'Social networks',
    zone: 'time in {{zone}}',
  },
  topics: {
    title: 'Where to turn',
    lead: 'This is the shortest way: the question goes straight to somebody who can settle it.',
    topic: 'Question',
    where: 'Where',
    rows: [
      { topic: 'I do not know which country to choose', where: '[Compare countries](/compare), or pick a time for a consultation above' },
      {
        topic: 'I want to know the price',
        where: '[Put a service together](/selection-service): the sum grows with your answers, without signing up',
      },
      { topic: 'What is happening with my order', where: '[Sign in](/login): the top of the order says who acts, and by when' },
      {
        topic: 'Paying, a transfer that is not seen, a refund',
        where: "Answer the manager's letter about the order. The rules are on the page [about refunds](/refunds)",
      },
      { topic: 'I want to work as a partner', where: '[For partners](/partners): there is a form at the end of the page' },
      {
        topic: 'Show, correct or erase my data',
        where: '[Write to us](mailto:{{email}}). What is kept is told on the page [about data](/privacy)',
      },
      {
        topic: 'I found a weakness',
        where: '[Write to us](mailto:{{email}}) under the subject "Security": how to repeat it, and what is seen',
      },
    ],
  },
  call: {
    title: 'We call you',
    lead: 'Leave your name and phone. We call in opening hours: {{hours}}. The same number can be sent again after 5 minutes.',
  },
  company: {
    title: 'The company',
    more: 'All details',
  },
};
