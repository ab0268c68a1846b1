/** What the legal pages have in common. */
export const frame = {
  inForce: 'Version of {{date}}',
  brief: 'In short',
  contents: 'Contents',
  others: 'Other documents',
  invented: 'Registra is a fictional company (demo): this site shows the product at work.',
  demo: 'Registra is a fictional company (demo), and this site shows the product at work. This document describes how the product really behaves, but no contract is behind it.',
  names: {
    offer: 'Terms of service',
    refunds: 'Refunds',
    privacy: 'Privacy',
    cookies: 'Cookies',
    imprint: 'Company details',
  },
};
