/** About cookies and the browser's storage. */
export const cookies = {
  head: {
    title: 'Cookies: the full list and how long each lasts',
    description: 'Which cookies and browser storage the site uses, what each is for, how long it lasts, and what changes if you decline.',
  },
  lead: 'This is everything the site stores in your browser. No third-party cookies, trackers or ad tags.',
  brief: [
    'There are three cookies: the page language, and two for logging in. Scripts can only read the language.',
    'Browser storage keeps your choices: language, theme and your cookie choice.',
    'If you decline, we don’t remember which ad brought you. Everything else works the same.',
  ],
  sections: [
    {
      id: 'cookies',
      title: 'Cookies',
      body: [
        {
          head: ['Name', 'Purpose', 'How long'],
          rows: [
            [
              'registra_refresh, over https __Secure-registra_refresh',
              'Keeps you logged in. Scripts can’t read it, and it’s only sent to this site’s login addresses (HttpOnly, SameSite=Strict)',
              'Until the browser closes; with "Remember me", 30 days after last use',
            ],
            [
              'registra_device, over https __Secure-registra_device',
              'Recognises a browser you’ve logged in with before, so that others guessing your password can’t lock you out. Scripts can’t read it',
              '180 days',
            ],
            ['language', 'The language of the home page: ru or en', '1 year'],
          ],
        },
      ],
    },
    {
      id: 'local',
      title: 'Browser storage (local storage)',
      body: [
        {
          head: ['Key', 'Contents', 'Deleted'],
          rows: [
            ['token', 'A 10-minute access token, after login', 'When you log out'],
            ['rememberMe', 'Whether you ticked "Remember me"', 'When you log in without it'],
            ['language', 'The language you chose', 'When you clear it'],
            ['theme', 'Light or dark, if you chose', 'When you clear it'],
            ['showFullSidebar', 'Whether your account’s menu is expanded', 'When you clear it'],
            ['cookie', 'Your cookie choice: accepted or declined', 'When you clear it'],
          ],
        },
      ],
    },
    {
      id: 'session',
      title: 'Until the tab closes (session storage)',
      body: [
        {
          head: ['Key', 'Contents', 'Deleted'],
          rows: [
            [
              'utm',
              'The tags of the link you came by: source, medium, campaign, term, content. We only get them if you send a form',
              'With the tab; not stored if you decline',
            ],
            [
              'looked',
              'The service, comparison or selection you last looked at. We only get it if you send a form',
              'With the tab; not stored if you decline',
            ],
            ['selection', 'Your answers while choosing a service, so that refreshing the page doesn’t lose them', 'With the tab'],
          ],
        },
      ],
    },
    {
      id: 'choice',
      title: 'Accept or decline',
      body: [
        'Both buttons carry equal weight. They decide only one thing: whether ad link tags and what you looked at are kept until the tab closes. Login, language and theme don’t depend on it: without them we couldn’t do what you asked for.',
        'Changed your mind? Remove the “cookie” key in your browser settings and we’ll ask again. Clearing the site’s data removes everything on this list and logs you out.',
      ],
    },
  ],
};
