import { type DemoOffer, demoParts } from '#machines/kernel/demo-offer';
import { nameFor } from '#machines/kernel/person-name';
import { demoPassword, demoUsers } from './seed-users.js';

/** Accounts that the log-in page of a demonstration offers. */
export const demoOffer: DemoOffer = {
  password: demoPassword,
  parts: demoParts,
  people: demoUsers.map((user) => ({
    email: user.email,
    name: { ru: nameFor(user, 'ru'), en: nameFor(user, 'en') },
    role: user.role,
    department: user.department,
  })),
};
