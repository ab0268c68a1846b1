import { ApiProperty } from '@nestjs/swagger';
import type { Id } from '#machines/kernel/ids';
import type { Department, Role } from '#machines/kernel/people';
import { RemedyDto } from './judgement.dto.js';

export class EventActorDto {
  @ApiProperty({ format: 'uuid', description: 'Null for the payment itself' })
  _id: Id | null;
  @ApiProperty({ example: 'Manager', description: 'A role, or payment' })
  role: Role | 'payment';
  department: Department | null;
  /**
   * Name as it is today
   * @example 'Olga Nikitina'
   */
  name: string | null;
}

/** `data` is what the machine folds: minor units, basis points, ids and references to texts. */
export class OrderEventDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  /**
   * Version of the order after the event
   * @example 7
   */
  version: number;
  /**
   * Name of the event's type in the log
   * @example 'OrderConfirmedUnpaid'
   */
  type: string;
  /**
   * Version of the type's shape that `data` has
   * @example 1
   */
  schemaVersion: number;
  @ApiProperty({ format: 'date-time' })
  at: string;
  actor: EventActorDto;
  @ApiProperty({ additionalProperties: true, example: { from: 'newOrder', to: 'orderConfirmedNotPayed' } })
  data: Record<string, unknown>;
  @ApiProperty({ additionalProperties: { type: 'string' }, description: 'Bodies of its texts by id; empty when erased' })
  texts: Record<Id, string>;
  @ApiProperty({ additionalProperties: { type: 'string' }, description: 'Names of the people in its data by id' })
  names: Record<Id, string>;
}

/** A command that was refused and changed nothing. */
export class RefusedAttemptDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ format: 'date-time' })
  at: string;
  /** Version of the order that the decision was based on */
  version: number;
  actor: EventActorDto;
  /**
   * Name of the refused command in its machine
   * @example 'requestDocuments'
   */
  command: string;
  /**
   * Stable code of the reason
   * @example 'operationNotPermittedInStatus'
   */
  code: string;
  remedy: RemedyDto | null;
}

export class OrderHistoryDto {
  items: OrderEventDto[];
  /** The newest 50 refused attempts, oldest first; for staff only */
  refused?: RefusedAttemptDto[];
  @ApiProperty({ format: 'uuid', description: 'For staff only: `before` of the older refused attempts; null where there are none' })
  refusedBefore?: Id | null;
}

/** Sorted by time. */
export class RefusedAttemptsDto {
  items: RefusedAttemptDto[];
  @ApiProperty({ format: 'uuid', description: '`before` of the older ones; null where there are none' })
  before: Id | null;
}

export class ReplayFaultDto {
  version: number;
  @ApiProperty({ enum: ['row', 'versions', 'decision', 'failed'] })
  kind: string;
  detail: string;
}

/** Whether the order's folded events give its row, and its commands, decided again, the same decisions. */
export class ReplayCertificateDto {
  matches: boolean;
  /**
   * Events that were folded again
   * @example 18
   */
  events: number;
  /**
   * Commands that were decided again
   * @example 20
   */
  commands: number;
  @ApiProperty({ description: 'SHA-256 (hex) over the folded row', example: '9f3c41d0a71e' })
  fingerprint: string;
  @ApiProperty({ format: 'date-time' })
  checkedAt: string;
  faults: ReplayFaultDto[];
}
