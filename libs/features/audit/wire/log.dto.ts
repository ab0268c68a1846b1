import { ApiProperty } from '@nestjs/swagger';
import { SignedMoneyDto } from '#libs/contracts/wire/money.dto';
import { PageOf } from '#libs/contracts/wire/page';
import type { Id } from '#machines/kernel/ids';

export const eventGroups = [
  'orders',
  'people',
  'documents',
  'payments',
  'refunds',
  'checkouts',
  'payoffs',
  'leads',
  'chats',
  'feedbacks',
  'companies',
  'accounts',
  'catalogue',
  'settings',
  'seals',
] as const;
export type EventGroup = (typeof eventGroups)[number];

/** Kinds of objects that people know by a name or a number. */
export type SubjectKind =
  | 'order'
  | 'person'
  | 'document'
  | 'company'
  | 'lead'
  | 'service'
  | 'country'
  | 'serviceType'
  | 'choice'
  | 'setting'
  | 'bankAccounts'
  | 'receipt';

export class AuditActorDto {
  @ApiProperty({ format: 'uuid', description: 'Null: no person, the product itself or a payment' })
  _id: Id | null;
  @ApiProperty({ example: 'Manager', description: 'As it was then' })
  role: string | null;
  @ApiProperty({
    example: 'Manager, Customer service',
    description: "Role and department of then, in the reader's language; empty for the product",
  })
  post: string;
  @ApiProperty({ example: 'Olga Nikitina', description: 'By the name of today' })
  name: string;
}

export class AuditSubjectDto {
  /** Null: nothing that people know by a name */
  kind: SubjectKind | null;
  @ApiProperty({ format: 'uuid', description: 'Of the object: of a chat or a payout, the order that it belongs to' })
  _id: Id;
  @ApiProperty({ example: 'R-000412', description: "Number or name, in the reader's language; empty when it has none" })
  label: string;
  @ApiProperty({ example: 'Client', description: 'Of a person' })
  role: string | null;
}

export class AuditChangeDto {
  @ApiProperty({ example: 'price', description: 'Name of the field' })
  field: string;
  @ApiProperty({ example: 'Price', description: "In the reader's language" })
  title: string;
  @ApiProperty({ example: '€890.00', description: 'Null: there was none, or the log does not keep it' })
  from: string | null;
  @ApiProperty({ example: '€990.00', description: 'Null: there is none, or the log does not keep it' })
  to: string | null;
}

export class AuditStreamDto {
  /**
   * Kind of object that the stream is about
   * @example 'order'
   */
  type: string;
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 7, description: 'Of the stream after the event; of a refusal, the version that it met' })
  version: number;
}

export class AuditCommandDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  /**
   * Name of the command in the ledger of commands
   * @example 'requestRefund'
   */
  type: string;
  @ApiProperty({ example: 'Refund', description: "In the reader's language" })
  title: string;
}

export class AuditEventDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 41_203, description: 'In the log; null for the moment until it is placed' })
  position: number | null;
  @ApiProperty({ format: 'date-time' })
  at: string;
  /**
   * Name of the event's type in the log
   * @example 'PaymentRefunded'
   */
  type: string;
  @ApiProperty({ example: 'Payment refunded', description: "In the reader's language" })
  title: string;
  group: EventGroup;
  actor: AuditActorDto;
  subject: AuditSubjectDto;
  stream: AuditStreamDto;
  amount: SignedMoneyDto | null;
  changes: AuditChangeDto[];
  /** Null: the database wrote the event itself */
  command: AuditCommandDto | null;
}

export class AuditEventPageDto extends PageOf(AuditEventDto) {
  /** The people that filter[actor] names, as they are today */
  people: AuditActorDto[];
}

/** The command that caused an event, as the ledger of commands has it. */
export class CausingCommandDto extends AuditCommandDto {
  @ApiProperty({ format: 'date-time' })
  at: string;
  /** The sender; follow-on commands have another actor */
  actor: AuditActorDto;
  @ApiProperty({ example: 6, description: 'Version of the stream that it was decided on' })
  decidedOn: number;
  @ApiProperty({ example: 6, description: 'Of the rules that decided' })
  machineVersion: number;
  /** The command as it is stored: ids, codes and figures; texts by reference only */
  input: Record<string, unknown>;
}

