import { withoutEnd } from '#libs/kernel/without-end';

/**
 * The address of every page there is, `:id` standing for one name. The API answers pages elsewhere with 404, and the web's registry of pages is held equal
 * to this by its test, because neither may import the other.
 */
export const addresses = {
  /** open to whoever comes; the public pages are rendered by the server and stand in their own list */
  open: ['/login', '/admin', '/reset-password', '/confirm-email', '/cancel-email-change', '/accept-invitation'],
  personal: ['/orders-list', '/order', '/chats', '/documents', '/feedbacks', '/profile', '/payments', '/payoffs', '/notifications'],
  admin: [
    '/admin/country',
    '/admin/services',
    '/admin/settings',
    '/admin/type-services',
    '/admin/others',
    '/admin/orders-list',
    '/admin/chats',
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
