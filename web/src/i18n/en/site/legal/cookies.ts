/** About cookies and the browser's storage. */
export const cookies = {
  head: {
    title: 'Cookies: the whole list, and how long each lives',
    description:
      'Which cookies and entries of browser storage the site uses, what each is for, how long it lives, and what changes if you decline.',
  },
  lead: 'This is all that the site leaves in your browser. There are no foreign cookies, counters or advertising marks.',
  brief: [
    'There are three cookies: the language of the page, and two for signing in. Scripts see only the language.',
    'The storage of the browser keeps your choices: language, theme, the answer to the notice.',
    'If you decline, we do not remember which advertisement brought you. Everything else works the same.',
  ],
  sections: [
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        {
          head: ['Name', 'What for', 'How long'],
          rows: [
            [
              'registra_refresh',
              'Keeps you signed in. Scripts cannot read it, and it is sent only to the addresses of this site that sign in (HttpOnly, SameSite=Strict)',
              'Until the browser closes; with "Remember me" 30 days after its last use',
            ],
            [
              'registra_device',
              "Marks a browser in which you signed in before, so that others' guesses at your password do not lock you out. Scripts cannot read it",
              '180 days',
            ],
            ['language', 'The language the first page opens in: ru or en', '1 year'],
          ],
        },
      ],
    },
    {
      id: 'local',
      title: 'Storage of the browser (local storage)',
      body: [
        {
          head: ['Key', 'What is in it', 'When it goes'],
          rows: [
            ['token', 'A pass for 10 minutes, after signing in', 'When you sign out'],
            ['rememberMe', 'Whether you ticked "Remember me"', 'When you sign in without it'],
            ['language', 'The language you chose', 'When you clear it'],
            ['theme', 'Light or dark, if you chose', 'When you clear it'],
            ['showFullSidebar', 'Whether the menu of your account is unfolded', 'When you clear it'],
            ['cookie', 'Your answer to the notice: accepted or declined', 'When you clear it'],
          ],
        },
      ],
    },
    {
      id: 'session',
      title: 'Until the tab closes (session storage)',
      body: [
        {
          head: ['Key', 'What is in it', 'When it goes'],
          rows: [
            [
              'utm',
              'The marks of the link you came by: source, medium, campaign, term, content. They reach us only if you send a form',
              'With the tab; not written after declining',
            ],
            ['selection', 'Your answers while choosing a service, so that refreshing the page does not lose them', 'With the tab'],
          ],
        },
      ],
    },
    {
      id: 'choice',
      title: 'Accept or decline',
      body: [
        'The buttons of the notice weigh the same. One thing depends on them: whether the marks of an advertising link are kept until the tab closes. Signing in, language and theme do not: without them we could not do what you asked for.',
        'You changed your mind? Remove the key cookie in the settings of your browser, and the notice comes again. Clearing the data of the site removes everything on this list and signs you out.',
      ],
    },
  ],
};
