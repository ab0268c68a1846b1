import type { Id } from '#machines/kernel/ids';

/** A text in both languages. */
export const both = (en: string, ru = `${en} (рус)`): { ru: string; en: string } => ({ ru, en });

const euro = (amount: string) => ({ amount, currency: 'EUR' });

/** A valid body of a country. */
export const countryBody = (code: string) => ({
  code,
  name: both(`Country ${code}`),
  currency: 'EUR',
  facts: {
    summary: both('Simple to run from abroad'),
    taxes: [{ title: both('Profit tax'), rate: both('22 %') }],
    legalForms: [{ code: 'OY', title: both('Limited company'), note: both('One founder is enough') }],
    terms: { from: 3, to: 10, note: both('Working days') },
    mandatoryPayments: [{ title: both('State fee'), amount: euro('265.00'), period: 'once' }],
    visit: { needed: 'no', note: both('All online') },
    founderTasks: [both('Sign the papers')],
  },
});

/** A valid body of a due rule. */
export const dueRuleBody = (change: object = {}) => ({
  legalForm: 'OY',
  title: both('Annual report'),
  text: both('Filed with the register'),
  kind: 'report',
  anchor: 'yearEnd',
  months: 6,
  days: 0,
  every: 'year',
  leadDays: 30,
  cost: euro('40.00'),
  fine: both('A fine'),
  service: null as Id | null,
  source: 'Companies Act, section 12',
  isSample: false,
  ...change,
});

/** A valid body of a service; its codes are choices of the sample catalogue. */
export const serviceBody = (country: Id, type: Id) => ({
  country,
  type,
  title: both('Registration of a branch'),
  legalForm: both('Branch'),
  description: both('From the papers to the extract'),
  price: euro('500.00'),
  prepaymentPercent: 33.33,
  partnerReward: 12.5,
  term: { days: 10 },
  mandatoryPayments: [
    { title: both('State fee'), amount: euro('265.00'), period: 'once' },
    { title: both('Address'), amount: euro('120.00'), period: 'yearly' },
    { title: both('Accounting'), amount: euro('480.50'), period: 'yearly' },
  ],
  options: {
    employeesAmount: { min: 1, max: 5, price: euro('15.00') },
    registrationPeriod: [
      { value: 10, title: both('Standard'), price: euro('20.00') },
      { value: 5, title: both('Express'), price: euro('150.00') },
    ],
    director: [
      { code: 'own', title: both('One of the founders'), price: euro('0.00') },
      { code: 'provided', title: both('From us'), price: euro('600.00') },
    ],
    directorCompany: [{ code: 'secretary', title: both('Secretary'), price: euro('200.00') }],
    activityAreas: [
      { code: 'it', title: both('Software'), price: euro('0.00') },
      { code: 'trade', title: both('Trade'), price: euro('30.10') },
    ],
  },
  requiredDocuments: [
    { kind: 'document', title: both('Passport'), note: both('In colour') },
    { kind: 'address', title: both('Proof of address'), note: null },
  ],
  steps: {
    preparation: {
      title: both('Preparation'),
      steps: [
        { title: both('Papers'), isVisible: true },
        { title: both('Screening'), isVisible: false },
      ],
    },
    filing: { title: both('Filing'), steps: [{ title: both('Register'), isVisible: true }] },
  },
});
