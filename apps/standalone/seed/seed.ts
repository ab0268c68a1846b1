import type { INestApplicationContext } from '@nestjs/common';
import { seedCatalogue, seededCountryId } from '#libs/features/catalogue/seed/seed-catalogue';
import { seedUsers } from '#libs/features/people/seed-users';
import { lastNightlyReplay, startNightlyReplayOf } from '#libs/event-log/replay/replay-runs';
import { Database } from '#libs/platform/database/database';
import { seedChats } from './seed-chats.js';
import { seedCompanies } from './seed-companies.js';
import { seedFeedbacks } from './seed-feedbacks.js';
import { seedLeads } from './seed-leads.js';
import { seedOrders } from './seed-orders.js';
import { seedReads } from './seed-reads.js';
import { seedRefusals } from './seed-refusals.js';

/**
 * Demo data, created once: each step is idempotent, so the next start completes an interrupted one. Orders come after people and services, which they
 * reference; leads come last, because some became orders.
 */
export async function seed(app: INestApplicationContext): Promise<void> {
  const database = app.get(Database);
  await seedUsers(database, new Date(), seededCountryId);
  await seedCatalogue(database);
  await seedOrders(app, Date.now() * 1000);
  await seedChats(app, Date.now() * 1000);
  await seedFeedbacks(app, Date.now() * 1000);
  await seedCompanies(app, Date.now() * 1000);
  await seedLeads(app, Date.now() * 1000);
  await seedRefusals(app, Date.now() * 1000);
  // The worker makes it of what was just written.
  if ((await lastNightlyReplay(database)) === undefined) await startNightlyReplayOf(database, new Date().toISOString().slice(0, 10));
  await seedReads(app, Date.now() * 1000);
}
