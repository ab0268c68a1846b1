import { ApiProperty } from '@nestjs/swagger';
import type { Id, Language } from '#machines/kernel/ids';
import type { LeadOperation, LeadRefusal, LeadRemedy } from '#machines/lead/commands';
import { type LeadEventType } from '#machines/lead/events';
import { type CallOutcome, type LeadKind, type LeadStatus, type LossReason } from '#machines/lead/state';
import type { BadgeColour } from '#machines/order/statuses';
import { CountryRefDto, NamedRefDto, OrderRefDto, TitledRefDto } from '#libs/contracts/wire/refs.dto';
import { PageOf } from '#libs/contracts/wire/page';
import { AnswersBody } from './forms.dto.js';

/** The machine's operations and `order`, which creates the order of a lead and is permitted whenever winning it is. */
export type OfferedOperation = LeadOperation | 'order';

export class LeadSlotDto {
  @ApiProperty({ format: 'date-time' })
  start: string;
  @ApiProperty({ format: 'date-time' })
  end: string;
  @ApiProperty({ example: 'Europe/Berlin', description: 'Of the visitor' })
  timeZone: string | null;
  /** False: the slot was given back */
  held: boolean;
}

export class LeadCallDto {
  @ApiProperty({ format: 'date-time' })
  at: string;
  by: NamedRefDto | null;
  outcome: CallOutcome;
  @ApiProperty({ format: 'date-time' })
  callAgainAt: string | null;
  /** Null if there is none, or it was erased */
  note: string | null;
}

export class LeadLossDto {
  reason: LossReason;
  note: string | null;
  @ApiProperty({ format: 'date-time' })
  at: string;
  by: NamedRefDto | null;
}

export class LeadRemedyDto {
  key: LeadRemedy['key'];
  /** The remedy in the reader's language */
  text: string;
}

export class LeadOperationDto {
  operation: OfferedOperation;
  permitted: boolean;
  code?: LeadRefusal;
  /** Why not, in the reader's language */
  detail?: string;
  /** What would make the operation possible; absent where nothing would */
  remedy?: LeadRemedyDto;
}

export class LeadUtmDto {
  /**
   * utm_source of the address that the visitor came by
   * @example 'google'
   */
  source?: string;
  medium?: string;
  campaign?: string;
  term?: string;
  content?: string;
}

/** Personal data are null once they were erased. */
export class LeadDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  /** @example 'L-000012' */
  number: string;
  kind: LeadKind;
  state: LeadStatus;
  badge: BadgeColour;
  /**
   * The version for If-Match
   * @example 3
   */
  version: number;
  name: string | null;
  phone: string | null;
  email: string | null;
  company: string | null;
  message: string | null;
  language: Language;
  @ApiProperty({ example: 'google', description: 'utm.source in ASCII; direct without one' })
  source: string;
  utm: LeadUtmDto;
  @ApiProperty({ example: '/en/service/ee', description: 'The page it was sent from' })
  url: string | null;
  orderUrl: string | null;
  slug: string | null;
  @ApiProperty({ additionalProperties: { type: 'string' } })
  leadFields: Record<string, string>;
  /** What the visitor chose in the selection of a service; null for other forms */
  answers: AnswersBody | null;
  country: CountryRefDto | null;
  service: TitledRefDto | null;
  slot: LeadSlotDto | null;
  assignee: NamedRefDto | null;
  client: NamedRefDto | null;
  order: OrderRefDto | null;
  /** Oldest first */
  calls: LeadCallDto[];
  @ApiProperty({ format: 'date-time' })
  callAgainAt: string | null;
  lost: LeadLossDto | null;
  /** The personal data were deleted */
  erased: boolean;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
  operations: LeadOperationDto[];
}

export class LeadCountsDto {
  /**
   * Leads that nobody has taken
   * @example 4
   */
  new: number;
  taken: number;
  called: number;
  won: number;
  lost: number;
}

export class LeadPageDto extends PageOf(LeadDto) {
  /** Under all other filters of the list */
  counts: LeadCountsDto;
}

export class LeadSourceDto {
  /**
   * utm.source in ASCII; direct without one
   * @example 'google'
   */
  source: string;
  /**
   * Leads of this source
   * @example 12
   */
  count: number;
}

export class LeadSourcesDto {
  /** The most frequent first */
  items: LeadSourceDto[];
}

export class LeadAssigneesDto {
  items: NamedRefDto[];
}

export class LeadEventDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  /**
   * Version of the lead after the event
   * @example 2
   */
  version: number;
  /**
   * Name of the event's type in the log
   * @example 'LeadTaken'
   */
  type: LeadEventType;
  @ApiProperty({ format: 'date-time' })
  at: string;
  /** Null: the visitor */
  by: NamedRefDto | null;
  /**
   * What happened, in the reader's language
   * @example 'Call'
   */
  title: string;
  /**
   * What the title leaves out, in the reader's language
   * @example 'Not reached'
   */
  detail: string | null;
}

export class LeadHistoryDto {
  /** Oldest first */
  items: LeadEventDto[];
}

export class LeadOrderDto {
  lead: LeadDto;
  order: OrderRefDto;
}
