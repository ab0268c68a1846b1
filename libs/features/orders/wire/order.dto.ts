import type { Currency } from '#machines/kernel/money';
import type { Id } from '#machines/kernel/ids';
import { type TermUnit, termUnits } from '#machines/kernel/time';
import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { type BadgeColour, type OrderStatus, orderStatuses, type ProgressStatus, progressStatuses } from '#machines/order/statuses';
import { type Leaving, leavingReasons } from '#machines/order/facts';
import { withListedFields } from './listed-kinds.js';
import { CommandDto, MachineDto, OperationDto } from './judgement.dto.js';
import { OrderCompanyDto, OrderDetailsDto, PromisedDateDto, WaitingDto } from './company.dto.js';
import { OrderDocumentDto, PaymentDto, RequestedItemDto, RequiredDocumentDto, StepGroupDto } from './order-children.dto.js';
import { PersonRefDto, ServiceRefDto } from './order-refs.dto.js';
import { CountryRefDto } from '#libs/contracts/wire/refs.dto';
import { MoneyDto } from '#libs/contracts/wire/money.dto';

const badges: BadgeColour[] = ['orange', 'yellow', 'blue', 'green', 'red'];

/** The order itself, with whom it is and what it costs. */
class OrderHeadDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 'R-000412' })
  number: string;
  @ApiProperty({ enum: progressStatuses })
  status: ProgressStatus;
  @ApiProperty({ enum: orderStatuses, isArray: true })
  statuses: OrderStatus[];
  @ApiProperty({ type: String, nullable: true, example: 'ON' })
  shortCode: string | null;
  @ApiProperty({ enum: badges })
  badge: BadgeColour;
  @ApiProperty({ example: 7, description: 'Also the ETag' })
  version: number;
  @ApiProperty({ type: ServiceRefDto })
  service: ServiceRefDto;
  @ApiProperty({ type: CountryRefDto })
  country: CountryRefDto;
  @ApiProperty({ type: PersonRefDto })
  client: PersonRefDto;
  @ApiProperty({ type: PersonRefDto, nullable: true })
  partner: PersonRefDto | null;
  @ApiProperty({ type: PersonRefDto, nullable: true })
  manager: PersonRefDto | null;
  @ApiProperty({
    required: false,
    description: 'The order is open and its manager’s account is closed, or their role may not manage orders; for staff only',
  })
  managerGone?: boolean;
  @ApiProperty({ example: 1 })
  employeesAmount: number;
  @ApiProperty({ example: 30 })
  registrationPeriod: number;
  @ApiProperty({ example: 'resident' })
  director: string;
  @ApiProperty({ type: [String] })
  directorCompany: string[];
  @ApiProperty({ type: [String] })
  activityAreas: string[];
  @ApiProperty({ example: 'EUR', type: String })
  currency: Currency;
  @ApiProperty({ type: MoneyDto })
  price: MoneyDto;
  @ApiProperty({ type: MoneyDto, required: false, description: 'Money members are not for partners' })
  prepayment?: MoneyDto;
  @ApiProperty({ type: MoneyDto, required: false })
  paid?: MoneyDto;
  @ApiProperty({ type: MoneyDto, required: false })
  refunded?: MoneyDto;
  @ApiProperty({ type: MoneyDto, required: false })
  balance?: MoneyDto;
  @ApiProperty({ type: MoneyDto, required: false })
  refundable?: MoneyDto;
  @ApiProperty({ type: MoneyDto, required: false })
  overpaid?: MoneyDto;
  @ApiProperty({ type: MoneyDto, required: false })
  conceded?: MoneyDto;
  @ApiProperty({ required: false, example: 30 })
  prepaymentPercent?: number;
  @ApiProperty({ required: false, example: 22, description: 'In force; not for clients' })
  partnerRewardPercent?: number;
  @ApiProperty({ required: false, nullable: true, type: Number, description: 'Waiting for the partner; not for clients' })
  pendingPartnerRewardPercent?: number | null;
  @ApiProperty({ example: 14, description: 'Days the service takes; of one order, as it was configured' })
  termDays: number;
  @ApiProperty({ enum: termUnits, description: 'Working days leave out Saturdays and Sundays' })
  termUnit: TermUnit;
}

