import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import type { Id } from '#libs/kernel/ids';
import type { Page } from '#libs/platform/http/list-query';
import { CataloguePriceDto, CatalogueTextDto, MandatoryPaymentDto } from './catalogue.dto.js';

export class ServiceCountryDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;

  @ApiProperty({ example: 'EE' })
  code: string;

  @ApiProperty({ type: CatalogueTextDto })
  name: CatalogueTextDto;
}

export class ServiceTypeDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;

  @ApiProperty({ type: CatalogueTextDto })
  title: CatalogueTextDto;
}

export class ServiceTermDto {
  @ApiProperty({ example: 10 })
  days: number;
}

export class EmployeesOptionDto {
  @ApiProperty({ example: 1 })
  min: number;

  @ApiProperty({ example: 50 })
  max: number;

  @ApiProperty({ type: CataloguePriceDto, description: 'For each employee above min' })
  price: CataloguePriceDto;
}

export class PeriodChoiceDto {
  @ApiProperty({ description: 'What an order names: days', example: 10 })
  value: number;

  @ApiProperty({ type: CatalogueTextDto })
  title: CatalogueTextDto;

  @ApiProperty({ type: CataloguePriceDto })
  price: CataloguePriceDto;
}

export class CodedChoiceDto {
  @ApiProperty({ description: 'What an order names', example: 'own' })
  code: string;

  @ApiProperty({ type: CatalogueTextDto })
  title: CatalogueTextDto;

  @ApiProperty({ type: CataloguePriceDto })
  price: CataloguePriceDto;
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

  @ApiProperty({ type: CatalogueTextDto })
  title: CatalogueTextDto;

  @ApiProperty({ type: CatalogueTextDto, nullable: true })
  note: CatalogueTextDto | null;
}

export class ServiceStepDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;

  @ApiProperty({ type: CatalogueTextDto })
  title: CatalogueTextDto;

  @ApiProperty({ description: 'Always true for the public' })
  isVisible: boolean;
}

export class ServiceStepGroupDto {
  @ApiProperty({ type: CatalogueTextDto })
  title: CatalogueTextDto;

  @ApiProperty({ type: [ServiceStepDto] })
  steps: ServiceStepDto[];
}

@ApiExtraModels(ServiceStepGroupDto)
export class ServiceDto {
  @ApiProperty({ format: 'uuid' })
  _id: Id;

  @ApiProperty({
    description: 'Last part of the address of its page; unique in its country, never changed',
    example: 'ou-registration-in-estonia',
  })
  slug: string;

  @ApiProperty({ type: CatalogueTextDto })
  title: CatalogueTextDto;

  @ApiProperty({ type: ServiceCountryDto })
  country: ServiceCountryDto;

  @ApiProperty({ type: ServiceTypeDto })
  type: ServiceTypeDto;

  @ApiProperty({ type: CatalogueTextDto })
  legalForm: CatalogueTextDto;

  @ApiProperty({ type: CatalogueTextDto })
  description: CatalogueTextDto;

  @ApiProperty({ type: CataloguePriceDto })
  price: CataloguePriceDto;

  @ApiProperty({ description: 'Percent, at most two decimals', example: 30 })
  prepaymentPercent: number;

  @ApiPropertyOptional({ description: 'Percent; only for those who may read the services section', example: 20 })
  partnerReward?: number;

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

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

export class ServicePageDto implements Page<ServiceDto> {
  @ApiProperty({ type: [ServiceDto] })
  items: ServiceDto[];

  @ApiProperty({ example: 1 })
  page: number;

  @ApiProperty({ example: 5 })
  per_page: number;

  @ApiProperty({ example: 20 })
  total: number;

  @ApiProperty({ example: true })
  totalIsExact: boolean;
}
