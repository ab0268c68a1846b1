/** Addresses of the specification's section 2 that the web draws; every other one is its page404, and is answered as such. */
const pages = ['/', '/login', '/orders-list', '/order', '/profile', '/admin', '/admin/orders-list', '/admin/order'];

const known = new Set(pages);

/** True for a path (without query) that has a page of its own; a slash at the end does not matter. */
export const isPage = (path: string): boolean => known.has(path.replace(/(?<=.)\/+$/, ''));
