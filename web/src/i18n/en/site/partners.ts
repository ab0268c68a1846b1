/** The page for partners. */
export const partners = {
  head: {
    title: 'For partners: prepaid orders and a commission on each',
    description:
      'Local lawyers, accountants and agents get prepaid orders, complete them step by step and earn a commission. How it’s calculated and when it’s paid.',
  },
  crumb: 'Partners',
  title: ['The client has prepaid.', 'The local work is yours'],
  lead: 'Registra partners are local lawyers, accountants and registration agents. You get an order with its scope, steps and documents, do the work, and earn a percentage of what the client paid.',
  offer: 'Become a partner',
  how: 'How your commission is calculated',
  example: {
    title: 'An example',
    price: 'The client paid for the order',
    percent: 'Rate in the order',
    reward: 'Your commission',
    refund: 'If this is later refunded',
    left: 'Commission becomes',
    note: 'The price is from the catalogue; the rate and refund are examples. You’ll see your rate in the order before you start.',
  },
  work: {
    title: 'How it works',
    lead: 'Orders, documents and payouts are in your account. The rules are the same for every partner.',
    steps: [
      {
        when: 'Appointed',
        title: 'You get an order',
        text: 'It shows the scope, the deadline and your rate. A new rate only applies once you accept it.',
      },
      {
        when: 'Documents',
        title: 'You request what’s missing',
        text: 'Say which document or address you need and why. Accept each file, or reject it with a reason.',
      },
      {
        when: 'Work',
        title: 'You tick off the steps',
        text: 'Prepare the documents, file them and tick off each step. The client sees it right away.',
      },
      {
        when: 'Review',
        title: 'The manager reviews',
        text: 'The work is accepted, or returned with a reason and the steps to redo.',
      },
      {
        when: 'Result',
        title: 'You send the documents',
        text: 'The client pays the balance, and you attach and send the documents. The order is completed and your commission is booked.',
      },
    ],
  },
  money: {
    title: 'How you earn',
    formula: 'Commission = what the client paid (up to the order’s price, minus refunds) × your rate. Rounded once, to the cent.',
    state: 'State',
    meaning: 'What it means',
    meanings: {
      held: 'The order is completed and the amount is booked. It’s held for 14 days in case the client is refunded.',
      payable: 'The hold is over. The payout can be approved.',
      approved: 'One of our staff has approved it. Another has to pay it and mark it as paid.',
      paid: 'The money is on its way. Your statement shows the bank reference.',
      reversed: 'Everything was refunded before the payout, so no commission is due.',
    },
    notes: [
      'A refund to the client reduces your commission by the same percentage. If it’s already been paid, we deduct the difference from later payouts.',
      'Cancelled orders earn no commission.',
      'Each currency is counted separately. We convert nothing.',
      'Download a statement for any period as PDF, Excel or CSV. Every line shows its order and calculation.',
    ],
  },
  sees: {
    title: 'What you can and can’t see',
    yes: 'You can see',
    no: 'You can’t see',
    shown: [
      "The client's name, the scope, price and deadline",
      'The steps and the requested documents',
      'Your rate, commission and payouts',
      'The history of your orders: who did what and when',
    ],
    hidden: [
      "The client's phone and email",
      'Their payments, transfers and refunds',
      "Other partners' orders and commission",
      'An order after you’ve been replaced: access ends immediately and you’re both notified',
    ],
  },
  countries: {
    title: 'Where orders come from',
    lead: 'The catalogue covers {{countries}}. We also welcome partners in other countries: we add services once we agree.',
    count_one: '{{count}} country',
    count_few: '{{count}} countries',
    count_many: '{{count}} countries',
    count_other: '{{count}} countries',
  },
  wanted: {
    title: 'What we need from you',
    items: [
      'The right to offer these services in your country. If a licence is needed, its number and register.',
      'One person responsible for each order and its deadline.',
      'Russian or English: our managers and the site use both.',
      'A bank account for payouts, and the paperwork to pay you.',
    ],
  },
  form: {
    title: 'Become a partner',
    lead: 'Tell us which country you work in and what you do yourself, without intermediaries. We’ll reply by email. If we agree, you’ll get an invitation to your account, valid for a week.',
  },
};
