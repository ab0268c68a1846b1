import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import type { Bilingual, Id } from '#libs/kernel/ids';
import type { Currency } from '#libs/kernel/currency';
import type { CommandName, OperationName } from '#machines/order/commands';
import type { MachineView, RefusalCode, Who } from '#machines/order/decision';
import type { DocumentKind, ItemKind, PaymentMethod, PaymentStage } from '#machines/order/state';
import { type BadgeColour, type OrderStatus, type ProgressStatus, orderStatuses, progressStatuses } from '#machines/order/statuses';
import { operationNames } from '#machines/order/commands';
import { refusalCodes } from '#machines/order/decision';
import { MoneyDto } from './money.dto.js';

const badges: BadgeColour[] = ['orange', 'yellow', 'blue', 'green', 'red'];

export class BilingualDto implements Bilingual {
  @ApiProperty({ example: 'Регистрация OÜ' })
  ru: string;
  @ApiProperty({ example: 'OÜ registration' })
  en: string;
}

export class PersonRefDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 'Anna Sokolova', description: 'Empty when the person was erased' })
  name: string;
  @ApiProperty({ required: false, nullable: true, type: String, description: 'Company of a partner' })
  company?: string | null;
  @ApiProperty({ required: false, description: 'For staff only' })
  email?: string;
  @ApiProperty({ required: false, nullable: true, type: String, description: 'For staff only' })
  phone?: string | null;
}

export class ServiceRefDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ type: BilingualDto, description: 'As it was at placing' })
  name: BilingualDto;
}

export class CountryRefDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 'EE' })
  code: string;
  @ApiProperty({ type: BilingualDto })
  name: BilingualDto;
}

/** What would make a refused operation possible. */
export class RemedyDto {
  @ApiProperty({ example: 'payPrepayment', description: 'Key of the text' })
  key: string;
  @ApiProperty({ example: 'EUR 540.00 more is needed', description: "In the reader's language" })
  text: string;
  @ApiProperty({ type: MoneyDto, required: false })
  amount?: MoneyDto;
  @ApiProperty({ type: MoneyDto, required: false })
  amountMax?: MoneyDto;
  @ApiProperty({ required: false, example: 2 })
  count?: number;
  @ApiProperty({ required: false, enum: progressStatuses, isArray: true })
  statuses?: ProgressStatus[];
  @ApiProperty({ required: false, type: [String] })
  roles?: Who[];
}

export class VariantDto {
  @ApiProperty()
  permitted: boolean;
  @ApiProperty({ required: false, enum: refusalCodes })
  code?: RefusalCode;
  @ApiProperty({ required: false, type: RemedyDto })
  remedy?: RemedyDto;
}

export class VariantsDto {
  @ApiProperty({ type: VariantDto })
  confirm: VariantDto;
  @ApiProperty({ type: VariantDto })
  reject: VariantDto;
}

export class OperationDto extends VariantDto {
  @ApiProperty({ enum: operationNames })
  operation: OperationName;
  @ApiProperty({ required: false, type: VariantsDto, description: 'Only of managerConfirmedLastPayment' })
  variants?: VariantsDto;
}

export class CommandDto extends VariantDto {
  @ApiProperty({ type: String, example: 'appointPartner' })
  command: CommandName;
}

/** What the machine in the browser needs to judge as the server does; amounts in minor units, percents in basis points. */
export class MachineDto implements MachineView {
  @ApiProperty({ example: 1 })
  version: number;
  @ApiProperty({ type: Object, example: { progress: 'newOrder', reward: 'agreed' } })
  value: MachineView['value'];
  @ApiProperty({ type: Object, additionalProperties: true })
  facts: MachineView['facts'];
}

export class StepDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ type: BilingualDto })
  title: BilingualDto;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  completedAt: string | null;
}

export class StepGroupDto {
  @ApiProperty({ type: BilingualDto })
  title: BilingualDto;
  @ApiProperty({ type: [StepDto] })
  steps: StepDto[];
}

export class OrderFileDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ example: 'passport.pdf' })
  name: string;
  @ApiProperty({ example: 184_320, description: 'Bytes' })
  size: number;
  @ApiProperty({ example: 'application/pdf' })
  type: string;
  @ApiProperty({ description: 'Lower-case hex' })
  sha256: string;
}

