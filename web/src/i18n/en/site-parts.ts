const siteParts = {
  account: { own: 'To my account: {{name}}', signIn: 'Sign in' },
  from: 'from {{price}}',
  about: 'about {{price}}',
  currency: {
    label: 'Show prices in',
    own: 'the currency of each service',
    show: 'Show',
    note: 'Rates of {{date}}, for comparing only: you pay in the currency of the service.',
  },
  figures: {
    term: 'Time',
    fees: 'Fees',
    work: 'Our work',
    total: 'Registration in total',
    yearly: 'Upkeep a year',
  },
  hero: {
    title: 'A company in another country. Price and time before you pay',
    lead: 'Choose a country: the fees, our work and the yearly upkeep stand on lines of their own. Of our work you pay {{percent}} in advance, and the rest once it is done and checked.',
    country: 'Country',
    form: 'Legal form',
    order: 'Build an order from {{price}}',
    compare: 'Compare countries',
    note: 'It takes {{term}}. Nothing is paid at this step.',
  },
  estimate: {
    asOf: 'As of {{date}}',
    share: 'Share of the prepayment',
    now: 'Now, {{percent}} of our work',
    later: 'After the check, {{percent}}',
    fees: 'The fees go to the state and the notary: we show them and keep nothing of them.',
  },
  popular: {
    caption: 'Countries: time, fees, our work and upkeep',
    choose: 'Compare',
    country: 'Country and form',
    compareOne: 'Compare {{name}}',
    picked: 'Chosen: {{names}}. {{more}}',
    more_one: 'One more country fits.',
    more_other: '{{count}} more countries fit.',
    full: 'Four is as many as fit side by side.',
    needTwo: 'Tick two to four countries.',
    compare_one: 'Compare {{count}} country',
    compare_other: 'Compare {{count}} countries',
  },
};

export default siteParts;
