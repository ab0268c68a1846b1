import { formRows, leadRows } from './lead-rows.js';
import { catalogueRows } from './catalogue-rows.js';
import { assigned, auditing, chatRows, feedbackRows, operating, orderRows, payoffRows } from './order-rows.js';
import { peopleRows } from './people-rows.js';
import type { Row } from './row.js';
import { both, everybody, heads, leading, type Person, top } from './who.js';

const whole = (may: Row['may'], answer = 200, more: Partial<Row> = {}): Row => ({ may, answer, ...more });
const content: readonly Person[] = both('ubContent');
const reporting: readonly Person[] = [...leading, ...both('ubInnovations')];
const exporting: readonly Person[] = [...top, ...heads('ubInnovations')];
const year = 'from=2026-01-01&to=2026-12-31';

const fileRows: Readonly<Record<string, Row>> = {
  'POST /upload-file': whole(everybody, 415, { body: {} }),
  'GET /upload-file/{id}': { may: everybody, ownOnly: everybody, object: 'file', answer: 200 },
  'POST /upload-file/{id}/link': { may: everybody, ownOnly: everybody, object: 'file', answer: 200 },
  'GET /upload-file/{id}/preview': { may: everybody, ownOnly: everybody, object: 'file', answer: 200 },
  // With an unknown page: permitted readers get that error, all others that there is no such file.
  'GET /upload-file/{id}/preview/{page}': { may: everybody, ownOnly: everybody, object: 'file', answer: 409 },
  'GET /upload-file/{id}/content': {
    may: 'anybody',
    object: 'signedFile',
    answer: 200,
    query: ({ expires = '', signature = '' }) => `?expires=${expires}&signature=${signature}`,
  },
};

const reportRows: Readonly<Record<string, Row>> = {
  'GET /reports/{report}': { may: reporting, object: 'report', answer: 200, query: () => `?${year}` },
  'GET /reports/{report}/orders': { may: reporting, object: 'report', answer: 200, query: () => `?${year}&measure=placed` },
  'GET /reports/{report}/export': { may: exporting, object: 'report', answer: 200, query: () => `?${year}` },
};

/** Notifications are addressed to a person; staff without orders get none. */
const notified: readonly Person[] = [...operating, ...assigned, 'Client', 'Partner'];
const mark: Row = { may: notified, ownOnly: notified, strangers: everybody, object: 'notification', answer: 204 };
const notificationRows: Readonly<Record<string, Row>> = {
  'GET /live': whole(everybody),
  'GET /search': whole(everybody, 200, { query: () => '?search=EE' }),
  'GET /my-day': whole(everybody),
  'GET /notifications': whole(everybody),
  'GET /notifications/unread': whole(everybody),
  'PUT /notifications/read': whole(everybody, 200, { body: {} }),
  'PUT /notifications/{id}/read': mark,
  'DELETE /notifications/{id}/read': mark,
  'GET /notifications/preferences': whole(everybody),
  'PUT /notifications/preferences': whole(everybody, 200, { body: { kinds: [] } }),
};