/** An order as one reader sees it, without its children: what a list shows. */
export class OrderListItemDto extends withListedFields(OrderHeadDto) {
  @ApiProperty({
    type: MachineDto,
    description: 'The facts that decide about operations: a machine of the same version computes from them what the reader may do',
  })
  machine: MachineDto;
  @ApiProperty({
    type: [OperationDto],
    required: false,
    description: 'All fifteen, evaluated for the reader; in a list with include=operations alone',
  })
  operations?: OperationDto[];
}

/** An order as one reader sees it. */
@ApiExtraModels(StepGroupDto)
/** The price in the currency that the service is listed in, and the rate that the order's price was made by. */
export class ListedPriceDto {
  @ApiProperty({ type: MoneyDto })
  price: MoneyDto;

  @ApiProperty({ example: '0.3378378378' })
  rate: string;

  @ApiProperty()
  date: string;
}

/** What the client gets back if the order stops now, and what is kept. */
export class LeavingDto {
  /** Of what is held and no refund reserves */
  back: MoneyDto;

  /** The part of it that waits for the end of a dispute */
  disputed: MoneyDto;

  /** The price of the visible steps that are done, or all of it once the work is accepted. May be more than is held: the difference is not due */
  kept: MoneyDto;

  /** Refunds under way, returned in any case */
  reserved: MoneyDto;

  /** Reported transfers and payments under check, not part of what comes back */
  announced: MoneyDto;

  stepsDone: number;

  stepsAll: number;

  /** Why so much is kept; `accepted`: nobody can cancel the order any more */
  @ApiProperty({ enum: leavingReasons })
  reason: Leaving['reason'];
}

export class OrderDto extends OrderListItemDto {
  @ApiProperty({ type: [OperationDto], required: true, description: 'All fifteen, evaluated for the reader' })
  override operations: OperationDto[];
  @ApiProperty({ type: [CommandDto], description: 'The commands that are not operations, evaluated for the reader' })
  commands: CommandDto[];
  @ApiProperty({ type: Object, additionalProperties: { $ref: getSchemaPath(StepGroupDto) }, description: 'Groups by key, visible steps' })
  steps: Record<string, StepGroupDto>;
  @ApiProperty({ type: [RequestedItemDto] })
  requestedItems: RequestedItemDto[];
  @ApiProperty({ type: [OrderDocumentDto], description: 'Of results a client gets none before they are sent' })
  documents: OrderDocumentDto[];
  @ApiProperty({ type: [PaymentDto], required: false, description: 'Not for partners' })
  payments?: PaymentDto[];
  @ApiProperty({ type: LeavingDto, required: false, nullable: true, description: 'Null once the order is over; not for partners' })
  leaving?: LeavingDto | null;
  @ApiProperty({
    type: ListedPriceDto,
    nullable: true,
    description: 'What the service is listed at, where the order is paid in another currency',
  })
  listed: ListedPriceDto | null;
  @ApiProperty({ type: [RequiredDocumentDto], description: 'Prefills requestDocuments' })
  requiredDocuments: RequiredDocumentDto[];
  @ApiProperty({ type: OrderDetailsDto, description: 'What the service asks for of the company to be' })
  details: OrderDetailsDto;
  @ApiProperty({
    type: MoneyDto,
    required: false,
    description:
      'What that percent comes to: of the price, and once the order is finished of what was kept, for readers who see that alone; not for clients',
  })
  partnerReward?: MoneyDto;
  @ApiProperty({ type: MoneyDto, required: false, nullable: true, description: 'What the waiting percent comes to; not for clients' })
  pendingPartnerReward?: MoneyDto | null;
  @ApiProperty({ type: PromisedDateDto, nullable: true, description: 'The date that staff promise instead of the term’s' })
  promised: PromisedDateDto | null;
  @ApiProperty({ format: 'date-time', description: 'Since when the one who acts next has the next step' })
  turnSince: string;
  @ApiProperty({ type: WaitingDto, nullable: true, description: 'Its wait for the client, while it waits: nothing is late meanwhile' })
  waiting: WaitingDto | null;
  @ApiProperty({ type: OrderCompanyDto, nullable: true, description: 'The company once it is registered' })
  company: OrderCompanyDto | null;
}
