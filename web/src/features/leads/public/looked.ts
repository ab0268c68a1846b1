import { readStored } from '../../../lib/storage.js';
import { session } from './session.js';

/** The subject of a page that a visitor looked at. */
export interface Looked {
  /** path of the page that the visitor looked at */
  orderUrl: string;
  /** "ee", "ee/ou", "compare", "selection-service" */
  slug: string;
  /** ISO 3166-1 alpha-2 code of the country */
  country?: string;
  service?: string;
  fields: Readonly<Record<string, string>>;
}

const key = 'looked';
const longest = 200;

const codeOf = (text: string | null | undefined): { country?: string } =>
  text && /^[a-z]{2}$/i.test(text) ? { country: text.toUpperCase() } : {};

/** The service, country, comparison or selection of a page; null for other pages. */
export function lookedAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Looked | null {
  const [, , page, country = '', service] = pathname.replace(/\/$/, '').split('/');
  const query = new URLSearchParams(search);
  const here = `${pathname}${search}`;
  if (page === 'service' && country !== '')
    return { orderUrl: here, slug: service ? `${country}/${service}` : country, ...codeOf(country), fields: { page: 'service' } };
  if (page === 'compare' && search !== '') {
    const compared = (query.get('services') ?? query.get('countries') ?? '').slice(0, longest);
    return { orderUrl: here, slug: 'compare', fields: { page: 'compare', ...(compared && { compared }) } };
  }
  if (page !== 'selection-service' || !query.has('country')) return null;
  const chosen = query.get('service');
  return {
    orderUrl: here,
    slug: 'selection-service',
    ...codeOf(query.get('country')),
    ...(chosen && { service: chosen.slice(0, 60) }),
    fields: { page: 'selection' },
  };
}

/** Stores the page's subject until the tab is closed, for visitors who accepted cookies. */
export function rememberLooked(): void {
  const looked = readStored('cookie') === 'accepted' ? lookedAt(window.location) : null;
  if (looked) session((storage) => storage.setItem(key, JSON.stringify(looked)));
}

/** Deletes the stored subject of the last page, as declining cookies demands. */
export const forgetLooked = (): void => void session((storage) => storage.removeItem(key));

/** The subject of this page, or the last stored one. Stored values of any other shape are ignored. */
export function looked(): Looked | null {
  return lookedAt(window.location) ?? kept(session((storage) => storage.getItem(key)));
}

function kept(text: string | null): Looked | null {
  try {
    const { orderUrl } = JSON.parse(text ?? '{}') as { orderUrl?: unknown };
    return typeof orderUrl === 'string' ? lookedAt(new URL(orderUrl, window.location.origin)) : null;
  } catch {
    return null;
  }
}
