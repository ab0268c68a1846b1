/** What the legal pages have in common. */
export const frame = {
  inForce: 'Version of {{date}}',
  brief: 'In short',
  contents: 'Contents',
  others: 'Other documents',
  invented: 'Registra is an invented company: this site shows the product at work.',
  demo: 'Registra is an invented company, and this site shows the product at work. The document tells how the product really behaves, but no contract stands behind it.',
  names: {
    offer: 'Terms of service',
    refunds: 'Refunds',
    privacy: 'Personal data',
    cookies: 'Cookies',
    imprint: 'Imprint',
  },
};
