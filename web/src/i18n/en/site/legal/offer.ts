/** The terms of service. */
export const offer = {
  head: {
    title: 'Terms of service: how we carry out an order',
    description:
      'How the contract is made, what the price consists of, when payments are due, which documents are needed, how work is accepted, who answers for what.',
  },
  lead: 'These are the terms on which {{company}} provides the services of the catalogue. An order follows the version that stood here when it was placed.',
  brief: [
    'The contract is your order: its contents, price, steps and documents are copied into it and do not change with the catalogue.',
    'First you pay the share named in the service, usually 30%; the rest once the manager has accepted the work.',
    'State fees and other mandatory payments are not part of the price.',
    'Before the first payment you can cancel by yourself, free of charge.',
  ],
  sections: [
    {
      id: 'subject',
      title: 'What it is about',
      body: [
        "The provider, {{company}}, arranges at the client's order the registration of a company, its upkeep or another service of the catalogue in the chosen country. A partner with a contract of their own with the provider does the work in the country. To the client, the provider answers for it.",
        'A service is what the order lists: country, legal form, contents, steps and documents. What is not in the order is not part of the service.',
      ],
    },
    {
      id: 'conclusion',
      title: 'How the contract is made',
      body: [
        {
          steps: [
            'The client orders in the selection or in the account. Before that the page shows the price line by line, the first payment, the rest and the term.',
            'The manager confirms the order. Until then the client may change it, and the new price is shown at once.',
            'The contract is made when the whole prepayment has arrived. From then on the partner works.',
          ],
        },
        'Whoever orders has to be entitled to act for the future company or its founders.',
      ],
    },
    {
      id: 'price',
      title: 'Price and mandatory payments',
      body: [
        'The price consists of the base price and what is added: employees, term, director, directors of the company and activities. It is given in the currency of the service and does not change once the order is placed.',
        'Mandatory payments to the state, a notary or others are shown apart. The provider neither receives them nor puts them on the bill nor refunds them. If the law changes them, the new amount is due.',
      ],
    },
    {
      id: 'payment',
      title: 'How payments are made',
      body: [
        'The first payment is the price times the percentage in the order, rounded once to the smallest unit of the currency. The rest is paid after the work is accepted.',
        'A bank transfer counts as received when the manager has found it in the bank statement. Cash is recorded by the manager, and the record is seen in the order. A surplus stands on a line of its own and is paid back on demand.',
        'As long as the rest is not paid, the papers that the work resulted in are not handed over.',
      ],
    },
    {
      id: 'documents',
      title: "The client's documents",
      body: [
        'The list of documents is seen before ordering. The partner or the manager may ask for more if a register or bank demands it, and says what for.',
        'The client answers for documents being genuine and statements being true. A rejected document is sent again; the reason stands in the order. Work goes on when each point has an accepted file or an original on paper.',
      ],
    },
    {
      id: 'term',
      title: 'The term',
      body: [
        'The service names its term in days, counted from the placing of the order. It includes the time the client takes to pay and to send documents; if that takes longer, the term moves by as much.',
        'A delay on our side is told by the manager on the day it becomes known, with a new date. If it exceeds half of the term, the client may withdraw and is paid back for what was not done.',
      ],
    },
    {
      id: 'acceptance',
      title: 'How work is accepted',
      body: [
        'The partner hands over when every step is done and every document is accepted. The manager checks the result against the register, and accepts it or sends it back with the reason.',
        'Once the rest is paid the client finds the papers in the order. A mistake in them is corrected free of charge if it is reported within 30 days.',
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling and refunds',
      body: [
        'The page [about refunds](/refunds) tells when an order can be cancelled and how much is paid back. It is part of the contract.',
      ],
    },
    {
      id: 'duties',
      title: 'Who answers for what',
      body: [
        {
          list: [
            "The provider answers for the partner's work as for their own. Mistakes in papers are corrected at the provider's cost, a second state fee included.",
            "The provider does not answer for a bank's decision about an account, nor for changes of the law after the order was placed.",
            'The provider may refuse an order if the client is under sanctions, hides the owner or asks for something unlawful. Then everything is paid back that did not go into steps already done.',
            'The liability of the provider is limited to the price of the order, except where the law does not allow such a limit.',
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'Data and history',
      body: [
        'The page [about personal data](/privacy) tells what is kept, who sees it and how it is erased.',
        'Acts in an order are recorded with author and time. The record cannot be changed unnoticed, and both sides accept it as evidence of what was done and when.',
      ],
    },
    {
      id: 'disputes',
      title: 'Disputes',
      body: [
        'First write to the manager or to [{{email}}](mailto:{{email}}). An answer with the decision and its reason comes within 10 working days. If it does not settle the matter, the court at the seat of the provider decides; consumers keep the rights that the law of their country gives them.',
      ],
    },
  ],
};
