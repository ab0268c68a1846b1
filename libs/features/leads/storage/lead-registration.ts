import { Injectable } from '@nestjs/common';
import { v5 } from 'uuid';
import type { LeadForm } from '#libs/contracts/leads/register-lead';
import { GroupAppender } from '#libs/event-log/append/group-appender';
import { StreamCommandHandler } from '#libs/event-log/commands/stream-command-handler';
import { emailKey } from '#machines/kernel/email-key';
import type { Id } from '#machines/kernel/ids';
import { Config } from '#libs/platform/config/config';
import type { Transaction } from '#libs/platform/database/database';
import { Problem } from '#libs/platform/http/problem';
import type { LeadCommandOf } from '#machines/lead/commands';
import { decide } from '#machines/lead/decide';
import { leadNumber } from '#machines/lead/state';
import { ownPath, sourceOf, utmOf } from '../rules/origin.js';
import { phoneDigits } from '#machines/kernel/phone';
import { insertContact } from './lead-contacts.js';
import { leadStream } from './lead-stream.js';

const namespace: Id = '5f7c1d7e-0b0e-5d55-9a6f-0c4b9a1d7a10';

/** Derived from the lead, which has one confirmation. */
export const confirmationOf = (lead: Id): Id => v5(`consultation of ${lead}`, namespace);

/** @param version the lead's, after the move */
export const moveMailOf = (lead: Id, version: number): Id => v5(`consultation of ${lead} moved in ${version}`, namespace);

/** Derived from the lead, because a consultation is cancelled once. */
export const cancellationMailOf = (lead: Id): Id => v5(`consultation of ${lead} cancelled`, namespace);

/** Writes a new lead in the caller's transaction. */
@Injectable()
export class LeadRegistration {
  constructor(
    private readonly appender: GroupAppender,
    private readonly handler: StreamCommandHandler,
    private readonly config: Config,
  ) {}

  /** Writes the lead's events, its contact, and the email to the visitor if `mailed`. @throws Problem 409 slotTaken */
  async write(tx: Transaction, command: LeadCommandOf<'register'>, form: LeadForm, mailed: boolean): Promise<void> {
    const { lead } = command;
    if (form.slot !== null) await takeSlot(tx, form.slot, lead);
    const number = await this.begin(tx, command);
    await insertContact(tx, { lead_id: lead, ...contactOf(form, number, this.config.publicUrl) });
    if (mailed) {
      await tx.query(`insert into mail_intents (id, person_id, purpose) values ($1, $2, 'lead')`, [confirmationOf(lead), lead]);
    }
  }

  /** Wakes the sequencer of the log. */
  committed(): void {
    this.appender.committed();
  }

  private async begin(tx: Transaction, command: LeadCommandOf<'register'>): Promise<number> {
    const decision = decide(null, command);
    if (!decision.accepted) throw new Error(`a new lead was refused: ${decision.refusal.code}`);
    const { lead: stream, actor, at } = command;
    const envelope = { stream, actor, tokenVersion: null, at };
    const number = await this.handler.begin(tx, leadStream, envelope, command, decision);
    if (number === null) throw new Error('a new lead has a number');
    return number;
  }
}

/** The primary key resolves races: the second request waits for the first and is refused. */
async function takeSlot(tx: Transaction, slot: number, lead: Id): Promise<void> {
  const taken = await tx.query(
    'insert into consultation_slots (slot, lead_id) values ($1, $2) on conflict (slot) do nothing returning 1',
    [slot, lead],
    'consultation_slot_take',
  );
  if (taken.length === 0) throw new Problem('slotTaken', { errors: [{ field: 'slot', code: 'slotTaken' }] });
}

function contactOf(form: LeadForm, number: number, publicUrl: string) {
  const utm = utmOf(form.utm);
  const { name, phone, email, company } = form;
  const search = [leadNumber(number), name, phone, phone === null ? null : phoneDigits(phone), email, company];
  return {
    source: sourceOf(utm),
    name,
    phone,
    email,
    email_key: email === null ? null : emailKey(email),
    company,
    message: form.message,
    answers: form.answers,
    lead_fields: form.leadFields,
    utm,
    url: ownPath(form.url, publicUrl),
    order_url: ownPath(form.orderUrl, publicUrl),
    slug: form.slug,
    time_zone: form.timeZone,
    search: search.filter((part) => part !== null).join(' '),
  };
}
