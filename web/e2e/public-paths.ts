/** The public pages, after the language in their address. */
export const publicPaths = [
  '',
  '/about',
  '/partners',
  '/contacts',
  '/faq',
  '/service',
  '/service?type=accounting',
  '/service/ee',
  '/compare?countries=ee,ge',
  '/selection-service',
  '/offer',
  '/refunds',
  '/privacy',
  '/cookies',
  '/imprint',
];
