const site = {
  notFound: {
    title: 'There is no such page',
    text: 'The address may be misspelt, or the service is no longer sold. The first page shows every country where we register companies.',
    home: 'To the first page',
  },
  feedback: {
    title: 'What clients say',
    average_one: 'Average {{average}} of 5, {{count}} rating',
    average_other: 'Average {{average}} of 5, {{count}} ratings',
    stars: '{{rating}} of 5',
    answer: 'Our answer:',
  },
  service: {
    order: 'Build an order',
    orderFrom: 'Build an order from {{price}}',
    compare: 'Compare',
    more: 'What is in it, and what it costs',
    total: 'In total',
    period: { once: 'once', yearly: 'every year' },
    list: {
      crumb: 'Services',
      title: 'Countries and services',
      titleOf: '{{type}} by country',
      description_one:
        'Company registration, accounts, addresses, accounting and residence in {{count}} country: prices, times and fees on lines of their own.',
      description_other:
        'Company registration, accounts, addresses, accounting and residence in {{count}} countries: prices, times and fees on lines of their own.',
      lead_one: '{{count}} country: what it asks for, what it takes a year, and what we do there.',
      lead_other: '{{count}} countries, and for each what it asks for, what it takes a year, and what we do there.',
      types: 'Kinds of services',
      all: 'All services',
      note: 'Prices of our work, without VAT; the fees stand on the page of the service.',
    },
    country: {
      title: 'A company in {{country}}',
      description:
        '{{country}}: taxes, legal forms, times, mandatory payments and the yearly upkeep of a company. What registration and other services cost, before you pay.',
      terms: 'Registration takes {{from}} to {{to}} days',
      visit: { no: 'No visit needed', sometimes: 'A visit may be needed', yes: 'A visit is needed' },
      services: 'What we do here',
      facts: 'About the country',
      taxes: 'Taxes',
      forms: 'Legal forms',
      payments: 'Mandatory payments',
      asked: 'What is asked of you',
    },
    one: {
      description:
        '{{service}}: {{price}} for our work, {{term}}. What is in it, which documents are needed, and what can be added at which price.',
      about: 'About the service',
      steps: 'What we do',
      documents: 'Which documents are needed',
      noDocuments: 'None to begin with. If one is needed, the partner asks for it in the order.',
      options: 'What can be chosen',
      optionsLead: 'The price follows at once while you build the order.',
    },
    options: {
      registrationPeriod: 'Time',
      director: 'Director',
      directorCompany: 'Officers of the company',
      activityAreas: 'What the company will do',
      employeesAmount: 'Employees',
      employees: 'Each above {{min}}, up to {{max}}',
      included: 'included',
    },
  },
  landing: {
    title: 'Registra: registering and running companies abroad',
    description:
      'Fees, our work and the yearly upkeep of a company stand on lines of their own before you pay. Part of the price in advance, the rest after the check.',
    visit: { no: '{{form}}, without a visit', sometimes: '{{form}}, a visit may be needed', yes: '{{form}}, a visit is needed' },
    route: {
      title: 'How it goes, day by day: {{country}}',
      lead: 'Three things are asked of you. At every step the order shows who acts now and when to expect the next.',
      day: 'Day {{from}}',
      days: 'Days {{from}}–{{to}}',
      sameDay: 'The same day',
      youActs: 'you act',
      weAct: 'we or the partner act',
      order: {
        title: 'Order and {{percent}}',
        text: 'You choose country, form and services, check the answers and pay {{now}}.',
        who: 'You, 10 minutes',
      },
      documents: {
        title: 'Documents',
        text: 'You upload what the register asks for. Each file says what it is for, and what is wrong with it when it is not accepted.',
        who: 'You, 15 minutes',
      },
      filing: {
        title: 'Filing',
        text: 'The partner on the spot checks the name, drafts the articles and files the application.',
        who: 'Partner',
      },
      check: {
        title: 'Check',
        text: 'A manager compares the entry in the register with the order. What does not match goes back to the partner.',
        who: 'Manager of Registra',
      },
      rest: {
        title: '{{percent}} and the company',
        text: 'You pay the rest, {{later}}, and receive the extract and the articles.',
        who: 'You, 5 minutes',
      },
    },
    countries: {
      title: 'Popular countries',
      lead: 'The fees go to the state and the notary; our price does not change once the order is confirmed.',
      all: 'All countries',
      note: 'Prices for one founder and one director, without VAT. Upkeep a year is the address, a contact person or secretary, and accounting without turnover.',
    },
    record: {
      title: 'Whatever happens to an order is written down',
      facts: {
        who: {
          title: 'Who did what, and when',
          text: 'Every act has an author and a time. Nobody can change the record afterwards, neither you nor we.',
        },
        later: {
          title: 'The second payment follows the check',
          text: 'We ask for the rest only after a manager has accepted the work of the partner.',
        },
        payments: {
          title: 'Every payment stands in the order',
          text: 'Its sum, its date, and who confirmed it; so does every refund, with its reason.',
        },
        cancel: {
          title: 'Free to cancel before the prepayment',
          text: 'After it a manager makes the refund: its amount and reason stay in the history.',
        },
      },
      sample: 'From the history of an order',
      example: 'example',
      lines: {
        placed: { time: '3 November, 10:12', what: 'The client placed the order: {{service}}, {{price}}', then: 'Awaiting confirmation' },
        confirmed: {
          time: '3 November, 11:40',
          what: 'A manager confirmed it, {{now}} is due',
          then: 'Awaiting confirmation → Payment pending',
        },
        paid: {
          time: '3 November, 11:52',
          what: 'The prepayment of {{now}} arrived, a letter was sent',
          then: 'Payment pending → In progress',
        },
        asked: {
          time: '3 November, 15:05',
          what: 'The partner asked for a passport and a proof of address',
          then: 'In progress → Documents requested',
        },
        filed: { time: '5 November, 09:30', what: 'The partner filed with the register', then: 'Step 4 of 6 is done' },
      },
      proof: 'The state of the order was rebuilt from its history, and is the same.',
    },
    questions: {
      title: 'Frequent questions',
      all: 'All questions and answers',
      upkeep: {
        q: 'What is in the upkeep of a year?',
        a: 'The legal address, a local contact person or secretary where the law asks for one, and the yearly accounts of a company without turnover. Where there is turnover, an accountant counts the sum again and agrees it with you before the work begins.',
      },
      refusal: {
        q: 'What if the register refuses?',
        a: 'A manager returns the work to the partner with the reason, and it is filed again. The reason and the new date stand in the order.',
      },
      visit: {
        q: 'Do I have to come in person?',
        a: 'It depends on the country: the page of each tells, and so does the comparison. What banks ask for differs from what the register asks for, and stands apart.',
      },
      performer: {
        q: 'Who does the work on the spot?',
        a: 'A partner with a contract and checked papers. You see the name in the order, and write to them directly.',
      },
    },
    callback: {
      title: 'Not sure about the country? We call',
      text: 'We ask where your clients and your money are, and name two or three countries with prices. If it takes longer, we book a consultation: it lasts 30 minutes.',
    },
  },
};

export default site;
