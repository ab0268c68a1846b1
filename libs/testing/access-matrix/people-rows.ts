import { assigned, operating } from './order-rows.js';
import type { ObjectKind, Row } from './row.js';
import { both, everybody, heads, leading, type Person, top } from './who.js';

const whole = (may: Row['may'], answer = 200, more: Partial<Row> = {}): Row => ({ may, answer, ...more });

/** The rows "staff", "partners" and "clients" of the access rules: those who read partners or clients may also edit them. */
const staffReading: readonly Person[] = [...leading, ...both('ubInnovations', 'ubClient', 'ubBusinessDevelopment')];
const staffWriting: readonly Person[] = [...top, ...heads('ubInnovations', 'ubClient', 'ubBusinessDevelopment')];
const partnersWriting: readonly Person[] = [...leading, ...both('ubBusinessDevelopment')];
const clientsWriting: readonly Person[] = [...leading, ...both('ubInnovations', 'ubClient')];

/** The colleague in the matrix is a manager of customer service: managed by higher ranks, by a head only of the same department. */
const overColleague: readonly Person[] = [...top, ...heads('ubClient')];
const notManagers = (people: readonly Person[]): readonly Person[] => people.filter((person) => !person.startsWith('Manager'));

/** Names of managers and partners can be picked by those who operate orders, those of clients by those who place them; contact details require the section. */
const placing = (reading: readonly Person[]): readonly Person[] => [...new Set([...reading, ...operating])];
const picking = (reading: readonly Person[]): readonly Person[] => [...placing(reading), ...assigned];

/** A person in a section that the caller may not read is 404, though others are visible. */
const of = (object: ObjectKind, may: readonly Person[], answer: number, more: Partial<Row> = {}): Row => ({
  object,
  may,
  answer,
  when: object,
  strangers: staffReading,
  ...more,
});

const reading = (answer = 200): readonly Row[] => [
  of('client', clientsWriting, answer),
  of('partner', partnersWriting, answer),
  of('colleague', staffReading, answer),
  of('superior', staffReading, answer),
];

/** With a version that never existed: permitted callers get that error, and the person stays unchanged. Nobody may do it to themselves. */
const stale = { headers: { 'if-match': '"999"' }, body: {} };
const administering = (may: (people: readonly Person[]) => readonly Person[]): readonly Row[] => [
  of('client', may(clientsWriting), 412, { ...stale, sees: clientsWriting }),
  of('partner', may(partnersWriting), 412, { ...stale, sees: partnersWriting }),
  of('colleague', may(overColleague), 412, { ...stale, sees: staffReading, ownAnswer: 403 }),
  of('superior', ['Owner'], 412, { ...stale, sees: staffReading }),
];

/** Notes are for those who edit the section; about staff, for those who may edit this colleague. */
const noting = (answer: number, more: Partial<Row> = {}): readonly Row[] => [
  of('client', clientsWriting, answer, more),
  of('partner', partnersWriting, answer, more),
  of('colleague', overColleague, answer, { ...more, ownAnswer: 404 }),
];

/** People as staff administer them, and the data stored about them. */
export const peopleRows: Readonly<Record<string, Row | readonly Row[]>> = {
  'GET /users/staff': whole(picking(staffReading)),
  'GET /users/departments/{department}': { may: picking(staffReading), object: 'department', answer: 200 },
  'GET /users/partners': whole(picking(partnersWriting)),
  'GET /users/clients': whole(placing(clientsWriting)),
  'GET /users/posts': whole(staffWriting),
  'POST /users/create': whole(partnersWriting, 422, { body: {} }),
  'POST /users/clients': whole(clientsWriting, 422, { body: {} }),
  'POST /users/invite': whole(staffWriting, 422, { body: {} }),
  'POST /users/{id}/invite-again': [
    of('client', clientsWriting, 409),
    of('partner', partnersWriting, 409),
    of('colleague', overColleague, 409, { sees: staffReading, strangers: [], ownAnswer: 403 }),
  ],
  'GET /users/{id}': reading(),
  'PATCH /users/{id}': [
    ...administering((people) => people),
    of('colleague', ['Owner'], 412, {
      // Checked with the current version; only permitted callers reach the check for a stale one.
      headers: (person) => (person === 'Owner' ? stale.headers : {}),
      body: { role: 'Owner', department: null },
      sees: staffReading,
      ownAnswer: 403,
      when: 'granting Owner',
    }),
  ],
  'DELETE /users/{id}': administering(notManagers),
  'GET /users/{id}/notes': noting(200),
  'POST /users/{id}/notes': noting(201, { body: { text: 'As the matrix says' } }),
  'DELETE /users/{id}/notes/{noteId}': noting(404),
  'GET /users/{id}/summary': reading(),
  'GET /users/{id}/history': reading(),
  'PUT /users/me/avatar': whole(everybody, 415, { body: {} }),
  'DELETE /users/me/avatar': whole(everybody),
  'GET /users/{id}/avatar': { may: everybody, object: 'colleague', answer: 404 },
  'DELETE /users/{id}/second-factor': [
    of('client', clientsWriting, 409, { sees: clientsWriting }),
    of('partner', partnersWriting, 409, { sees: partnersWriting }),
    of('colleague', overColleague, 409, { sees: staffReading, ownAnswer: 403 }),
  ],
  'GET /users/me/calendar': whole(everybody),
  'POST /users/me/calendar': whole(everybody, 201),
  'DELETE /users/me/calendar': whole(everybody, 204),
  'GET /calendar/{token}.ics': { may: 'anybody', object: 'calendarFeed', answer: 200 },
  'GET /users/me/second-factor': whole(everybody),
  'POST /users/me/second-factor': whole(everybody, 422, { body: {} }),
  'PUT /users/me/second-factor': whole(everybody, 422, { body: {} }),
  'DELETE /users/me/second-factor': whole(everybody, 422, { body: {} }),
  'POST /users/me/second-factor/recovery-codes': whole(everybody, 422, { body: {} }),
  'POST /users/me/confirmation-code': whole(['Owner', 'Admin'], 202),
};
