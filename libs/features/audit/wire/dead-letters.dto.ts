import { ApiProperty } from '@nestjs/swagger';
import type { Id } from '#machines/kernel/ids';
import { IsLine } from '#libs/platform/http/field-rules';
import { PageOf } from '#libs/contracts/wire/page';

/** Consumers that people may meet on the page: their names are what the list is filtered by. */
export const consumerNames = [
  'orders.counts',
  'orders.payments',
  'orders.search',
  'orders.receipts',
  'documents.attached-files',
  'ledger',
  'reports',
  'notifications',
  'notifications.chat',
  'notifications.documents',
  'notifications.feedback',
  'payoffs',
] as const;
export type ConsumerName = (typeof consumerNames)[number];

/** How long a reason may be. */
const reasonLimit = 500;

export class ReasonBody {
  @ApiProperty({ minLength: 1, maxLength: reasonLimit, example: 'The payment was booked by hand' })
  @IsLine(reasonLimit, false)
  reason: string;
}

export class RepairerDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 'Olga Nikitina', description: 'Empty when the person was erased' })
  name: string;
}

export class DeadLetterEventDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 'PaymentRefunded' })
  type: string;
  @ApiProperty({ example: 'Payment refunded', description: "In the reader's language" })
  title: string;
  @ApiProperty({ example: 'order' })
  streamType: string;
  @ApiProperty({ format: 'uuid' })
  stream: Id;
  @ApiProperty({ example: 7 })
  version: number;
  @ApiProperty({ example: 1 })
  schemaVersion: number;
  @ApiProperty({ format: 'date-time' })
  recordedAt: string;
  @ApiProperty({ type: Object, description: 'As it is stored: ids, codes, figures; texts by reference only' })
  data: Record<string, unknown>;
}

export class DeadLetterSubjectDto {
  @ApiProperty({ example: 'order' })
  type: string;
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 'R-000412', description: 'Empty when the stream has no number' })
  label: string;
}

export class DeadLetterActDto {
  @ApiProperty({ enum: ['retry', 'skip'] })
  act: 'retry' | 'skip';
  @ApiProperty({ type: RepairerDto })
  by: RepairerDto;
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ type: String, nullable: true })
  reason: string | null;
}

export class DeadLetterDto {
  @ApiProperty({ example: '0190f7a4-5c1e-7b2a-9c3d-1e2f3a4b5c6d.ledger.1', description: 'Opaque' })
  _id: string;
  @ApiProperty({ enum: consumerNames })
  consumer: string;
  @ApiProperty({ example: 'Ledger', description: "In the reader's language" })
  consumerTitle: string;
  @ApiProperty({ example: 1 })
  projectionVersion: number;
  @ApiProperty({ type: DeadLetterEventDto })
  event: DeadLetterEventDto;
  @ApiProperty({ type: DeadLetterSubjectDto })
  subject: DeadLetterSubjectDto;
  @ApiProperty({ example: 'Error: the ledger does not know the order' })
  error: string;
  @ApiProperty({ example: 5 })
  attempts: number;
  @ApiProperty({ format: 'date-time' })
  failedAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null: it waits for a person, or is over' })
  nextAttemptAt: string | null;
  @ApiProperty({ example: 2, description: 'Events of the same stream behind it' })
  waiting: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  resolvedAt: string | null;
  @ApiProperty({ enum: ['open', 'handled', 'skipped'] })
  state: 'open' | 'handled' | 'skipped';
  @ApiProperty({ type: [DeadLetterActDto] })
  acts: DeadLetterActDto[];
}

export class DeadLetterPageDto extends PageOf(DeadLetterDto) {}
