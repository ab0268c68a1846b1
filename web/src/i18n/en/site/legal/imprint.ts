/** The company's details. */
export const imprint = {
  head: {
    title: 'Imprint: who answers for this site',
    description:
      'Name, registry code, address, phone and e-mail of the company, where the facts about countries come from, and licences of others’ work.',
  },
  lead: 'Who answers for the site, and how to reach them.',
  brief: [
    'The company is invented: name, code and address are made up to show the product.',
    'Phone and e-mail come from the settings of the site and are the same on every page.',
  ],
  company: {
    title: 'The company',
    name: 'Name',
    registryCode: 'Registry code',
    address: 'Address',
    phone: 'Phone',
    email: 'E-mail',
    hours: 'Opening hours',
  },
  sections: [
    {
      id: 'facts',
      title: 'Facts about countries',
      body: [
        'Taxes, legal forms, fees and terms were entered from public sources and serve as samples. The catalogue was last changed on {{changed}}. Check with the register of the country before you decide: laws change faster than any catalogue.',
        'Prices are for our work, without mandatory payments; as long as the pages call them samples, nothing is to be paid by them.',
      ],
    },
    {
      id: 'works',
      title: 'Work of others on this site',
      body: [
        {
          head: ['What', 'Whose', 'Licence'],
          rows: [
            ['Typeface Golos Text', 'Paratype', 'SIL Open Font License 1.1'],
            ['Flags', 'country-flag-icons', 'MIT'],
            ['Icons', 'Tabler Icons', 'MIT'],
          ],
        },
        'There are no photographs or drawings by others.',
      ],
    },
    {
      id: 'mistake',
      title: 'You found a mistake',
      body: [
        'Write to [{{email}}](mailto:{{email}}): the page, what is wrong, and how it should be. A correction shows on the site at once, without a new build.',
      ],
    },
  ],
};
