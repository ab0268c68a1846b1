import { type CurrencyChange, currencyChanges } from '#machines/catalogue/currency-change';
import { ApiExtraModels, ApiProperty, ApiPropertyOptional, PartialType, getSchemaPath } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Matches, Max, Min, ValidateIf } from 'class-validator';
import { Nested } from '#libs/platform/http/validate';
import type { Id } from '#machines/kernel/ids';
import { type TermUnit, termUnits } from '#machines/kernel/time';
import { MayBeAbsent } from '#libs/platform/http/field-rules';
import { WholeExample } from '#libs/platform/http/api-docs';
import { serviceFields } from '#machines/catalogue/service-schema';
import { type DocumentFormat, documentFormats } from '#machines/order/state';
import { MandatoryPaymentBody, PriceBody, ProseBody, TitleBody } from './catalogue-bodies.js';
import { bodyWith } from './plain-classes.js';
import { Distinct, HasGroups, IsPart, IsParts } from './text-rules.js';

const mostOptions = 50;
const mostParts = 30;
const mostDays = 3650;
const mostMonths = 120;
const mostEmployees = 100_000;
const codeShape = /^[a-z][a-zA-Z0-9-]{0,39}$/;

export class ServiceTermBody {
  @ApiProperty({ example: 10 })
  @IsInt()
  @Min(1)
  @Max(mostDays)
  days: number;

  @ApiPropertyOptional({ enum: termUnits, description: 'Working days leave out Saturdays and Sundays; calendar days when absent' })
  @MayBeAbsent()
  @IsIn(termUnits)
  unit?: TermUnit;
}

export class EmployeesOptionBody {
  @ApiProperty({ example: 1 })
  @IsInt()
  @Min(0)
  @Max(mostEmployees)
  min: number;

  @ApiProperty({ description: 'Not below `min`', example: 50 })
  @IsInt()
  @Min(0)
  @Max(mostEmployees)
  max: number;

  @ApiProperty({ type: PriceBody, description: 'For each employee above min' })
  @IsPart(() => PriceBody)
  price: PriceBody;
}

export class PeriodChoiceBody {
  @ApiProperty({ description: 'Days', example: 10 })
  @IsInt()
  @Min(1)
  @Max(mostDays)
  value: number;

  @ApiProperty({ type: TitleBody })
  @IsPart(() => TitleBody)
  title: TitleBody;

  @ApiProperty({ type: PriceBody })
  @IsPart(() => PriceBody)
  price: PriceBody;
}

export class CodedChoiceBody {
  @ApiProperty({ description: 'Of a choice of this kind that is not archived, or one the service offers already', example: 'own' })
  @IsString()
  @Matches(codeShape)
  code: string;

  @ApiPropertyOptional({ type: TitleBody, description: "The choice's own when it is left out" })
  @MayBeAbsent()
  @IsPart(() => TitleBody)
  title?: TitleBody;

  @ApiProperty({ type: PriceBody })
  @IsPart(() => PriceBody)
  price: PriceBody;
}

export class ServiceOptionsBody {
  @ApiProperty({ type: EmployeesOptionBody })
  @IsPart(() => EmployeesOptionBody)
  employeesAmount: EmployeesOptionBody;

  @ApiProperty({ type: [PeriodChoiceBody] })
  @IsParts(() => PeriodChoiceBody, { least: 1, most: mostOptions })
  @Distinct('value')
  registrationPeriod: PeriodChoiceBody[];

  @ApiProperty({ type: [CodedChoiceBody] })
  @IsParts(() => CodedChoiceBody, { least: 1, most: mostOptions })
  @Distinct('code')
  director: CodedChoiceBody[];

  @ApiProperty({ type: [CodedChoiceBody] })
  @IsParts(() => CodedChoiceBody, { most: mostOptions })
  @Distinct('code')
  directorCompany: CodedChoiceBody[];

  @ApiProperty({ type: [CodedChoiceBody] })
  @IsParts(() => CodedChoiceBody, { most: mostOptions })
  @Distinct('code')
  activityAreas: CodedChoiceBody[];
}

export class ServiceDocumentBody {
  @ApiProperty({ enum: ['document', 'address'] })
  @IsIn(['document', 'address'])
  kind: 'document' | 'address';

  @ApiProperty({ type: TitleBody })
  @IsPart(() => TitleBody)
  title: TitleBody;

  @ApiPropertyOptional({ type: ProseBody, nullable: true })
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsPart(() => ProseBody)
  note?: ProseBody | null;

  @ApiPropertyOptional({ enum: documentFormats, isArray: true, description: 'In which form it is taken; in any when absent or empty' })
  @MayBeAbsent()
  @IsIn(documentFormats, { each: true })
  @IsArray()
  @ArrayUnique()
  formats?: DocumentFormat[];

