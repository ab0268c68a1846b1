import type { Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import type { Utm } from '../rules/origin.js';
import type { LeadAnswers } from '#libs/contracts/leads/register-lead';

/** Contacts and texts of the visitor; all but the source are null after erasure. */
export interface LeadContact {
  lead_id: Id;
  source: string;
  name: string | null;
  phone: string | null;
  email: string | null;
  email_key: string | null;
  company: string | null;
  message: string | null;
  answers: LeadAnswers | null;
  lead_fields: Record<string, string> | null;
  utm: Utm | null;
  url: string | null;
  order_url: string | null;
  slug: string | null;
  time_zone: string | null;
  search: string;
  erased_at: string | null;
}

const shape = `lead_id uuid, source text, name text, phone text, email text, email_key text, company text, message text, answers jsonb, lead_fields jsonb,
  utm jsonb, url text, order_url text, slug text, time_zone text, search text`;
const columns = shape.replace(/ (uuid|text|jsonb)/g, '');
const folded = columns.replace(/search$/, 'fold_text(search)');

/** Inserts the contact in the transaction that registers the lead. */
export async function insertContact(tx: Queryable, contact: Omit<LeadContact, 'erased_at'>): Promise<void> {
  await tx.query(
    `insert into lead_contacts (${columns}) select ${folded} from json_to_record($1) as r(${shape})`,
    [JSON.stringify(contact)],
    'lead_contact_insert',
  );
}
