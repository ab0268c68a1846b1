/** The page "Contacts". */
export const contacts = {
  head: {
    title: 'Contacts: phone, email, consultation',
    description:
      'Call, write, request a call, or book a 30-minute consultation. Working hours, company details, and who to contact about what.',
  },
  crumb: 'Contacts',
  title: ['Call, write,', 'or pick a time'],
  lead: 'If you have an order, tell us its number (it starts with R). If not, tell us where your customers and money are, and we’ll suggest countries that fit, with prices.',
  consult: 'Book a consultation',
  consultNote: '30 minutes, free. We’ll email you a calendar invitation.',
  sheet: {
    title: 'How to reach us',
    phone: 'Phone',
    email: 'Email',
    hours: 'Working hours',
    messengers: 'Messengers',
    social: 'Social networks',
    zone: 'time in {{zone}}',
  },
  topics: {
    title: 'Who to contact',
    lead: 'The fastest way: your question goes straight to someone who can answer it.',
    topic: 'Question',
    where: 'Where',
    rows: [
      { topic: 'I don’t know which country to choose', where: '[Compare countries](/compare), or book a consultation above' },
      {
        topic: 'I want to know the price',
        where: '[Choose a service](/selection-service): the price updates with your answers, no sign-up needed',
      },
      { topic: 'What is happening with my order', where: '[Log in](/login): the top of the order shows who it’s waiting for, and by when' },
      {
        topic: 'Paying, a missing transfer, a refund',
        where: 'Write to your manager in the order’s chat. See also [refunds](/refunds)',
      },
      { topic: 'I want to work as a partner', where: '[For partners](/partners): use the form at the end of the page' },
      {
        topic: 'See, correct or erase my data',
        where: '[Email us](mailto:{{email}}). See [what we store](/privacy)',
      },
      {
        topic: 'Report a security issue',
        where: '[Email us](mailto:{{email}}) with the subject "Security": how to reproduce it and what you saw',
      },
    ],
  },
  call: {
    title: 'We’ll call you',
    lead: 'Leave your name and phone number. We call during working hours: {{hours}}. You can send the same number again after 5 minutes.',
  },
  company: {
    title: 'Company',
    more: 'Full details',
  },
};
