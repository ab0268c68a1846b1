import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import type { Database } from '#libs/platform/database/database';
import { v7 } from 'uuid';
import type { AppendRequest, Decided, Snapshot } from '../append/contract.js';
import { defineStream } from '../append/define-stream.js';

/** The smallest stream with all features: a number for people, a jsonb column, a table of extra rows. For the log's specs. */
export interface Account {
  id: Id;
  version: number;
  number: number | null;
  total: number;
  labels: string[];
  updatedAt: Micros;
}
export type AccountCommand = { type: 'open' } | { type: 'add'; amount: number; label?: string };
export type AccountEvent =
  | { type: 'Opened'; version: number; at: Micros; stream: Id; data: { number: number | null } }
  | { type: 'Added'; version: number; at: Micros; stream: Id; data: { amount: number; label: string | null } };

export const accountStream = defineStream<Account>()({
  streamType: 'account',
  table: 'accounts',
  machineVersion: 1,
  columns: {
    number: { type: 'bigint', counter: 'account' },
    total: 'bigint',
    labels: 'jsonb',
    updated_at_us: { type: 'bigint', of: 'updatedAt' },
  },
  extra: { account_labels: ['label', 'account_id'] },
});

/** Tables of the test stream, its append function, its counter. `owner`: a database opened as the owner. */
export async function createAccounts(owner: Database): Promise<void> {
  await owner.query(`
    create table accounts (id uuid primary key, version integer not null, number bigint unique, total bigint not null,
      labels jsonb not null, updated_at_us bigint not null);
    create table account_labels (label text primary key, account_id uuid not null);
    grant select, insert, update on accounts to registra_app;
    grant select, insert on account_labels to registra_app;
    insert into counters (name, value) values ('account', 0) on conflict do nothing;
    select create_append_function('account', 'accounts', p_counter => 'account', p_extra => '{"account_labels": ["label", "account_id"]}')`);
}

/** Creates a person for the append's check. @returns the id */
export async function createPerson(owner: Database, role = 'Owner'): Promise<Id> {
  const id = v7();
  await owner.query('insert into users (id, email, email_key, role) values ($1, $2, $2, $3)', [id, `${id}@registra.example`, role]);
  return id;
}

/** Pure: no negative amount, and no label after 'closed'. */
export function decideAccount(
  state: Account | null,
  command: AccountCommand,
): { events: Pick<AccountEvent, 'type' | 'data'>[] } | { refused: string } {
  if (command.type === 'open')
    return state === null ? { events: [{ type: 'Opened', data: { number: null } }] } : { refused: 'alreadyOpen' };
  if (state === null) return { refused: 'notOpen' };
  if (command.amount < 0) return { refused: 'amountOutOfRange' };
  if (state.labels.includes('closed')) return { refused: 'closed' };
  return { events: [{ type: 'Added', data: { amount: command.amount, label: command.label ?? null } }] };
}

export function evolveAccount(state: Account | null, event: AccountEvent): Account {
  const common = { version: event.version, updatedAt: event.at };
  if (event.type === 'Opened') return { id: event.stream, number: event.data.number, total: 0, labels: [], ...common };
  if (state === null) throw new Error('an account begins with Opened');
  const { amount, label } = event.data;
  return { ...state, total: state.total + amount, labels: label === null ? state.labels : [...state.labels, label], ...common };
}

/** Like a feature's handler: decide, evolve, and everything the append needs. */
export function handleAccount(
  command: AccountCommand,
  who: { id: Id; tokenVersion: number } | null,
  key: string | null = v7(),
  requestHash = 'a',
) {
  const id = v7();
  return (snapshot: Snapshot<Account>, at: Micros): Decided<Account, { refused: string | null }> => {
    const decision = decideAccount(snapshot.state, command);
    const accepted = 'events' in decision;
    const births = accepted ? decision.events : [];
    const events = births.map((event, i) => ({ ...event, version: snapshot.version + i + 1, at, stream: snapshot.id }) as AccountEvent);
    const next = accepted ? events.reduce<Account | null>(evolveAccount, snapshot.state) : null;
    const label = command.type === 'add' ? command.label : undefined;
    const append: Omit<AppendRequest, 'streamType' | 'streamId' | 'expectedVersion' | 'at' | 'row'> = {
      key: key === null ? null : { actor: who?.id ?? null, key, requestHash },
      actor: who,
      command: { id, type: command.type, actorFacts: who, machineVersion: 1, input: { ...command, at } },
      outcome: accepted ? { kind: 'accepted', code: null } : { kind: 'refused', code: decision.refused },
      events: births.map(({ type, data }) => ({ id: v7(), type, schemaVersion: 1, data })),
      texts: [],
      ...(accepted && label !== undefined && label !== 'closed'
        ? { extraRows: { account_labels: [{ label, account_id: snapshot.id }] } }
        : {}),
    };
    return { append, next, result: { refused: accepted ? null : decision.refused } };
  };
}
