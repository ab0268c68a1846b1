import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, IsObject, IsString, Max, MaxLength, Min, ValidateBy } from 'class-validator';
import { Nested } from '#libs/platform/http/validate';
import type { Id, Language } from '#machines/kernel/ids';
import {
  IsLine,
  IsPhone,
  IsTimeZone,
  MayBeAbsent,
  MayBeLanguage,
  MayBeLine,
  phoneDoc,
  Readable,
  timeZoneDoc,
} from '#libs/platform/http/field-rules';
import { IsMailbox, longestMailbox } from '#libs/platform/http/mailbox';
import { WholeExample } from '#libs/platform/http/api-docs';

const mostFields = 20;
const longestFieldName = 60;
const longestField = 200;
/** Characters of a campaign parameter; longer ones are accepted and cut. */
const longestMark = 1000;
const longestMessage = 2000;
const longestAddress = 1000;

/** Requires an object of few fields with short names and accepted values. Code: badFormat. */
const HasFields = (accepts: (value: unknown) => boolean): PropertyDecorator =>
  ValidateBy({
    name: 'badFormat',
    validator: {
      validate: (value: unknown) =>
        typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        Object.keys(value).length <= mostFields &&
        Object.entries(value).every(([name, one]) => name.length <= longestFieldName && accepts(one)),
    },
  });

/** Origin and campaign of the visitor. Only an oversized one is refused. */
class OriginBody {
  @ApiProperty({ additionalProperties: { type: 'string' }, description: 'At most 20 short texts' })
  @MayBeAbsent()
  @HasFields((text) => typeof text === 'string' && text.length <= longestField)
  lead_fields?: Record<string, string>;

  @ApiProperty({
    additionalProperties: true,
    description: 'source, medium, campaign, term, content; anything else is dropped. At most 20 fields',
  })
  @MayBeAbsent()
  @IsObject()
  @HasFields((mark) => typeof mark !== 'string' || mark.length <= longestMark)
  utm?: object;

  /** The page that contains the form; one of another site is dropped */
  @MayBeAbsent()
  @IsString()
  @MaxLength(longestAddress)
  url?: string;

  @MayBeAbsent()
  @IsString()
  @MaxLength(longestAddress)
  orderUrl?: string;

  @MayBeLine(200)
  slug?: string;

  @ApiProperty({ example: 'EE', description: 'Id or ISO code; one that is not offered is dropped' })
  @MayBeAbsent()
  @IsLine(60)
  country?: string;

  @ApiProperty({ format: 'uuid', description: 'One that is not offered is dropped' })
  @MayBeAbsent()
  @IsLine(60)
  service?: Id;

  @MayBeLanguage('Of the page; Accept-Language where it is left out')
  language?: Language;
}

@WholeExample({ name: 'Anna', phone: '+372 5550 0125', country: 'EE', language: 'en' })
export class RequestCallBody extends OriginBody {
  @ApiProperty({ example: 'Anna', maxLength: 100 })
  @IsLine(100, false)
  name: string;

  @ApiProperty(phoneDoc)
  @IsPhone('phoneInvalid')
  phone: string;
}

/** Accepts at most 50 codes of choices, or no list. */
const MayNameChoices = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: 'array', maxItems: 50, items: { type: 'string', maxLength: 100 } }),
    MayBeAbsent(),
    IsArray(),
    ArrayMaxSize(50),
    IsString({ each: true }),
    MaxLength(100, { each: true }),
  );

class ChosenOptionsBody {
  /**
   * Number of employees that the visitor chose
   * @example 2
   */
  @MayBeAbsent()
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  employeesAmount?: number;

  /**
   * Registration period that the visitor chose, in days
   * @example 30
   */
  @MayBeAbsent()
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  registrationPeriod?: number;

  @MayBeLine(100)
  director?: string;

  @MayNameChoices()
  directorCompany?: string[];

  @MayNameChoices()
  activityAreas?: string[];
}

export class AnswersBody {
  /**
   * Code of the chosen country
   * @example 'EE'
   */
  @MayBeAbsent()
  @IsLine(60)
  country?: string;

  /**
   * Code of the chosen legal form, as the page's address has it
   * @example 'ou'
   */
  @MayBeAbsent()
  @IsLine(100)
  legalForm?: string;

