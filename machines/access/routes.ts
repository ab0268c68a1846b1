import type { Action } from './table.js';

/** Who may call a route: anybody, anybody signed in, or people who are permitted an action (of a list: any one of them). */
export type RouteAccess = 'public' | 'signedIn' | Action | readonly Action[];

/**
 * One row per HTTP route, paths relative to /api/v1. A route without a row, and a row without a route, stop the start.
 * Rows say which role may knock; whose object it is, is judged where the object is known (a foreign one is 404).
 */
export const routes = {
  'POST /auth/login': 'public',
  'POST /auth/refresh': 'public',
  'POST /auth/logout': 'public',
  'GET /users/me': 'signedIn',
  'PATCH /users': 'signedIn',
  // Whoever operates orders picks a partner, a manager or a client there; contact details still need the section itself.
  'GET /users/staff': ['staff.read', 'orders.operate'],
  'GET /users/departments/:department': ['staff.read', 'orders.operate'],
  'GET /users/partners': ['partners.read', 'orders.operate'],
  'GET /users/clients': ['clients.read', 'orders.operate'],
  'POST /upload-file': 'signedIn',
  'GET /upload-file/:id': 'signedIn',
  'POST /upload-file/:id/link': 'signedIn',
  'GET /upload-file/:id/content': 'public',
  'GET /countries/created': 'public',
  'GET /countries': 'countries.read',
  'GET /countries/all': 'signedIn',
  'GET /services': 'public',
  'GET /services/:id': 'public',
  'GET /country/:picture': 'public',
  'GET /orders': ['orders.read', 'orders.own'],
  'POST /orders': 'orders.place',
  'GET /orders/order-statuses': ['orders.read', 'orders.own'],
  'GET /orders/:id': ['orders.read', 'orders.own'],
  'PATCH /orders/:id': ['orders.read', 'orders.own'],
  'PATCH /orders/update-payment-status/:id': ['orders.read', 'orders.own'],
  'PUT /orders/:id/partner': ['orders.read', 'orders.own'],
  'PUT /orders/:id/manager': ['orders.read', 'orders.own'],
  'PUT /orders/:id/partner-reward': ['orders.read', 'orders.own'],
  'POST /orders/:id/partner-reward/acknowledgement': ['orders.read', 'orders.own'],
  'PUT /orders/:id/steps/:stepId/completion': ['orders.read', 'orders.own'],
  'DELETE /orders/:id/steps/:stepId/completion': ['orders.read', 'orders.own'],
  'POST /orders/:id/documents': ['orders.read', 'orders.own'],
  'DELETE /orders/:id/documents/:documentId': ['orders.read', 'orders.own'],
  'PUT /orders/:id/documents/:documentId/review': ['orders.read', 'orders.own'],
  'POST /order-payments/:orderId/transfers': ['orders.read', 'orders.own'],
  'PUT /order-payments/:orderId/transfers/:transferId': ['orders.read', 'orders.own'],
  'POST /order-payments/:orderId/payments': ['orders.read', 'orders.own'],
  'POST /order-payments/:orderId/refunds': ['orders.read', 'orders.own'],
  'GET /orders/:id/events': ['orders.read', 'orders.own'],
  'GET /orders/:id/replay': ['orders.read', 'audit.read'],
  'GET /orders/orders-for-payoffs': ['payoffs.read', 'payoffs.own'],
  'GET /orders/orders-for-payoffs/:id': ['payoffs.read', 'payoffs.own'],
  'GET /orders/export': ['orders.read', 'orders.own'],
  'GET /order-payments': ['payments.read', 'payments.own'],
  'GET /live': 'signedIn',
} as const satisfies Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, RouteAccess>;
