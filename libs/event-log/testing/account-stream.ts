import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import type { Database } from '#libs/platform/database/database';
import { v7 } from 'uuid';
import { requestOf } from '../append/command-runner.js';
import type { AppendRequest, Envelope, Recorded, Snapshot } from '../append/contract.js';
import { defineStream } from '../append/define-stream.js';
import { resultOf } from '../commands/stream-command-handler.js';

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

type Person = { id: Id; tokenVersion: number };

/** A command as a feature sends it: its sender, and the rule that decides and folds. `key`: null for none. */
export function accountCommand(
  id: Id,
  command: AccountCommand,
  who: Person | null,
  { key = v7(), requestHash = 'a', isNew = false }: { key?: string | null; requestHash?: string; isNew?: boolean } = {},
): [Envelope, (snapshot: Snapshot<Account>, at: Micros) => Recorded<Account>] {
  const envelope = {
    stream: id,
    isNew,
    actor: who,
    tokenVersion: who?.tokenVersion ?? null,
    ...(key !== null && { key: { key, requestHash } }),
  };
  return [envelope, (snapshot, at) => ruleOf(snapshot, { ...command, at })];
}

/** What the append gets of such a command, to be sent more than once. */
export function accountRequest(snapshot: Snapshot<Account>, command: AccountCommand, who: Person, key?: null): AppendRequest {
  const at = Date.now() * 1000;
  const [envelope, rule] = accountCommand(snapshot.id, command, who, key === null ? { key } : {});
  return requestOf({ id: v7(), stream: accountStream, envelope }, snapshot, rule(snapshot, at), at);
}

function ruleOf({ id, version, state }: Snapshot<Account>, command: AccountCommand & { at: Micros }): Recorded<Account> {
  const decision = decideAccount(state, command);
  if ('refused' in decision) return resultOf(command, { accepted: false, refusal: decision.refused });
  const events = decision.events.map((event, i) => ({ ...event, version: version + i + 1, at: command.at, stream: id }) as AccountEvent);
  const next = events.reduce<Account | null>(evolveAccount, state);
  if (next === null) throw new Error('an account begins with Opened');
  const label = command.type === 'add' ? command.label : undefined;
  const drafts = events.map(({ type, data }) => ({ type, schemaVersion: 1, data }));
  const extraRows = label !== undefined && label !== 'closed' ? { account_labels: [{ label, account_id: id }] } : {};
  return resultOf(command, { accepted: true, events: drafts, next }, { extraRows });
}
