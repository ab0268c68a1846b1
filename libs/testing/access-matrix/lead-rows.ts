import { formByLink, type Row } from './row.js';
import { both, heads, leading, type Person } from './who.js';

/** The row "leads and consultations" of the access rules. */
const selling: readonly Person[] = [...leading, ...both('ubContact')];

/** Forms need no account; an empty one is refused for missing fields. */
const form: Row = { may: 'anybody', answer: 422, body: {} };
export const formRows: Readonly<Record<string, Row>> = {
  'POST /forms/request-call': form,
  'POST /forms/steps-form': form,
  'POST /forms/offer-form': form,
  'POST /forms/reguest-consultation': form,
  'POST /forms/request-consultation': form,
  // Anyone with the signed link; a form without a choice changes nothing.
  'GET /forms/consultation/{token}': { may: 'anybody', object: 'consultationLink', answer: 200 },
  'POST /forms/consultation/{token}': formByLink('consultationLink', 422),
  'GET /forms/consultation-slots': { may: 'anybody', answer: 200 },
};

/** With a version that never existed: permitted callers get that error, and the lead stays unchanged. */
const stale = { 'if-match': '"999"' };
export const leadRows: Readonly<Record<string, Row>> = {
  'GET /leads': { may: selling, answer: 200 },
  'GET /leads/sources': { may: selling, answer: 200 },
  'GET /leads/assignees': { may: selling, answer: 200 },
  'GET /leads/export': { may: selling, answer: 200 },
  'GET /leads/{id}': { may: selling, object: 'lead', answer: 200 },
  'GET /leads/{id}/events': { may: selling, object: 'lead', answer: 200 },
  'PATCH /leads/{id}': { may: selling, object: 'lead', answer: 412, headers: stale, body: { operation: 'take' } },
  // Managers may not erase.
  'DELETE /leads/{id}': {
    may: [...leading, ...heads('ubContact')],
    sees: selling,
    object: 'lead',
    answer: 412,
    headers: stale,
    body: { confirm: 'ERASE' },
  },
  'POST /leads/{id}/order': { may: selling, object: 'lead', answer: 412, headers: stale, body: { order: {} } },
};
