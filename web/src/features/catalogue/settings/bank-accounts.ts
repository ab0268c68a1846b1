import { useQuery } from '@tanstack/react-query';
import { friendlyFormatIBAN } from 'ibantools';
import { call } from '../../../api/call.js';
import type { Schemas } from '../../../api/wire.js';

export type BankAccounts = Schemas['BankAccountsDto'];
export type BankAccount = BankAccounts['items'][number];
export type BankProposal = NonNullable<BankAccounts['proposal']>;

export const bankAccountsKey = ['settings', 'bank-accounts'];

export const useBankAccounts = () =>
  useQuery({ queryKey: bankAccountsKey, queryFn: ({ signal }) => call('GET', '/settings/bank-accounts', { signal }) });

/** An IBAN in groups of four, or the account number. */
export const numberOf = ({ iban, account }: BankAccount): string => friendlyFormatIBAN(iban) || account;
