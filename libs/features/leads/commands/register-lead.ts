import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import { type LeadForm, type RegisteredLead, RegisterLead } from '#libs/contracts/leads/register-lead';
import { DatabaseClock } from '#libs/event-log/append/database-clock';
import { once } from '#libs/event-log/keys/idempotency-keys';
import { emailKey } from '#machines/kernel/email-key';
import { phoneDigits } from '#machines/kernel/phone';
import { Database } from '#libs/platform/database/database';
import type { Problem } from '#libs/platform/http/problem';
import { type RateLimit, RateLimiter, tooMany } from '#libs/platform/rate-limit/rate-limiter';
import { visitor } from '#machines/lead/commands';
import { FormReferences } from '../queries/form-references.js';
import { addressWindow, formsPerAddress, emailsPerMailbox, mailboxWindow, phoneCooldown } from '../rules/limits.js';
import { LeadRegistration } from '../storage/lead-registration.js';

/** Stores a form in one transaction: a repeated phone, a taken slot or a repeated key leaves no rows. */
@CommandHandler(RegisterLead)
export class RegisterLeadHandler implements ICommandHandler<RegisterLead> {
  constructor(
    private readonly database: Database,
    private readonly clock: DatabaseClock,
    private readonly references: FormReferences,
    private readonly limiter: RateLimiter,
    private readonly registration: LeadRegistration,
  ) {}

  async execute({ form, address, key, at }: RegisterLead): Promise<RegisteredLead> {
    const limits = limitsOf(form, address);
    // A repetition of a request that was carried out is no second one, so a key is looked at before the phone is.
    for (const limit of limits) if (limit.code === 'tooManyForms' || key === undefined) await this.limiter.look([limit], refusalOf(limit));
    const now = at ?? this.clock.now();
    const about = await this.references.of(form, now);
    const lead = v7();
    const left = await this.database.transaction(async (tx): Promise<RegisteredLead> => {
      if (await once(tx, key, null)) return { lead: null };
      for (const limit of limits) await this.limiter.take([limit], refusalOf(limit), tx);
      const { kind, language, slot } = form;
      await this.registration.write(
        tx,
        { type: 'register', lead, actor: visitor, at: now, payload: { kind, language, ...about, slot } },
        form,
        isMailed(form, address),
      );
      return { lead };
    });
    this.registration.committed();
    return left;
  }
}

/** Whether the visitor gets an email: for a booked slot, or a selection that they send from a page. */
const isMailed = ({ kind, slot, email }: Pick<LeadForm, 'kind' | 'slot' | 'email'>, address: string | null): boolean =>
  email !== null && (slot !== null || (kind === 'steps' && address !== null));

/** `code` is that of the refusal. */
interface FormLimit extends RateLimit {
  code: 'tooManyForms' | 'tooManyLetters' | 'phoneAlreadySent';
}

const refusalOf =
  ({ code }: FormLimit) =>
  (seconds: number): Problem =>
    tooMany(code, seconds);

/** Address, mailbox, phone: all transactions take the locks in this order. */
const limitsOf = ({ kind, phone, email, slot }: LeadForm, address: string | null): FormLimit[] => [
  ...(address === null
    ? []
    : [{ kind: 'form address', value: address, limit: formsPerAddress, seconds: addressWindow, code: 'tooManyForms' } as const]),
  ...(email === null || !isMailed({ kind, slot, email }, address)
    ? []
    : [{ kind: 'form mailbox', value: emailKey(email), limit: emailsPerMailbox, seconds: mailboxWindow, code: 'tooManyLetters' } as const]),
  ...(phone === null
    ? []
    : [{ kind: `form ${kind}`, value: phoneDigits(phone), limit: 1, seconds: phoneCooldown, code: 'phoneAlreadySent' } as const]),
];
