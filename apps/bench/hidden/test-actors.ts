import type { Database } from '#libs/platform/database/database';
import { Listener } from '#libs/testing/live-listener';
import { Client } from '../product/client.js';
import { clusterPassword } from '../product/cluster.js';
import type { Marks } from './marks.js';
import type { Kind, Reader } from './rules.js';

/** A person who writes and reads. */
export interface TestActor extends Reader {
  client: Client;
}

/** Two clients, two partners and two staff with assigned orders, who share orders; and staff who see every order, or none. */
export interface Village {
  clients: TestActor[];
  partners: TestActor[];
  assignees: TestActor[];
  /** customer service, who operates the orders */
  desk: TestActor;
  all: TestActor[];
  listeners: Listener[];
}

const fresh = { client: 'client', partner: 'partner', assignee: 'services-manager', staff: 'client-service-manager' } as const;
const unassigned = 'contact-manager';

/** Creates people, each signed in at one of `origins`, with live streams open. */
export async function settleVillage(database: Database, origins: readonly string[], marks: Marks): Promise<Village> {
  let arrived = 0;
  const origin = (): string => origins[arrived++ % origins.length] ?? '';
  const made = async (kind: keyof typeof fresh, count = 2, template: string = fresh[kind]) =>
    Promise.all((await addPeople(database, template, count)).map((email) => signedIn(origin(), email, kind)));
  const [clients, partners, assignees] = [await made('client'), await made('partner'), await made('assignee')];
  // Separate accounts: one who writes or downloads for four groups at once would exceed the limits of a person.
  const [[desk], [stranger]] = [await made('staff', 1), await made('assignee', 1, unassigned)];
  if (desk === undefined || stranger === undefined) throw new Error('a village has a desk and a stranger');
  marks.overseers.push(desk);
  const all = [...clients, ...partners, ...assignees, desk, stranger];
  const listeners = await Promise.all(
    all.map(({ client, ...one }) =>
      Listener.open(`${client.origin}/api/v1/live`, { authorization: `Bearer ${client.token}` }, ({ data }) =>
        marks.checkPushed(one, 'the live stream', data),
      ),
    ),
  );
  return { clients, partners, assignees, desk, all, listeners };
}

/** Accounts like the demo's, with the cluster's password. @returns their addresses */
async function addPeople(database: Database, like: string, count: number): Promise<string[]> {
  const rows = await database.query<{ email: string }>(
    `insert into users (id, email, email_key, password_hash, role, department, first_name, last_name, email_confirmed_at)
     select p.id, p.email, p.email, u.password_hash, u.role, u.department, u.first_name, 'Talker', now() from users u, (
       select id, 'talk-' || id || '@registra.example' as email from (select gen_random_uuid() as id from generate_series(1, $2::int)) ids) p
     where u.email = $1 returning email`,
    [`${like}@registra.example`, count],
  );
  return rows.map(({ email }) => email);
}

async function signedIn(origin: string, email: string, kind: Kind): Promise<TestActor> {
  const client = await Client.signIn(origin, email, clusterPassword);
  return { id: client.id, name: email.split('@')[0] ?? email, kind, client };
}

/** Includes the demo's people who get emails, whose role is that of their account. */
export async function readersByMail(database: Database): Promise<ReadonlyMap<string, Reader>> {
  const rows = await database.query<{ id: string; email: string; role: string; department: string | null }>(
    'select id, email, role, department from users where email is not null',
  );
  const seeing = ['ubInnovations', 'ubClient', 'ubBusinessDevelopment'];
  const kindOf = (role: string, department: string | null): Kind => {
    if (role === 'Client' || role === 'Partner') return role === 'Client' ? 'client' : 'partner';
    return department === null || seeing.includes(department) ? 'staff' : 'assignee';
  };
  return new Map(rows.map(({ id, email, role, department }) => [email, { id, name: email, kind: kindOf(role, department) }]));
}
