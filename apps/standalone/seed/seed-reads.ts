import type { INestApplicationContext } from '@nestjs/common';
import { v7 } from 'uuid';
import { type NotedRead, ReadLog } from '#libs/features/audit/storage/read-log';
import { demoUsers } from '#libs/features/people/seed-users';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import { KeyedNames } from '#libs/platform/auth/keyed-names';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import type { ReadKind } from '#machines/access/reads';

const hour = 3_600_000_000;
const marker = 'demoReads';
/** Networks of the office and of somebody on the way, from the ranges for documentation. */
const networks = { office: '203.0.113.7', away: '198.51.100.23' } as const;

interface Visit {
  who: string;
  kind: ReadKind;
  hoursAgo: number;
  /** which of the newest documents, or of the clients; absent for lists and exports */
  place?: number;
  source?: string;
  filter?: string;
  network?: keyof typeof networks;
}

/** What staff looked at in the last days, one of them from elsewhere at night. */
const visits: readonly Visit[] = [
  { who: 'client-service-manager', kind: 'people', hoursAgo: 77, source: '/users/clients', filter: 'filter[status]=active&page=1' },
  { who: 'client-service-manager', kind: 'person', hoursAgo: 76.9, place: 0 },
  { who: 'client-service-manager', kind: 'preview', hoursAgo: 76.7, place: 0 },
  { who: 'client-service-manager', kind: 'content', hoursAgo: 76.6, place: 0 },
  { who: 'innovations-manager', kind: 'preview', hoursAgo: 52, place: 1 },
  { who: 'partner', kind: 'preview', hoursAgo: 49, place: 0 },
  { who: 'partner', kind: 'link', hoursAgo: 48.9, place: 0 },
  { who: 'client-service-head', kind: 'export', hoursAgo: 30, source: '/orders/export', filter: 'format=xlsx' },
  { who: 'business-manager', kind: 'people', hoursAgo: 21.6, source: '/users/clients', filter: 'page=1&search=…', network: 'away' },
  { who: 'business-manager', kind: 'person', hoursAgo: 21.5, place: 0, network: 'away' },
  { who: 'business-manager', kind: 'content', hoursAgo: 21.4, place: 0, network: 'away' },
  { who: 'business-manager', kind: 'content', hoursAgo: 21.3, place: 1, network: 'away' },
  { who: 'ceo', kind: 'export', hoursAgo: 6, source: '/audit/events/export', filter: 'filter[group]=settings&format=csv' },
];

/** Recorded reads of demo documents and people, by the writer that the API uses. Once; what has no document or client to be about is left out. */
export async function seedReads(app: INestApplicationContext, now: Micros): Promise<void> {
  const database = app.get(Database);
  if (await database.one('select value from counters where name = $1', [marker])) return;
  const log = app.get(ReadLog, { strict: false });
  const names = new KeyedNames(app.get(Config));
  const documents = await database.query<{ file: Id }>('select file_id as file from order_files order by order_id desc, file_id limit 2');
  const files = documents.map(({ file }) => file);
  const clients = demoUsers.filter(({ role }) => role === 'Client').map(({ id }) => id);
  for (const visit of visits) {
    const read = readOf(visit, { files, clients }, names, now);
    if (read) log.add(read);
  }
  await log.flush();
  await database.query('insert into counters (name, value) values ($1, 1) on conflict (name) do nothing', [marker]);
}

function readOf(
  visit: Visit,
  objects: { files: readonly Id[]; clients: readonly Id[] },
  names: KeyedNames,
  now: Micros,
): NotedRead | undefined {
  const { who, kind, hoursAgo, place, source = null, filter = null, network = 'office' } = visit;
  const user = demoUsers.find(({ email }) => email === `${who}@registra.example`);
  const isPerson = kind === 'person';
  const object = place === undefined ? null : (isPerson ? objects.clients : objects.files)[place];
  if (!user || object === undefined) return undefined;
  return {
    id: v7(),
    at: Math.round(now - hoursAgo * hour),
    kind,
    person: user.id,
    role: user.role,
    department: user.department,
    objectType: object === null ? null : isPerson ? 'person' : 'file',
    object,
    order: null,
    version: isPerson ? '1' : null,
    source,
    filter,
    network: names.nameOf('network', networks[network]),
    times: 1,
  };
}
