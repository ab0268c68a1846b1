import { readFileSync } from 'node:fs';
import { codeOfStatus, statusOf } from './problem-status.js';

/** Every problem in the document, at any depth. */
function problemsIn(value: unknown): { code: string; status: number }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type, code, status } = value as Record<string, unknown>;
  const own =
    typeof type === 'string' && type.startsWith('urn:registra:problem:') && typeof code === 'string' && typeof status === 'number';
  return [...(own ? [{ code, status }] : []), ...Object.values(value).flatMap(problemsIn)];
}

/** Also returned with a second status (a range that cannot be satisfied, a process that is not ready), or the code of a field. */
const elsewhere = new Set([
  ...['416 unreadable', '503 internalError'],
  ...['422 clientUnreachable', '422 idempotencyKeyInvalid', '422 ifMatchInvalid'],
]);

describe('the table of statuses by code', () => {
  it('matches the documentation of the API', () => {
    const shown = problemsIn(JSON.parse(readFileSync('docs/generated/openapi.json', 'utf8')));
    expect(shown.length).toBeGreaterThan(60);
    const others = shown.filter(({ code, status }) => statusOf(code) !== status).map(({ code, status }) => `${status} ${code}`);
    expect([...new Set(others)].filter((one) => !elsewhere.has(one))).toEqual([]);
  });

  it('maps an unknown code to a conflict', () => {
    expect(statusOf('neverHeardOf')).toBe(409);
  });

  it.each([400, 401, 403, 404, 405, 406, 408, 409, 412, 413, 414, 415, 422, 429, 431, 500, 503])('has a code for a bare %i', (status) => {
    expect(codeOfStatus(status)).toEqual(expect.any(String));
  });
});
