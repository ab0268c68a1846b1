import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { AccountEmailsAbout } from '#libs/contracts/auth/account-email';
import { BankAccountOf, ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { LeadEmailOf } from '#libs/contracts/leads/lead-email';
import { PeopleByIds, type Person, zoneOf } from '#libs/contracts/people/people-by-ids';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { permits } from '#machines/access/table';
import { firstNameFor, titleFor } from '#machines/kernel/person-name';
import { Config } from '#libs/platform/config/config';
import { notFound } from '#libs/platform/http/problem';
import { accountMail } from './compose-account.js';
import { consultationMail } from './compose-consultation.js';
import { selectionMail } from './compose-selection.js';
import { type Addressee, asksToPayIn, digestMail, messageMail, noticeMail, payoutsMail } from './compose.js';
import { Links } from './links.js';
import type { MailContent } from './mail-content.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';
import { renderNotice } from '../rules/notice-text.js';
import { maskOwnLinks, mayReadNotices, readableText } from './readable-email.js';
import { emailScope } from '../rules/sent-emails.js';
import { Outbox } from '../storage/outbox.js';
import { type SentEmailRow, SentEmails } from '../storage/sent-emails.js';
import type { WithheldReason } from '../wire/mail-terms.js';
import type { SentEmailContentDto } from '../wire/sent-emails.dto.js';
import { EmailContentOf } from '../queries/email-reads.js';
import { ReferencesReader } from '../queries/references.js';

/** The content of an email, or the reason for withholding its text. */
type Found = MailContent | (Pick<MailContent, 'subject' | 'language'> & { withheld: WithheldReason }) | undefined;

/**
 * Email contents for staff: only messages are stored, others are composed again from today's data. They never contain a link, a code or a
 * password.
 */
@QueryHandler(EmailContentOf)
class EmailContentOfHandler implements IQueryHandler<EmailContentOf> {
  private readonly links: Links;

  constructor(
    private readonly queries: QueryBus,
    private readonly emails: SentEmails,
    private readonly outbox: Outbox,
    private readonly references: ReferencesReader,
    private readonly config: Config,
  ) {
    this.links = new Links(config.publicUrl);
  }

  async execute({ id, actor }: EmailContentOf): Promise<SentEmailContentDto> {
    const row = await this.emails.one(id, emailScope(actor));
    if (row === undefined) throw notFound();
    const found = await this.found(row, actor);
    const composedAgain = row.purpose !== 'message';
    if (found === undefined) return { subject: null, language: null, text: null, withheld: 'gone', composedAgain };
    const { subject, language } = found;
    const shown = (text: string): string => maskOwnLinks(text, this.config.publicUrl);
    const withheld = 'withheld' in found ? found.withheld : null;
    const text = 'withheld' in found ? null : shown(readableText(found));
    return { subject: shown(subject), language, text, withheld, composedAgain };
  }

  private async found(row: SentEmailRow, actor: Actor): Promise<Found> {
    if (row.purpose === 'lead') return this.visitorMail(row);
    const people = await this.queries.execute(new PeopleByIds([row.person_id]));
    const person = people.get(row.person_id);
    if (person === undefined || person.email === '') return undefined;
    if (row.purpose === 'account') return this.accountMail(row.id, person);
    if (row.purpose === 'message') return this.message(row.id, actor);
    return this.noticesMail(row, person, actor);
  }

  private async visitorMail({ id, person_id }: SentEmailRow): Promise<Found> {
    const email = await this.queries.execute(new LeadEmailOf(person_id, id));
    return email && (email.kind === 'selection' ? selectionMail(email, this.links) : consultationMail(email, this.links));
  }

  /** Composes the email without its secrets. */
  private async accountMail(id: Id, person: Person): Promise<Found> {
    const about = (await this.queries.execute(new AccountEmailsAbout([id]))).get(id);
    if (about === undefined) return undefined;
    const { language } = person;
    const to = { name: titleFor(person, language), address: about.address ?? person.email };
    const secrets = { path: '', hours: null, password: null, code: null };
    return accountMail({ kind: about.kind, to, firstName: firstNameFor(person, language), language, ...secrets }, this.links);
  }

  private async message(id: Id, actor: Actor): Promise<Found> {
    const message = await this.outbox.message(id);
    if (message === undefined || message.body === '') return undefined;
    if (!permits(actor, 'orders.read')) return { subject: message.subject, language: message.language, withheld: 'rights' };
    const senders = await this.queries.execute(new PeopleByIds([message.sent_by]));
    return messageMail(message, senders.get(message.sent_by), this.links);
  }

  private async noticesMail({ purpose, notifications }: SentEmailRow, person: Person, actor: Actor): Promise<Found> {
    const rows = await this.outbox.notices(notifications);
    const [first] = rows;
    if (first === undefined) return undefined;
    const [references, { workingHours }] = await Promise.all([this.references.of(rows), this.queries.execute(new ReadSiteSettings())]);
    const to: Addressee = { ...person, timeZone: zoneOf(person, workingHours) };
    if (purpose === 'chat') return { subject: renderNotice(to, first, references).title, language: to.language, withheld: 'chat' };
    const currency = asksToPayIn(first);
    const account = currency === undefined ? null : await this.queries.execute(new BankAccountOf(currency));
    const mail =
      purpose === 'digest'
        ? digestMail(rows, to, references, this.links)
        : rows.length > 1
          ? payoutsMail(rows, to, references, this.links)
          : noticeMail(first, to, references, this.links, account);
    return mayReadNotices(actor, rows) ? mail : { subject: mail.subject, language: mail.language, withheld: 'rights' };
  }
}

/** Providers for the API, which shows emails without sending them. */
export const emailProviders = [EmailContentOfHandler, UnsubscribeLinks];
