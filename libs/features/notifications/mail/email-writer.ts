import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { BankAccountOf, ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { UnreadMessagesOf } from '#libs/contracts/chat/chat-queries';
import { type OrderParties, type Paper, PartiesOfOrders, WithdrawalPaperOf } from '#libs/contracts/orders/order-queries';
import { LeadEmailOf } from '#libs/contracts/leads/lead-email';
import { AccountEmailById } from '#libs/contracts/auth/account-email';
import { PeopleByIds, type Person, zoneOf } from '#libs/contracts/people/people-by-ids';
import type { Id } from '#machines/kernel/ids';
import { titleFor } from '#machines/kernel/person-name';
import { Config } from '#libs/platform/config/config';
import type { OutgoingMail } from '#libs/platform/mail/outgoing-mail';
import type { WorkingHours } from '#machines/catalogue/site-settings';
import type { ChatKind } from '#machines/chat/events';
import { sideOf } from '#machines/order/who';
import { ReferencesReader } from '../queries/references.js';
import { offers } from '../rules/kinds.js';
import { type MailOff, offByClick } from '../rules/mail-off.js';
import { concerns, type Unreachable, unreachable } from '../rules/concerns.js';
import { type Claimed, Outbox, type TracedNotice } from '../storage/outbox.js';
import type { References } from '../rules/notice-text.js';
import { mailText } from '../texts/texts.js';
import { accountMail } from './compose-account.js';
import { chatMail } from './compose-chat.js';
import { consultationMail } from './compose-consultation.js';
import { selectionMail } from './compose-selection.js';
import { type Addressee, asksToPayIn, digestMail, hasPaper, messageMail, noticeMail, payoutsMail } from './compose.js';
import { Links } from './links.js';
import type { MailContent } from './mail-content.js';
import { renderMail } from './render-mail.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

/** No recipient, or no content that concerns them. */
export type NothingToSend = { closed: Unreachable | 'noLongerConcerns' };

export interface EmailContext {
  people: ReadonlyMap<Id, Person>;
  /** newest first */
  notices: readonly TracedNotice[];
  references: References;
  /** by order */
  parties: ReadonlyMap<Id, OrderParties>;
  /** mailbox of the site's settings; null: there is none */
  mailbox: string | null;
  office: Pick<WorkingHours, 'timeZone'>;
}

/** Content of an email without headers, with its order if it has one. */
interface Written {
  mail: MailContent;
  choice: Choosable;
  order?: Id | null;
  paper?: Paper | null;
}

/** Kinds of email that a recipient can switch off. */
type Choosable = MailOff | 'none';

const offLink = (language: Person['language'], url: string) => ({ label: mailText(language, 'unsubscribe'), url });

/** Composes emails when they are sent, with the names, addresses and rights of that moment. */
@Injectable()
export class EmailWriter {
  private readonly links: Links;

  constructor(
    private readonly queries: QueryBus,
    private readonly outbox: Outbox,
    private readonly referencesReader: ReferencesReader,
    private readonly unsubscribeLinks: UnsubscribeLinks,
    config: Config,
  ) {
    this.links = new Links(config.publicUrl);
  }

  /** Reads the data of all these emails at once. @throws the database's errors */
  async materials(mails: readonly Claimed[]): Promise<EmailContext> {
    const [people, notices, { email, workingHours: office }] = await Promise.all([
      this.queries.execute(new PeopleByIds([...new Set(mails.map(({ person }) => person))])),
      this.outbox.notices(mails.flatMap(({ notifications }) => notifications)),
      this.queries.execute(new ReadSiteSettings()),
    ]);
    const orders = [...new Set(notices.flatMap(({ order_id }) => order_id ?? []))];
    const [references, parties] = await Promise.all([this.referencesReader.of(notices), this.queries.execute(new PartiesOfOrders(orders))]);
    return { people, notices, references, parties, mailbox: email === '' ? null : email, office };
  }

  async of(mail: Claimed, materials: EmailContext): Promise<OutgoingMail | NothingToSend> {
    if (mail.purpose === 'account') return this.accountEmail(mail.id, materials);
    if (mail.purpose === 'lead') return this.visitorEmail(mail, materials);
    const person = materials.people.get(mail.person);
    const why = unreachable(person);
    if (person === undefined || why !== null) return { closed: why ?? 'personGone' };
    const to = { ...person, timeZone: zoneOf(person, materials.office) };
    const content = await this.contentOf({ ...mail, purpose: mail.purpose }, to, materials);
    if (content === undefined) return { closed: 'noLongerConcerns' };
    const unsubscribe = this.unsubscribing(person, content.choice);
    const written = unsubscribe?.oneClick ? { ...content.mail, unsubscribe: offLink(person.language, unsubscribe.url) } : content.mail;
    return {
      id: mail.id,
      to: { name: titleFor(person, person.language), address: person.email },
      subject: written.subject,
      ...answerable(written, materials),
      ...(content.order != null && { about: content.order }),
      ...(content.paper && { paper: content.paper }),
      kind: mail.purpose === 'message' ? 'personal' : 'automatic',
      ...(unsubscribe !== undefined && { unsubscribe }),
    };
  }

  /** The unsubscribe link: one click if the kind allows it, otherwise the page of preferences. */
  private unsubscribing(person: Person, choice: Choosable): OutgoingMail['unsubscribe'] {
    if (choice === 'none') return undefined;
    const side = sideOf(person);
    const oneClick = choice === 'digest' || offByClick(side, choice);
    return { url: oneClick ? this.unsubscribeLinks.to(person.id, choice) : this.links.preferences(side), oneClick };
  }

  /** Uses the address stored with the email, which may be the person's new or former mailbox. */
  private async accountEmail(id: Id, materials: EmailContext): Promise<OutgoingMail | NothingToSend> {
    const email = await this.queries.execute(new AccountEmailById(id));
    if (email === undefined) return { closed: 'noLongerConcerns' };
    const content = accountMail(email, this.links);
    return { id, to: email.to, subject: content.subject, ...answerable(content, materials), kind: 'automatic' };
  }

  /** Visitors have no account; the lead gives their name, unless it was erased. */
  private async visitorEmail({ id, person }: Claimed, materials: EmailContext): Promise<OutgoingMail | NothingToSend> {
    const email = await this.queries.execute(new LeadEmailOf(person, id));
    if (email === undefined) return { closed: 'noLongerConcerns' };
    const content = email.kind === 'selection' ? selectionMail(email, this.links) : consultationMail(email, this.links);
    const calendar = email.kind === 'consultation' ? { calendar: email.calendar } : {};
    const elsewhere = mailText(email.language, 'noRepliesVisitor', { url: this.links.page(`/${email.language}/contacts`) });
    const { mailbox } = materials;
    return { id, to: email.to, subject: content.subject, ...answerable(content, { mailbox }, elsewhere), kind: 'automatic', ...calendar };
  }

  private async contentOf(
    mail: Claimed & { purpose: Exclude<Claimed['purpose'], 'account' | 'lead'> },
    to: Addressee,
    { notices, references, parties }: EmailContext,
  ): Promise<Written | undefined> {
    const rows = notices.filter(
      (notice) =>
        mail.notifications.includes(notice.id) && concerns(notice, to, notice.order_id === null ? undefined : parties.get(notice.order_id)),
    );
    switch (mail.purpose) {
      case 'message': {
        const message = await this.outbox.message(mail.id);
        if (message === undefined || message.body === '') return undefined;
        return { mail: messageMail(message, await this.person(message.sent_by), this.links), choice: 'none', order: message.order_id };
      }
      case 'notification': {
        const [row] = rows;
        if (row === undefined) return undefined;
        const locked = offers[row.reader][row.kind]?.locked.includes('mail') === true;
        const currency = asksToPayIn(row);
        const account = currency === undefined ? null : await this.queries.execute(new BankAccountOf(currency));
        const choice = locked ? 'none' : row.kind;
        if (rows.length > 1) return { mail: payoutsMail(rows, to, references, this.links), choice };
        const order = row.order_id;
        const paper = order !== null && hasPaper(row) ? await this.queries.execute(new WithdrawalPaperOf(order, to.language)) : null;
        return { mail: noticeMail(row, to, references, this.links, account), choice, order, paper };
      }
      case 'chat': {
        const [row] = rows;
        return row === undefined ? undefined : this.chatContent(row, mail.chatFrom ?? 1, to, references);
      }
      case 'digest': {
        if (rows.length === 0) return undefined;
        return { mail: digestMail(rows, to, references, this.links), choice: 'digest' };
      }
    }
  }

  /** Reads the unread messages again: a reader who has read them meanwhile, or left the chat, gets no email. */
  private async chatContent(row: TracedNotice, from: number, to: Addressee, references: References) {
    const [, order, kind] = /^(.*)-(client|team)$/.exec(row.subject_id) ?? [];
    if (order === undefined) return undefined;
    const unread = await this.queries.execute(new UnreadMessagesOf({ order, kind: kind as ChatKind }, to, from));
    if (unread.messages.length === 0) return undefined;
    return { mail: chatMail(row, unread, to, references, this.links), choice: 'chatMessage' as const, order };
  }

  private async person(id: Id): Promise<Person | undefined> {
    return (await this.queries.execute(new PeopleByIds([id]))).get(id);
  }
}

/** Adds both parts and the Reply-To address; without one, the footer contains `elsewhere`. */
function answerable(
  content: MailContent,
  { mailbox }: Pick<EmailContext, 'mailbox'>,
  elsewhere = mailText(content.language, 'noReplies'),
): Pick<OutgoingMail, 'html' | 'text' | 'replyTo'> {
  const answers = mailbox === null ? elsewhere : mailText(content.language, 'replies');
  return { ...renderMail({ ...content, footer: [...content.footer, answers] }), ...(mailbox !== null && { replyTo: mailbox }) };
}
