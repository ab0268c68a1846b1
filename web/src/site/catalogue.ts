import type { CountryView, PublicCatalogueView, ServiceView } from '#machines/catalogue/public-view';
import { type Figures, figuresOf } from './figures.js';

type Catalogue = Readonly<PublicCatalogueView>;

/** Key of the type that every country has, and that landing and tables start with. */
export const registrationKey = 'companyRegistration';

/** All types, registrations first. */
export const servicesOf = ({ services }: Catalogue, country: Pick<CountryView, '_id'>): ServiceView[] =>
  services.filter((service) => service.country._id === country._id);

export const typeKeyOf = ({ types }: Catalogue, service: ServiceView): string | undefined =>
  types.find(({ _id }) => _id === service.type._id)?.key;

/** The cheapest first; empty if only other services are sold. */
export const registrationsOf = (catalogue: Catalogue, country: Pick<CountryView, '_id'>): ServiceView[] =>
  servicesOf(catalogue, country).filter((service) => typeKeyOf(catalogue, service) === registrationKey);

export interface Offer {
  country: CountryView;
  service: ServiceView;
  figures: Figures;
}

/** The first registration of each country that has one, in the order of countries. */
export const firstOffers = (catalogue: Catalogue): Offer[] =>
  catalogue.countries.flatMap((country) => {
    const service = registrationsOf(catalogue, country)[0];
    return service ? [{ country, service, figures: figuresOf(service) }] : [];
  });

/* Most popular countries for a company abroad; those missing from the catalogue are left out. */
const popular = ['EE', 'GE', 'RS', 'CY', 'GB', 'AE', 'AM', 'KZ', 'TR', 'HK'];

/** Up to `count` offers for the landing: well-known countries first. */
export function popularOffers(catalogue: Catalogue, count: number): Offer[] {
  const place = ({ country }: Offer) => {
    const at = popular.indexOf(country.code);
    return at < 0 ? popular.length : at;
  };
  return firstOffers(catalogue)
    .sort((one, other) => place(one) - place(other))
    .slice(0, count);
}

export const countryByCode = ({ countries }: Catalogue, code: string): CountryView | undefined =>
  countries.find((country) => country.code === code.toUpperCase());
