import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import type { Id } from '#machines/kernel/ids';
import { type Currency, currencies } from '#machines/kernel/money';
import { type TermUnit } from '#machines/kernel/time';
import { BilingualDto, CountryRefDto, TitledRefDto } from '#libs/contracts/wire/refs.dto';
import { MoneyDto } from '#libs/contracts/wire/money.dto';
import { PageOf } from '#libs/contracts/wire/page';
import { serviceFields } from '#machines/catalogue/service-schema';
import type { Conversion } from '#machines/catalogue/settlement';
import { type DocumentFormat } from '#machines/order/state';
import { answerWith } from './plain-classes.js';
import { PriceProposalDto } from './price-proposal.dto.js';

/** Paid to the state or a third party: shown, never charged. */
export class MandatoryPaymentDto {
  title: BilingualDto;

  amount: MoneyDto;

  period: 'once' | 'yearly';
}

export class ServiceTermDto {
  /**
   * Length of the term, in days of `unit`
   * @example 10
   */
  days: number;
  /** Working days leave out Saturdays and Sundays */
  unit: TermUnit;
}

export class EmployeesOptionDto {
  /**
   * The smallest number that an order can have; the service's price covers it
   * @example 1
   */
  min: number;

  /**
   * The largest number that an order can have
   * @example 50
   */
  max: number;

  /** The price of each employee above min */
  price: MoneyDto;
}

export class PeriodChoiceDto {
  @ApiProperty({ description: 'What an order names: days', example: 10 })
  value: number;

  title: BilingualDto;

  price: MoneyDto;
}

export class CodedChoiceDto {
  @ApiProperty({ description: 'What an order names', example: 'own' })
  code: string;

  title: BilingualDto;

  price: MoneyDto;
}

export class ServiceOptionsDto {
  employeesAmount: EmployeesOptionDto;

  registrationPeriod: PeriodChoiceDto[];

  director: CodedChoiceDto[];

  directorCompany: CodedChoiceDto[];

  activityAreas: CodedChoiceDto[];
}

export class ServiceDocumentDto {
  kind: 'document' | 'address';

  title: BilingualDto;

  note: BilingualDto | null;

  /** Accepted formats; empty: any */
  formats: DocumentFormat[];

  @ApiProperty({ example: 6, description: 'For how many more months it has to be valid when it is given' })
  validMonths: number | null;

  @ApiProperty({ format: 'uuid', description: 'A picture of such a document: `/example/{id}.webp`' })
  example: Id | null;

  @ApiProperty({ format: 'uuid', description: 'A blank form to fill in, PDF or DOCX: `/form/{id}`' })
  form: Id | null;
}

/** A stored blank form. Anyone may download it at `/form/{id}` while an offered service names it. */
export class DocumentFormDto {
  @ApiProperty({ format: 'uuid', description: 'Follows from name and content' })
  _id: Id;

  /**
   * Name under which it is downloaded
   * @example 'power-of-attorney.docx'
   */
  name: string;
}

export class ExamplePictureDto {
  @ApiProperty({ format: 'uuid', description: 'Follows from the picture' })
  _id: Id;

  /**
   * Address of the picture on the site
   * @example '/example/0198c8f0-5b1c-7c3e-9f0a-2f4f6f8f9fa0.webp'
   */
  path: string;
}

export class ServiceStepDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;

  title: BilingualDto;

  /** Always true for the public */
  isVisible: boolean;
}

export class ServiceStepGroupDto {
  title: BilingualDto;

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

  country: CountryRefDto;

  type: TitledRefDto;

  price: MoneyDto;

  /** The currency of payment if nobody can pay in the price's currency */
  paidIn?: ConversionDto;

  /** True: nobody can pay for it in any currency, so it cannot be ordered; only for those who may read the services section */
  unpayable?: boolean;

  term: ServiceTermDto;

  mandatoryPayments: MandatoryPaymentDto[];

  options: ServiceOptionsDto;

  requiredDocuments: ServiceDocumentDto[];

  @ApiProperty({ additionalProperties: { $ref: getSchemaPath(ServiceStepGroupDto) } })
  steps: Record<string, ServiceStepGroupDto>;

  @ApiProperty({ description: 'For If-Match; only for those who may read the services section', example: 3 })
  version?: number;

  /** Cannot be ordered; only for those who may read the services section */
  archived?: boolean;

  /** Only for readers of the services section */
  priceProposal?: PriceProposalDto;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

export class ServicePageDto extends PageOf(ServiceDto) {}
