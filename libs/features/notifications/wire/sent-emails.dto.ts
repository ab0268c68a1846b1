import { ApiProperty } from '@nestjs/swagger';
import { OrderRefDto } from '#libs/contracts/wire/refs.dto';
import { PageOf } from '#libs/contracts/wire/page';
import type { Id } from '#machines/kernel/ids';
import { roles, type Role } from '#machines/kernel/people';
import { type MailState, mailStates } from './mail-terms.js';
import { emailPurposes, type EmailPurpose } from './mail-terms.js';

export class EmailRecipientDto {
  @ApiProperty({ format: 'uuid', description: 'A person, or the request of a visitor' })
  _id: Id;
  @ApiProperty({ example: 'Anna Sokolova', description: 'Empty when they were erased, or gave no name' })
  name: string;
  @ApiProperty({ type: String, nullable: true, example: 'anna@example.org', description: 'Where it goes, or would go now' })
  email: string | null;
  @ApiProperty({ enum: roles, nullable: true, description: 'Null: a visitor who has no account' })
  role: Role | null;
}

/** An email that the product wrote, without its words. */
export class SentEmailDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ type: EmailRecipientDto })
  to: EmailRecipientDto;
  @ApiProperty({ enum: emailPurposes })
  purpose: EmailPurpose;
  @ApiProperty({ example: 'Action needed', description: "What it is about, in the reader's language; of a message its subject" })
  title: string;
  @ApiProperty({ type: OrderRefDto, nullable: true })
  order: OrderRefDto | null;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  @ApiProperty({ enum: mailStates })
  state: MailState;
  @ApiProperty({ format: 'date-time' })
  stateAt: string;
  @ApiProperty({ type: String, nullable: true, description: "Why it waits, bounced or failed; the mail server's words where it said any" })
  reason: string | null;
  @ApiProperty({ example: 1 })
  attempts: number;
  @ApiProperty({ format: 'date-time', nullable: true, type: String, description: 'Null once it was sent or has ended' })
  nextAttemptAt: string | null;
  @ApiProperty({ description: 'Whether another try makes sense' })
  retryable: boolean;
}

export class SentEmailPageDto extends PageOf(SentEmailDto) {}