export class EventTopicDto {
  /**
   * Name of the Kafka topic
   * @example 'registra.events'
   */
  topic: string;
  /**
   * Partition of the topic, counted from 0
   * @example 3
   */
  partition: number;
  @ApiProperty({ example: 4120, description: 'Where the broker acknowledged it. After a fault it may stand at an earlier offset too' })
  offset: number;
  @ApiProperty({ format: 'date-time', description: 'When the broker had acknowledged it' })
  at: string;
}

export class EventTakingDto {
  /**
   * Name under which the consumer keeps its position
   * @example 'notifications'
   */
  consumer: string;
  @ApiProperty({ example: 'Notifications', description: "What it keeps, in the reader's language" })
  title: string;
  /** stuck: this event, or an earlier one of its stream, failed; skipped: by a person */
  state: 'waiting' | 'taken' | 'stuck' | 'skipped';
  @ApiProperty({ format: 'date-time', description: 'When its effect was written; null where that was not stored' })
  at: string | null;
  /** False: by `at` at the latest, because it has taken later events of the stream since */
  exact: boolean;
}

export class AuditEventDetailDto extends AuditEventDto {
  /**
   * Version of the type's shape that `data` has
   * @example 1
   */
  schemaVersion: number;
  /** The event as it is stored: ids, codes and figures; texts by reference only */
  data: Record<string, unknown>;
  cause: CausingCommandDto | null;
  /** Null where no broker carries the log, or not yet */
  kafka: EventTopicDto | null;
  /** The consumers that want it, by name */
  consumers: EventTakingDto[];
}

export class EventTypeDto {
  /**
   * Name of the type in the log
   * @example 'PaymentRefunded'
   */
  type: string;
  @ApiProperty({ example: 'Payment refunded', description: "In the reader's language" })
  title: string;
  group: EventGroup;
}

export class EventGroupDto {
  group: EventGroup;
  @ApiProperty({ example: 'Payments', description: "In the reader's language" })
  title: string;
}

export class EventTypesDto {
  groups: EventGroupDto[];
  /** The types, sorted by title */
  types: EventTypeDto[];
}

export class RefusalDto {
  @ApiProperty({ format: 'uuid', description: 'Of the command' })
  _id: Id;
  @ApiProperty({ format: 'date-time' })
  at: string;
  actor: AuditActorDto;
  /**
   * Name of the refused command in its machine
   * @example 'managerFinishedProject'
   */
  operation: string;
  @ApiProperty({ example: 'Complete order', description: "In the reader's language" })
  title: string;
  subject: AuditSubjectDto;
  stream: AuditStreamDto;
  @ApiProperty({ example: 'lastPaymentRequired', description: 'Of the order then; null for anything else' })
  status: string | null;
  @ApiProperty({ example: 'Payment pending: balance', description: "In the reader's language" })
  statusWords: string | null;
  /**
   * Stable code of the reason
   * @example 'balanceDue'
   */
  code: string;
  @ApiProperty({ example: 'Not everything is paid.', description: "In the reader's language" })
  reason: string;
  /** The remedy that existed at that moment; null: there was none */
  remedy: string | null;
  /** Sent on an older version than the object had: somebody else was faster */
  stale: boolean;
  @ApiProperty({ example: 3, description: 'Refusals of this operation to this person in the 24 hours up to this one; counted to 100' })
  repeats: number;
}

export class RefusalCountDto {
  @ApiProperty({ example: 'balanceDue', description: 'Code, name of the operation, or id of the person' })
  value: string;
  @ApiProperty({ example: 'Not everything is paid.', description: "In the reader's language" })
  title: string;
  /**
   * Refusals with this value among the newest 10,000 filtered rows
   * @example 4
   */
  count: number;
}

export class RefusalCountsDto {
  /** The most frequent first, at most 20 */
  codes: RefusalCountDto[];
  /** The most frequent first, at most 20 */
  operations: RefusalCountDto[];
  /** The most frequent first, at most 20 */
  people: RefusalCountDto[];
}

export class RefusalPageDto extends PageOf(RefusalDto) {
  /** Counts of the newest 10,000 filtered rows, with include=counts */
  counts?: RefusalCountsDto;
  /** The people that filter[actor] names, as they are today */
  people: AuditActorDto[];
}
