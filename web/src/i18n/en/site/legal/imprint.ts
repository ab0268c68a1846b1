/** The company's details. */
export const imprint = {
  head: {
    title: 'Company details: who is responsible for this site',
    description: 'The company’s name, registry code, address, phone and email, our sources, and third-party licences.',
  },
  lead: 'Who is responsible for this site, and how to reach us.',
  brief: ['Below: the name, registry code and address of the company behind this site.', 'The phone and email are the same on every page.'],
  company: {
    title: 'Company',
    name: 'Name',
    registryCode: 'Registry code',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    hours: 'Working hours',
  },
  sections: [
    {
      id: 'facts',
      title: 'Facts about countries',
      body: [
        'Taxes, legal forms, fees and timing come from public sources and are samples. The catalogue was last updated on {{changed}}. Check with the country’s register before you decide: laws change faster than any catalogue.',
        'Prices are our fee, excluding state fees. While pages call them samples, no payment is due.',
      ],
    },
    {
      id: 'works',
      title: 'Third-party work on this site',
      body: [
        {
          head: ['What', 'Whose', 'Licence'],
          rows: [
            ['Typeface Golos Text', 'Paratype', 'SIL Open Font License 1.1'],
            ['Flags', 'country-flag-icons', 'MIT'],
            ['Icons', 'Tabler Icons', 'MIT'],
          ],
        },
        'There are no third-party photos or drawings.',
      ],
    },
    {
      id: 'mistake',
      title: 'Found a mistake?',
      body: ['Email [{{email}}](mailto:{{email}}) with the page, what’s wrong and what it should say. Corrections appear right away.'],
    },
  ],
};
