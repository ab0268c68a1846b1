import { machineSource } from '#libs/event-log/certificates/certificate-source';
import type { Row, Stream, StreamTable } from '#libs/event-log/append/contract';
import { machineEvent } from '#libs/event-log/feed/machine-event';
import { machineReplay } from '#libs/event-log/replay/machine-replay';
import type { Id } from '#libs/kernel/ids';
import { type BankAccountsCommand, system } from '#machines/bank-accounts/commands';
import { decide } from '#machines/bank-accounts/decide';
import type { BankAccountsEvent } from '#machines/bank-accounts/events';
import { evolve } from '#machines/bank-accounts/evolve';
import type { BankAccountsState } from '#machines/bank-accounts/state';

/** The one list of our bank accounts. */
export const bankAccountsStreamId: Id = '00000000-0000-7000-8000-000000000097';

/** A row of `bank_accounts` as PostgreSQL gives it. */
interface BankAccountsRow {
  id: Id;
  version: number;
  status: BankAccountsState['status'];
  accounts: BankAccountsState['accounts'];
  known: BankAccountsState['known'];
  last_changes: BankAccountsState['lastChanges'];
  proposal: BankAccountsState['proposal'];
  last_over: BankAccountsState['over'];
  updated_at: number;
}

const stateOf = (row: BankAccountsRow): BankAccountsState => ({
  id: row.id,
  version: row.version,
  status: row.status,
  accounts: row.accounts,
  known: row.known,
  lastChanges: row.last_changes,
  proposal: row.proposal,
  over: row.last_over,
  updatedAt: row.updated_at,
});

const rowOf = ({ status, accounts, known, lastChanges, proposal, over, updatedAt }: BankAccountsState): Row => ({
  ...{ status, accounts, known, last_changes: lastChanges, proposal, last_over: over, updated_at: updatedAt },
});

const bankAccountsTable = {
  streamType: 'bankAccounts',
  table: 'bank_accounts',
  columns: {
    status: 'text',
    accounts: 'json',
    known: 'json',
    last_changes: 'json',
    proposal: 'json',
    last_over: 'json',
    updated_at: 'bigint',
  },
} as const satisfies StreamTable;

export const bankAccountsStream: Stream<BankAccountsState> = {
  table: bankAccountsTable,
  machineVersion: 1,
  read: (row) => stateOf(row as unknown as BankAccountsRow),
  write: rowOf,
  lastEventAt: ({ updatedAt }) => updatedAt,
};

/** How the list is folded and decided again. */
export const replayableBankAccounts = machineReplay<BankAccountsState, BankAccountsCommand, BankAccountsEvent>({
  stream: bankAccountsStream,
  row: rowOf,
  eventOf: (event) => machineEvent<BankAccountsEvent>(event, system),
  evolve,
  decide,
});

/** Lists of bank accounts in certificates. */
export const bankAccountsSource = machineSource(replayableBankAccounts);