  @ApiProperty({ format: 'uuid' })
  @MayBeAbsent()
  @IsLine(60)
  service?: Id;

  @MayBeAbsent()
  @IsObject()
  @Nested(() => ChosenOptionsBody)
  options?: ChosenOptionsBody;
}

/** Requires a phone or an email. */
@WholeExample({ name: 'Anna', email: 'anna.tamm@example.org', answers: { country: 'EE', legalForm: 'ou' }, language: 'en' })
export class StepsFormBody extends OriginBody {
  @ApiProperty({ example: 'Anna', maxLength: 100 })
  @IsLine(100, false)
  name: string;

  @ApiPropertyOptional(phoneDoc)
  @MayBeAbsent()
  @IsPhone('phoneInvalid')
  phone?: string;

  @ApiPropertyOptional({ ...timeZoneDoc, description: 'Of the visitor, as IANA names it' })
  @MayBeAbsent()
  @IsTimeZone()
  timeZone?: string;

  /** Answers of the selection up to the visitor's current step */
  @IsObject()
  @Nested(() => AnswersBody)
  answers: AnswersBody;

  @ApiProperty({ maxLength: longestMailbox, description: 'The selection goes there, with a link that opens it again' })
  @MayBeAbsent()
  @IsMailbox()
  email?: string;

  @MayBeAbsent()
  @Readable()
  @IsString()
  @MaxLength(longestMessage)
  message?: string;
}

@WholeExample({
  name: 'Jaan Kask',
  email: 'jaan.kask@example.org',
  company: 'Nordline OÜ',
  country: 'EE',
  message: 'We file with the Estonian register.',
  language: 'en',
})
export class OfferFormBody extends OriginBody {
  @ApiProperty({ example: 'Anna', maxLength: 100 })
  @IsLine(100, false)
  name: string;

  @ApiProperty({ maxLength: longestMailbox })
  @IsMailbox()
  email: string;

  @MayBeLine(200)
  company?: string;

  @ApiPropertyOptional(phoneDoc)
  @MayBeAbsent()
  @IsPhone('phoneInvalid')
  phone?: string;

  @MayBeAbsent()
  @Readable()
  @IsString()
  @MaxLength(longestMessage)
  message?: string;
}

@WholeExample({
  name: 'Anna',
  phone: '+372 5550 0126',
  email: 'anna.tamm@example.org',
  slot: '2026-12-01T09:00:00Z',
  timeZone: 'Europe/Tallinn',
  language: 'en',
})
export class ConsultationBody extends RequestCallBody {
  @ApiProperty({ maxLength: longestMailbox, description: 'The confirmation with its calendar entry goes there' })
  @IsMailbox()
  email: string;

  @ApiProperty({ format: 'date-time', description: 'The beginning of a free half hour' })
  @IsString()
  @MaxLength(40)
  slot: string;

  @ApiProperty({ ...timeZoneDoc, description: 'Of the visitor, as IANA names it' })
  @IsTimeZone()
  timeZone: string;

  @MayBeAbsent()
  @Readable()
  @IsString()
  @MaxLength(longestMessage)
  topic?: string;
}

/** A replayed request is answered without the id, because anyone may have its key. */
export class SubmittedFormDto {
  @ApiProperty({ format: 'uuid' })
  _id?: Id;
}

/** Has the time of the call, unless it is now. */
export class RequestedCallDto extends SubmittedFormDto {
  @ApiProperty({ format: 'date-time', description: 'When the office opens next, if it is closed now' })
  opensAt?: string;

  @ApiProperty({ example: 'Europe/Tallinn', description: 'Of the office, where `opensAt` is given' })
  timeZone?: string;
}

export class BookedConsultationDto extends SubmittedFormDto {
  @ApiProperty({ format: 'date-time' })
  slot: string;
  @ApiProperty({ format: 'date-time' })
  end: string;
}

export class ConsultationSlotsDto {
  @ApiProperty({ example: ['2026-11-24T08:00:00.000Z'], description: 'Free half hours, in UTC, ascending' })
  slots: string[];
  @ApiProperty({ example: 'Europe/Tallinn', description: 'Of the office, whose days the question is about' })
  timeZone: string;
  /**
   * Length of a consultation
   * @example 30
   */
  minutes: number;
}
