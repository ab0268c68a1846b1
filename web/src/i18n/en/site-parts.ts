const siteParts = {
  account: { own: 'My account: {{name}}', signIn: 'Log in' },
  from: 'from {{price}}',
  about: 'about {{price}}',
  currency: {
    label: 'Show prices in',
    own: 'each service’s currency',
    show: 'Show',
    note: 'Rates as of {{date}}, for comparison only. You pay in the service’s own currency.',
  },
  figures: {
    term: 'Timing',
    fees: 'State fees',
    work: 'Our fee',
    total: 'Registration total',
    yearly: 'Yearly costs',
  },
  hero: {
    title: 'Register a company abroad. Know the price and the date before you pay',
    lead: 'Pick a country to see state fees, our fee and yearly costs, itemised. Pay {{percent}} of our fee upfront and the balance after we’ve checked the result.',
    country: 'Country',
    form: 'Legal form',
    order: 'Start your order: {{price}} total',
    compare: 'Compare countries',
    note: 'Ready in about {{term}}. You don’t pay at this step.',
  },
  estimate: {
    asOf: 'As of {{date}}',
    share: 'Prepayment share',
    now: 'Now, {{percent}} of our fee',
    later: 'After our review, {{percent}}',
    fees: 'You pay the fees to the state and the notary yourself when our partner files. You only pay us our fee.',
  },
  popular: {
    caption: 'Countries: timing, state fees, our fee and yearly costs',
    choose: 'Compare',
    country: 'Country and form',
    compareOne: 'Compare {{name}}',
    picked: 'Selected: {{names}}. {{more}}',
    more_one: 'You can add one more country.',
    more_other: 'You can add {{count}} more countries.',
    full: 'You can compare up to four.',
    needTwo: 'Select two to four countries.',
    compare_one: 'Compare {{count}} country',
    compare_other: 'Compare {{count}} countries',
  },
};

export default siteParts;
