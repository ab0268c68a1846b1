import type { Actor } from '#libs/kernel/people';
import type { Me } from '../../api/wire.js';

/** users/me of somebody. */
export const meOf = (actor: Actor): Me => ({
  _id: actor.id,
  firstName: 'Elena',
  lastName: 'Markova',
  email: 'elena@registra.example',
  phone: null,
  role: actor.role,
  department: actor.department,
  partnerCompanyName: null,
  language: 'en',
  theme: null,
  actor,
});
