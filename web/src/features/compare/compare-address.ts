export const comparedKinds = ['countries', 'services'] as const;
export type ComparedKind = (typeof comparedKinds)[number];

/** Number of countries or services that fit side by side. */
export const mostCompared = 4;

/** State of the comparison page, all of it in the address. */
export interface CompareAddress {
  kind: ComparedKind;
  /** codes of countries in lower case, or ids of services, without duplicates, in the address's order */
  keys: string[];
  /** hides rows with equal values */
  differences: boolean;
  /** code of the currency for converted prices; '' for none */
  currency: string;
}

const shapes: Record<ComparedKind, RegExp> = { countries: /^[a-z]{2}$/, services: /^[0-9a-f-]{36}$/ };

/* A form sends each ticked box by itself, a link has them in one: both are read. */
const keysIn = (query: URLSearchParams, kind: ComparedKind): string[] => {
  const given = query.getAll(kind).flatMap((value) => value.toLowerCase().split(','));
  return [...new Set(given.map((key) => key.trim()).filter((key) => shapes[kind].test(key)))];
};

/** Parses `countries=ee,ge`, `countries=ee&countries=ge`, `services=id,id`, `by=services`; ignores everything else. */
export function readCompare(query: URLSearchParams): CompareAddress {
  const services = keysIn(query, 'services');
  const countries = keysIn(query, 'countries');
  const byServices = countries.length === 0 && (services.length > 0 || query.get('by') === 'services');
  const kind: ComparedKind = byServices ? 'services' : 'countries';
  const currency = query.get('currency') ?? '';
  return {
    kind,
    keys: byServices ? services : countries,
    differences: query.get('differences') === 'true',
    currency: /^[A-Z]{3}$/.test(currency) ? currency : '',
  };
}

/** The query of a comparison, without parameters that equal the default. */
export function compareQuery({ kind, keys, differences, currency }: CompareAddress): string {
  const parts = [
    ...(keys.length > 0 ? [`${kind}=${keys.join(',')}`] : kind === 'services' ? ['by=services'] : []),
    ...(differences && keys.length > 0 ? ['differences=true'] : []),
    ...(currency ? [`currency=${currency}`] : []),
  ];
  return parts.join('&');
}
