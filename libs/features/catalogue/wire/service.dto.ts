import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import type { Id } from '#machines/kernel/ids';
import { type Currency, currencies } from '#machines/kernel/money';
import { type TermUnit, termUnits } from '#machines/kernel/time';
import { BilingualDto, CountryRefDto, TitledRefDto } from '#libs/contracts/wire/refs.dto';
import { MoneyDto } from '#libs/contracts/wire/money.dto';
import { PageOf } from '#libs/contracts/wire/page';
import { serviceFields } from '#machines/catalogue/service-schema';
import type { Conversion } from '#machines/catalogue/settlement';
import { type DocumentFormat, documentFormats } from '#machines/order/state';
import { answerWith } from './plain-classes.js';
import { PriceProposalDto } from './price-proposal.dto.js';

/** Paid to the state or a third party: shown, never charged. */
export class MandatoryPaymentDto {
  @ApiProperty({ type: BilingualDto })
  title: BilingualDto;

  @ApiProperty({ type: MoneyDto })
  amount: MoneyDto;

  @ApiProperty({ enum: ['once', 'yearly'] })
  period: 'once' | 'yearly';
}

export class ServiceTermDto {
  @ApiProperty({ example: 10 })
  days: number;
  @ApiProperty({ enum: termUnits, description: 'Working days leave out Saturdays and Sundays' })
  unit: TermUnit;
}

export class EmployeesOptionDto {
  @ApiProperty({ example: 1 })
  min: number;

  @ApiProperty({ example: 50 })
  max: number;

  @ApiProperty({ type: MoneyDto, description: 'For each employee above min' })
  price: MoneyDto;
}

export class PeriodChoiceDto {
  @ApiProperty({ description: 'What an order names: days', example: 10 })
  value: number;

  @ApiProperty({ type: BilingualDto })
  title: BilingualDto;

  @ApiProperty({ type: MoneyDto })
  price: MoneyDto;
}

export class CodedChoiceDto {
  @ApiProperty({ description: 'What an order names', example: 'own' })
  code: string;

  @ApiProperty({ type: BilingualDto })
  title: BilingualDto;

  @ApiProperty({ type: MoneyDto })
  price: MoneyDto;
}

export class ServiceOptionsDto {
  @ApiProperty({ type: EmployeesOptionDto })
  employeesAmount: EmployeesOptionDto;

  @ApiProperty({ type: [PeriodChoiceDto] })
  registrationPeriod: PeriodChoiceDto[];

  @ApiProperty({ type: [CodedChoiceDto] })
  director: CodedChoiceDto[];

  @ApiProperty({ type: [CodedChoiceDto] })
  directorCompany: CodedChoiceDto[];

  @ApiProperty({ type: [CodedChoiceDto] })
  activityAreas: CodedChoiceDto[];
}

export class ServiceDocumentDto {
  @ApiProperty({ enum: ['document', 'address'] })
  kind: 'document' | 'address';

  @ApiProperty({ type: BilingualDto })
  title: BilingualDto;

  @ApiProperty({ type: BilingualDto, nullable: true })
  note: BilingualDto | null;

  @ApiProperty({ enum: documentFormats, isArray: true, description: 'In which form it is taken; empty: in any' })
  formats: DocumentFormat[];

  @ApiProperty({ type: Number, nullable: true, example: 6, description: 'For how many more months it has to be valid when it is given' })
  validMonths: number | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'A picture of such a document: `/example/{id}.webp`' })
  example: Id | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'A blank form to fill in, PDF or DOCX: `/form/{id}`' })
  form: Id | null;
}

/** A blank form that was kept. Everybody may download it at `/form/{id}` while a service that is offered names it. */
export class DocumentFormDto {
  @ApiProperty({ format: 'uuid', description: 'Follows from name and content' })
  _id: Id;

  @ApiProperty({ example: 'power-of-attorney.docx' })
  name: string;
}

/** A picture of what a document looks like. */
export class ExamplePictureDto {
  @ApiProperty({ format: 'uuid', description: 'Follows from the picture' })
  _id: Id;

  @ApiProperty({ example: '/example/0198c8f0-5b1c-7c3e-9f0a-2f4f6f8f9fa0.webp' })
  path: string;
}

export class ServiceStepDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;

  @ApiProperty({ type: BilingualDto })
  title: BilingualDto;

  @ApiProperty({ description: 'Always true for the public' })
  isVisible: boolean;
}

export class ServiceStepGroupDto {
  @ApiProperty({ type: BilingualDto })
  title: BilingualDto;

  @ApiProperty({ type: [ServiceStepDto] })
  steps: ServiceStepDto[];
}

/** The rate by which an order of a service is charged in another currency. */
export class ConversionDto implements Conversion {
  @ApiProperty({ enum: currencies, enumName: 'Currency' })
  currency: Currency;

  @ApiProperty({ description: 'Units of `currency` for one of the listed', example: '0.3378378378' })
  rate: string;

  @ApiProperty({ description: 'The day that the rate is of', example: '2026-11-20' })
  date: string;
}

@ApiExtraModels(ServiceStepGroupDto)
export class ServiceDto extends answerWith(serviceFields) {
  @ApiProperty({ format: 'uuid' })
  _id: Id;

  @ApiProperty({
    description: 'Last part of the address of its page; unique in its country, never changed',
    example: 'ou-registration-in-estonia',
  })
  slug: string;

  @ApiProperty({ type: CountryRefDto })
  country: CountryRefDto;

  @ApiProperty({ type: TitledRefDto })
  type: TitledRefDto;

  @ApiProperty({ type: MoneyDto })
  price: MoneyDto;

  @ApiPropertyOptional({ type: ConversionDto, description: 'In what an order is paid where nobody can pay in the currency of the price' })
  paidIn?: ConversionDto;

  @ApiPropertyOptional({
    description: 'True: nobody can pay for it in any currency, so it cannot be ordered; only for those who may read the services section',
  })
  unpayable?: boolean;

  @ApiProperty({ type: ServiceTermDto })
  term: ServiceTermDto;

  @ApiProperty({ type: [MandatoryPaymentDto] })
  mandatoryPayments: MandatoryPaymentDto[];

  @ApiProperty({ type: ServiceOptionsDto })
  options: ServiceOptionsDto;

  @ApiProperty({ type: [ServiceDocumentDto] })
  requiredDocuments: ServiceDocumentDto[];

  @ApiProperty({ type: 'object', additionalProperties: { $ref: getSchemaPath(ServiceStepGroupDto) } })
  steps: Record<string, ServiceStepGroupDto>;

  @ApiPropertyOptional({ description: 'For If-Match; only for those who may read the services section', example: 3 })
  version?: number;

  @ApiPropertyOptional({ description: 'Cannot be ordered; only for those who may read the services section' })
  archived?: boolean;

  @ApiPropertyOptional({ type: PriceProposalDto, description: 'Only for those who may read the services section' })
  priceProposal?: PriceProposalDto;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

export class ServicePageDto extends PageOf(ServiceDto) {}
