import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import type { Id } from '#machines/kernel/ids';
import { MayBeAbsent } from '#libs/platform/http/field-rules';
import { type Kind, kinds } from './kinds.js';
import { type SubjectType, subjectTypes } from './kinds.js';
import { NamedRefDto } from '#libs/contracts/wire/refs.dto';
import { PageOf } from '#libs/contracts/wire/page';

export class NotificationSubjectDto {
  @ApiProperty({ enum: subjectTypes })
  type: SubjectType;
  @ApiProperty({ description: 'The object it links to: for an order or a payoff a uuid, for a dead letter its opaque id' })
  _id: string;
  @ApiProperty({ example: 'R-000412' })
  label: string;
}

export class NotificationDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ enum: kinds })
  kind: Kind;
  @ApiProperty({ example: 'Pay €540.00', description: "In the reader's language" })
  title: string;
  @ApiProperty({ example: 'Order R-000412, OÜ registration, is confirmed. Work begins when the prepayment arrives.' })
  text: string;
  @ApiProperty({ type: NotificationSubjectDto })
  subject: NotificationSubjectDto;
  @ApiProperty({ type: NamedRefDto, nullable: true, description: 'Null: the payment, or the system itself' })
  actor: NamedRefDto | null;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
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
  @ApiPropertyOptional({ format: 'uuid', description: 'The newest notification that was seen; all of them when it is left out' })
  @MayBeAbsent()
  @IsUUID()
  upTo?: Id;
}
