import { Injectable } from '@nestjs/common';
import { DatabaseClock } from '#libs/event-log/append/database-clock';
import { StreamLoader } from '#libs/event-log/append/stream-loader';
import type { Id } from '#machines/kernel/ids';
import type { Currency } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import { Database, type Queryable, type Transaction } from '#libs/platform/database/database';
import { invalid } from '#libs/platform/http/problem';
import type { BankAccount } from '#machines/catalogue/payment-settings';
import { type KeptAccounts } from '#machines/bank-accounts/commands';
import { settledBy } from '#machines/bank-accounts/decide';
import { isNewAccount, voucherOf } from '#machines/bank-accounts/rules';
import { type BankAccountsState } from '#machines/bank-accounts/state';
import { bankAccountsStream, bankAccountsStreamId } from './bank-accounts-stream.js';
import { bankAccountsId, siteSettingsId } from './settings.js';

/** The accounts in force and the waiting proposal. `version` 0: no event yet. */
export type CurrentAccounts = Pick<BankAccountsState, 'version' | 'status' | 'accounts' | 'known' | 'lastChanges' | 'proposal' | 'over'>;

const keptSql = `
  select s.value as accounts, array(
    select distinct c.currency from (
      select jsonb_array_elements(s.value) ->> 'currency' as currency
      union all select json_array_elements_text(e.data::json -> 'currencies') from events e
        where e.stream_id = s.id and e.stream_type = 'siteSetting' and e.type = 'BankAccountsChanged') c
    order by c.currency) as known
  from catalogue_settings s where s.id = $1`;

/** A person who may no longer change accounts counts as deactivated from the moment it is noticed. */
const deactivatedSql = `
  select case when u.deactivated_at is not null then (extract(epoch from u.deactivated_at) * 1000000)::bigint
    when u.role not in ('Owner', 'Admin') then $2::bigint end as at
  from users u where u.id = $1`;

const addedSql = `
  select a ->> 'currency' as currency, e.recorded_at_us as at, (extract(epoch from clock_timestamp()) * 1000000)::bigint as now, exists (select from orders) as ordered
  from events e, json_array_elements(e.data::json -> 'accounts') a
  where e.stream_id = $1 and e.type = 'BankAccountsAdded' 
    and a ->> 'currency' in ($2, (select value ->> 'settlementCurrency' from catalogue_settings where id = $3))`;

/**
 * A first account takes effect at once as long as nobody has ordered. From the first order on no price or setting may turn clients to it before it has rested as
 * long as any other change that one person makes alone: neither in this currency nor in the settlement currency, to which one without an account is converted. @throws Problem 422 accountTooNew for `field`
 */
export async function refuseNewAccount(tx: Queryable, currency: Currency, field: string): Promise<void> {
  const rows = await tx.query<{ currency: Currency; at: string; now: string; ordered: boolean }>(addedSql, [
    bankAccountsStreamId,
    currency,
    siteSettingsId,
  ]);
  const added = rows.find((one) => isNewAccount([{ ...one, at: Number(one.at) }], one.currency, Number(one.now), one.ordered));
  if (added) throw invalid({ field, code: 'accountTooNew', params: { currency: added.currency } });
}

/** Evaluates the accounts at the time of reading: a change applies from its hour on, even if its event was not written yet. */
@Injectable()
export class BankAccounts {
  constructor(
    private readonly database: Database,
    private readonly loader: StreamLoader,
    private readonly clock: DatabaseClock,
  ) {}

  async current(): Promise<CurrentAccounts> {
    const { snapshot } = await this.loader.load(bankAccountsStream, bankAccountsStreamId, null);
    const { state } = snapshot;
    if (state !== null) return settledBy(state, this.clock.now(), await this.deactivatedAt(state));
    const { accounts, known } = await this.kept();
    return { version: 0, status: 'settled', accounts, known, lastChanges: [], proposal: null, over: null };
  }

  /** The accounts of the former settings, with which the list begins, and every currency that ever had one. */
  async kept(inside: Queryable = this.database): Promise<KeptAccounts> {
    const row = await inside.one<{ accounts: BankAccount[]; known: Currency[] }>(keptSql, [bankAccountsId], 'kept_accounts');
    return row ?? { accounts: [], known: [] };
  }

  /** Whether an order was ever placed. If not, none is placed before the transaction ends. */
  async ordered(tx?: Transaction): Promise<boolean> {
    const any = async (inside: Queryable) => (await inside.one('select from orders limit 1')) !== undefined;
    if (tx === undefined || (await any(tx))) return any(tx ?? this.database);
    await tx.query('lock table orders in share mode');
    return any(tx);
  }

  /** When the person responsible for the open proposal was deactivated; null if they are active, or nobody is responsible yet. */
  async deactivatedAt({ proposal }: Pick<BankAccountsState, 'proposal'>, inside: Queryable = this.database): Promise<Micros | null> {
    const voucher: Id | null = proposal && voucherOf(proposal);
    if (voucher === null) return null;
    const row = await inside.one<{ at: string | number | null }>(deactivatedSql, [voucher, this.clock.now()], 'voucher_of_accounts');
    return row?.at == null ? null : Number(row.at);
  }
}
