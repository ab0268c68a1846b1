import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Id, Language } from '#libs/kernel/ids';
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

/** What the page offers beside the machine's operations: the order that comes of a lead, judged as winning it. */
export const offeredOperations = [...leadOperations, 'order'] as const;
export type OfferedOperation = (typeof offeredOperations)[number];

export class LeadPersonDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 'Anna Berg', description: 'Empty when the person was erased' })
  name: string;
}

export class LeadTextDto {
  @ApiProperty()
  ru: string;
  @ApiProperty()
  en: string;
}

export class LeadCountryDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 'EE' })
  code: string;
  @ApiProperty({ type: LeadTextDto })
  name: LeadTextDto;
}

export class LeadServiceDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ type: LeadTextDto })
  title: LeadTextDto;
}

export class LeadOrderRefDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 'R-000412' })
  number: string;
}

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
  @ApiProperty({ type: LeadPersonDto, nullable: true })
  by: LeadPersonDto | null;
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
  @ApiProperty({ type: LeadPersonDto, nullable: true })
  by: LeadPersonDto | null;
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
  @ApiProperty({ example: 'google', description: 'utm.source in plain letters; direct where there is none' })
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
  @ApiProperty({ type: Object, nullable: true, additionalProperties: true, description: 'What was chosen in the selection' })
  answers: object | null;
  @ApiProperty({ type: LeadCountryDto, nullable: true })
  country: LeadCountryDto | null;
  @ApiProperty({ type: LeadServiceDto, nullable: true })
  service: LeadServiceDto | null;
  @ApiProperty({ type: LeadSlotDto, nullable: true })
  slot: LeadSlotDto | null;
  @ApiProperty({ type: LeadPersonDto, nullable: true })
  assignee: LeadPersonDto | null;
  @ApiProperty({ type: LeadPersonDto, nullable: true })
  client: LeadPersonDto | null;
  @ApiProperty({ type: LeadOrderRefDto, nullable: true })
  order: LeadOrderRefDto | null;
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

export class LeadPageDto {
  @ApiProperty({ type: [LeadDto] })
  items: LeadDto[];
  @ApiProperty({ example: 1 })
  page: number;
  @ApiProperty({ example: 5 })
  per_page: number;
  @ApiProperty({ example: 12 })
  total: number;
  @ApiProperty()
  totalIsExact: boolean;
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
  @ApiProperty({ type: [LeadPersonDto] })
  items: LeadPersonDto[];
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
  @ApiProperty({ type: LeadPersonDto, nullable: true, description: 'Null: the visitor' })
  by: LeadPersonDto | null;
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
  @ApiProperty({ type: LeadOrderRefDto })
  order: LeadOrderRefDto;
}
