import { ApiProperty } from '@nestjs/swagger';
import { OrderRefDto } from '#libs/contracts/wire/refs.dto';
import { PageOf } from '#libs/contracts/wire/page';
import type { Id, Language } from '#machines/kernel/ids';
import { type Role } from '#machines/kernel/people';
import { type MailState } from './mail-terms.js';
import { type EmailPurpose, type WithheldReason } from './mail-terms.js';

export class EmailRecipientDto {
  @ApiProperty({ format: 'uuid', description: 'A person, or the request of a visitor' })
  _id: Id;
  @ApiProperty({ example: 'Anna Sokolova', description: 'Empty when they were erased, or gave no name' })
  name: string;
  @ApiProperty({ example: 'anna@example.org', description: 'Where it goes, or would go now' })
  email: string | null;
  /** Null: a visitor without an account */
  role: Role | null;
}

/** A sent or waiting email, without its content. */
export class SentEmailDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  to: EmailRecipientDto;
  purpose: EmailPurpose;
  @ApiProperty({ example: 'Action needed', description: "What it is about, in the reader's language; of a message its subject" })
  title: string;
  order: OrderRefDto | null;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  state: MailState;
  @ApiProperty({ format: 'date-time' })
  stateAt: string;
  /** Why it waits, bounced or failed; the mail server's message if there is one */
  reason: string | null;
  /**
   * Attempts to send it so far
   * @example 1
   */
  attempts: number;
  @ApiProperty({ format: 'date-time', description: 'Null once it was sent or has ended' })
  nextAttemptAt: string | null;
  /** Whether a retry can succeed */
  retryable: boolean;
}

/** Subject and text of an email in its recipient's language, without links, codes and passwords. */
export class SentEmailContentDto {
  /** Null: it no longer exists */
  subject: string | null;
  language: Language | null;
  /** Plain text; an empty line separates paragraphs. Null: withheld */
  text: string | null;
  /** Why the text is not shown */
  withheld: WithheldReason | null;
  /** The email was not stored: it was composed again from today's data, and may differ from the sent one */
  composedAgain: boolean;
}

export class SentEmailPageDto extends PageOf(SentEmailDto) {}
