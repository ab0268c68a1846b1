const site = {
  notFound: {
    title: 'Page not found',
    text: 'The address may be mistyped, or we no longer offer this service. See every country and service in the catalogue.',
    home: 'Go to the home page',
  },
  busy: {
    title: 'Too many pages at once',
    text: 'Too many different pages were opened from your network in a short time. Wait a minute, then reload this page.',
  },
  feedback: {
    title: 'What clients say',
    average_one: 'Average {{average}} of 5, {{count}} rating',
    average_other: 'Average {{average}} of 5, {{count}} ratings',
    stars: '{{rating}} of 5',
    answer: 'Our answer:',
  },
  service: {
    order: 'Start your order',
    orderFrom: 'Start your order: from {{price}}',
    compare: 'Compare',
    more: 'What’s included and what it costs',
    total: 'Total',
    period: { once: 'once', yearly: 'yearly' },
    list: {
      crumb: 'Services',
      title: 'Countries and services',
      titleOf: '{{type}} by country',
      description_one:
        'Company registration, bank accounts, addresses, accounting and residence permits in {{count}} country, with itemised prices, fees and timing.',
      description_other:
        'Company registration, bank accounts, addresses, accounting and residence permits in {{count}} countries, with itemised prices, fees and timing.',
      lead_one: '{{count}} country: requirements, yearly costs and our services.',
      lead_other: '{{count}} countries: requirements, yearly costs and our services in each.',
      types: 'Types of service',
      all: 'All services',
      search: {
        text: 'Country, legal form or service',
        region: 'Region',
        anywhere: 'Worldwide',
        sort: 'Sort by',
        find: 'Search',
        more: 'Region and sorting',
      },
      regions: {
        eu: 'European Union',
        europe: 'Europe outside the EU',
        caucasusCentralAsia: 'Caucasus and Central Asia',
        middleEast: 'Middle East',
        asiaPacific: 'Asia and the Pacific',
        americas: 'Americas',
        africa: 'Africa',
      },
      sorts: { name: 'Name', price: 'Lowest price first', term: 'Fastest first' },
      found_one: '{{count}} country found.',
      found_other: '{{count}} countries found.',
      reset: 'Show all countries',
      empty: {
        title: 'Nothing matches “{{text}}”',
        plain: 'We don’t offer this here yet',
        text: 'Check the spelling or widen your search. If the country isn’t listed, ask us: we may still be able to help.',
        anyType: 'Search all services',
        anywhere: 'Search all regions',
        ask: 'Request a call',
      },
      note: 'Prices are our fee and one-off state fees together, excluding VAT. Yearly costs are on each service’s page.',
    },
    country: {
      title: 'A company in {{country}}',
      description:
        '{{country}}: taxes, legal forms, timing, state fees and yearly costs of a company. See the price of registration and other services before you pay.',
      terms: 'Registration takes {{from}}–{{to}} days',
      visit: { no: 'No visit required', sometimes: 'Visit sometimes required', yes: 'Visit required' },
      services: 'Our services here',
      facts: 'About the country',
      taxes: 'Taxes',
      forms: 'Legal forms',
      payments: 'State fees',
      asked: 'What we need from you',
    },
    promises: {
      title: 'What we promise',
      price: 'The price is fixed once you order. State fees are shown apart, and never go through us.',
      delay: 'If we’re late by more than {{delay}} of the term, you can withdraw and get your money back for what isn’t done.',
      correction: 'A mistake in the company documents is corrected free of charge. You have {{correction}} to report it.',
      refund: 'A refund is sent within {{refund}} of the decision, the way you paid.',
      rules: 'All the rules on refunds',
    },
    one: {
      description: '{{service}}: our fee {{price}}, {{term}}. What’s included, which documents you need, and what each option costs.',
      about: 'About the service',
      steps: 'What we do',
      documents: 'Documents you’ll need',
      example: 'See an example',
      noDocuments: 'None to start with. If anything is needed, your partner will ask for it in the order.',
      options: 'Options',
      optionsLead: 'The price updates as you choose.',
    },
    options: {
      registrationPeriod: 'Timing',
      director: 'Director',
      directorCompany: 'Company officers',
      activityAreas: 'Business activities',
      employeesAmount: 'Employees',
      employees: 'Each one above {{min}}, up to {{max}}',
      included: 'included',
    },
  },
  landing: {
    title: 'Registra: register and run a company abroad',
    description:
      'State fees, our fee and yearly costs, itemised before you pay. Pay part upfront and the balance after we’ve checked the result.',
    visit: { no: '{{form}}, no visit', sometimes: '{{form}}, visit sometimes required', yes: '{{form}}, visit required' },
    route: {
      title: 'How it works, day by day: {{country}}',
      lead: 'You do three things. We do the rest. At every step, the order shows who it’s waiting for and when to expect the next step.',
      day: 'Day {{from}}',
      days: 'Days {{from}}–{{to}}',
      sameDay: 'Same day',
      youActs: 'you act',
      weAct: 'we or the partner act',
      order: {
        title: 'Order and {{percent}}',
        text: 'Choose a country, legal form and services, review your answers and pay {{now}}.',
        who: 'You, 10 minutes',
      },
      documents: {
        title: 'Documents',
        text: 'Upload what the register asks for. We say what each file is for, and what to fix if one is rejected.',
        who: 'You, 15 minutes',
      },
      filing: {
        title: 'Filing',
        text: 'Our local partner checks the name, drafts the articles and files the application.',
        who: 'Partner',
      },
      check: {
        title: 'Review',
        text: 'A manager checks the register entry against your order. Anything wrong goes back to the partner.',
        who: 'Registra manager',
      },
      rest: {
        title: '{{percent}} and your company',
        text: 'Pay the {{later}} balance and get your register extract and articles.',
        who: 'You, 5 minutes',
      },
    },
    countries: {
      title: 'Popular countries',
      lead: 'State fees go to the state and the notary. Our fee doesn’t change once your order is confirmed.',
      all: 'All countries',
      note: 'Prices for one founder and one director, excluding VAT. Yearly costs cover the address, a contact person or secretary, and accounting for a company with no turnover.',
    },
    record: {
      title: 'Every step is on record',
      facts: {
        who: {
          title: 'Who did what, and when',
          text: 'Every action has an author and a time. Nobody can change the record later, not even us.',
        },
        later: {
          title: 'You pay the balance after the review',
          text: 'We ask for the balance only once a manager has accepted the partner’s work.',
        },
        payments: {
          title: 'Every payment is listed in the order',
          text: 'With its amount, date and who confirmed it. Every refund is there too, with its reason.',
        },
        cancel: {
          title: 'Free to cancel before the prepayment',
          text: 'After that, a manager makes the refund. Its amount and reason stay in the history.',
        },
      },
      sample: 'From an order’s history',
      example: 'example',
      lines: {
        placed: { time: '3 November, 10:12', what: 'The client placed the order: {{service}}, {{price}}', then: 'Awaiting confirmation' },
        confirmed: {
          time: '3 November, 11:40',
          what: 'A manager confirmed the order: {{now}} due',
          then: 'Awaiting confirmation → Payment pending',
        },
        paid: {
          time: '3 November, 11:52',
          what: 'Prepayment of {{now}} received, email sent',
          then: 'Payment pending → In progress',
        },
        asked: {
          time: '3 November, 15:05',
          what: 'The partner requested a passport and proof of address',
          then: 'In progress → Documents requested',
        },
        filed: { time: '5 November, 09:30', what: 'The partner filed with the register', then: 'Step 4 of 6 done' },
      },
      proof: 'Verified: replaying the history gives exactly this order.',
    },
    questions: {
      title: 'FAQ',
      all: 'All questions',
      upkeep: {
        q: 'What do the yearly costs include?',
        a: 'The legal address, a local contact person or secretary where the law requires one, and annual accounts for a company with no turnover. If you do have turnover, an accountant will quote a new price and agree it with you first.',
      },
      refusal: {
        q: 'What if the register rejects the application?',
        a: 'A manager returns the work to the partner with the reason, and the application is filed again. You’ll see the reason and the new date in your order.',
      },
      visit: {
        q: 'Do I have to come in person?',
        a: 'It depends on the country: see its page or the comparison. Banks often ask for more than the register does, so their requirements are listed separately.',
      },
      performer: {
        q: 'Who does the work locally?',
        a: 'A partner under contract, whose documents we’ve checked. You’ll see their name in your order and can message them directly.',
      },
    },
    callback: {
      title: 'Not sure which country? We’ll call you',
      text: 'We’ll ask where your customers and money are, and suggest two or three countries with prices. If you need more time, we’ll book a 30-minute consultation.',
    },
  },
};

export default site;
