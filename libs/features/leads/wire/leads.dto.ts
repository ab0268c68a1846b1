import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Id, Language } from '#machines/kernel/ids';
import { leadOperations, type LeadRefusal, leadRefusals, type LeadRemedy, leadRemedies } from '#machines/lead/commands';
import { type LeadEventType } from '#machines/lead/events';
import {
  type CallOutcome,
  callOutcomes,
  type LeadKind,
  leadKinds,
  leadStates,
  type LeadStatus,
  type LossReason,
  lossReasons,
} from '#machines/lead/state';
import type { BadgeColour } from '#machines/order/statuses';
import { CountryRefDto, NamedRefDto, OrderRefDto, TitledRefDto } from '#libs/contracts/wire/refs.dto';
import { PageOf } from '#libs/contracts/wire/page';
import { AnswersBody } from './forms.dto.js';

/** Offered in addition to the machine's operations: creating the order of a lead, permitted whenever winning it is. */
const offeredOperations = [...leadOperations, 'order'] as const;
export type OfferedOperation = (typeof offeredOperations)[number];

export class LeadSlotDto {
  @ApiProperty({ format: 'date-time' })
  start: string;
  @ApiProperty({ format: 'date-time' })
  end: string;
  @ApiProperty({ type: String, nullable: true, example: 'Europe/Berlin', description: 'Of the visitor' })
  timeZone: string | null;
  @ApiProperty({ description: 'False: the hour was given back' })
  held: boolean;
}

export class LeadCallDto {
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ type: NamedRefDto, nullable: true })
  by: NamedRefDto | null;
  @ApiProperty({ enum: callOutcomes })
  outcome: CallOutcome;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  callAgainAt: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Null where there is none, or it was erased' })
  note: string | null;
}

export class LeadLossDto {
  @ApiProperty({ enum: lossReasons })
  reason: LossReason;
  @ApiProperty({ type: String, nullable: true })
  note: string | null;
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ type: NamedRefDto, nullable: true })
  by: NamedRefDto | null;
}

export class LeadRemedyDto {
  @ApiProperty({ enum: leadRemedies })
  key: LeadRemedy['key'];
  @ApiProperty({ description: "In the reader's language" })
  text: string;
}

export class LeadOperationDto {
  @ApiProperty({ enum: offeredOperations })
  operation: OfferedOperation;
  @ApiProperty()
  permitted: boolean;
  @ApiPropertyOptional({ enum: leadRefusals })
  code?: LeadRefusal;
  @ApiPropertyOptional({ description: "Why not, in the reader's language" })
  detail?: string;
  @ApiPropertyOptional({ type: LeadRemedyDto, description: 'What would make it possible' })
  remedy?: LeadRemedyDto;
}

export class LeadUtmDto {
  @ApiPropertyOptional({ example: 'google' })
  source?: string;
  @ApiPropertyOptional()
  medium?: string;
  @ApiPropertyOptional()
  campaign?: string;
  @ApiPropertyOptional()
  term?: string;
  @ApiPropertyOptional()
  content?: string;
}

/** A request of a visitor. What is personal is null once it was erased. */
export class LeadDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 'L-000012' })
  number: string;
  @ApiProperty({ enum: leadKinds })
  kind: LeadKind;
  @ApiProperty({ enum: leadStates })
  state: LeadStatus;
  @ApiProperty({ enum: ['orange', 'yellow', 'blue', 'green', 'red'] })
  badge: BadgeColour;
  @ApiProperty({ example: 3 })
  version: number;
  @ApiProperty({ type: String, nullable: true })
  name: string | null;
  @ApiProperty({ type: String, nullable: true })
  phone: string | null;
  @ApiProperty({ type: String, nullable: true })
  email: string | null;
  @ApiProperty({ type: String, nullable: true })
  company: string | null;
  @ApiProperty({ type: String, nullable: true })
  message: string | null;
  @ApiProperty({ enum: ['ru', 'en'] })
  language: Language;
  @ApiProperty({ example: 'google', description: 'utm.source in ASCII; direct without one' })
  source: string;
  @ApiProperty({ type: LeadUtmDto })
  utm: LeadUtmDto;
  @ApiProperty({ type: String, nullable: true, example: '/en/service/ee', description: 'The page it was sent from' })
  url: string | null;
  @ApiProperty({ type: String, nullable: true })
  orderUrl: string | null;
  @ApiProperty({ type: String, nullable: true })
  slug: string | null;
  @ApiProperty({ type: Object, additionalProperties: { type: 'string' } })
  leadFields: Record<string, string>;
  @ApiProperty({ type: AnswersBody, nullable: true, description: 'What was chosen in the selection' })
  answers: AnswersBody | null;
  @ApiProperty({ type: CountryRefDto, nullable: true })
  country: CountryRefDto | null;
  @ApiProperty({ type: TitledRefDto, nullable: true })
  service: TitledRefDto | null;
  @ApiProperty({ type: LeadSlotDto, nullable: true })
  slot: LeadSlotDto | null;
  @ApiProperty({ type: NamedRefDto, nullable: true })
  assignee: NamedRefDto | null;
  @ApiProperty({ type: NamedRefDto, nullable: true })
  client: NamedRefDto | null;
  @ApiProperty({ type: OrderRefDto, nullable: true })
  order: OrderRefDto | null;
  @ApiProperty({ type: [LeadCallDto], description: 'Oldest first' })
  calls: LeadCallDto[];
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  callAgainAt: string | null;
  @ApiProperty({ type: LeadLossDto, nullable: true })
  lost: LeadLossDto | null;
  @ApiProperty({ description: 'The personal data are gone' })
  erased: boolean;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
  @ApiProperty({ type: [LeadOperationDto] })
  operations: LeadOperationDto[];
}

export class LeadCountsDto {
  @ApiProperty({ example: 4 })
  new: number;
  @ApiProperty()
  taken: number;
  @ApiProperty()
  called: number;
  @ApiProperty()
  won: number;
  @ApiProperty()
  lost: number;
}

export class LeadPageDto extends PageOf(LeadDto) {
  @ApiProperty({ type: LeadCountsDto, description: 'Under all other filters of the list' })
  counts: LeadCountsDto;
}

export class LeadSourceDto {
  @ApiProperty({ example: 'google' })
  source: string;
  @ApiProperty({ example: 12 })
  count: number;
}

export class LeadSourcesDto {
  @ApiProperty({ type: [LeadSourceDto], description: 'The most first' })
  items: LeadSourceDto[];
}

export class LeadAssigneesDto {
  @ApiProperty({ type: [NamedRefDto] })
  items: NamedRefDto[];
}

export class LeadEventDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 2 })
  version: number;
  @ApiProperty({ example: 'LeadTaken' })
  type: LeadEventType;
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ type: NamedRefDto, nullable: true, description: 'Null: the visitor' })
  by: NamedRefDto | null;
  @ApiProperty({ example: 'Call' })
  title: string;
  @ApiProperty({ type: String, nullable: true, example: 'Not reached' })
  detail: string | null;
}

export class LeadHistoryDto {
  @ApiProperty({ type: [LeadEventDto], description: 'Oldest first' })
  items: LeadEventDto[];
}

export class LeadOrderDto {
  @ApiProperty({ type: LeadDto })
  lead: LeadDto;
  @ApiProperty({ type: OrderRefDto })
  order: OrderRefDto;
}
