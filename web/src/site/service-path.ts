import type { ServiceView } from '#machines/catalogue/public-view';

/** Path of a service's page below the language: "/service/ee/company". */
export const servicePath = ({ country, slug }: Pick<ServiceView, 'country' | 'slug'>): string =>
  `/service/${country.code.toLowerCase()}/${slug}`;
