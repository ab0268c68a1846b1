import { machineSource } from '#libs/event-log/replay/replay-source';
import { defineStream } from '#libs/event-log/append/define-stream';
import { machineReplay } from '#libs/event-log/replay/machine-replay';
import type { Id } from '#machines/kernel/ids';
import { type BankAccountsCommand, system } from '#machines/bank-accounts/commands';
import type { BankAccountsEvent } from '#machines/bank-accounts/events';
import { evolve } from '#machines/bank-accounts/evolve';
import { decideBy } from '#machines/bank-accounts/past-versions';
import { bankAccountsMachineVersion, type BankAccountsState } from '#machines/bank-accounts/state';

/** The only list of bank accounts. */
export const bankAccountsStreamId: Id = '00000000-0000-7000-8000-000000000097';

export const bankAccountsStream = defineStream<BankAccountsState>()({
  streamType: 'bankAccounts',
  table: 'bank_accounts',
  machineVersion: bankAccountsMachineVersion,
  columns: {
    status: 'text',
    accounts: 'json',
    known: 'json',
    last_changes: 'json',
    proposal: 'json',
    last_over: { type: 'json', of: 'over' },
    updated_at: 'bigint',
  },
});

export const replayableBankAccounts = machineReplay<BankAccountsState, BankAccountsCommand, BankAccountsEvent>({
  stream: bankAccountsStream,
  evolve,
  decide: (state, command, version) => decideBy(version)(state, command),
  nobody: system,
});

export const bankAccountsSource = machineSource(replayableBankAccounts);
