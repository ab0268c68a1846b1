import type { Currency } from '#machines/kernel/money';
import type { Id } from '#machines/kernel/ids';
import { type TermUnit } from '#machines/kernel/time';
import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { type BadgeColour, type OrderStatus, type ProgressStatus } from '#machines/order/statuses';
import { type Buyer } from '#machines/order/state';
import { withListedFields } from './listed-kinds.js';
import { CommandDto, MachineDto, OperationDto } from './judgement.dto.js';
import { CancellationRequestDto, LeavingDto, WithdrawalRightDto } from './leaving.dto.js';
import { OrderCompanyDto, OrderDetailsDto, PromisedDateDto, WaitingDto } from './company.dto.js';
import { OrderDocumentDto, PaymentDto, RequestedItemDto, RequiredDocumentDto, StepGroupDto } from './order-children.dto.js';
import { PersonRefDto, ServiceRefDto } from './order-refs.dto.js';
import { CountryRefDto } from '#libs/contracts/wire/refs.dto';
import { MoneyDto } from '#libs/contracts/wire/money.dto';

/** Members of an order that lists and the resource share. */
class OrderHeadDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  /** @example 'R-000412' */
  number: string;
  status: ProgressStatus;
  statuses: OrderStatus[];
  /**
   * Short form of the status for narrow places; null: it has none
   * @example 'ON'
   */
  shortCode: string | null;
  badge: BadgeColour;
  @ApiProperty({ example: 7, description: 'Also the ETag' })
  version: number;
  service: ServiceRefDto;
  country: CountryRefDto;
  client: PersonRefDto;
  partner: PersonRefDto | null;
  manager: PersonRefDto | null;
  /** The order is open and its manager’s account is closed, or their role may not manage orders; for staff only */
  managerGone?: boolean;
  /**
   * Chosen number of employees
   * @example 1
   */
  employeesAmount: number;
  /**
   * Chosen registration period, in days
   * @example 30
   */
  registrationPeriod: number;
  /**
   * Code of the chosen director
   * @example 'resident'
   */
  director: string;
  directorCompany: string[];
  activityAreas: string[];
  /**
   * Currency that the order is paid in, ISO 4217
   * @example 'EUR'
   */
  currency: Currency;
  price: MoneyDto;
  /** Partners get no members about money */
  prepayment?: MoneyDto;
  paid?: MoneyDto;
  refunded?: MoneyDto;
  balance?: MoneyDto;
  refundable?: MoneyDto;
  overpaid?: MoneyDto;
  conceded?: MoneyDto;
  /**
   * Percent of the price that is due before the work
   * @example 30
   */
  prepaymentPercent?: number;
  @ApiProperty({ example: 22, description: 'In force; not for clients' })
  partnerRewardPercent?: number;
  /** Waits for the partner's answer; not for clients */
  pendingPartnerRewardPercent?: number | null;
  @ApiProperty({ example: 14, description: 'Days the service takes; of one order, as it was configured' })
  termDays: number;
  /** Working days leave out Saturdays and Sundays */
  termUnit: TermUnit;
}

/** Contains what a list shows, without the order's children. */
export class OrderListItemDto extends withListedFields(OrderHeadDto) {
  /** Facts from which a machine of the same version computes what the reader may do */
  machine: MachineDto;
  /** All fifteen, evaluated for the reader; in a list only with include=operations */
  operations?: OperationDto[];
}

/** The price in the currency of the service, and the rate by which the order's price was converted. */
export class ListedPriceDto {
  price: MoneyDto;

  /**
   * Units of the order's currency for one of the listed
   * @example '0.3378378378'
   */
  rate: string;

  date: string;
}

/** Members depend on the reader's role. */
@ApiExtraModels(StepGroupDto)
export class OrderDto extends OrderListItemDto {
  @ApiProperty({ type: [OperationDto], required: true, description: 'All fifteen, evaluated for the reader' })
  override operations: OperationDto[];
  /** The commands that are not operations, evaluated for the reader */
  commands: CommandDto[];
  @ApiProperty({ additionalProperties: { $ref: getSchemaPath(StepGroupDto) }, description: 'Groups by key, visible steps' })
  steps: Record<string, StepGroupDto>;
  requestedItems: RequestedItemDto[];
  /** Documents; a client gets company documents once they are sent */
  documents: OrderDocumentDto[];
  /** Payments; partners get none */
  payments?: PaymentDto[];
  /** Null once the order has ended; not for partners */
  leaving?: LeavingDto | null;
  /** The client's newest request to cancel, for readers of the payments */
  cancellation?: CancellationRequestDto | null;
  /** The listed price of the service, if the order is paid in another currency */
  listed: ListedPriceDto | null;
  /** Default content of requestDocuments */
  requiredDocuments: RequiredDocumentDto[];
  /** Details of the company to be registered, as the service asks for them */
  details: OrderDetailsDto;
  /**
   * The partner's commission: percentage of the price, and for a finished order of what was kept, for readers who may see it; not for
   * clients
   */
  partnerReward?: MoneyDto;
  /** The commission at the percentage that waits for acknowledgement; not for clients */
  pendingPartnerReward?: MoneyDto | null;
  /** The date that staff promise instead of the term’s */
  promised: PromisedDateDto | null;
  @ApiProperty({ format: 'uuid', description: 'The company that the order is for; null: none, or one to be registered' })
  forCompany: string | null;
  /** Whether the client buys as a consumer, who has a right to withdraw, or as a business */
  buyer: Buyer;
  /** The version of the terms that the client agreed to */
  agreedTerms: number | null;
  /** Null if the order was placed without one */
  withdrawal: WithdrawalRightDto | null;
  @ApiProperty({ format: 'date-time', description: 'Since when the one who acts next has the next step' })
  turnSince: string;
  /** Present while the order waits for its client; meanwhile it cannot be late */
  waiting: WaitingDto | null;
  /** The company once it is registered */
  company: OrderCompanyDto | null;
}
