/** About personal data. */
export const privacy = {
  head: {
    title: 'Personal data: what is kept, and how to erase it',
    description:
      'Which data reach us from forms and orders, who sees them, how long they are kept, and what happens when you ask for them to be erased.',
  },
  lead: '{{company}}, {{address}}, is responsible for the data. Questions and requests go to [{{email}}](mailto:{{email}}).',
  brief: [
    'We collect what it takes to call you back or carry out an order. There are no analytics and no advertising networks.',
    'Documents are seen by you, the partner of your order and the staff who run orders.',
    'The partner sees your name, but neither phone nor e-mail.',
    'Everything personal can be erased; sums and dates stay, without a name.',
  ],
  sections: [
    {
      id: 'what',
      title: 'Which data, and what for',
      body: [
        {
          head: ['From', 'What', 'What for'],
          rows: [
            ['Request of a call', 'Name, phone, the page you wrote from, the marks of an advertising link', 'To call you'],
            [
              'Consultation',
              'Name, e-mail, phone, the time you chose, your time zone, the topic',
              'To meet you, and to send the invitation for your calendar',
            ],
            ['Offer of a partner', 'Name, e-mail; if you like: company, phone, country, message', 'To answer'],
            ['Choosing a service', 'Your answers, and what you leave for us to reach you', 'To reckon and to call'],
            [
              'Account',
              'Name, e-mail, phone, language; if you like: date of birth, country, picture',
              'To run your orders and write to you',
            ],
            ['Order', 'Its contents, steps, the files you upload, decisions and their reasons', 'To carry it out'],
            ['Payments', 'Sum, currency, date, reference. We have no card numbers', 'Bookkeeping the law demands'],
            [
              'Signing in',
              'Hash of the password, time, browser and system in a word each, such as Firefox and Windows',
              'To show you what is signed in, and let you end it',
            ],
          ],
        },
        'Name and phone for a call are given by you; the ground is your wish to be called. The data of an order are needed to perform the contract, those of payments have to be kept by law.',
      ],
    },
    {
      id: 'not',
      title: 'What we do not collect',
      body: [
        {
          list: [
            'Pages visited, movements of the mouse, fingerprints of browsers: there are no counters and no foreign scripts.',
            'Network addresses together with your name. They serve to count requests, as a fingerprint that cannot be turned back, for little more than an hour.',
            'Where a picture was taken and with which camera: the picture of your profile is drawn anew without it.',
          ],
        },
      ],
    },
    {
      id: 'who',
      title: 'Who sees them',
      body: [
        {
          head: ['Who', 'What they see'],
          rows: [
            ['You', 'Your data, orders, documents, payments and history'],
            [
              'The partner of your order',
              'Your name, what is ordered, the documents asked for, the price. Not your phone, e-mail and payments',
            ],
            ['Staff', 'As much as their department needs; each change is recorded with their name'],
            ['Registers, notaries, banks', 'The documents that the service you ordered takes'],
            ['Mail server and payment system', 'The letter or the payment that passes through them'],
          ],
        },
        "We do not sell data, and do not pass them on for others' advertising.",
      ],
    },
    {
      id: 'how',
      title: 'How they are protected',
      body: [
        {
          list: [
            'A password is kept only as an argon2id hash. A second step from an app can guard your account.',
            'A file opens by a link that holds for 60 seconds, always as a download: it cannot run anything in a browser.',
            'Neither the log of events nor the records of the server hold names, e-mails, phones, passwords or names of files.',
            'A new password, a new role or signing out everywhere takes effect at once.',
          ],
        },
      ],
    },
    {
      id: 'how-long',
      title: 'How long they are kept',
      body: [
        {
          head: ['What', 'How long'],
          rows: [
            ['A file uploaded and not attached to an order', '24 hours'],
            ['The fingerprint of an address, to count tries of signing in', '15 minutes, gone within the hour'],
            ['A sign-in with "Remember me"', '30 days after its last use; without it until the browser closes, at most 24 hours'],
            ['Links in letters', 'New password 1 hour, new e-mail 24 hours, invitation and confirmation of e-mail 7 days'],
            ['Answers to requests sent again', '30 days'],
            ['Requests: call, consultation, partnership', 'Until you ask us to erase them'],
            ['Account and orders', 'Until you ask us to erase them'],
            ['Sums, dates and currencies of payments', 'They stay; after erasing, without a name'],
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'What you may ask for',
      body: [
        {
          list: [
            'To see and correct: most of it in your profile and order, the rest if you write to us.',
            'A copy: documents are downloaded from the order; a list of your data comes within 10 working days.',
            'Erasure: write to [{{email}}](mailto:{{email}}) from the mailbox of your account.',
            'To object or complain: to us, or to the authority of your country.',
          ],
        },
      ],
    },
    {
      id: 'erasing',
      title: 'What erasing does',
      body: [
        'An account can be erased when no order is open and neither side owes the other. If something stands in the way, the staff see what it is and tell you.',
        'At once, and for ever, go: name, e-mail, phone, company, date of birth, country, picture, notes about you, the texts you wrote, the contents of letters to you, sign-ins and the names of your files. The search forgets them within seconds.',
        'What stays: a row without a name, the events of orders (numbers, codes, sums, times), the entries of the books, and the files of finished orders, because they are part of a contract that was performed. A file that is no longer needed is deleted when you ask for it, unless the law wants it kept.',
        'Out of reach are letters already delivered and backups made before: those end by their own time and are not used for work.',
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      body: ['The whole list is on the page [about cookies](/cookies).'],
    },
  ],
};
