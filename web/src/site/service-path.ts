import type { ServiceView } from '#machines/catalogue/public-view';

/** The page of a service, below the language. */
export const servicePath = ({ country, slug }: Pick<ServiceView, 'country' | 'slug'>): string =>
  `/service/${country.code.toLowerCase()}/${slug}`;
