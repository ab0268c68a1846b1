import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import type { Id } from '#machines/kernel/ids';
import { MayBeAbsent } from '#libs/platform/http/field-rules';
import { type Kind } from './kinds.js';
import { type SubjectType } from './kinds.js';
import { NamedRefDto } from '#libs/contracts/wire/refs.dto';
import { PageOf } from '#libs/contracts/wire/page';

export class NotificationSubjectDto {
  type: SubjectType;
  /** Id of the linked object: a uuid, except for a dead letter */
  _id: string;
  /**
   * Number or name of the linked object
   * @example 'R-000412'
   */
  label: string;
}

export class NotificationDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  kind: Kind;
  @ApiProperty({ example: 'Pay €540.00', description: "In the reader's language" })
  title: string;
  /**
   * In the reader's language and time zone
   * @example 'Order R-000412, OÜ registration, is confirmed. Work begins when the prepayment arrives.'
   */
  text: string;
  subject: NotificationSubjectDto;
  /** Null: the payment, or the system itself */
  actor: NamedRefDto | null;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  @ApiProperty({ format: 'date-time' })
  readAt: string | null;
}

export class UnreadDto {
  @ApiProperty({ example: 3, description: 'Counting stops at 1,000' })
  unread: number;
}

export class NotificationPageDto extends PageOf(NotificationDto) {
  @ApiProperty({ example: 3, description: 'Counting stops at 1,000' })
  unread: number;
}

export class ReadUpToBody {
  /** The newest notification that was seen; all of them if omitted */
  @MayBeAbsent()
  @IsUUID()
  upTo?: Id;
}