/** A key that is too long: permitted callers get that error before anything happens. */
const badKey = { 'idempotency-key': 'k'.repeat(129) };
const auditRows: Readonly<Record<string, Row>> = {
  'GET /audit/events': whole(auditing),
  'GET /audit/events/export': whole(auditing),
  'GET /audit/events/{id}': { may: auditing, object: 'event', answer: 200 },
  'GET /audit/event-types': whole(auditing),
  'GET /audit/refusals': whole(auditing, 200, { query: () => '?include=counts' }),
  'GET /audit/refusals/export': whole(auditing),
  'GET /audit/checkpoint': whole('anybody'),
  'GET /audit/key': whole('anybody'),
  'GET /audit/receipts/{id}': { may: 'anybody', object: 'receipt', answer: 200 },
  'GET /audit/consistency': whole('anybody', 200, { query: () => '?from=1&to=2' }),
  'GET /audit/tile/{path}': { may: 'anybody', object: 'tile', answer: 200 },
  'GET /audit/proof': whole(auditing, 200, { query: () => '?pos=1' }),
  'GET /audit/head': whole(auditing),
  'GET /audit/replays': whole(auditing),
  'POST /audit/replays': whole(auditing, 422, { body: { order: 'none' } }),
  'GET /audit/replays/{id}': { may: auditing, object: 'replay', answer: 200 },
  'GET /audit/bundles/log': whole(auditing),
  'GET /audit/bundles/orders/{id}': { may: auditing, object: 'order', answer: 200 },
  'GET /audit/reads': whole(auditing),
  'GET /audit/reads/export': whole(auditing),
  'GET /audit/process-map': whole(auditing),
  'GET /audit/process-map/orders': whole(auditing, 200, { query: () => '?behind=entered&status=newOrder' }),
  'GET /audit/process-map/export': whole(auditing),
};
const repairRows: Readonly<Record<string, Row>> = {
  'GET /dead-letters': whole(auditing),
  'GET /dead-letters/{id}': { may: auditing, object: 'deadLetter', answer: 200 },
  'POST /dead-letters/{id}/retry': { may: top, object: 'deadLetter', answer: 422, missing: 422, headers: badKey },
  'POST /dead-letters/{id}/skip': { may: top, object: 'deadLetter', answer: 422, missing: 422, body: {} },
  'GET /read-models': whole(auditing),
  'POST /read-models/{name}/rebuild': { may: top, object: 'readModel', answer: 422, missing: 422, headers: badKey },
  'POST /read-models/{name}/swap': { may: top, object: 'readModel', answer: 422, missing: 422, body: {} },
};

const accountRows: Readonly<Record<string, Row>> = {
  'POST /auth/login': whole('anybody', 401, { body: {} }),
  'POST /auth/refresh': whole('anybody', 401),
  'POST /auth/logout': whole('anybody', 403, { headers: { 'sec-fetch-site': 'cross-site' } }),
  'POST /auth/signup': whole('anybody', 422, { body: {} }),
  'POST /auth/simple-signup': whole('anybody', 422, { body: {} }),
  'POST /auth/email/reset-password': whole('anybody', 422, { body: {} }),
  'POST /auth/reset-password': whole('anybody', 422, { body: {} }),
  'POST /auth/confirm-email': whole('anybody', 422, { body: {} }),
  'POST /auth/cancel-email-change': whole('anybody', 422, { body: {} }),
  'POST /auth/invitation': whole('anybody', 422, { body: {} }),
  'POST /auth/accept-invitation': whole('anybody', 422, { body: {} }),
  'PUT /auth/password': whole(everybody, 422, { body: {} }),
  'PUT /auth/email': whole(everybody, 422, { body: {} }),
  'POST /auth/confirm-email/again': whole(everybody, 202),
  'GET /auth/sessions': whole(everybody),
  'DELETE /auth/sessions/{id}': { may: everybody, ownOnly: everybody, object: 'session', answer: 204, spends: true },
  'POST /auth/login/second-factor': whole('anybody', 401, { body: {} }),
  'POST /auth/logout-everywhere': whole(everybody, 204, { spends: true }),
  'GET /users/me': whole(everybody),
  'PATCH /users': whole(everybody, 200, { body: {} }),
};

const settingRows: Readonly<Record<string, Row>> = {
  'GET /settings/security': whole([...leading, ...content]),
  'PATCH /settings/security': whole(['Owner', 'Admin'], 422, { body: {} }),
};

/**
 * Every call of the API with its permissions, written manually from the access rules and never derived from the guard's table, so that the two are independent.
 * Keys are the paths of the OpenAPI document below /api/v1.
 */
export const rows: Readonly<Record<string, Row | readonly Row[]>> = {
  // First, because a signed URL expires after a minute.
  ...fileRows,
  ...accountRows,
  ...peopleRows,
  ...settingRows,
  ...catalogueRows,
  ...orderRows,
  ...payoffRows,
  ...reportRows,
  ...notificationRows,
  ...formRows,
  ...leadRows,
  ...chatRows,
  ...feedbackRows,
  ...auditRows,
  ...repairRows,
};
