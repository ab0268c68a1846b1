import { ApiProperty } from '@nestjs/swagger';
import type { Id } from '#machines/kernel/ids';
import { IsLine } from '#libs/platform/http/field-rules';
import { PageOf } from '#libs/contracts/wire/page';

/** Consumers whose dead letters people may filter by. */
export const consumerNames = [
  'orders.counts',
  'orders.payments',
  'orders.search',
  'orders.receipts',
  'documents.attached-files',
  'companies',
  'companies.due',
  'companies.search',
  'ledger',
  'reports',
  'notifications',
  'notifications.chat',
  'notifications.documents',
  'notifications.feedback',
  'payoffs',
] as const;
export type ConsumerName = (typeof consumerNames)[number];

/** Characters of a person's reason at most. */
const reasonLimit = 500;

export class ReasonBody {
  @ApiProperty({ minLength: 1, maxLength: reasonLimit, example: 'The payment was booked by hand' })
  @IsLine(reasonLimit, false)
  reason: string;
}

export class OperatorDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 'Olga Nikitina', description: 'Empty when the person was erased' })
  name: string;
}

export class DeadLetterEventDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  /**
   * Name of the event's type in the log
   * @example 'PaymentRefunded'
   */
  type: string;
  @ApiProperty({ example: 'Payment refunded', description: "In the reader's language" })
  title: string;
  /**
   * Kind of object that the stream is about
   * @example 'order'
   */
  streamType: string;
  @ApiProperty({ format: 'uuid' })
  stream: Id;
  version: number;
  /**
   * Version of the type's shape that `data` has
   * @example 1
   */
  schemaVersion: number;
  @ApiProperty({ format: 'date-time' })
  recordedAt: string;
  /** The event as it is stored: ids, codes and figures; texts by reference only */
  data: Record<string, unknown>;
}

export class DeadLetterSubjectDto {
  /**
   * Kind of object that the event concerns
   * @example 'order'
   */
  type: string;
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 'R-000412', description: 'Empty when the stream has no number' })
  label: string;
}

export class DeadLetterActDto {
  act: 'retry' | 'skip';
  by: OperatorDto;
  @ApiProperty({ format: 'date-time' })
  at: string;
  reason: string | null;
}

export class DeadLetterDto {
  @ApiProperty({ example: '0190f7a4-5c1e-7b2a-9c3d-1e2f3a4b5c6d.ledger.1', description: 'Opaque' })
  _id: string;
  @ApiProperty({ enum: consumerNames })
  consumer: string;
  @ApiProperty({ example: 'Ledger', description: "In the reader's language" })
  consumerTitle: string;
  /**
   * Version of the consumer's read model at which the event failed
   * @example 1
   */
  projectionVersion: number;
  event: DeadLetterEventDto;
  subject: DeadLetterSubjectDto;
  /**
   * Message of the last failure
   * @example 'Error: the ledger does not know the order'
   */
  error: string;
  /**
   * Failed attempts so far
   * @example 5
   */
  attempts: number;
  @ApiProperty({ format: 'date-time' })
  failedAt: string;
  @ApiProperty({ format: 'date-time', description: 'Null: it waits for a person, or is over' })
  nextAttemptAt: string | null;
  @ApiProperty({ example: 2, description: 'Events of the same stream behind it' })
  waiting: number;
  @ApiProperty({ format: 'date-time' })
  resolvedAt: string | null;
  state: 'open' | 'handled' | 'skipped';
  acts: DeadLetterActDto[];
}

export class DeadLetterPageDto extends PageOf(DeadLetterDto) {}