  @ApiPropertyOptional({ type: Number, nullable: true, description: 'For how many more months it has to be valid when it is given' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(mostMonths)
  validMonths?: number | null;

  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true, description: 'Of `POST services/examples`' })
  @IsOptional()
  @IsUUID()
  example?: Id | null;

  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true, description: 'A blank form to fill in, of `POST services/forms`' })
  @IsOptional()
  @IsUUID()
  form?: Id | null;
}

export class ServiceStepBody {
  @ApiPropertyOptional({ format: 'uuid', description: 'Of a step the service has; a new step has none' })
  @MayBeAbsent()
  @IsUUID()
  _id?: Id;

  @ApiProperty({ type: TitleBody })
  @IsPart(() => TitleBody)
  title: TitleBody;

  @ApiProperty()
  @IsBoolean()
  isVisible: boolean;
}

export class ServiceStepGroupBody {
  @ApiProperty({ type: TitleBody })
  @IsPart(() => TitleBody)
  title: TitleBody;

  @ApiProperty({ type: [ServiceStepBody] })
  @IsParts(() => ServiceStepBody, { least: 1 })
  steps: ServiceStepBody[];
}

const groups = {
  type: 'object',
  description: 'Groups by key, in their order; at most 20 groups and 50 steps',
  additionalProperties: { $ref: getSchemaPath(ServiceStepGroupBody) },
} as const;

@ApiExtraModels(ServiceStepGroupBody)
@WholeExample({
  title: { ru: 'Регистрация филиала', en: 'Branch registration' },
  legalForm: { ru: 'Филиал', en: 'Branch' },
  description: { ru: 'Филиал иностранной компании.', en: 'A branch of a foreign company.' },
  country: '562f8032-bc8d-5a7b-9c4c-e4360ba3b49b',
  type: '5c0401cb-1312-548e-aaea-f74ac66e6179',
  prepaymentPercent: 30,
  partnerReward: 20,
  price: { amount: '890.00', currency: 'EUR' },
  term: { days: 10 },
  mandatoryPayments: [
    { title: { ru: 'Пошлина реестра', en: 'Registry fee' }, amount: { amount: '200.00', currency: 'EUR' }, period: 'once' },
  ],
  options: {
    employeesAmount: { min: 0, max: 50, price: { amount: '15.00', currency: 'EUR' } },
    registrationPeriod: [{ value: 10, title: { ru: 'За 10 дней', en: 'In 10 days' }, price: { amount: '0.00', currency: 'EUR' } }],
    director: [{ code: 'own', price: { amount: '0.00', currency: 'EUR' } }],
    directorCompany: [],
    activityAreas: [{ code: 'it', price: { amount: '0.00', currency: 'EUR' } }],
  },
  requiredDocuments: [{ kind: 'document', title: { ru: 'Паспорт директора', en: 'Passport of the director' } }],
  steps: {
    filing: {
      title: { ru: 'Подача', en: 'Filing' },
      steps: [{ title: { ru: 'Заявление подано', en: 'Application filed' }, isVisible: true }],
    },
  },
})
export class ServiceBody extends bodyWith(serviceFields) {
  @ApiProperty({ format: 'uuid', description: 'Of a country that is not archived' })
  @IsUUID()
  country: Id;

  @ApiProperty({ format: 'uuid', description: 'Of a type that is not archived' })
  @IsUUID()
  type: Id;

  @ApiProperty({ type: PriceBody, description: 'Its currency is that of all options' })
  @IsPart(() => PriceBody)
  price: PriceBody;

  @ApiProperty({ type: ServiceTermBody })
  @IsPart(() => ServiceTermBody)
  term: ServiceTermBody;

  @ApiProperty({ type: [MandatoryPaymentBody] })
  @IsParts(() => MandatoryPaymentBody, { most: mostParts })
  mandatoryPayments: MandatoryPaymentBody[];

  @ApiProperty({ type: ServiceOptionsBody })
  @IsPart(() => ServiceOptionsBody)
  options: ServiceOptionsBody;

  @ApiProperty({ type: [ServiceDocumentBody] })
  @IsParts(() => ServiceDocumentBody, { most: mostParts })
  requiredDocuments: ServiceDocumentBody[];

  @ApiProperty(groups)
  @HasGroups()
  @Nested(() => ServiceStepGroupBody)
  steps: Map<string, ServiceStepGroupBody>;
}

/** Changes of a service; each part replaces the stored one. */
export class ServicePatchBody extends PartialType(ServiceBody, { skipNullProperties: false }) {
  @ApiPropertyOptional({
    enum: currencyChanges,
    description:
      'Required where the price gets another currency. converted: every price is the earlier one at the rate of GET settings/exchange-rates, half up ' +
      '(HUF and TWD in whole units); entered: the prices were decided again',
  })
  @MayBeAbsent()
  @IsIn(currencyChanges)
  currencyChange?: CurrencyChange;
}
