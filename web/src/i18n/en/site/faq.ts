/** Questions and answers. */
export const faq = {
  head: {
    title: 'FAQ: price, payment, refunds',
    description:
      'What the price includes, when you pay the balance, which documents you need, what happens if a register refuses, how to cancel an order and erase your data.',
  },
  crumb: 'FAQ',
  title: 'FAQ',
  lead: 'Straight answers on how an order works. Can’t find your question? [Ask us](/contacts).',
  contents: 'Topics',
  groups: [
    {
      id: 'choice',
      title: 'Choosing and price',
      items: [
        {
          id: 'where-to-begin',
          question: 'I don’t know which country to choose. Where do I start?',
          answer: [
            'With three questions: where your customers are, where you live and pay taxes, and whether you need a local bank account. Then [compare two to four countries](/compare): taxes, fees, timing and yearly costs side by side. Still not sure? A 30-minute consultation will narrow it down.',
          ],
        },
        {
          id: 'price-includes',
          question: 'What’s included in the price?',
          answer: [
            'Our fee covers drafting, filing, dealing with the register, reviewing, and handing over the documents. The steps are listed on the service page.',
            'It doesn’t include state fees, such as the register, the notary or stamp duty. They’re itemised next to it and go to the state or the notary, not to us.',
          ],
        },
        {
          id: 'price-sum',
          question: 'How is the price calculated?',
          answer: [
            'From the service’s base price and your options:',
            {
              list: [
                'extra employees',
                'standard or express timing',
                'your own director or a local one',
                'company officers, and activities that need separate approval',
              ],
            },
            'The price uses exactly the same rules as the order, and you see it line by line before you order.',
          ],
        },
        {
          id: 'upkeep',
          question: 'What does a company cost per year?',
          answer: [
            'Each country page has a "yearly costs" line: the address, a contact person or secretary where the law requires one, reporting with no turnover, and the annual fee. With turnover, accounting costs more: it’s a separate service with its price in the catalogue.',
          ],
        },
        {
          id: 'price-change',
          question: 'Can the price go up after I order?',
          answer: [
            'No. The price, prepayment share, steps and document list are copied into the order when you place it. If the catalogue changes later, your order stays the same. You can only change your options, and so the price, before we confirm it, and you’ll see the new price right away.',
          ],
        },
        {
          id: 'look-without-account',
          question: 'Do I have to sign up to see the price?',
          answer: [
            'No. Anyone can choose, compare and see prices. You only sign up to order: we ask for your name, phone and email, and email you a password.',
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
          question: 'Why 30% upfront and not everything?',
          answer: [
            "The prepayment covers the start of the partner's work, and you pay the balance for a result we’ve checked. It’s usually 30%, but each service sets its own share: for short ones it may be 100%. You’ll see the exact amount next to the price.",
          ],
        },
        {
          id: 'when-rest',
          question: 'When do I pay the balance?',
          answer: [
            'Once your manager has accepted the work. The order’s status changes to "Payment pending: balance" and we email you. The partner sends your company documents once everything is paid.',
          ],
        },
        {
          id: 'how-to-pay',
          question: 'How do I pay, and in which currency?',
          answer: [
            'In the service’s currency, shown in the price. We convert nothing. The order shows how you can pay. After a bank transfer, enter its amount and reference in the order: the manager checks it against the bank statement and confirms it. Cash is taken by the manager and recorded in the order.',
          ],
        },
        {
          id: 'wrong-amount',
          question: 'What if I transfer too much or too little?',
          answer: [
            'Too little: the order shows what’s missing and continues once it arrives. Too much: the order continues as usual, and the excess is shown separately and can be refunded.',
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
            'A local partner: a lawyer, an accountant or a registration agent, named in your order. A Registra manager appoints the partner, keeps an eye on the deadline and checks the result. See [who does what](/about).',
          ],
        },
        {
          id: 'documents',
          question: 'Which documents are needed?',
          answer: [
            "You’ll find the list on the service page before you order. For a registration it’s usually the founder's passport and proof of address from the last 3 months, sometimes also a business description and proof of the source of funds. PDFs, photos, Word and Excel files are fine, up to 15 MB each.",
          ],
        },
        {
          id: 'visit',
          question: 'Do I have to come in person?',
          answer: [
            'That depends on the country and the bank. The country page says whether registration requires a visit. Many banks want to meet the director, so even if the company can be opened remotely, the account may need a trip.',
          ],
        },
        {
          id: 'term',
          question: 'How is the deadline counted, and what if you miss it?',
          answer: [
            'Each service states it in days, counted from when you order. The date is at the top of the order, and you and the manager both see when it has passed. It includes the time for your prepayment and documents: the later they arrive, the later we finish. If the delay is ours, the manager gives the reason and a new date, or replaces the partner.',
          ],
        },
        {
          id: 'registry-refuses',
          question: 'What if the register rejects the application?',
          answer: [
            'If the problem is in our documents, the partner corrects them and files again at no charge. If it’s something we didn’t know (a business ban, a restricted industry, sanctions), the manager cancels the order and refunds the work not done. Whether a second state fee is due is up to the register.',
          ],
        },
        {
          id: 'document-rejected',
          question: 'My document was rejected. Why?',
          answer: [
            'The reason is shown under the file: an edge cut off, out of date, a different address. Upload a new file in the same place. The previous one stays in the history.',
          ],
        },
        {
          id: 'bank-account',
          question: 'Do you open a bank account?',
          answer: [
            "We prepare the application, the documents and the answers to the bank's questions. The bank decides, and can refuse without giving a reason. That’s why a bank account is a separate service, and we don’t promise one with a registration.",
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
            'Before you’ve paid anything: with a button in the order, free of charge. After a payment, write to your manager, who cancels the order with a reason and calculates the refund. A completed order can’t be cancelled.',
          ],
        },
        {
          id: 'refund-amount',
          question: 'How much is refunded?',
          answer: [
            'If work hasn’t started: everything. If it has: everything except the steps that are done, with the calculation step by step. If it’s our fault: everything, however much was done. Full rules: [refunds](/refunds).',
          ],
        },
        {
          id: 'refund-time',
          question: 'When does the money arrive?',
          answer: [
            'We send a refund within {{refund}} of the decision, the same way and in the same currency you paid. After that it depends on the bank. The amount, date and reason stay in the order.',
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
          question: 'How do I follow my order?',
          answer: [
            'The top of the order shows who it’s waiting for, what comes next and by when. We email you what matters: a document is requested, the work is accepted, a payment is due. Choose which emails you get in your profile. We always email you about money and documents.',
          ],
        },
        {
          id: 'who-sees',
          question: 'Who will see my passport?',
          answer: [
            'You, this order’s partner, and the staff who handle orders. A file opens through a link valid for 60 seconds. Neither its name nor its contents are stored in the event log.',
          ],
        },
        {
          id: 'erase',
          question: 'Can I have my data erased?',
          answer: [
            'Yes, once you have no open orders and nothing is owed either way. Your name, email, phone, date of birth, picture, messages and file names are deleted right away and can’t be restored. Amounts and dates stay for accounting. See [personal data](/privacy).',
          ],
        },
        {
          id: 'real-company',
          question: 'Is Registra a real company?',
          answer: [
            'Registra is a fictional company (demo). The product works, but names, phone numbers and company details are made up, and no contract is behind them. Catalogue prices are samples wherever the page says so.',
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
          question: 'How long is a consultation, and what happens?',
          answer: [
            '30 minutes, free. We ask where your customers and money are, and suggest two or three countries with prices from the catalogue. You pick a time within working hours, shown in your time zone, and we email you a calendar invitation. We don’t give tax advice.',
          ],
        },
        {
          id: 'call-twice',
          question: 'Why wasn’t my second call request sent?',
          answer: [
            'We accept the same number once every 5 minutes, so that two people don’t call you at once. We have your first request.',
          ],
        },
        {
          id: 'become-partner',
          question: 'How do I become a partner?',
          answer: [
            'Fill in the form on the [partners page](/partners). You need the right to offer these services in your country. The page also explains how commission is calculated and paid.',
          ],
        },
      ],
    },
  ],
};
