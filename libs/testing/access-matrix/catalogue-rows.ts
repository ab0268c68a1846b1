import type { ObjectKind, Row } from './row.js';
import { both, everybody, heads, leading, type Person, top } from './who.js';

const whole = (may: Row['may'], answer = 200, more: Partial<Row> = {}): Row => ({ may, answer, ...more });

/** The rows "countries", "services" and "settings" of the access rules. */
const countriesReading: readonly Person[] = [...leading, ...both('ubContent')];
const countriesWriting: readonly Person[] = [...top, ...both('ubContent')];
const servicesWriting: readonly Person[] = [...top, ...heads('ubContent')];
const settingsWriting: readonly Person[] = countriesWriting;

/** With a version that never existed: permitted callers get that error, and the object stays unchanged. */
const stale = (object: ObjectKind, may: readonly Person[], body?: object): Row => ({
  object,
  may,
  answer: 412,
  headers: { 'if-match': '"999"' },
  ...(body && { body }),
});

/** Restoring an object that is not archived has no effect. */
const restored = (object: ObjectKind, may: readonly Person[]): Row => ({ object, may, answer: 200 });

/** A key that is too long: permitted callers get that error before anything happens. */
const badKey = { 'idempotency-key': 'k'.repeat(129) };

/** For an unknown proposal id. */
const keeping: Row = { may: ['Owner', 'Admin'], object: 'country', answer: 404 };

/** The catalogue, as the public reads it and as staff edit it. */
export const catalogueRows: Readonly<Record<string, Row>> = {
  'GET /countries/created': whole('anybody'),
  'GET /countries': whole(countriesReading),
  'GET /countries/all': whole(everybody),
  'GET /countries/{id}': { may: countriesReading, object: 'country', answer: 200 },
  'POST /countries': whole(countriesWriting, 422, { body: {} }),
  'PATCH /countries/{id}': stale('country', countriesWriting, {}),
  'DELETE /countries/{id}': stale('country', countriesWriting),
  'POST /countries/{id}/restore': restored('country', countriesWriting),
  'PUT /countries/{id}/picture': { may: countriesWriting, object: 'country', answer: 415, missing: 415, body: {} },
  'DELETE /countries/{id}/picture': stale('country', countriesWriting),
  'GET /services': whole('anybody'),
  'GET /services/export': whole([...leading, ...heads('ubContent')]),
  'POST /services/import': whole(servicesWriting, 415, { body: {} }),
  'GET /services/{id}': { may: 'anybody', object: 'service', answer: 200 },
  'POST /services/{id}/quote': { may: 'anybody', object: 'service', answer: 200, body: {} },
  'POST /services': whole(servicesWriting, 422, { body: {} }),
  'POST /services/examples': whole(servicesWriting, 415, { body: {} }),
  'POST /services/forms': whole(servicesWriting, 415, { body: {} }),
  'PATCH /services/{id}': stale('service', servicesWriting, {}),
  'POST /services/{id}/price-check': { may: servicesWriting, object: 'service', answer: 200, body: {} },
  'POST /services/{id}/price-proposals/{proposal}/approval': { may: servicesWriting, object: 'service', answer: 409 },
  'DELETE /services/{id}/price-proposals/{proposal}': { may: servicesWriting, object: 'service', answer: 409 },
  'DELETE /services/{id}': stale('service', servicesWriting),
  'POST /services/{id}/restore': restored('service', servicesWriting),
  'POST /services/{id}/duplicate': { may: servicesWriting, object: 'service', answer: 422, missing: 422, headers: badKey },
  'GET /service-types': whole('anybody'),
  'POST /service-types': whole(settingsWriting, 422, { body: {} }),
  'PATCH /service-types/{id}': stale('serviceType', settingsWriting, {}),
  'DELETE /service-types/{id}': stale('serviceType', settingsWriting),
  'POST /service-types/{id}/restore': restored('serviceType', settingsWriting),
  'GET /choices': whole('anybody'),
  'POST /choices': whole(settingsWriting, 422, { body: {} }),
  'PATCH /choices/{id}': stale('choice', settingsWriting, {}),
  'DELETE /choices/{id}': stale('choice', settingsWriting),
  'POST /choices/{id}/restore': restored('choice', settingsWriting),
  'GET /settings/site': whole('anybody'),
  'PATCH /settings/site': whole(settingsWriting, 200, { body: {} }),
  'GET /settings/currencies': whole('anybody'),
  'PUT /settings/currencies': whole(settingsWriting, 422, { body: {} }),
  'GET /settings/bank-accounts': whole(countriesReading),
  'PUT /settings/bank-accounts': whole(['Owner', 'Admin'], 422, { body: {} }),
  'POST /settings/bank-accounts/proposals/{id}/approval': { ...keeping, body: {} },
  'DELETE /settings/bank-accounts/proposals/{id}': keeping,
  'GET /settings/exchange-rates': whole('anybody'),
  'PUT /settings/exchange-rates': whole(settingsWriting, 422, { body: {} }),
};
