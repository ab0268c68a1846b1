import { withoutEnd } from '#machines/kernel/without-end';

/**
 * Path of every page; `:id` stands for one id. The API answers 404 for any other page. A test keeps the web's page registry equal to this list, because neither
 * side may import the other.
 */
export const addresses = {
  /** open to anyone; the server renders public pages, which have a separate list */
  open: ['/login', '/admin', '/reset-password', '/confirm-email', '/cancel-email-change', '/accept-invitation'],
  personal: [
    '/orders-list',
    '/order',
    '/chats',
    '/companies',
    '/company',
    '/documents',
    '/feedbacks',
    '/profile',
    '/payments',
    '/payoffs',
    '/notifications',
  ],
  admin: [
    '/admin/country',
    '/admin/services',
    '/admin/settings',
    '/admin/type-services',
    '/admin/others',
    '/admin/orders-list',
    '/admin/chats',
    '/admin/companies',
    '/admin/company',
    '/admin/due-dates',
    '/admin/feedbacks',
    '/admin/order',
    '/admin/reports',
    '/admin/payoffs',
    '/admin/mail',
    '/admin/audit',
    '/admin/dead-letters',
    '/admin/notifications',
    '/admin/partners',
    '/admin/partner-for-admin/:id',
    '/admin/staff',
    '/admin/clients',
    '/admin/client/:id',
    '/admin/payments',
    '/admin/payments-to-look-at',
    '/admin/leads',
    '/admin/lead/:id',
  ],
} as const satisfies Record<string, readonly `/${string}`[]>;

const templates = Object.values(addresses)
  .flat()
  .map((address) => address.split('/'));

const fits = (template: readonly string[], path: readonly string[]): boolean =>
  template.length === path.length && template.every((part, i) => (part.startsWith(':') ? path[i] !== '' : part === path[i]));

/** True for a path (without query) that has a page; a slash at the end does not matter. */
export function isPage(path: string): boolean {
  const parts = (withoutEnd(path, '/') || '/').split('/');
  return templates.some((template) => fits(template, parts));
}