export class OrderDocumentDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ enum: ['document', 'address', 'result'] })
  kind: DocumentKind;
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  item: Id | null;
  @ApiProperty({ type: String, nullable: true })
  title: string | null;
  @ApiProperty({ type: OrderFileDto })
  file: OrderFileDto;
  @ApiProperty({ type: PersonRefDto })
  attachedBy: PersonRefDto;
  @ApiProperty({ format: 'date-time' })
  attachedAt: string;
  @ApiProperty({ enum: ['none', 'accepted', 'rejected'] })
  review: 'none' | 'accepted' | 'rejected';
  @ApiProperty({ type: String, nullable: true })
  reason: string | null;
}

export class RequestedItemDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ enum: ['document', 'address'] })
  kind: ItemKind;
  @ApiProperty()
  title: string;
  @ApiProperty({ type: String, nullable: true })
  note: string | null;
  @ApiProperty({ format: 'date-time', description: 'Files from before then no longer count' })
  askedAt: string;
  @ApiProperty({ type: [OrderDocumentDto] })
  documents: OrderDocumentDto[];
  @ApiProperty()
  receivedOnPaper: boolean;
  @ApiProperty()
  withdrawn: boolean;
}

export class RefundDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ type: MoneyDto })
  amount: MoneyDto;
  @ApiProperty({ enum: ['requested', 'refunded', 'failed'] })
  state: 'requested' | 'refunded' | 'failed';
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ type: String, nullable: true })
  reason: string | null;
}

export class PaymentDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;
  @ApiProperty({ enum: ['cash', 'transfer', 'provider'] })
  method: PaymentMethod;
  @ApiProperty({ enum: ['prepayment', 'postpayment'] })
  stage: PaymentStage;
  @ApiProperty({ type: MoneyDto })
  amount: MoneyDto;
  @ApiProperty({ enum: ['declared', 'confirmed', 'rejected', 'captured', 'pending', 'refunded'] })
  state: 'declared' | 'confirmed' | 'rejected' | 'captured' | 'pending' | 'refunded';
  @ApiProperty({ type: PersonRefDto, nullable: true })
  recordedBy: PersonRefDto | null;
  @ApiProperty({ type: String, nullable: true })
  reference: string | null;
  @ApiProperty({ format: 'date-time' })
  at: string;
  @ApiProperty({ type: MoneyDto, description: 'Of this payment' })
  refundable: MoneyDto;
  @ApiProperty({ type: [RefundDto] })
  refunds: RefundDto[];
}

export class RequiredDocumentDto {
  @ApiProperty({ enum: ['document', 'address'] })
  kind: ItemKind;
  @ApiProperty({ type: BilingualDto })
  title: BilingualDto;
  @ApiProperty({ type: BilingualDto, nullable: true })
  note: BilingualDto | null;
}

/** An order as one reader sees it, without its children: what a list shows. */
export class OrderListItemDto {
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
  @ApiProperty({ example: 14, description: 'Days the service takes' })
  termDays: number;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
  @ApiProperty({ format: 'date-time', description: 'When the status last changed' })
  statusSince: string;
  @ApiProperty({ type: MachineDto })
  machine: MachineDto;
  @ApiProperty({ type: [OperationDto], description: 'All fifteen, judged for the reader' })
  operations: OperationDto[];
}

/** An order as one reader sees it. */
@ApiExtraModels(StepGroupDto)
export class OrderDto extends OrderListItemDto {
  @ApiProperty({ type: [CommandDto], description: 'The commands that are not operations, judged for the reader' })
  commands: CommandDto[];
  @ApiProperty({ type: Object, additionalProperties: { $ref: getSchemaPath(StepGroupDto) }, description: 'Groups by key, visible steps' })
  steps: Record<string, StepGroupDto>;
  @ApiProperty({ type: [RequestedItemDto] })
  requestedItems: RequestedItemDto[];
  @ApiProperty({ type: [OrderDocumentDto], description: 'Of results a client gets none before they are sent' })
  documents: OrderDocumentDto[];
  @ApiProperty({ type: [PaymentDto], required: false, description: 'Not for partners' })
  payments?: PaymentDto[];
  @ApiProperty({ type: [RequiredDocumentDto], description: 'Prefills requestDocuments' })
  requiredDocuments: RequiredDocumentDto[];
}
