/** About personal data. */
export const privacy = {
  head: {
    title: 'Personal data: what we store and how to erase it',
    description: 'What data we get from forms and orders, who sees it, how long we keep it, and what happens when you ask us to erase it.',
  },
  lead: '{{company}}, {{address}}, is responsible for your data. Send questions and requests to [{{email}}](mailto:{{email}}).',
  brief: [
    'We collect only what we need to call you back or carry out an order. No analytics, no ad networks.',
    'Only you, your order’s partner and the staff handling orders can see your documents.',
    'The partner sees your name, but not your phone or email.',
    'Everything personal can be erased. Amounts and dates stay, without a name.',
  ],
  sections: [
    {
      id: 'what',
      title: 'What data, and why',
      body: [
        {
          head: ['From', 'What', 'Why'],
          rows: [
            ['Call request', 'Name, phone, the page you wrote from, ad link tags', 'To call you'],
            [
              'Consultation',
              'Name, email, phone, the time you chose, your time zone, the topic',
              'To hold the consultation and send a calendar invitation',
            ],
            ['Partner offer', 'Name, email; optionally company, phone, country, message', 'To reply'],
            ['Choosing a service', 'Your answers, and any contact details you leave', 'To calculate the price and call you'],
            ['Account', 'Name, email, phone, language; optionally date of birth, country, picture', 'To handle your orders and email you'],
            ['Order', 'Its scope, steps, the files you upload, decisions and their reasons', 'To carry it out'],
            ['Payments', 'Amount, currency, date, reference. We never have card numbers', 'Bookkeeping required by law'],
            [
              'Login',
              'Password hash, time, browser and system by name, such as Firefox and Windows',
              'To show you where you’re logged in and let you log out',
            ],
          ],
        },
        'You give your name and phone for a call because you want to be called. Order data is needed to perform the contract; payment data must be kept by law.',
      ],
    },
    {
      id: 'not',
      title: 'What we don’t collect',
      body: [
        {
          list: [
            'Pages visited, mouse movements, browser fingerprints: there are no trackers and no third-party scripts.',
            'IP addresses together with your name. We use them only to count requests, as an irreversible fingerprint, for little more than an hour.',
            'Where and with which camera a picture was taken: we redraw your profile picture without it.',
          ],
        },
      ],
    },
    {
      id: 'who',
      title: 'Who sees it',
      body: [
        {
          head: ['Who', 'What they see'],
          rows: [
            ['You', 'Your data, orders, documents, payments and history'],
            ['Your order’s partner', 'Your name, the scope, the requested documents, the price. Not your phone, email or payments'],
            ['Staff', 'Only what their department needs; every change is recorded with their name'],
            ['Registers, notaries, banks', 'The documents your service requires'],
            ['Email and payment providers', 'The emails or payments that pass through them'],
          ],
        },
        'We don’t sell data or share it for advertising.',
      ],
    },
    {
      id: 'how',
      title: 'How it’s protected',
      body: [
        {
          list: [
            'We store your password only as an argon2id hash. You can add two-step login with an app.',
            'A file opens through a link valid for 60 seconds, always as a download, so it can’t run anything in a browser.',
            'Neither the event log nor the server logs contain names, emails, phones, passwords or file names.',
            'A new password, a new role or logging out everywhere takes effect immediately.',
          ],
        },
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: [
        {
          head: ['What', 'How long'],
          rows: [
            ['A file uploaded but not attached to an order', '24 hours'],
            ['IP fingerprint, to count login attempts', '15 minutes, deleted within the hour'],
            ['A login with "Remember me"', '30 days after last use; without it, until the browser closes, at most 24 hours'],
            ['Links in emails', 'New password 1 hour, new email 24 hours, invitation and email confirmation 7 days'],
            ['Responses to repeated requests', '30 days'],
            ['Requests: call, consultation, partnership', 'Until you ask us to erase them'],
            ['Account and orders', 'Until you ask us to erase them'],
            ['Files you gave us', '{{retention}} after the last order they serve has ended; longer while a payment of it is in dispute'],
            ['Payment amounts, dates and currencies', 'Kept; after erasure, without a name'],
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        {
          list: [
            'See and correct your data: most of it in your profile and orders, the rest by writing to us.',
            'Get a copy: download documents from the order; we’ll send a list of your data within {{decision}}.',
            'Erase it: email [{{email}}](mailto:{{email}}) from your account’s address.',
            'Object or complain: to us, or to your country’s authority.',
          ],
        },
      ],
    },
    {
      id: 'erasing',
      title: 'What erasure does',
      body: [
        'An account can be erased when no orders are open and neither side owes the other. If something prevents it, our staff will tell you what.',
        'We immediately and permanently delete your name, email, phone, company, date of birth, country, picture, notes about you, everything you wrote, the text of emails to you, sessions, the files you uploaded and their names. Search forgets them within seconds.',
        'What stays: a record without a name, order events (numbers, codes, amounts, times), ledger entries, and the company documents we made for you, because they’re part of a performed contract. A document no longer needed is deleted on request, unless the law requires us to keep it.',
        'We can’t reach emails already delivered or earlier backups. Backups expire on their own schedule and aren’t used for work.',
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      body: ['See the full list on the [cookies page](/cookies).'],
    },
  ],
};
