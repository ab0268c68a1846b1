import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { NamedRefDto } from '#libs/contracts/wire/refs.dto';
import { SignedMoneyDto } from '#libs/contracts/wire/money.dto';
import { PageOf } from '#libs/contracts/wire/page';
import { isPlainText } from '#machines/kernel/plain-text';
import { IsReadable } from '#libs/platform/http/field-rules';
import { WholeExample } from '#libs/platform/http/api-docs';

/** Requires a text of several lines that is not blank, without control and direction-forcing characters. Code: badFormat. */
const IsNoteText = (): PropertyDecorator => IsReadable((text) => text.trim() !== '' && isPlainText(text));

@WholeExample({ text: 'Prefers to be called after 15:00' })
export class NoteBody {
  @IsString()
  @MinLength(1)
  @MaxLength(5000)
  @IsNoteText()
  text: string;
}

export class NoteDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  text: string;

  author: NamedRefDto;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  /** Written by the reader, who may delete it */
  mine: boolean;
}

export class NotesPageDto extends PageOf(NoteDto) {}

export class PayoffSummaryDto {
  /** Earned, net of corrections */
  earned: SignedMoneyDto[];

  paidOut: SignedMoneyDto[];

  /** Earned and not yet paid out */
  due: SignedMoneyDto[];
}

export class MailBounceDto {
  @ApiProperty({ format: 'date-time' })
  since: string;

  @ApiProperty({ example: '550 5.1.1 No such mailbox here', description: "The mail server's answer" })
  reason: string;
}

/** Figures of a person's orders, money per currency. */
export class PersonSummaryDto {
  /**
   * Orders that the person bought, was appointed to or manages, cancelled ones included
   * @example 12
   */
  orders: number;

  @ApiProperty({ example: 2, description: 'Neither finished nor cancelled' })
  openOrders: number;

  /**
   * Orders of the person that were finished, not cancelled
   * @example 9
   */
  finishedOrders: number;

  /** Received less refunded; null unless it is a client, and for readers who do not see payments */
  paid: SignedMoneyDto[] | null;

  /** Still to be paid; null unless it is a client, and for readers who do not see payments */
  outstanding: SignedMoneyDto[] | null;

  /** Null unless it is a partner, and for readers who do not see payoffs */
  reward: PayoffSummaryDto | null;

  /** Emails to their mailbox come back; null while they arrive */
  mailBounce: MailBounceDto | null;

  /** Chats of the orders they manage in which the client waits; null unless staff */
  waitingChats: number | null;

  /** Open leads assigned to them; null unless staff */
  openLeads: number | null;
}

class PersonEventDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  /**
   * Name of the event's type in the log
   * @example 'RoleChanged'
   */
  type: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  /** Null: the product itself */
  by: NamedRefDto | null;

  @ApiProperty({ example: 'Role changed', description: "In the reader's language" })
  title: string;

  @ApiProperty({
    example: 'Manager, customer service → Head of department, customer service',
    description: 'Empty where the title says it all',
  })
  detail: string;
}

export class PersonEventsPageDto extends PageOf(PersonEventDto) {}
