/** Questions and answers. */
export const faq = {
  head: {
    title: 'Questions and answers: price, payment, refunds',
    description:
      'What the price includes, when the rest is paid, which documents are needed, what if a register refuses, how to cancel an order and erase your data.',
  },
  crumb: 'Questions and answers',
  title: 'Questions and answers',
  lead: 'We answer as an order really works. Your question is not here? [Ask us](/contacts).',
  contents: 'Groups',
  groups: [
    {
      id: 'choice',
      title: 'Choice and price',
      items: [
        {
          id: 'where-to-begin',
          question: 'I do not know the country. Where do I begin?',
          answer: [
            'With three questions: where your customers are, where you live and pay taxes, and whether you need an account at a local bank. Then [compare two to four countries](/compare): taxes, fees, term and yearly upkeep stand side by side. If you are still in doubt, a consultation of 30 minutes rules out the rest.',
          ],
        },
        {
          id: 'price-includes',
          question: 'What does the price include, and what not?',
          answer: [
            'The price is our work: drafting, filing, answering the register, checking, and handing over the papers. The steps are listed on the page of the service.',
            'It does not include mandatory payments: state fee, notary, stamp duty. They stand beside it on lines of their own and go to the state or the notary, not to us.',
          ],
        },
        {
          id: 'price-sum',
          question: 'How is the price made up?',
          answer: [
            'Of the base price of the service and what you add to it:',
            {
              list: [
                'employees beyond those included',
                'the term: usual or express',
                'the director: yourself or a local one',
                'directors of the company, and activities that need an approval of their own',
              ],
            },
            'The server reckons the sum by the very rules an order is made with later, and shows it line by line before you order.',
          ],
        },
        {
          id: 'upkeep',
          question: 'What does the company cost afterwards?',
          answer: [
            'The page of a country has a line "per year": the address, a contact person or secretary where the law wants one, reporting without turnover, and the annual fee. With a turnover, accounting costs more: that is a service of its own with its price in the catalogue.',
          ],
        },
        {
          id: 'price-change',
          question: 'Can the price rise after I have ordered?',
          answer: [
            'No. Price, share of the prepayment, steps and the list of documents are copied into the order when it is placed. If the catalogue changes later, your order stays as it was. What you ordered, and with it the price, can be changed only before we confirm it, and the new sum is shown at once.',
          ],
        },
        {
          id: 'look-without-account',
          question: 'Do I have to sign up to learn the price?',
          answer: [
            'No. Choosing, comparing and reckoning are open to everybody. You sign up to order: we ask for name, phone and e-mail, and the password comes by letter.',
          ],
        },
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      items: [
        {
          id: 'why-prepay',
          question: 'Why is 30% asked in advance, and not everything?',
          answer: [
            "The prepayment covers the start of the partner's work, the rest is paid for a result that was checked. It is usually 30%, but each service has its own share: for short ones it may be 100%. The exact sum stands beside the price.",
          ],
        },
        {
          id: 'when-rest',
          question: 'When do I pay the rest?',
          answer: [
            'When the manager has accepted the work. At that moment the status of the order becomes "Payment pending: rest", and you get a letter. The partner sends the papers of the company once everything is paid.',
          ],
        },
        {
          id: 'how-to-pay',
          question: 'How do I pay, and in which currency?',
          answer: [
            'In the currency of the service: it stands in the price, and we convert nothing. The order shows the ways to pay. After a bank transfer, note its sum and reference in the order: the manager compares it with the bank statement and confirms it. Cash is taken by the manager and written into the order.',
          ],
        },
        {
          id: 'wrong-amount',
          question: 'I transferred too much or too little. What happens?',
          answer: [
            'Too little: the order shows what is missing and goes on when it is there. Too much: the order goes on as usual, the surplus stands on a line of its own and can be paid back.',
          ],
        },
      ],
    },
    {
      id: 'work',
      title: 'Work and documents',
      items: [
        {
          id: 'who-works',
          question: 'Who does the work?',
          answer: [
            'A partner in that country: a lawyer, an accountant or a registration agent. The order shows the name. A manager of Registra appoints the partner, watches the term and checks the result. More on this: [who does what](/about).',
          ],
        },
        {
          id: 'documents',
          question: 'Which documents are needed?',
          answer: [
            "The list stands on the page of the service, before you order. For a registration it is mostly the founder's passport and a proof of address not older than 3 months; sometimes a description of the business and a proof of the source of funds. PDF, photographs, Word and Excel files will do, up to 15 MB each.",
          ],
        },
        {
          id: 'visit',
          question: 'Do I have to come in person?',
          answer: [
            'That depends on the country and on the bank. The page of the country says whether registering needs a visit. Many banks want to see the director: a company may be opened from afar, and the account still takes a journey.',
          ],
        },
        {
          id: 'term',
          question: 'How is the term counted, and what if it is missed?',
          answer: [
            'The service names it in days, counted from the moment you order. The date stands at the top of the order; when it has passed, you and the manager both see it. Your prepayment and documents fall within this time: the later they come, the later the work ends. If the delay is ours, the manager names the reason and a new date, or replaces the partner.',
          ],
        },
        {
          id: 'registry-refuses',
          question: 'What if the register refuses?',
          answer: [
            'If the reason lies in our papers, the partner corrects them and files again at no charge. If it lies in what we did not know (a ban from business, a closed industry, sanctions), the manager cancels the order and refunds what was not done. Whether a second state fee is due, the register decides.',
          ],
        },
        {
          id: 'document-rejected',
          question: 'My document was rejected. Why?',
          answer: [
            'The reason stands under the file: an edge cut off, out of date, another address. Upload a new file at the same point, nothing else has to change. The former one stays in the history with its mark.',
          ],
        },
        {
          id: 'bank-account',
          question: 'Do you open a bank account?',
          answer: [
            "We prepare the application, the papers and the answers to the bank's questions. The bank decides, and may refuse without giving a reason. That is why an account is a service of its own, and we do not promise it together with a registration.",
          ],
        },
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling and refunds',
      items: [
        {
          id: 'cancel',
          question: 'How do I cancel an order?',
          answer: [
            'As long as you have paid nothing: by a button in the order, free of charge. After a payment write to the manager, who cancels the order with its reason and reckons the refund. A finished order cannot be cancelled.',
          ],
        },
        {
          id: 'refund-amount',
          question: 'How much is paid back?',
          answer: [
            'Work not begun: everything. Begun: everything but the steps that are done, with the reckoning by steps. Our fault: everything, even if much was done. The rules in full: [refunds](/refunds).',
          ],
        },
        {
          id: 'refund-time',
          question: 'When does the money arrive?',
          answer: [
            'We send a refund within 3 working days of the decision, in the way and the currency you paid. How long it travels then depends on the bank. Sum, date and reason stay in the order.',
          ],
        },
      ],
    },
    {
      id: 'account',
      title: 'Account and data',
      items: [
        {
          id: 'news',
          question: 'How do I learn what is going on?',
          answer: [
            'The top of the order says who acts, what comes next and by when. What matters comes by e-mail: a document is asked for, the work is accepted, it is time to pay. You choose the letters in your profile; about money and documents we always write.',
          ],
        },
        {
          id: 'who-sees',
          question: 'Who will see my passport?',
          answer: [
            'You, the partner of this order, and the staff who run orders. A file opens by a link that holds for 60 seconds. Neither its name nor what is in it enters the log of events.',
          ],
        },
        {
          id: 'erase',
          question: 'Can my data be erased?',
          answer: [
            'Yes, once no order is open and nobody owes anything. Name, e-mail, phone, date of birth, picture, the texts of messages and the names of files go at once and cannot be brought back. Sums and dates stay, because the books need them. More on this: [about data](/privacy).',
          ],
        },
        {
          id: 'real-company',
          question: 'Is Registra a real company?',
          answer: [
            'This site shows a working product of an invented company. Names, phones and company details are made up, and no contract stands behind them. The prices in the catalogue are samples as long as the page says so.',
          ],
        },
      ],
    },
    {
      id: 'talk',
      title: 'Calls, consultations, partnership',
      items: [
        {
          id: 'consultation',
          question: 'How long is a consultation, and what happens there?',
          answer: [
            '30 minutes, free of charge. We ask where your customers and your money are, and name two or three countries with prices from the catalogue. You pick a free time in opening hours, shown in your own time zone; the invitation for your calendar comes by e-mail. We give no tax opinions there.',
          ],
        },
        {
          id: 'call-twice',
          question: 'Why was my second request for a call not sent?',
          answer: ['We take the same number once in 5 minutes, so that two people do not call you at once. We have your first request.'],
        },
        {
          id: 'become-partner',
          question: 'How do I become a partner?',
          answer: [
            'Fill in the form on the page [for partners](/partners). You need the right to offer such services in your country. The page also tells how rewards are reckoned and when they are paid.',
          ],
        },
      ],
    },
  ],
};
