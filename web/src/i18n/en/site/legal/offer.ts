/** The terms of service. */
export const offer = {
  head: {
    title: 'Terms of service',
    description:
      'How the contract is made, what the price includes, when payments are due, which documents are needed, how work is accepted, and who is responsible for what.',
  },
  lead: 'These are the terms on which {{company}} provides its services. Your order follows the version published here when you placed it.',
  brief: [
    'The contract is your order: its scope, price, steps and documents are copied into it and don’t change with the catalogue.',
    'You pay the prepayment first, usually 30%, and the balance once the manager has accepted the work.',
    'State fees aren’t part of the price.',
    'Before the first payment, you can cancel free of charge. Consumers can withdraw within 14 days.',
  ],
  sections: [
    {
      id: 'subject',
      title: 'Subject',
      body: [
        "At the client's order, the provider, {{company}}, arranges company registration, ongoing services or another catalogue service in the chosen country. A local partner under contract with the provider does the work. The provider is responsible for it to the client.",
        'The service is what the order lists: country, legal form, scope, steps and documents. Anything not in the order isn’t part of the service.',
      ],
    },
    {
      id: 'conclusion',
      title: 'How the contract is made',
      body: [
        {
          steps: [
            'The client places an order. Before that, the page shows the price line by line, the prepayment, the balance and the timing.',
            'The manager confirms the order. Until then, the client can change it and sees the new price right away.',
            'The contract is made when the manager confirms the order. Work starts once the full prepayment has arrived, and not before a consumer’s right to withdraw ends, unless they ask for it.',
          ],
        },
        'The person ordering must be authorised to act for the future company or its founders.',
      ],
    },
    {
      id: 'price',
      title: 'Price and state fees',
      body: [
        'The price is the base price plus options: employees, timing, director, company officers and activities. It’s in the service’s currency, excludes VAT, and changes only if you change the options before we confirm the order. If the provider can’t take payments in that currency, the order is priced in another one: the page shows the sum and the rate’s date before the order is placed, and the rate doesn’t change after that.',
        'State fees, and fees to a notary or others, are shown separately. The provider doesn’t receive, invoice or refund them. If the law changes them, the new amount is due.',
      ],
    },
    {
      id: 'payment',
      title: 'Payments',
      body: [
        'The prepayment is the price times the percentage in the order, rounded once to the currency’s smallest unit. The balance is due once the work is accepted.',
        'A bank transfer counts as received once the manager finds it in the bank statement. Cash is recorded by the manager and shown in the order. Any excess is shown separately and refunded on request.',
        'Company documents aren’t handed over until the balance is paid.',
      ],
    },
    {
      id: 'documents',
      title: "The client's documents",
      body: [
        'The list of documents is shown before ordering. The partner or manager can ask for more if a register or bank requires it, and says why.',
        'The client is responsible for documents being genuine and statements being true. A rejected document must be uploaded again; the reason is shown in the order. Work continues once every item has an accepted file or a paper original.',
      ],
    },
    {
      id: 'term',
      title: 'Timing',
      body: [
        'The service states its timing in days, counted from when the order is placed. It includes the time the client takes to pay and upload documents; if that takes longer, the date moves accordingly.',
        'If we’re delayed, the manager says so on the day it becomes known, with a new date. If the delay is more than {{delay}} of the original time, the client can withdraw and is refunded for work not done.',
      ],
    },
    {
      id: 'acceptance',
      title: 'Acceptance',
      body: [
        'The partner submits the work once every step is done and every document is accepted. The manager checks the result against the register, and accepts it or returns it with a reason.',
        'Once the balance is paid, the client finds the company documents in the order. A mistake in them is corrected free of charge if reported within {{correction}}.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Right to withdraw',
      body: [
        'A consumer who lives in the European Economic Area or the United Kingdom can withdraw without a reason within 14 days of the contract. The period ends with its last day; if that is a Saturday or Sunday, with the next working day.',
        'To withdraw, use “Withdraw from the contract here” in the order, or write to [{{email}}](mailto:{{email}}). It counts when it is sent. We confirm it by email and refund what you paid within 14 days, by the same means of payment.',
        'If you asked us to begin earlier, you pay for the steps done until then, in proportion to the price. The right ends when the work is done and accepted.',
        'Clients who order for a company or a business have no right to withdraw. Every client can ask us to cancel: the order shows what comes back.',
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling and refunds',
      body: ['See [refunds](/refunds) for when an order can be cancelled and how much is refunded. That page is part of the contract.'],
    },
    {
      id: 'duties',
      title: 'Responsibility',
      body: [
        {
          list: [
            "The provider is responsible for the partner's work as for its own. Mistakes in documents are corrected at the provider's cost, including a second state fee.",
            "The provider isn’t responsible for a bank's decision on an account, or for changes in the law after the order was placed.",
            'The provider can refuse an order if the client is under sanctions, hides the owner or asks for something unlawful. Everything except the steps already done is then refunded.',
            'The provider’s liability is limited to the price of the order, except where the law doesn’t allow this.',
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'Data and history',
      body: [
        'See [personal data](/privacy) for what we store, who sees it and how it’s erased.',
        'Actions in an order are recorded with author and time. The record can’t be changed unnoticed, and both sides accept it as evidence of what was done and when.',
      ],
    },
    {
      id: 'disputes',
      title: 'Disputes',
      body: [
        'First write to the manager or to [{{email}}](mailto:{{email}}). You’ll get a decision with its reason within {{decision}}. If that doesn’t settle it, the court at the provider’s seat decides; consumers keep their rights under local law.',
      ],
    },
  ],
};
