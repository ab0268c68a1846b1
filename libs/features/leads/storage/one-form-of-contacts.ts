import { intendedEmail } from '#libs/accounts/one-form-of-emails';
import { type BatchedRewrite, isRewritten, rewriteInBatches } from '#libs/event-log/replay/refold';
import type { Id } from '#machines/kernel/ids';
import type { Database } from '#libs/platform/database/database';
import type { RowUpgrade } from '#libs/platform/database/ready-database';
import { isSendable } from '#libs/platform/mail/outgoing-mail';

interface StoredContact {
  id: Id;
  email: string;
  key: string;
}

const contacts = (owner: Database): BatchedRewrite => ({
  name: 'lead_contacts.email',
  version: 1,
  next: async (after, most) => {
    const rows = await owner.query<{ id: Id }>(
      'select lead_id as id from lead_contacts where lead_id > $1 and email is not null order by lead_id limit $2',
      [after, most],
    );
    return rows.map(({ id }) => id);
  },
  async rewrite(tx, ids) {
    const read = `select lead_id as id, email, email_key as key from lead_contacts where lead_id = any ($1) and email is not null for no key update`;
    for (const { id, email, key } of await tx.query<StoredContact>(read, [ids])) {
      const form = intendedEmail(email);
      if (!isSendable(form) || (email === form && key === form)) continue;
      // Found by the former spelling too.
      const sql = `update lead_contacts set email = $2, email_key = $2, search = search || ' ' || fold_text($2) where lead_id = $1`;
      await tx.query(sql, [id, form]);
    }
  },
});

/**
 * Normalises email addresses that an earlier build stored in several forms, so that a person's leads are found, and erased, by their
 * address.
 */
export const oneFormOfContacts: RowUpgrade = {
  name: 'email addresses of leads of an earlier build do not have one form yet',
  isDue: async (database) =>
    !(await isRewritten(database, { name: 'lead_contacts.email', version: 1 })) &&
    (await database.one('select from lead_contacts limit 1')) !== undefined,
  async run(owner) {
    await rewriteInBatches(owner, contacts(owner));
  },
};
