import type { routes } from './routes.js';

/** What somebody can open that is recorded. `people` is a page of a list of people, `person` what is kept about one client or partner, or a company. */
export const readKinds = ['content', 'preview', 'link', 'archive', 'export', 'person', 'people'] as const;
export type ReadKind = (typeof readKinds)[number];

/** What the id in the path of a recorded route names. */
type ReadObject = 'file' | 'order' | 'person' | 'company';

export interface ReadRoute {
  kind: ReadKind;
  /** What `:id` names; absent where the route has no object. */
  object?: ReadObject;
  /** Recorded once per reader, object and ten minutes: it belongs to a page or a link that is recorded itself. */
  once?: true;
}

type Route = keyof typeof routes;

/**
 * The routes whose answers are recorded in `reads`, next to the table of who may call them. A route that serves documents, exports or pages about people has a row here
 * or in `unrecordedReads`; a test fails otherwise.
 */
export const readRoutes: Readonly<Partial<Record<Route, ReadRoute>>> = {
  'GET /upload-file/:id': { kind: 'content', object: 'file' },
  'GET /upload-file/:id/content': { kind: 'content', object: 'file', once: true },
  'GET /upload-file/:id/preview': { kind: 'preview', object: 'file' },
  'GET /upload-file/:id/preview/:page': { kind: 'preview', object: 'file' },
  'POST /upload-file/:id/link': { kind: 'link', object: 'file' },
  'GET /orders/:id/documents.zip': { kind: 'archive', object: 'order' },
  'GET /orders/export': { kind: 'export' },
  'GET /order-payments/export': { kind: 'export' },
  'GET /services/export': { kind: 'export' },
  'GET /leads/export': { kind: 'export' },
  'GET /payoffs/statement': { kind: 'export' },
  'GET /reports/:report/export': { kind: 'export' },
  'GET /audit/events/export': { kind: 'export' },
  'GET /audit/refusals/export': { kind: 'export' },
  'GET /audit/process-map/export': { kind: 'export' },
  'GET /audit/reads/export': { kind: 'export' },
  'GET /audit/bundles/log': { kind: 'export' },
  'GET /audit/bundles/orders/:id': { kind: 'export', object: 'order' },
  'GET /users/:id': { kind: 'person', object: 'person' },
  'GET /users/:id/notes': { kind: 'person', object: 'person', once: true },
  'GET /users/:id/summary': { kind: 'person', object: 'person', once: true },
  'GET /users/:id/history': { kind: 'person', object: 'person', once: true },
  'GET /companies/:id': { kind: 'person', object: 'company' },
  'GET /users/staff': { kind: 'people' },
  'GET /users/departments/:department': { kind: 'people' },
  'GET /users/partners': { kind: 'people' },
  'GET /users/clients': { kind: 'people' },
};

/** Routes that serve files or are about people, and are not recorded, with the reason. */
export const unrecordedReads: Readonly<Partial<Record<Route, string>>> = {
  'GET /audit/checkpoint': 'the size of the log and its root, signed; it is public',
  'GET /audit/key': 'the public key of the log',
  'GET /audit/tile/*': 'hashes of the log; they are public',
  'GET /users/me': 'the own account',
  'GET /users/me/second-factor': 'the own account',
  'GET /users/me/calendar': 'the own account',
  'GET /users/posts': 'names posts, no people',
  'GET /users/:id/avatar': 'a picture that stands beside a name on many pages',
  'GET /country/:picture': 'a public picture',
  'GET /example/:picture': 'a public example of a document',
  'GET /form/:form': 'a public blank form',
  'GET /order-payments/:orderId/invoice.pdf': 'made of figures of the order; neither uploaded nor a result',
  'GET /order-payments/:orderId/withdrawal.pdf': 'the client’s own statement and figures of the order; neither uploaded nor a result',
  'GET /order-payments/:orderId/payments/:paymentId/receipt.pdf': 'made of figures of the order; neither uploaded nor a result',
  'GET /calendar/:token.ics': 'days of orders by their number; no document, no person',
  'GET /live': 'a stream of changes that the reader sees anyway',
};
