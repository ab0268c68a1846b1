import type { ServiceView } from '#machines/catalogue/public-view';

/** Where a service has its page, below the language. */
export const servicePath = ({ country, slug }: Pick<ServiceView, 'country' | 'slug'>): string =>
  `/service/${country.code.toLowerCase()}/${slug}`;
