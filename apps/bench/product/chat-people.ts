import { v7 } from 'uuid';
import type { Database } from '#libs/platform/database/database';
import { Client } from './client.js';
import { clusterPassword } from './cluster.js';
import { placeOrders } from './workload.js';

/** An order with the people of its chat. The manager sees only assigned orders, so that each stream has one chat. */
export interface Talk {
  chat: string;
  client: Client;
  manager: Client;
}

/** Accounts like the demo's, with the cluster's password. */
export async function addPeople(database: Database, like: string, count: number): Promise<{ id: string; email: string }[]> {
  const people = Array.from({ length: count }, () => v7()).map((id) => ({ id, email: `talk-${id}@registra.example` }));
  await database.query(
    `insert into users (id, email, email_key, password_hash, role, department, first_name, last_name, email_confirmed_at)
     select p.id, p.email, p.email, u.password_hash, u.role, u.department, u.first_name, 'Talker', now()
     from users u, json_to_recordset($2) as p(id uuid, email text) where u.email = $1`,
    [`${like}@registra.example`, JSON.stringify(people)],
  );
  return people;
}

/** Creates `count` orders, each with its own client and manager. */
export async function talks(database: Database, origin: string, count: number): Promise<Talk[]> {
  const [clients, managers] = [await addPeople(database, 'client', count), await addPeople(database, 'services-manager', count)];
  const owner = await Client.signIn(origin, 'owner@registra.example', clusterPassword);
  const found: Talk[] = [];
  for (const [n, { email }] of clients.entries()) {
    const other = managers[n];
    if (other === undefined) throw new Error('as many managers as clients');
    const client = await Client.signIn(origin, email, clusterPassword);
    const manager = await Client.signIn(origin, other.email, clusterPassword);
    const [order = ''] = await placeOrders(client, owner, 1);
    await owner.must('PUT', `/orders/${order}/manager`, { manager: other.id });
    found.push({ chat: `${order}-client`, client, manager });
  }
  return found;
}
