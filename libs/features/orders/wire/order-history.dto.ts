import { ApiProperty } from '@nestjs/swagger';
import type { Id } from '#machines/kernel/ids';
import type { Department, Role } from '#machines/kernel/people';
import { RemedyDto } from './judgement.dto.js';

export class EventActorDto {
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null for the payment itself' })
  _id: Id | null;
  @ApiProperty({ type: String, example: 'Manager', description: 'A role, or payment' })
  role: Role | 'payment';
  @ApiProperty({ type: String, nullable: true })
  department: Department | null;
  @ApiProperty({ type: String, nullable: true, example: 'Olga Nikitina' })
  name: string | null;
}

/** One event. `data` is what the machine folds: minor units, basis points, ids and references to texts. */
export class OrderEventDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 7 })
  version: number;
  @ApiProperty({ example: 'OrderConfirmedUnpaid' })
  type: string;
  @ApiProperty({ example: 1 })
  schemaVersion: number;
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ type: EventActorDto })
  actor: EventActorDto;
  @ApiProperty({ type: Object, additionalProperties: true, example: { from: 'newOrder', to: 'orderConfirmedNotPayed' } })
  data: Record<string, unknown>;
  @ApiProperty({ type: Object, additionalProperties: { type: 'string' }, description: 'Bodies of its texts by id; empty when erased' })
  texts: Record<Id, string>;
  @ApiProperty({ type: Object, additionalProperties: { type: 'string' }, description: 'Names of the people in its data by id' })
  names: Record<Id, string>;
}

/** A command that was refused and changed nothing. */
export class RefusedAttemptDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ description: 'Version of the order that it met' })
  version: number;
  @ApiProperty({ type: EventActorDto })
  actor: EventActorDto;
  @ApiProperty({ example: 'requestDocuments' })
  command: string;
  @ApiProperty({ example: 'operationNotPermittedInStatus' })
  code: string;
  @ApiProperty({ type: RemedyDto, nullable: true })
  remedy: RemedyDto | null;
}

export class OrderHistoryDto {
  @ApiProperty({ type: [OrderEventDto] })
  items: OrderEventDto[];
  @ApiProperty({ type: [RefusedAttemptDto], required: false, description: 'For staff only: the newest 50, in order' })
  refused?: RefusedAttemptDto[];
  @ApiProperty({
    type: String,
    format: 'uuid',
    required: false,
    nullable: true,
    description: 'For staff only: `before` of the older refused attempts; null where there are none',
  })
  refusedBefore?: Id | null;
}

/** Refused attempts of an order in the order they were made. */
export class RefusedAttemptsDto {
  @ApiProperty({ type: [RefusedAttemptDto] })
  items: RefusedAttemptDto[];
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: '`before` of the older ones; null where there are none' })
  before: Id | null;
}

export class ReplayFaultDto {
  @ApiProperty()
  version: number;
  @ApiProperty({ enum: ['row', 'versions', 'decision', 'failed'] })
  kind: string;
  @ApiProperty()
  detail: string;
}

/** Whether the order's events, folded from empty, give its row, and its commands, decided again, the same decisions. */
export class ReplayCertificateDto {
  @ApiProperty()
  matches: boolean;
  @ApiProperty({ example: 18 })
  events: number;
  @ApiProperty({ example: 20 })
  commands: number;
  @ApiProperty({ description: 'SHA-256 (hex) over the folded row', example: '9f3c41d0a71e' })
  fingerprint: string;
  @ApiProperty({ format: 'date-time' })
  checkedAt: string;
  @ApiProperty({ type: [ReplayFaultDto] })
  faults: ReplayFaultDto[];
}
