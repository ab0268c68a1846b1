import { changeIn } from '#libs/event-log/commands/change-recorder';
import { type BatchedRewrite, isRewritten, rewriteInBatches } from '#libs/event-log/replay/refold';
import { emailKey } from '#machines/kernel/email-key';
import type { Id } from '#machines/kernel/ids';
import type { Database, Transaction } from '#libs/platform/database/database';
import type { RowUpgrade } from '#libs/platform/database/ready-database';
import { isSendable } from '#libs/platform/mail/outgoing-mail';
import { appendTo } from './account-events.js';
import { isWithdrawnSql, withdrawnKey } from './person-status.js';

/** A stored address, and how strong the account's claim to it is: the strongest has it. */
interface StoredEmail {
  id: Id;
  email: string;
  emailKey: string;
  confirmed: boolean;
  active: boolean;
  createdAt: Date;
}

const columns = `id, email, email_key as "emailKey", email_confirmed_at is not null as confirmed, status = 'active' as active, created_at as "createdAt"`;

/** What mail servers and readers make of an address that an earlier build took: signs that nobody sees are gone, every full stop is one. */
export const intendedEmail = (email: string): string =>
  emailKey(email.replace(/[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/gu, '').replace(/[\u3002\uff61]/g, '.'));

/** A confirmed address before one that anybody may have typed, an account in use before others, then the older one. */
const isStronger = (one: StoredEmail, other: StoredEmail): boolean => {
  if (one.confirmed !== other.confirmed) return one.confirmed;
  if (one.active !== other.active) return one.active;
  return one.createdAt < other.createdAt || (one.createdAt.getTime() === other.createdAt.getTime() && one.id < other.id);
};

const accounts = (owner: Database, count: () => void): BatchedRewrite => ({
  name: 'users.email',
  version: 1,
  next: async (after, most) => {
    const rows = await owner.query<{ id: Id }>('select id from users where id > $1 order by id limit $2', [after, most]);
    return rows.map(({ id }) => id);
  },
  async rewrite(tx, ids) {
    // Processes of the build before may still write: none takes an address between the look and the write.
    await tx.query('lock table users in share row exclusive mode');
    const read = `select ${columns} from users where id = any ($1) and erased_at is null and not ${isWithdrawnSql} order by id`;
    for (const { id } of await tx.query<StoredEmail>(read, [ids])) {
      // Read again: an account before it in the batch may have withdrawn this one's address.
      const [account] = await tx.query<StoredEmail>(read, [[id]]);
      if (account !== undefined && (await settle(tx, account))) count();
    }
  },
});

/** Gives an account the one form of its address, or leaves it to a stronger account. @returns whether an address was withdrawn */
async function settle(tx: Transaction, account: StoredEmail): Promise<boolean> {
  const key = intendedEmail(account.email);
  if (!isSendable(key)) return withdraw(tx, account, null);
  if (account.emailKey === key) {
    if (account.email !== key) await take(tx, account, key);
    return false;
  }
  const holder = await tx.one<StoredEmail>(`select ${columns} from users where email_key = $1`, [key]);
  if (holder !== undefined && isStronger(holder, account)) return withdraw(tx, account, holder.id);
  const withdrawn = holder !== undefined && (await withdraw(tx, holder, account.id));
  await take(tx, account, key);
  return withdrawn;
}

const take = (tx: Transaction, { id }: StoredEmail, key: string): Promise<unknown> =>
  tx.query('update users set email = $2, email_key = $2 where id = $1', [id, key]);

async function withdraw(tx: Transaction, { id }: StoredEmail, heldBy: Id | null): Promise<true> {
  await tx.query('update users set email_key = $2 where id = $1', [id, withdrawnKey(id)]);
  await appendTo(changeIn(tx), id, { type: 'EmailWithdrawn', data: { heldBy } }, null);
  return true;
}

/**
 * Addresses of accounts that an earlier build stored in several forms, in one form. Of accounts that share an address the one with the strongest claim keeps
 * it; the others keep everything but the address to sign in with, until staff give them another.
 */
export const oneFormOfEmails: RowUpgrade = {
  name: 'email addresses of an earlier build do not have one form yet',
  isDue: async (database) =>
    !(await isRewritten(database, { name: 'users.email', version: 1 })) && (await database.one('select from users limit 1')) !== undefined,
  async run(owner, log) {
    let withdrawn = 0;
    await rewriteInBatches(
      owner,
      accounts(owner, () => (withdrawn += 1)),
    );
    if (withdrawn > 0)
      log.warn(
        { withdrawn },
        'accounts whose email address another account has, or no email can reach, wait for staff: see the lists of people, filter "Email withdrawn"',
      );
  },
};
